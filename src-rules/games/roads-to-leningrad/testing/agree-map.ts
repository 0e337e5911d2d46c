import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { inHalves } from '#rules/kit/game/overlay.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { arcsOf } from '../chapters/map/ground.ts';
import { stepOver } from '../chapters/movement/travel.ts';
import { cells } from '../ids.ts';
import { countersOf } from '../model/reading.ts';
import { type Counter, isCombat } from '../model/units.ts';
import { bid, drawn, factsOf, fieldAt, inPhase, opens, refusal } from './agree-at.ts';
import { advances, airRange, lossVp, overruns, retreatStacks, retreats } from './agree-fights.ts';
import { bridges, builders, completed } from './agree-works.ts';

/** What the drawn map shows, beside forms, calculators and questions of the same hexes. */

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
