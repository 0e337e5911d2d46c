import { certain, type Dist, mapDist, sum } from '#rules/kit/chance/dist.ts';
import {
  airDice,
  airHits,
  flakDice,
  flakFalls,
  lostIn,
  lostUnderFlak,
  mostHits,
  type RaidRules,
  strengthAfter,
  type Target,
} from './raid.ts';

/** 35.1 throw by throw: the air combat over every hex, flak, bombs. */
export interface Raid {
  readonly rules: RaidRules;
  readonly targets: readonly Target[];
}
export interface RaidSky {
  /** which throw of the plan comes next */
  readonly step: number;
  /** hits on the bombers and on the fighters of each hex */
  readonly taken: readonly number[];
  readonly shot: readonly number[];
  /** PP lost in each hex */
  readonly lost: readonly number[];
}

export type ShotKind = 'bombers' | 'fighters' | 'flak' | 'bombs';
/** `hex` -1: the flak of the whole phase. */
export interface Shot {
  readonly kind: ShotKind;
  readonly hex: number;
}

export const begin = ({ targets }: Raid): RaidSky => {
  const none = targets.map(() => 0);
  return { step: 0, taken: none, shot: none, lost: none };
};

export const planOf = ({ targets, rules }: Raid): readonly Shot[] => {
  const each = (kind: ShotKind): readonly Shot[] => targets.map((_, hex) => ({ kind, hex }));
  return [
    ...targets.flatMap((_, hex): readonly Shot[] => [
      { kind: 'bombers', hex },
      { kind: 'fighters', hex },
    ]),
    ...(rules.flak === 'phase' ? [{ kind: 'flak' as const, hex: -1 }] : each('flak')),
    ...each('bombs'),
  ];
};

const nobody = { count: 0, toHit: 7 } as const;

/** Dice of a throw as things stand; none: it is left out. */
export const diceAt = (
  { targets, rules }: Raid,
  { kind, hex }: Shot,
  sky: RaidSky,
): { readonly count: number; readonly toHit: number } => {
  const target = targets[hex];
  const { numbers, bad } = rules;
  const strength = (i: number): number => {
    const one = targets[i];
    return one ? strengthAfter(one.bombers, sky.taken[i] ?? 0) : 0;
  };
  if (kind === 'flak') {
    const somebody = hex < 0 ? targets.some((_, i) => strength(i) > 0) : strength(hex) > 0;
    return somebody ? { count: flakDice(bad), toHit: numbers.flak } : nobody;
  }
  if (!target) return nobody;
  if (kind === 'bombs') return target.pp > 0 ? { count: strength(hex), toHit: numbers.bombs } : nobody;
  if (mostHits(target.bombers) === 0 || mostHits(target.fighters) === 0) return nobody;
  return kind === 'bombers'
    ? { count: airDice(target.bombers, bad), toHit: numbers.bombersAgainstFighters }
    : { count: airDice(target.fighters, bad), toHit: numbers.fighters };
};

/** What hits of a throw can do at most: more of them change nothing. */
export const mostOf = ({ targets }: Raid, { kind, hex }: Shot, sky: RaidSky): number => {
  const left = (i: number): number => {
    const one = targets[i];
    return one ? mostHits(one.bombers) - (sky.taken[i] ?? 0) : 0;
  };
  if (kind === 'flak' && hex < 0) return targets.reduce((so, _, i) => so + left(i), 0);
  const target = targets[hex];
  if (!target) return 0;
  if (kind === 'bombers') return mostHits(target.fighters);
  return kind === 'bombs' ? target.pp : left(hex);
};

const add = (list: readonly number[], at: number, n: number): readonly number[] =>
  list.map((old, i) => (i === at ? old + n : old));

export const landed = ({ targets }: Raid, { kind, hex }: Shot, sky: RaidSky, hits: number): RaidSky => {
  if (kind === 'bombers') return { ...sky, shot: add(sky.shot, hex, hits) };
  if (kind === 'bombs') return { ...sky, lost: add(sky.lost, hex, hits) };
  if (hex < 0) return { ...sky, taken: flakFalls(targets, sky.taken, hits) };
  return { ...sky, taken: add(sky.taken, hex, hits) };
};

/** PP lost in the end: hex by hex, except where flak of the phase still looks at all of them. */
export const lostInTheEnd = (raid: Raid, sky: RaidSky): Dist<number> => {
  const { targets, rules } = raid;
  const plan = planOf(raid);
  const past = (kind: ShotKind, hex: number): boolean =>
    plan.findIndex((one) => one.kind === kind && one.hex === hex) < sky.step;
  const stands = targets.map((target, hex) =>
    past('fighters', hex) ? certain(sky.taken[hex] ?? 0) : airHits(target, rules),
  );
  const phase = rules.flak === 'phase';
  if (phase && !past('flak', -1)) return lostUnderFlak(targets, stands, rules);
  const rest = targets.map((target, hex) =>
    past('bombs', hex) ? certain(0) : lostIn(target, stands[hex] ?? certain(0), rules, !phase && !past('flak', hex)),
  );
  const lost = sky.lost.reduce((so, n) => so + n, 0);
  return mapDist(sum(...rest), (n) => n + lost);
};
