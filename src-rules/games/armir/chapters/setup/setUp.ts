import { folded } from '#rules/kit/base/folded.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { textAt, textIn } from '#rules/kit/record/readers.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { type Msg, name, nameList } from '#rules/kit/words/message.ts';
import { armies, cells, type Formation, type ItalianCorps, italianCorps, named, ruling, sides } from '../../ids.ts';
import { countersOf } from '../../model/reading.ts';
import { armyMsg, type Counter, formationMsg, isBarbo, says } from '../../model/units.ts';
import { pieceMsg, plain } from '../../model/words.ts';
import type { Field, Unit } from '../map/field.ts';
import { distance } from '../map/ground.ts';
import { inBox } from '../map/pieces.ts';
import type { PlaceId } from '../map/sheet.ts';
import { msg } from './msg.ts';

/** 18: what of the set-up on the map is not as the rules have it. */
export interface Finding {
  readonly msg: Msg;
  readonly rule: string;
  readonly hex?: string;
}

/** 18.1: the front from north to south, and the colour each holds. `words`: how the counters are called. */
export const frontOrder: readonly { readonly corps: ItalianCorps; readonly word: string; readonly called: string }[] = [
  { corps: 'alpine', word: 'tridentina', called: 'Tridentina' },
  { corps: 'alpine', word: 'julia', called: 'Julia' },
  { corps: 'alpine', word: 'cuneense', called: 'Cuneense' },
  { corps: 'ii', word: 'cosseria', called: 'Cosseria' },
  { corps: 'ii', word: 'ravenna', called: 'Ravenna' },
  { corps: 'ii', word: '318', called: '213/318' },
  { corps: 'xxxv', word: '3 gennaio', called: '3 Gennaio' },
  { corps: 'xxxv', word: '298', called: '298' },
  { corps: 'xxxv', word: 'pasubio', called: 'Pasubio' },
  { corps: 'xxix', word: 'torino', called: 'Torino' },
  { corps: 'xxix', word: 'celere', called: 'Celere' },
  // an army unit in a strongpoint of XXIX Corps
  { corps: 'xxix', word: 'croat', called: 'Leg. Croata' },
  { corps: 'xxix', word: 'sforzesca', called: 'Sforzesca' },
];
/** The place of its division in the front; undefined: it has none. */
export const frontPlace = (counter: Counter): number | undefined => {
  if (counter.kind !== 'combat' || counter.formation === 'xxiv') return undefined;
  const at = frontOrder.findIndex(
    ({ word, corps }) => says(counter, word) && (word === 'croat' || counter.formation === corps),
  );
  return at < 0 ? undefined : at;
};
const isVicenza = (counter: Counter): boolean => says(counter, 'vicenza');
const isJulia = (counter: Counter): boolean => counter.formation === 'alpine' && says(counter, 'julia');

const hexOf = ({ piece }: Unit): { readonly hex: string } => ({ hex: piece.hex });
const who = ({ piece }: Unit): { readonly unit: Msg } => ({ unit: pieceMsg(piece) });

/** 18.1: infantry of these divisions in strongpoints of their colour, every strongpoint held, in this order. */
const front = (field: Field, units: readonly Unit[]): readonly Finding[] => {
  const { ground } = field;
  if (ground.strongpoints.length === 0) return [{ msg: msg('armir.setup.noStrongpoints'), rule: '18.1' }];
  const of = (unit: Unit) => frontPlace(unit.counter);
  const wrong = units.flatMap((unit): readonly Finding[] => {
    const at = of(unit);
    const corps = at === undefined ? undefined : frontOrder[at]?.corps;
    if (corps === undefined || unit.counter.move !== 'other' || ground.strongpoint(unit.node) === corps) return [];
    return [
      { msg: msg('armir.setup.colour', { ...who(unit), corps: formationMsg[corps] }), rule: '18.1', ...hexOf(unit) },
    ];
  });
  const empty = ground.strongpoints
    .filter((node) => !field.at.axis.has(node))
    .map((node): Finding => ({ msg: msg('armir.setup.empty'), rule: '18.1', hex: ground.id(node) }));
  return [...wrong, ...empty, ...order(field, units)];
};

/** How far south a hex lies, the north of the map being up. */
const southing = ({ ground }: Field) => {
  const { grid } = ground.board.sheet;
  const lattice = latticeOf(grid);
  return (node: number): number => {
    const i = lattice.indexOf(ground.id(node));
    const [q, r] = [lattice.q[i] ?? 0, lattice.r[i] ?? 0];
    return grid.orientation === 'flat' ? r + q / 2 : r;
  };
};
const order = (field: Field, units: readonly Unit[]): readonly Finding[] => {
  const south = southing(field);
  const placed = frontOrder.flatMap((division, i) => {
    const own = units.filter(
      (unit) => frontPlace(unit.counter) === i && field.ground.strongpoint(unit.node) !== undefined,
    );
    return own.length === 0
      ? []
      : [{ called: division.called, mean: own.reduce((sum, { node }) => sum + south(node), 0) / own.length }];
  });
  return placed.flatMap((one, i): readonly Finding[] => {
    const next = placed[i + 1];
    return next && one.mean > next.mean
      ? [{ msg: msg('armir.setup.order', { a: plain(one.called), b: plain(next.called) }), rule: '18.1' }]
      : [];
  });
};

/** 18.1: divisional artillery behind the line, beside a unit of its division; HQs in the west with their corps in range. */
const behind = (field: Field, units: readonly Unit[]): readonly Finding[] => {
  const { ground } = field;
  const west = (node: number): boolean => ground.strongpoint(node) === undefined && ground.sideOfLine(node) !== 'east';
  const guns = units.filter(({ counter }) => counter.kind === 'artillery' && counter.division !== '');
  const hqs = units.filter(({ counter }) => counter.kind === 'hq' && isItalianCorps(counter.formation));
  return [
    ...guns.flatMap((gun): readonly Finding[] => {
      const mate = units.some(
        (one) =>
          one.counter.kind === 'combat' &&
          folded(one.counter.division) === folded(gun.counter.division) &&
          distance(ground, one.node, gun.node) === 1,
      );
      return [
        ...(west(gun.node) ? [] : [{ msg: msg('armir.setup.gunFront', who(gun)), rule: '18.1', ...hexOf(gun) }]),
        ...(mate ? [] : [{ msg: msg('armir.setup.gunAlone', who(gun)), rule: '18.1', ...hexOf(gun) }]),
      ];
    }),
    ...hqs.flatMap((hq): readonly Finding[] => {
      const radius = hq.piece.radius;
      const own = units.filter(({ counter }) => counter.kind !== 'hq' && counter.formation === hq.counter.formation);
      const far = radius === undefined ? [] : own.filter(({ node }) => distance(ground, hq.node, node) > radius);
      return [
        ...(west(hq.node) ? [] : [{ msg: msg('armir.setup.hqEast', who(hq)), rule: '18.1', ...hexOf(hq) }]),
        ...(radius === undefined ? [{ msg: msg('armir.setup.noRange', who(hq)), rule: '18.1', ...hexOf(hq) }] : []),
        ...far.map((unit) => ({
          msg: msg('armir.setup.range', { ...who(unit), hq: pieceMsg(hq.piece) }),
          rule: '18.1',
          ...hexOf(unit),
        })),
      ];
    }),
  ];
};
const isItalianCorps = (formation: Formation | undefined): boolean => italianCorps.some((one) => one === formation);

/** 18.1.1, AMB-62: heavy artillery that begins at Rossosh. */
const atRossosh = (field: Field, { kind, formation }: Counter): boolean =>
  (kind === 'hq' && formation === 'alpine') ||
  (kind === 'heavyArtillery' &&
    (ruling(field.context, 'amb62') === 'all' ? isItalianCorps(formation) : formation === 'alpine'));

const stands = (field: Field, unit: Unit, place: PlaceId, rule: string): readonly Finding[] =>
  unit.node === field.ground.place(place) && unit.node >= 0
    ? []
    : [{ msg: msg(`armir.setup.at.${place}`, who(unit)), rule, ...hexOf(unit) }];

/** 18.1.1 */
const alpine = (field: Field, units: readonly Unit[]): readonly Finding[] => {
  const { ground } = field;
  const julia = units.filter(({ counter }) => isJulia(counter));
  return units.flatMap((unit): readonly Finding[] => {
    if (atRossosh(field, unit.counter)) return stands(field, unit, 'rossosh', '18.1.1');
    if (!isVicenza(unit.counter)) return [];
    return [
      ...(julia.some(({ node }) => distance(ground, node, unit.node) === 1)
        ? []
        : [{ msg: msg('armir.setup.vicenza', who(unit)), rule: '18.1.1', ...hexOf(unit) }]),
      ...(ground.strongpoint(unit.node) === undefined
        ? []
        : [{ msg: msg('armir.setup.inStrongpoint', who(unit)), rule: '18.1.1', ...hexOf(unit) }]),
    ];
  });
};

/** 18.1.2: everybody else of a corps within one hex of its HQ, outside the strongpoints. */
const others = (field: Field, units: readonly Unit[]): readonly Finding[] => {
  const { ground } = field;
  return units.flatMap((unit): readonly Finding[] => {
    const { counter, node } = unit;
    const told =
      counter.kind === 'hq' ||
      (counter.kind === 'artillery' && counter.division !== '') ||
      frontPlace(counter) !== undefined ||
      isVicenza(counter) ||
      atRossosh(field, counter);
    if (told || !isItalianCorps(counter.formation)) return [];
    const hq = units.find((one) => one.counter.kind === 'hq' && one.counter.formation === counter.formation);
    return [
      ...(hq && distance(ground, hq.node, node) > 1
        ? [
            {
              msg: msg('armir.setup.besideHq', { ...who(unit), hq: pieceMsg(hq.piece) }),
              rule: '18.1.2',
              ...hexOf(unit),
            },
          ]
        : []),
      ...(ground.strongpoint(node) === undefined
        ? []
        : [{ msg: msg('armir.setup.inStrongpoint', who(unit)), rule: '18.1.2', ...hexOf(unit) }]),
    ];
  });
};

/** 18.1.3: where the army units begin. */
const army = (field: Field, units: readonly Unit[]): readonly Finding[] => {
  const { ground, context } = field;
  const own = units.filter(({ counter }) => counter.formation === 'army' || counter.formation === undefined);
  const hosts = units.filter(
    ({ counter }) => counter.kind === 'hq' && ['alpine', 'ii', 'xxxv'].some((one) => one === counter.formation),
  );
  const is = (id: string, word: string) => (unit: Unit) => unit.piece.id === id || says(unit.counter, word);
  const starobelsk = own.filter((unit) => unit.counter.kind === 'hq' || is(named.complementi, 'complementi')(unit));
  const types = [
    { units: own.filter(({ counter }) => counter.kind === 'heavyArtillery'), msg: msg('armir.setup.type.guns') },
    { units: own.filter((unit) => says(unit.counter, '27 pz')), msg: msg('armir.setup.type.kg') },
  ];
  const near = types.flatMap(({ units: group, msg: what }): readonly Finding[] => {
    const hostOf = (unit: Unit) => hosts.filter((hq) => distance(ground, hq.node, unit.node) <= 1);
    const far = group.filter((unit) => hostOf(unit).length === 0);
    const crowded = matched(
      group.filter((unit) => hostOf(unit).length > 0),
      hostOf,
    );
    return [
      ...far.map((unit) => ({ msg: msg('armir.setup.besideAny', who(unit)), rule: '18.1.3', ...hexOf(unit) })),
      ...(crowded ? [] : [{ msg: msg('armir.setup.onePerHq', { what }), rule: '18.1.3' }]),
    ];
  });
  const line = railBetween(field, 'rossosh', 'millerovo');
  const barbo = own
    .filter(({ counter }) => isBarbo(counter))
    .filter(({ node }) => !(line.has(node) && (ground.isCity(node) || ground.isVillage(node))));
  const depot = textIn(context, cells.depot) === 'yes' && textIn(context, cells.cai) === 'ready';
  return [
    ...starobelsk.flatMap((unit) => stands(field, unit, 'starobelsk', '18.1.3')),
    ...near,
    ...barbo.map((unit) => ({ msg: msg('armir.setup.barbo', who(unit)), rule: '18.1.3', ...hexOf(unit) })),
    ...(depot ? [] : [{ msg: msg('armir.setup.depot'), rule: '18.1.3' }]),
    ...(ground.place('kantemirovka') < 0 ? [{ msg: msg('armir.setup.noKantemirovka'), rule: '18.1.3' }] : []),
  ];
};

/** Whether each may have an HQ of its own among those beside it: few units, tried one by one. */
const matched = (
  units: readonly Unit[],
  hostOf: (unit: Unit) => readonly Unit[],
  taken: readonly Unit[] = [],
): boolean => {
  const [first, ...rest] = units;
  if (!first) return true;
  return hostOf(first).some((hq) => !taken.includes(hq) && matched(rest, hostOf, [...taken, hq]));
};

/** The hexes of the railway between two places: every hex on a shortest way along it. */
const railBetween = ({ ground }: Field, from: PlaceId, to: PlaceId): ReadonlySet<number> => {
  const [a, b] = [ground.place(from), ground.place(to)];
  if (a < 0 || b < 0) return new Set();
  const along = (start: number) =>
    walkFrom(ground.board, { cost: (arc) => (ground.isRail(arc) ? 1 : never) }, start, ground.size);
  const [one, other] = [along(a), along(b)];
  const whole = one.cost[b] ?? -1;
  if (whole < 0) return new Set();
  return new Set(one.reached.filter((node) => (one.cost[node] ?? 0) + (other.cost[node] ?? ground.size) === whole));
};

/** Counters nobody has placed, but for those that come later (15, 18.5). */
const later: readonly string[] = [
  named.gebirgs,
  named.division387,
  named.division385,
  named.fegelein,
  named.begleit,
  named.xxivHq,
  ...named.juliaXxiv,
];
const unplaced = (field: Field, side: 'axis' | 'soviet'): readonly Finding[] => {
  const left = countersOf(field.context).filter(
    ({ id, side: of, formation }) =>
      of === side &&
      formation !== 'xxiv' &&
      !later.includes(id) &&
      !inBox(field.context, id) &&
      textAt(field.context, cells.at, id) === '',
  );
  return left.length === 0
    ? []
    : [
        {
          msg: msg('armir.setup.unplaced', { count: left.length, what: nameList(left.map((one) => one.name)) }),
          rule: side === 'axis' ? '18.1' : '18.2',
        },
      ];
};

export const axisSetUp = (field: Field): readonly Finding[] => {
  const units = field.all.filter(({ counter }) => counter.side === sides.axis);
  return [
    ...front(field, units),
    ...behind(field, units),
    ...alpine(field, units),
    ...others(field, units),
    ...army(field, units),
    ...unplaced(field, 'axis'),
  ];
};

/** 18.2: HQs on their hexes, all units east of the line in range of their HQ, every facing hex held or in a zone. */
export const sovietSetUp = (field: Field): readonly Finding[] => {
  const { ground, context } = field;
  const units = field.all.filter(({ counter }) => counter.side === sides.soviet);
  const hqs = new Map(
    armies.map((one) => [one, units.find(({ counter }) => counter.kind === 'hq' && counter.army === one)] as const),
  );
  const cir = countersOf(context).filter(({ id, army: of }) => inBox(context, id) === 'cir' && of !== 'iii');
  return [
    ...armies.flatMap((one): readonly Finding[] => {
      const hq = hqs.get(one);
      const marked = ground.hqHex(one);
      if (marked < 0) return [{ msg: msg('armir.setup.noHqHex', { army: armyMsg[one] }), rule: '18.2' }];
      return hq && hq.node !== marked
        ? [{ msg: msg('armir.setup.hqHex', { ...who(hq), hex: name(ground.id(marked)) }), rule: '18.2', ...hexOf(hq) }]
        : [];
    }),
    ...units.flatMap((unit): readonly Finding[] => {
      const { counter, node } = unit;
      const hq = counter.army && hqs.get(counter.army);
      const radius = hq?.piece.radius;
      const east = ground.strongpoint(node) === undefined && ground.sideOfLine(node) !== 'west';
      return [
        ...(east || ground.strongpoints.length === 0
          ? []
          : [{ msg: msg('armir.setup.west', who(unit)), rule: '18.2', ...hexOf(unit) }]),
        ...(counter.kind !== 'hq' && hq && radius !== undefined && distance(ground, hq.node, node) > radius
          ? [{ msg: msg('armir.setup.range', { ...who(unit), hq: pieceMsg(hq.piece) }), rule: '18.2', ...hexOf(unit) }]
          : []),
      ];
    }),
    ...ground.facing
      .filter((node) => !field.at.soviet.has(node) && field.zones.soviet[node] !== 1)
      .map((node): Finding => ({ msg: msg('armir.setup.facing'), rule: '18.2', hex: ground.id(node) })),
    ...cir.map((one): Finding => ({ msg: msg('armir.setup.cir', { unit: plain(one.name) }), rule: '16.1' })),
    ...unplaced(field, 'soviet'),
  ];
};
