import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pairOf } from '#rules/kit/hexmap/sheet.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { fieldOf } from '../chapters/map/field.ts';
import { arcsOf } from '../chapters/map/ground.ts';
import { inHalves } from '../chapters/map/tools/overlay.ts';
import { stepOver } from '../chapters/movement/travel.ts';
import { cells, commandRange } from '../ids.ts';
import { hexDistance } from '../model/hexes.ts';
import { countersOf, hexOf, isDisrupted, stepsLeft } from '../model/reading.ts';
import { type Counter, isCombat } from '../model/units.ts';
import { alive, bid, boxed, drawn, factsOf, inPhase, offers, opens, refusal, unfit } from './agree-at.ts';

/** What the drawn map shows, beside forms, calculators and questions of the same hexes. */

const fieldAt = ({ board, stand, context }: Position) => fieldOf(board, stand, context);
const includes = (value: unknown, id: string): boolean => JSON.stringify(value ?? null).includes(id);

/** 11.3: a whole stack noted as gone to a hex that the map leaves open, or does not. */
const retreats: Agreement = {
  id: 'retreats',
  rule: '11.3',
  readers: ['map tool retreat-assault', 'form retreat'],
  check: (at) => {
    const one = at.roll.one(drawn(at, isCombat));
    const shown = one && at.tool('retreat-assault', one.hex);
    if (!one || !shown || shown.says.id === 'rtl.retreat.parts') return undefined;
    const stack = drawn(at, isCombat).filter(({ hex }) => hex === one.hex);
    if (stack.some(({ counter }) => counter.side !== one.counter.side)) return undefined;
    const there = inPhase(at, 'combat');
    const units = stack.map(({ counter }) => counter.name).join(', ');
    const closed = (hex: string): string | undefined => {
      const why = (key: string) =>
        shown.list.some(({ msg }) => msg.id === `rtl.way.closed.${key}` && includes(msg.p, hex));
      return why('enemy') ? '11.32' : why('zoc') ? '11.34' : undefined;
    };
    return shown.hexes.flatMap(({ hex, tone }): readonly Said[] => {
      const rule = tone === 'bad' ? closed(hex) : null;
      return rule === undefined
        ? []
        : [{ about: [one.hex, hex], says: [rule, refusal(there, 'retreat', { units, to: hex })] }];
    });
  },
};

/** 11.33: what is said to be too much where they go. */
const retreatStacks: Agreement = {
  id: 'retreat-stacks',
  rule: '11.33',
  readers: ['map tool stacks', 'form retreat'],
  check: (at) => {
    const units = drawn(at, isCombat);
    const one = at.roll.one(units);
    const to = at.roll.one(units.filter(({ counter, hex }) => counter.side === one?.counter.side && hex !== one?.hex));
    if (!one || !to) return undefined;
    const booked = factsOf(bid(at, 'retreat', { units: one.counter.name, to: to.hex }));
    const said = bid(at, 'retreat', { units: one.counter.name, to: to.hex });
    if (!said.ok) return undefined;
    const { cells: was, ...context } = at.context;
    const moved = {
      ...(was[cells.at] as object),
      ...Object.fromEntries(
        booked.flatMap((fact) => (fact.kind === 'set' && fact.cell === cells.at ? [[fact.key, fact.value]] : [])),
      ),
    };
    const after = new (at.constructor as typeof Position)(
      at.game,
      { ...context, cells: { ...was, [cells.at]: moved as { readonly [key: string]: string } } },
      at.seed,
    );
    const full = after.tool('stacks', '')?.hexes.some(({ hex }) => hex === to.hex) === true;
    return { about: [one.counter.id, to.hex], says: [full, said.next?.some(({ rule }) => rule === '11.33') === true] };
  },
};

const kinds = ['mobile', 'assault', 'reaction'] as const;
/** The way over one hexside as the calculator of costs asks for it; several ways: the map takes the cheapest. */
const pathOver = (at: Position, unit: Counter, arc: number): JsonObject | undefined => {
  const field = fieldAt(at);
  const step = stepOver(field, unit.side, arc);
  if (step.ways.length > 1) return undefined;
  const node = field.ground.board.to[arc] ?? 0;
  const enemies = field.at[unit.side === 'german' ? 'soviet' : 'german'];
  const near = [...arcsOf(field.ground.board, node)].some((next) => enemies.has(field.ground.board.to[next] ?? -1));
  const friend = field.at[unit.side].has(node);
  return {
    hex: field.ground.id(node),
    terrain: step.terrain,
    woods: step.woods,
    way: step.ways[0] ?? 'none',
    water: step.water ?? 'none',
    bridge: step.bridge,
    zoc: step.zoc,
    near,
    friend,
    strongpoint: step.strongpoint,
  };
};
/** Whether another way leads there, which the single step does not know of. */
const roundAbout = (shown: Overlay, at: Position, from: string, to: string): boolean =>
  neighboursOf(at.board.sheet.grid, to).some((hex) => hex !== from && shown.hexes.some((one) => one.hex === hex));

/** 8, 9.34: the hexes beside a unit, into which it may go, and with what left. */
const oneHex = (kind: (typeof kinds)[number]): Agreement => ({
  id: `one-hex-${kind}`,
  rule: kind === 'reaction' ? '9.34' : '8',
  readers: [`map tool ${kind === 'reaction' ? 'reaction' : 'reach'}`, 'calculator move'],
  check: (at) => {
    const there = inPhase(at, 'movement', { cells: { [cells.sequence]: kind === 'assault' ? 'assault' : 'mobile' } });
    const one = at.roll.one(
      drawn(there, (unit) => isCombat(unit) && (kind !== 'reaction' || (unit.class === 'mot' && unit.kind !== 'hq'))),
    );
    const shown = one && there.tool(kind === 'reaction' ? 'reaction' : 'reach', one.counter.id);
    if (!one || !shown || shown.says.id === 'rtl.reach.unknown') return undefined;
    const { counter, hex: from } = one;
    const field = fieldAt(there);
    const { board } = field.ground;
    const node = board.nodeOf(from);
    const enemy = counter.side === 'german' ? 'soviet' : 'german';
    return [...arcsOf(board, node)].flatMap((arc): readonly Said[] => {
      const step = pathOver(there, counter, arc);
      const to = field.ground.id(board.to[arc] ?? 0);
      if (!step || field.at[enemy].has(board.to[arc] ?? 0)) return [];
      const panel = there.panel('move', {
        units: [there.row('move', 'units', counter.id)],
        sequence: kind,
        startZoc: field.zones.any[enemy][node] === 1,
        startSwamp: field.ground.terrain(node) === 'swamp',
        path: [step],
      });
      const goes = panel.kind === 'value' && panel.answer.p?.count === 1;
      const left = goes ? inHalves(Number(panel.answer.p?.left) * 2) : null;
      const label = shown.hexes.find(({ hex }) => hex === to)?.label ?? null;
      const more = Number((label ?? '-1').replace('½', '.5')) > Number((left ?? '-1').replace('½', '.5'));
      return [
        { about: [counter.id, from, to], says: [more && roundAbout(shown, there, from, to) ? left : label, left] },
      ];
    });
  },
});

/** 8.61 to 8.64: why a stack may not overrun from there: in words on the map, and in the calculator it opens. */
const overruns: Agreement = {
  id: 'overruns',
  rule: '8.64',
  readers: ['map tool overrun', 'calculator overrun'],
  check: (at) => {
    const there = inPhase(at, 'movement', { cells: { [cells.sequence]: 'mobile' } });
    const one = at.roll.one(drawn(there, isCombat));
    const shown = one && there.tool('overrun', one.hex);
    if (!one || !shown) return undefined;
    return shown.list.flatMap(({ calc, hex }): readonly Said[] => {
      if (!calc || hex === undefined) return [];
      const told = shown.list
        .filter((line) => line.hex === hex && !line.calc)
        .map(({ rule, msg }) => `${rule} ${msg.id}`);
      const panel = there.panel('overrun', calc.input);
      if (panel.not) return [];
      const bars = panel.hints.filter(({ rule, against }) => against && /^8\.6[1-4]$/.test(rule));
      const mp = panel.figures.find(({ id }) => id === 'mp')?.value;
      const label = shown.hexes.find((line) => line.hex === hex)?.label;
      // a crossing of hexsides is the map's own to say
      const crossing = told.some((line) => line.endsWith('noCrossing'));
      return crossing
        ? []
        : [
            { about: [hex, one.hex], says: [told.length > 0, bars.length > 0] },
            ...(label === undefined || mp === undefined
              ? []
              : [{ about: [hex, one.hex, 'MP'], says: [label, inHalves(Number(mp))] as const }]),
          ];
    });
  },
};

/** 10.26: who attacks along a road into or out of swamp is halved, from the map as in the question. */
const swampRoad: Agreement = {
  id: 'swamp-road',
  rule: '10.26',
  readers: ['fight from the map', 'calculator move'],
  check: (at) => {
    const there = inPhase(at, 'combat');
    const field = fieldAt(there);
    const target = at.roll.one(drawn(there, isCombat));
    if (!target) return undefined;
    const to = there.board.nodeOf(target.hex);
    const side = target.counter.side === 'german' ? 'soviet' : 'german';
    return drawn(there, (unit) => unit.side === side && unit.kind === 'combat' && unit.class !== 'foot').flatMap(
      ({ counter, hex }): readonly Said[] => {
        const arc = there.board.arcOf(there.board.nodeOf(hex), to);
        const made = there.game.map?.fight?.(
          { target: target.hex, attackers: [counter.id], side },
          there.board,
          there.context,
        );
        const rows = made?.input[side];
        const row = Array.isArray(rows)
          ? (rows as readonly JsonObject[]).find(({ id }) => id === counter.id)
          : undefined;
        if (arc < 0 || !row) return [];
        const swamp = [target.hex, hex].some((one) => field.ground.terrain(there.board.nodeOf(one)) === 'swamp');
        const step = pathOver(there, counter, arc);
        if (!step || step.water === 'lake' || (step.water === 'river' && step.bridge !== true)) return [];
        // over that hexside it may go although there is swamp
        const panel = there.panel('move', {
          units: [{ id: 'u', class: counter.class, ma: 20 }],
          sequence: 'mobile',
          startSwamp: field.ground.terrain(there.board.nodeOf(hex)) === 'swamp',
          path: [{ ...step, zoc: false, enemy: false }],
        });
        const passes = panel.kind === 'value' && panel.answer.p?.count === 1;
        return [{ about: [counter.id, hex, target.hex], says: [row.swampRoad === true, swamp && passes] }];
      },
    );
  },
};

/** 13.14: an HQ that is no longer able or near enough gives no aircraft. */
const airRange: Agreement = {
  id: 'air-range',
  rule: '13.14',
  readers: ['calculator attack from the map', 'HQs on the map'],
  check: (at) => {
    const there = inPhase(boxed(at), 'combat', { cells: { [cells.air]: {} } });
    const target = at.roll.one(drawn(there, isCombat));
    if (!target) return undefined;
    const side = target.counter.side === 'german' ? 'soviet' : 'german';
    const attackers = drawn(there, (unit) => unit.side === side && unit.kind === 'combat').map(
      ({ counter }) => counter.id,
    );
    const made = there.game.map?.fight?.({ target: target.hex, attackers, side }, there.board, there.context);
    const planes = countersOf(at.context).filter((one) => one.kind === 'air');
    const [mine, theirs] = [side, target.counter.side].map((of) => planes.find((one) => one.side === of));
    if (made?.calc !== 'attack' || !mine || !theirs) return undefined;
    const rows = (of: string): readonly JsonObject[] => (made.input[of] ?? []) as readonly JsonObject[];
    const panel = there.panel('attack', {
      ...made.input,
      [side]: [...rows(side), at.row('attack', side, mine.id)],
      [theirs.side]: [...rows(theirs.side), at.row('attack', theirs.side, theirs.id)],
    });
    if (panel.not) return undefined;
    const hqs = countersOf(there.context).filter(({ kind }) => kind === 'hq');
    return [mine, theirs].flatMap((plane): readonly Said[] => {
      const own = hqs.filter((one) => one.side === plane.side);
      const near = own.some((one) => {
        const far = hexDistance(hexOf(there.context, one.id) ?? '', target.hex);
        const fit = alive(there, one) && !isDisrupted(there.context, one.id);
        return far !== undefined && far <= commandRange && fit;
      });
      const barred = panel.hints.some(({ rule, msg }) => rule === '13.14' && includes(msg, plane.name));
      return own.length === 0 ? [] : [{ about: [plane.name, target.hex], says: [barred, !near] }];
    });
  },
};

/** In the construction of an Assault sequence. */
const building = (at: Position, side: string): Position =>
  inPhase(at, 'construction', { cells: { [cells.active]: side, [cells.sequence]: 'assault' } });
/** 14.22: who is offered as a builder may build where it stands. */
const builders: Agreement = {
  id: 'builders',
  rule: '14.22',
  readers: ['builders offered', 'form strongpoint'],
  check: (at) => {
    const side = at.roll.one(['german', 'soviet']) ?? 'german';
    const there = building(at, side);
    const all = drawn(there, ({ side: of }) => of === side);
    return all.flatMap(({ counter, hex }): readonly Said[] => {
      const offered = offers(there, 'strongpoint', 'unit', { side, hex }).includes(counter.name);
      const rule = refusal(there, 'strongpoint', { side, hex, unit: counter.name });
      return [{ about: [counter.id, hex], says: [offered, rule === null] }];
    });
  },
};
/** 14.25: what the form of completing opens with, it takes; what it does not open with, it does not. */
const completed: Agreement = {
  id: 'strongpoints-done',
  rule: '14.25',
  readers: ['form strongpoint-done as it opens', 'form strongpoint-done'],
  check: (at) =>
    [building(at, at.roll.one(['german', 'soviet']) ?? 'german'), inPhase(at, 'works')].flatMap((there) => {
      const opened = opens(there, 'strongpoint-done', 'hexes');
      const under = there.stand.markers.filter(({ kind }) => kind.endsWith('-building')).map(({ hex }) => hex);
      return under.map((hex) => ({
        about: [there.context.place, hex],
        says: [opened.includes(hex), refusal(there, 'strongpoint-done', { hexes: hex }) === null] as const,
      }));
    }),
};

/** 16.22, 16.24: near an HQ, in no enemy zone, in swamp along a road alone. */
const bridges: Agreement = {
  id: 'bridges',
  rule: '16.22',
  readers: ['form bridge', 'map tool status and HQs on the map'],
  check: (at) => {
    const there = inPhase(boxed(at), 'works', { cells: { [cells.bridges]: {} } });
    const bridge = at.roll.one(countersOf(at.context).filter(({ kind }) => kind === 'bridge'));
    if (!bridge) return undefined;
    const watery = Object.entries(there.board.sheet.sides)
      .filter(([, water]) => !water.includes('lake') && (water.includes('river') || water.includes('stream')))
      .map(([pair]) => pair.split('/'));
    const [hex, to] = at.roll.one(watery) ?? [];
    if (hex === undefined || to === undefined) return undefined;
    const rule = refusal(there, 'bridge', { unit: bridge.name, hex, to });
    const enemy = bridge.side === 'german' ? 'soviet' : 'german';
    const zoned = there
      .tool('status', hex)
      ?.list.some((line) => line.rule === '3.24' && includes(line.msg.p?.side, enemy));
    const hqs = countersOf(at.context).filter((one) => one.kind === 'hq' && one.side === bridge.side);
    if (hqs.length === 0) return undefined;
    const near = hqs.some((one) => {
      const far = hexDistance(hexOf(there.context, one.id) ?? '', hex);
      return far !== undefined && far <= commandRange && alive(there, one);
    });
    const node = there.board.nodeOf(hex);
    const { ground } = fieldAt(there);
    const arc = there.board.arcOf(node, there.board.nodeOf(to));
    // what leads into a hex nobody drew nobody can say
    const swamp = arc >= 0 && ground.terrain(node) === 'swamp' && ground.ways(arc).length === 0;
    return { about: [bridge.name, pairOf(hex, to)], says: [rule === null, near && zoned !== true && !swamp] };
  },
};

/** 3.32: how full a hex is. */
const stacks: Agreement = {
  id: 'stacks',
  rule: '3.32',
  readers: ['map tool stacks', 'map tool status'],
  check: (at) => {
    const one = at.roll.one(drawn(at, isCombat));
    const [all, here] = [at.tool('stacks', ''), one && at.tool('status', one.hex)];
    if (!one || !all || !here) return undefined;
    // of two sides in one hex the map tells of one
    if (drawn(at, isCombat).some(({ counter, hex }) => hex === one.hex && counter.side !== one.counter.side))
      return undefined;
    const label = all.hexes.find(({ hex }) => hex === one.hex)?.label;
    const over = here.list.find(({ msg }) => msg.id === 'rtl.status.over')?.msg.p?.n;
    return { about: one.hex, says: [label ?? null, over === undefined ? null : String(over)] };
  },
};

interface Judged {
  readonly id: string;
  readonly state: string;
}
/** 6.12: whom the map judges cut off, what his row of a fight and the form of the determination have of him. */
const cutOff: Agreement = {
  id: 'cut-off',
  rule: '6.12',
  readers: ['question supply', 'form supply-mark as it opens'],
  every: 3,
  check: (at) => {
    const there = inPhase(at, 'supply');
    const verdicts = ['german', 'soviet'].flatMap(
      (side) => (there.script('supply', { side }) as { readonly units: readonly Judged[] }).units,
    );
    const opened = new Set(opens(there, 'supply-mark', 'cut'));
    const all = countersOf(there.context);
    return verdicts.map(({ id: piece, state }) => ({
      about: piece,
      says: [!['supplied', 'airfield'].includes(state), opened.has(all.find(({ id }) => id === piece)?.name ?? '')],
    }));
  },
};

/** 11.6 */
const advances: Agreement = {
  id: 'advances',
  rule: '11.61',
  readers: ['question advance-options', 'form advance'],
  check: (at) => {
    const units = drawn(at, isCombat);
    const one = at.roll.one(units.filter(({ counter }) => unfit(at, counter))) ?? at.roll.one(units);
    if (!one) return undefined;
    const after = at.roll.one(['mobile', 'assault', 'refusal'] as const) ?? 'mobile';
    const [into = '', on = ''] = ['9001', '9002'];
    const { hexes } = at.script('advance-options', {
      class: one.counter.class,
      disrupted: isDisrupted(at.context, one.counter.id),
      after,
    }) as { readonly hexes: number };
    const takes = (more: JsonObject) =>
      refusal(at, 'advance', { units: one.counter.name, into, crt: after, ...more }) === null;
    return { about: [one.counter.id, after], says: [hexes, takes({ on }) ? 2 : takes({}) ? 1 : 0] };
  },
};

/** S1.31: what a step is said to bring, and what its loss books. */
const lossVp: Agreement = {
  id: 'loss-vp',
  rule: 'S1.31',
  readers: ['question vp-losses', 'form step-loss'],
  check: (at) => {
    const one = at.roll.one(
      countersOf(at.context).filter((unit) => unit.kind !== 'air' && stepsLeft(at.context, unit) > 0),
    );
    if (!one) return undefined;
    const there = inPhase(at, 'combat');
    const has = stepsLeft(at.context, one);
    const steps = 1 + at.roll.below(has);
    const told = there.script('vp-losses', { unit: one.id, left: has - steps }) as { readonly vp: number };
    const booked = factsOf(bid(there, 'step-loss', { unit: one.name, steps })).reduce(
      (sum, fact) => sum + (fact.kind === 'post' && fact.account === 'vp' ? fact.n : 0),
      0,
    );
    return { about: [one.id, steps], says: [told.vp, booked] };
  },
};

/** 5.1: what a face of the weather die reads. */
const weather: Agreement = {
  id: 'weather',
  rule: '5.1',
  readers: ['question weather', 'form weather-die'],
  check: (at) => {
    const die = 1 + at.roll.below(10);
    const there = inPhase(at, 'weather');
    const told = there.script('weather', { die }) as readonly { readonly turn: string; readonly reads?: string }[];
    const index =
      there.context.turn - (there.game.scenarios.find(({ id }) => id === there.context.scenario)?.first ?? 1);
    const booked = factsOf(bid(there, 'weather-die', { die })).flatMap((fact) =>
      fact.kind === 'set' && fact.cell === cells.weather ? [fact.value] : [],
    );
    return { about: die, says: [told[index]?.reads ?? null, booked[0] ?? null] };
  },
};

/** 5.2: who is due comes; who is said to come later, or to have come, does not. */
const arrivals: Agreement = {
  id: 'arrivals',
  rule: '5.2',
  readers: ['question arrivals', 'form arrive'],
  check: (at) => {
    const there = inPhase(at, 'reinforcements');
    const told = there.script('arrivals', {}) as readonly {
      readonly id: string;
      readonly state: string;
      readonly turn: string;
    }[];
    const form = there.game.actions.find(({ id }) => id === 'arrive')?.fields.groups;
    const keys = form?.kind === 'set' ? form.options.map(({ key }) => key) : [];
    return told
      .filter(({ id }) => keys.includes(id))
      .map(({ id, state }): Said => {
        const comes = refusal(there, 'arrive', { groups: [id] }) === null;
        return { about: id, says: [state === 'due' || state === 'delayed', comes] };
      });
  },
};

export const mapAgreements: readonly Agreement[] = [
  retreats,
  retreatStacks,
  ...kinds.map(oneHex),
  overruns,
  swampRoad,
  airRange,
  builders,
  completed,
  bridges,
  stacks,
  cutOff,
  advances,
  lossVp,
  weather,
  arrivals,
];
