import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { inHalves } from '#rules/kit/game/overlay.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import type { Position } from '../../../testing/position.ts';
import { type Field, fieldOf, type Unit } from '../chapters/map/field.ts';
import { arcsOf, distance } from '../chapters/map/ground.ts';
import { stepOver } from '../chapters/movement/travel.ts';
import { type SideId, sides } from '../ids.ts';
import { wasOos } from '../model/snapshot.ts';

/** What the map shows, beside the calculator or question that is asked of the same units. */

const fieldAt = ({ board, stand, context }: Position): Field => fieldOf(board, stand, context);
/** A hex with units of one side, as the record has them. */
export const stackAt = (at: Position): { readonly hex: string; readonly units: readonly Unit[] } | undefined => {
  const field = fieldAt(at);
  const hex = at.roll.one(field.all)?.piece.hex;
  const units = field.all.filter(({ piece }) => piece.hex === hex);
  return hex === undefined || new Set(units.map(({ counter }) => counter.side)).size > 1 ? undefined : { hex, units };
};
const rules = ({ list }: Overlay): readonly (string | undefined)[] => list.map(({ rule }) => rule);

/** 6: too much in a hex, on the map and in the calculator filled from there. */
const stacking: Agreement = {
  id: 'stacking',
  rule: '6',
  readers: ['map tool stacking', 'calculator stack'],
  check: (at) => {
    const there = stackAt(at);
    const shown = at.tool('stacking', '');
    if (!there || !shown) return undefined;
    const units = there.units.map(({ piece }) => at.row('stack', 'units', piece.id));
    const { says } = at.panel('stack', { side: there.units[0]?.counter.side ?? '', units });
    const full = shown.hexes.some((one) => one.hex === there.hex);
    return { about: there.hex, says: [full, says.id.endsWith('.armies') || says.id.endsWith('.over')] };
  },
};

/** 12.3.1, 6.2: who retreats into friends, and what those make of it. */
const retreatStack: Agreement = {
  id: 'retreat-stack',
  rule: '6.2',
  readers: ['map tool retreat', 'question stack-check'],
  check: (at) => {
    const there = stackAt(at);
    const shown = there && at.tool('retreat', there.hex);
    if (!there || !shown) return undefined;
    const { all } = fieldAt(at);
    return shown.hexes
      .filter(({ tone }) => tone !== 'bad')
      .map(({ hex, tone }): Said => {
        const units = [...there.units, ...all.filter(({ piece }) => piece.hex === hex)].map(
          ({ counter, piece }): JsonObject => {
            const sp = at.row('stack', 'units', piece.id).sp;
            return {
              id: piece.id,
              side: counter.side,
              kind: counter.kind,
              ...(typeof sp === 'number' ? { sp } : {}),
              ...(counter.army ? { army: counter.army } : {}),
              corps: counter.corps,
              division: counter.division,
            };
          },
        );
        if (units.length > 16) return { says: [true, true] };
        const { over } = at.script('stack-check', { units }) as { readonly over: number };
        return { about: [there.hex, hex], says: [tone === 'half', over > 0] };
      });
  },
};

/** 5.1.2, 16.1.4: hexes closed to a side are closed to whoever retreats or moves there. */
const closed: Agreement = {
  id: 'closed-hexes',
  rule: '5.1.2',
  readers: ['map tool retreat', 'map tool barred'],
  check: (at) => {
    const there = stackAt(at);
    const shown = there && at.tool('retreat', there.hex);
    const barred = at.tool('barred', '');
    if (!there || !shown || !barred) return undefined;
    const rule = there.units[0]?.counter.side === sides.axis ? '16.1.4' : '5.1.2';
    // an enemy or the Don stands before it
    const open = shown.hexes.filter((one) => one.tone !== 'bad' || one.rule === rule || one.rule === '6.3');
    return open.map(({ hex, rule: why }) => ({
      about: [there.hex, hex],
      says: [why === rule, barred.hexes.some((one) => one.hex === hex && one.rule === rule)],
    }));
  },
};

/** The way over one hexside as the calculator of costs asks for it. */
const pathOver = (field: Field, unit: Unit, arc: number): JsonObject => {
  const { side, move } = unit.counter;
  const step = stepOver(field, side, move, arc);
  const node = field.ground.board.to[arc] ?? 0;
  const zoc = !step.anyZoc ? 'none' : side === sides.soviet && field.zones.heavy[node] !== 1 ? 'light' : 'heavy';
  const { road, enemy, don, railAB, bokovskaya } = step;
  return { road, zoc, enemy, ...(side === sides.axis ? { don, bokovskaya } : { railAB }) };
};

/** Whether a hex beside both is reached, by which the way may go. */
const elsewhere = (shown: Overlay, { board }: Position, from: string, to: string): boolean => {
  const near = (hex: string) => neighboursOf(board.sheet.grid, hex);
  return near(to).some((hex) => hex !== from && shown.hexes.some((one) => one.hex === hex && one.tone !== 'bad'));
};

/** 5: the hexes beside a unit, into which it may go. */
const oneHex: Agreement = {
  id: 'one-hex',
  rule: '5',
  readers: ['map tool reach', 'calculator move'],
  check: (at) => {
    const field = fieldAt(at);
    const unit = at.roll.one(field.all);
    const shown = unit && at.tool('reach', unit.piece.id);
    // who is held, or bound to an HQ or edge, is no matter of costs
    const bound =
      shown && rules(shown).some((rule) => ['5.5', '5.5.1', '15.1.1', '15.1.2', '15.2', '2.1'].includes(rule ?? ''));
    if (!unit || !shown || bound || shown.says.id === 'armir.reach.unknown') return undefined;
    const row = at.row('move', 'units', unit.piece.id);
    return [...arcsOf(field.ground.board, unit.node)].map((arc): Said => {
      const to = field.ground.id(field.ground.board.to[arc] ?? 0);
      const panel = at.panel('move', { side: unit.counter.side, units: [row], path: [pathOver(field, unit, arc)] });
      const told = shown.hexes.find(({ hex, tone }) => hex === to && tone !== 'bad');
      if (panel.kind !== 'value') return { says: [panel.kind, 'value'] };
      const goes = panel.answer.p?.n === 1;
      const left = goes ? inHalves(Number(panel.answer.p?.left) * 2) : undefined;
      // another way may lead there where this one is barred, and leave more than it
      const round =
        told?.label !== undefined && Number(told.label.replace('½', '.5')) > (goes ? Number(panel.answer.p?.left) : -1);
      const label = round && elsewhere(shown, at, unit.piece.hex, to) ? left : told?.label;
      return { about: [unit.piece.id, to], says: [label, left] };
    });
  },
};

/** 10, 11: what may fire on a hex from where it stands. */
const reachesTo: Agreement = {
  id: 'guns-in-reach',
  rule: '10.1',
  readers: ['map tools bombard and guns', 'calculator bombard'],
  check: (at) => {
    const there = stackAt(at);
    if (!there) return undefined;
    const field = fieldAt(at);
    const target = field.all.find(({ piece }) => piece.hex === there.hex);
    const guns = field.all.filter(
      ({ counter }) =>
        counter.side !== target?.counter.side &&
        (counter.kind === 'heavyArtillery' || (counter.kind === 'hq' && counter.side === sides.soviet)),
    );
    const shown = at.tool('bombard', there.hex);
    if (!target || !shown) return undefined;
    // two of one army, or of one name: the form takes the first
    const alone = guns.filter(({ counter }) =>
      counter.kind === 'hq'
        ? guns.filter((one) => one.counter.kind === 'hq' && one.counter.army === counter.army).length === 1
        : guns.filter((one) => one.counter.name === counter.name).length === 1,
    );
    return alone.map(({ counter, piece, node }): Said => {
      const hq = counter.kind === 'hq';
      const calc = shown.list.find(
        (one) =>
          one.calc?.input.gun === counter.name ||
          (hq && one.calc?.input.army === counter.army && one.calc?.input.with === 'army'),
      );
      const own = at.tool('guns', piece.id);
      const fires = own !== undefined && own.list.length === 0 && own.hexes.some(({ hex }) => hex === there.hex);
      const panel = at.panel('bombard', {
        ...(hq ? { with: 'army', army: counter.army ?? 'iii' } : { with: 'heavy', gun: counter.name, value: 3 }),
        distance: distance(field.ground, node, target.node),
      });
      const against =
        panel.not && ['8.3.1', '11.2', hq ? '10.2.1' : '10.1'].includes(panel.not.rule) ? panel.not : undefined;
      // without points or PA nobody fires however near he is: that stands after reach and supply
      const poor = panel.not !== undefined && against === undefined;
      const pointless = against?.msg.id === 'armir.guns.bar.points' || against?.msg.id === 'armir.guns.bar.noPoints';
      if (poor || pointless) return { about: piece.id, says: [calc !== undefined, fires] };
      return {
        about: piece.id,
        says: [
          [calc !== undefined, fires],
          [against === undefined, against === undefined],
        ],
      };
    });
  },
};

/** 7: a hex controls those beside it, or does not. */
const zones: Agreement = {
  id: 'zones',
  rule: '7',
  readers: ['map zones', 'question zone-check'],
  check: (at) => {
    const there = stackAt(at);
    if (!there) return undefined;
    const field = fieldAt(at);
    const { ground } = field;
    const [first] = there.units;
    if (!first) return undefined;
    const side: SideId = first.counter.side;
    const units = there.units.map(({ counter, piece }): JsonObject => {
      const row = at.row('zone', 'units', piece.id);
      return {
        kind: counter.kind,
        heavy: counter.heavy,
        // AMB-12: in the supply phase by the markers it began with
        oos: wasOos(at.context, piece.id),
        ...(typeof row.sp === 'number' ? { sp: row.sp } : {}),
      };
    });
    if (units.length > 16) return undefined;
    return [...arcsOf(ground.board, first.node)].map((arc): Said => {
      const to = ground.board.to[arc] ?? 0;
      const hex = ground.id(to);
      const asked = at.script('zone-check', {
        side,
        units,
        major: ground.isMajor(arc),
        strongpoint: ground.isStrongSide(arc),
        mover: 'motorised',
      }) as { readonly projects: boolean; readonly crosses: boolean; readonly heavy: boolean };
      const shown = at.tool('zone', hex);
      const tone = shown?.hexes.find((one) => one.hex === there.hex && one.tone !== 'plain')?.tone;
      const holds = asked.projects && asked.crosses;
      return { about: [there.hex, hex], says: [tone, holds ? (asked.heavy ? 'bad' : 'half') : undefined] };
    });
  },
};

/** 5.5, 5.5.1, 15.2: who stays where it is. */
const held: Agreement = {
  id: 'held',
  rule: '5.5',
  readers: ['map tool locks', 'map tool reach'],
  check: (at) => {
    const there = stackAt(at);
    const shown = at.tool('locks', '');
    if (!there || !shown || there.units[0]?.counter.side !== sides.axis) return undefined;
    // on foot in motorised movement: that is said before it
    const foot = there.units.some(({ piece }) =>
      at.tool('reach', piece.id)?.list.some(({ msg }) => msg.id === 'armir.held.foot'),
    );
    if (foot) return undefined;
    const holds = there.units.some(({ piece }) => {
      const reach = at.tool('reach', piece.id);
      return reach?.list.some(({ msg }) =>
        ['armir.held.front', 'armir.held.alpineHq', 'armir.held.gebirgs'].includes(msg.id),
      );
    });
    return {
      about: there.hex,
      says: [shown.hexes.some(({ hex, tone }) => hex === there.hex && tone === 'bad'), holds],
    };
  },
};

/** 8, 12.1: one phase of supply, by question, by phase question and in the book. */
const supply: Agreement = {
  id: 'supply-book',
  rule: '8',
  readers: ['question supply-phase', 'form supply-book'],
  check: (at) => {
    const booked = at.form('supply-book');
    if (!booked) return undefined;
    const facts = booked.ok ? booked.facts : (booked.anyway?.facts ?? []);
    const { units } = at.script('supply-phase', {}) as {
      readonly units: readonly { readonly id: string; readonly state: string; readonly marked: boolean }[];
    };
    const set = facts.flatMap((fact) =>
      fact.kind === 'set' && fact.cell === 'oos' && fact.key !== undefined ? [[fact.key, fact.value]] : [],
    );
    const due = units.flatMap(({ id, state }): readonly [string, string | null][] => {
      const is = at.context.cells.oos;
      const marked = typeof is === 'object' && is[id] === 'yes';
      return state === 'waits' || marked === (state === 'oos') ? [] : [[id, state === 'oos' ? 'yes' : null]];
    });
    return { says: [set.toSorted(), due.toSorted()] };
  },
};

/** 8: the screen's question and the phase's. */
const supplied: Agreement = {
  id: 'supply-sides',
  rule: '8',
  readers: ['question supply', 'question supply-phase'],
  check: (at) => {
    const phase = at.script('supply-phase', {}) as {
      readonly units: readonly {
        readonly id: string;
        readonly side: string;
        readonly hex: string;
        readonly state: string;
      }[];
    };
    const drawn = phase.units.filter(({ id }) => at.stand.pieces.some((one) => one.id === id));
    return [sides.axis, sides.soviet].map((side): Said => {
      const { units } = at.script('supply', { side }) as {
        readonly units: readonly { readonly id: string; readonly state: string }[];
      };
      const states = (list: readonly { readonly id: string; readonly state: string }[]) =>
        list
          .map(({ id, state }) => `${id} ${state === 'oos' || state === 'die' || state === 'waits' ? 'out' : 'in'}`)
          .toSorted();
      return { about: side, says: [states(units), states(drawn.filter((one) => one.side === side))] };
    });
  },
};

/** 2.3, 8.1: whoever stands within range of a supplied HQ of its own is supplied. */
const inRange: Agreement = {
  id: 'hq-range',
  rule: '8.1',
  readers: ['map tool range', 'question supply'],
  constant: true,
  check: (at) => {
    const hq = at.roll.one(fieldAt(at).all.filter(({ counter }) => counter.kind === 'hq'));
    const shown = hq && at.tool('range', hq.piece.id);
    if (!hq || !shown || shown.hexes.length === 0) return undefined;
    const { units } = at.script('supply', { side: hq.counter.side }) as {
      readonly units: readonly { readonly id: string; readonly state: string }[];
    };
    const state = (id: string) => units.find((one) => one.id === id)?.state;
    if (state(hq.piece.id) !== 'supplied') return undefined;
    const within = new Set(shown.hexes.filter(({ tone }) => tone === 'good').map(({ hex }) => hex));
    const served = fieldAt(at).all.filter(
      ({ counter, piece }) =>
        counter.kind !== 'hq' &&
        counter.side === hq.counter.side &&
        (hq.counter.side === sides.soviet
          ? counter.army !== undefined && counter.army === hq.counter.army
          : counter.formation !== undefined &&
            (counter.formation === hq.counter.formation || hq.counter.formation === 'army')) &&
        within.has(piece.hex),
    );
    return {
      about: hq.piece.id,
      says: [served.flatMap(({ piece }) => (state(piece.id) === 'supplied' ? [] : [piece.id])), []],
    };
  },
};

export const grounds: readonly Agreement[] = [
  stacking,
  retreatStack,
  closed,
  oneHex,
  reachesTo,
  zones,
  held,
  supply,
  supplied,
  inRange,
];
