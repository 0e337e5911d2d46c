import { bind, both, certain, type Dist, mapDist, sum } from '#rules/kit/chance/dist.ts';
import { hitsOf } from '#rules/kit/chance/hitDist.ts';
import {
  type Block,
  beginsAs,
  type FaceStates,
  hitOnce,
  strengthOf,
} from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { turnOf } from '../../model/calendar.ts';

/** 35.1: the air war over Germany. What is dated, and formations that hits wear down. */
export const dates = {
  americans: turnOf(1942, 8),
  bombersAgainstFighters: turnOf(1943, 1),
  bombs: turnOf(1944, 1),
  fighters: turnOf(1944, 5),
  flak: turnOf(1944, 10),
} as const;

export const numbersIn = (turn: number) => ({
  bombersAgainstFighters: turn >= dates.bombersAgainstFighters ? 5 : 6,
  fighters: turn >= dates.fighters ? 4 : 5,
  flak: turn >= dates.flak ? 5 : 6,
  bombs: turn >= dates.bombs ? 4 : 5,
});
export type RaidNumbers = ReturnType<typeof numbersIn>;

/** Blocks over one hex, and what they are worth after 0, 1, 2 … hits: damage falls by rule, nothing is chosen (7.7.9). */
export interface Formation {
  readonly blocks: readonly Block[];
  /** by hits taken; the last: nothing left */
  readonly states: readonly FaceStates[];
}

const everyone = { may: () => true };

export const blockOf = (pf: number, shield: boolean): Block => ({
  faces: Array.from({ length: pf }, (_, i) => pf - i),
  shield,
});

export const formation = (blocks: readonly Block[]): Formation => {
  const states: FaceStates[] = [beginsAs(blocks)];
  for (;;) {
    const at = states[states.length - 1] ?? [];
    const next = hitOnce(blocks, at, everyone);
    if (next === at) return { blocks, states };
    states.push(next);
  }
};

export const mostHits = ({ states }: Formation): number => states.length - 1;
export const strengthsAfter = ({ blocks, states }: Formation, hits: number): readonly number[] =>
  blocks.map((block, i) => strengthOf(block, states[hits]?.[i] ?? 0));
export const strengthAfter = (one: Formation, hits: number): number =>
  strengthsAfter(one, Math.min(hits, mostHits(one))).reduce((so, pf) => so + pf, 0);

/** 7.7.7: all dice, or half of them in bad weather: a die a block at least, and what halving leaves over in common. */
export const airDice = (one: Formation, bad: boolean): number => {
  const there = strengthsAfter(one, 0).filter((pf) => pf > 0);
  const all = there.reduce((so, pf) => so + pf, 0);
  if (!bad) return all;
  return Math.max(aloneInBadWeather(there), Math.floor(all / 2));
};
/** What blocks throw halved one by one. */
export const aloneInBadWeather = (strengths: readonly number[]): number =>
  strengths.reduce((so, pf) => so + Math.max(1, Math.floor(pf / 2)), 0);
export const flakDice = (bad: boolean): number => (bad ? 3 : 6);

export interface Target {
  readonly bombers: Formation;
  readonly fighters: Formation;
  /** what the hex makes: no more can be lost */
  readonly pp: number;
}

export interface RaidRules {
  readonly numbers: RaidNumbers;
  readonly bad: boolean;
  /** six dice once a phase, or over every hex (AMB-19) */
  readonly flak: 'phase' | 'hex';
}

/** Hits of flak fall on the largest formation, one at a time; by target, the hits taken so far (AMB-19). */
export const flakFalls = (targets: readonly Target[], taken: readonly number[], hits: number): readonly number[] => {
  const so = [...taken];
  for (let hit = 0; hit < hits; hit += 1) {
    let largest = -1;
    let most = 0;
    targets.forEach(({ bombers }, i) => {
      const strength = strengthAfter(bombers, so[i] ?? 0);
      if (strength > most) [largest, most] = [i, strength];
    });
    if (largest < 0) break;
    so[largest] = (so[largest] ?? 0) + 1;
  }
  return so;
};

const dice = (count: number, toHit: number): Dist<number> => hitsOf([{ count, toHit }]);
const capped = (dist: Dist<number>, most: number): Dist<number> => mapDist(dist, (n) => Math.min(n, most));

/** Hits on the bombers of a hex in its air combat; both sides fire at once, so the fighters' losses change nothing here. */
export const airHits = ({ bombers, fighters }: Target, { numbers, bad }: RaidRules): Dist<number> =>
  capped(dice(airDice(fighters, bad), numbers.fighters), mostHits(bombers));

/** PP lost in a hex whose bombers have taken so many hits. */
export const bombsAfter = ({ bombers, pp }: Target, taken: number, { numbers }: RaidRules): Dist<number> =>
  capped(dice(strengthAfter(bombers, taken), numbers.bombs), pp);

const bombsBy = (target: Target, rules: RaidRules): ((taken: number) => Dist<number>) => {
  const made = new Map<number, Dist<number>>();
  return (taken) => {
    const known = made.get(taken) ?? bombsAfter(target, taken, rules);
    made.set(taken, known);
    return known;
  };
};
const flakHits = ({ bad, numbers }: RaidRules): Dist<number> => dice(flakDice(bad), numbers.flak);

/** PP lost in one hex, given how its bombers stand; with flak of its own where that is still to come (AMB-19). */
export const lostIn = (target: Target, stand: Dist<number>, rules: RaidRules, flak: boolean): Dist<number> => {
  const after = flak ? capped(sum(stand, flakHits(rules)), mostHits(target.bombers)) : stand;
  return bind(after, bombsBy(target, rules));
};

/** PP lost in all where the flak of the phase still looks at all formations at once (AMB-19). */
export const lostUnderFlak = (
  targets: readonly Target[],
  stands: readonly Dist<number>[],
  rules: RaidRules,
): Dist<number> => {
  const list = (taken: readonly number[]): string => taken.join();
  const joint = stands.reduce<Dist<readonly number[]>>(
    (so, one) => both(so, one, (taken, hits) => [...taken, hits], list),
    certain<readonly number[]>([], list),
  );
  const volley = flakHits(rules);
  const after = bind(joint, (taken) => mapDist(volley, (hits) => flakFalls(targets, taken, hits), list), list);
  const bombs = targets.map((target) => bombsBy(target, rules));
  return bind(after, (taken) => sum(...taken.map((hits, i) => bombs[i]?.(hits) ?? certain(0))));
};
