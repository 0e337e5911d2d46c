import type { Msg } from '../words/message.ts';
import type { Score } from './specs.ts';

/** Levels of victory: which one some points make, and how far the next ones are. */

/** The points a level takes, both ends included; null: no end on that side. Both null: it is not a matter of points. */
export interface Level<Id extends string = string> {
  readonly id: Id;
  readonly from: number | null;
  readonly to: number | null;
}

/** undefined: no level takes so many points. */
export const levelAt = <L extends Level>(levels: readonly L[], points: number): L | undefined =>
  levels.find(({ from, to }) => (from ?? to) !== null && points >= (from ?? points) && points <= (to ?? points));

/** A level these points do not make: more than 0 points are missing to it, fewer than 0 are to be lost. */
interface Next<L extends Level> {
  readonly level: L;
  readonly points: number;
}
/** The nearest level upwards and the nearest downwards; undefined where there is none. */
export const nextLevels = <L extends Level>(
  levels: readonly L[],
  points: number,
): { readonly up: Next<L> | undefined; readonly down: Next<L> | undefined } => {
  const others = levels
    .flatMap((level): readonly Next<L>[] => {
      if (level.from !== null && level.from > points) return [{ level, points: level.from - points }];
      return level.to !== null && level.to < points ? [{ level, points: level.to - points }] : [];
    })
    .sort((a, b) => Math.abs(a.points) - Math.abs(b.points));
  return { up: others.find((one) => one.points > 0), down: others.find((one) => one.points < 0) };
};

/** What a score shows of levels: all of them, the one it stands on (undefined: none), and the next ones. */
export const shownLevels = <L extends Level>(
  levels: readonly L[],
  points: number,
  here: string | undefined,
  says: (level: L) => Msg,
  nearby: (level: Msg, points: number) => Msg,
): Pick<Score, 'levels' | 'nearby'> => {
  const { up, down } = nextLevels(levels, points);
  return {
    nearby: [up, down].flatMap((next) =>
      next ? [{ msg: nearby(says(next.level), next.points), points: next.points }] : [],
    ),
    levels: levels.map((level) => ({ msg: says(level), from: level.from, to: level.to, here: level.id === here })),
  };
};
