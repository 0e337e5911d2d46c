import type { Context } from '#rules/kit/record/context.ts';
import { branches, type CheckBranch, weigh } from '../fight/engine.ts';
import type { Fight } from '../fight/fight.ts';
import { type ReadyFight, ready } from '../fight/ready.ts';
import { type Measure, measures, meets, type PlannedToll, tollOf } from '../planning/measures.ts';

/** P6: what a defender may do before an attack, in front of its tree: refusal, reaction, no retreat (9.2 to 9.4). */

/** Somebody who may come into the hex: faces of ten that bring it. */
export interface Comer {
  readonly id: string;
  readonly faces: number;
}
/** Whole numbers over `total`; every total is a power of ten. */
export interface Tally {
  readonly total: number;
  readonly meets: { readonly [measure in Measure]: number };
  /** steps lost, weighted like the rest */
  readonly lost: { readonly attacker: number; readonly defender: number };
}
/** Who came, how often of `total`, and the attack as it is then. */
export interface SupportArrival {
  readonly came: readonly string[];
  readonly n: number;
  readonly total: number;
  readonly made: ReadyFight;
}
export interface Front {
  /** faces of ten on which combat is refused; 0: it is not tried, or not allowed */
  readonly refusal: number;
  readonly arrivals: readonly SupportArrival[];
  /** faces of ten on which the hex as it then stands holds fast; 0: it is not allowed to; undefined: its ER is not typed */
  readonly stands: (fight: Fight) => number | undefined;
}

const record = (of: (measure: Measure) => number): Tally['meets'] => {
  const made: Partial<Record<Measure, number>> = {};
  for (const measure of measures) made[measure] = of(measure);
  return made as Tally['meets'];
};
/** Weighted over their sum; totals of the parts are brought to the largest. */
const mixed = (parts: readonly (readonly [Tally, number])[]): Tally => {
  const used = parts.filter(([, weight]) => weight > 0);
  const most = Math.max(...used.map(([{ total }]) => total));
  const sum = (of: (tally: Tally) => number): number =>
    used.reduce((so, [tally, weight]) => so + weight * of(tally) * (most / tally.total), 0);
  return {
    total: most * used.reduce((so, [, weight]) => so + weight, 0),
    meets: record((measure) => sum((tally) => tally.meets[measure])),
    lost: { attacker: sum(({ lost }) => lost.attacker), defender: sum(({ lost }) => lost.defender) },
  };
};

const tallies = { plain: new WeakMap<ReadyFight, Tally>(), shaded: new WeakMap<ReadyFight, Tally>() };
/**
 * The attack itself, over all its checks and the die, worked out once. Cells nobody has typed meet nothing. `shaded`: what
 * boxes nobody has marked are taken for (11.12). Undefined: a check has no ER.
 */
export const tallyOf = (made: ReadyFight, shaded = false): Tally | undefined => {
  const had = tallies[shaded ? 'shaded' : 'plain'];
  const known = had.get(made) ?? counted(made, shaded);
  if (known) had.set(made, known);
  return known;
};
const counted = (made: ReadyFight, shaded: boolean): Tally | undefined => {
  const weighed = weigh(made, {}, shaded);
  if (!weighed) return undefined;
  const { list, total } = weighed;
  const tolls = list.map(({ outcome, n }) => ({ toll: tollOf(outcome, made.fight), n }));
  const sum = (of: (toll: PlannedToll) => number): number =>
    tolls.reduce((so, { toll, n }) => so + (toll ? n * of(toll) : 0), 0);
  return {
    total,
    meets: record((measure) => sum((toll) => (meets(toll, measure) ? 1 : 0))),
    lost: { attacker: sum(({ attacker }) => attacker), defender: sum(({ defender }) => defender) },
  };
};
/** 9.23: the hex is left, nobody loses a step, whoever is no heavy weapon may advance. */
const refused = (fight: Fight): Tally => {
  const enters = fight.typedAttack > 0 || fight.attacker.units.some((unit) => unit.class !== 'heavy');
  const met: ReadonlySet<Measure> = new Set([
    'emptied',
    ...(enters ? (['advance'] as const) : []),
    'attackerUnhurt',
    'attackerLosesOneAtMost',
    'armourSurvives',
  ] as const);
  return { total: 1, meets: record((measure) => (met.has(measure) ? 1 : 0)), lost: { attacker: 0, defender: 0 } };
};

/** 9.43: the same attack against a hex with the marker. */
const standing = (made: ReadyFight): ReadyFight =>
  made.fight.noRetreat ? made : ready({ ...made.fight, noRetreat: true }, made.context);

/** 9.33: everybody who may come in, or may not: each way once, those who come for certain in all of them. */
export const arrivalsOf = (all: Fight, comers: readonly Comer[], context: Context): readonly SupportArrival[] => {
  let ways: readonly { readonly came: readonly string[]; readonly n: number; readonly total: number }[] = [
    { came: [], n: 1, total: 1 },
  ];
  for (const { id, faces } of comers)
    ways = ways.flatMap(({ came, n, total }) => [
      ...(faces > 0 ? [{ came: [...came, id], n: n * faces, total: total * 10 }] : []),
      ...(faces < 10 ? [{ came, n: n * (10 - faces), total: total * 10 }] : []),
    ]);
  return ways
    .map((way) => ({ ...way, made: ready(withOnly(all, comers, way.came), context) }))
    .sort((x, y) => y.n - x.n);
};
/** Of those who might come only who came. */
const withOnly = (fight: Fight, comers: readonly Comer[], came: readonly string[]): Fight => {
  const away = new Set(comers.flatMap(({ id }) => (came.includes(id) ? [] : [id])));
  const here = <U extends { readonly id: string }>(units: readonly U[]): readonly U[] =>
    units.filter(({ id }) => !away.has(id));
  const { defender } = fight;
  return { ...fight, defender: { ...defender, units: here(defender.units), guns: here(defender.guns) } };
};

/** The whole tree, with no retreat declared or not. Undefined: something of it has no ER. */
export const aheadOf = ({ refusal, arrivals, stands }: Front, declares: boolean, shaded = false): Tally | undefined => {
  const parts: (readonly [Tally, number])[] = [];
  for (const { made, n } of arrivals) {
    const faces = declares ? stands(made.fight) : 0;
    const plain = tallyOf(made, shaded);
    const held = faces === undefined || faces > 0 ? tallyOf(standing(made), shaded) : plain;
    if (faces === undefined || !plain || !held) return undefined;
    parts.push([
      faces > 0
        ? mixed([
            [held, faces],
            [plain, 10 - faces],
          ])
        : plain,
      n,
    ]);
  }
  const fought = mixed(parts);
  const [first] = arrivals;
  return first && refusal > 0
    ? mixed([
        [refused(first.made.fight), refusal],
        [fought, 10 - refusal],
      ])
    : fought;
};

/** The columns the attack may be read on, the likeliest first. */
export const columnsIn = (made: ReadyFight): readonly (number | undefined)[] => {
  const sums = new Map<number | undefined, number>();
  for (const { stand, n } of branches(made)?.list ?? ([] as readonly CheckBranch[]))
    sums.set(stand.column, (sums.get(stand.column) ?? 0) + n);
  return [...sums].sort(([, x], [, y]) => y - x).map(([column]) => column);
};
