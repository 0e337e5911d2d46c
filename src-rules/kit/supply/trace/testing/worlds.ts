import type { Board } from '../../../hexmap/board.ts';
import { boardOf } from '../../../hexmap/board.ts';
import { gridOf } from '../../../hexmap/grid.ts';
import { dice, randomSheet } from '../../../hexmap/testing/randomSheet.ts';
import { plainSpec } from '../../../hexmap/testing/spec.ts';
import { type End, type Leg, never, type Profile } from '../profile.ts';

export interface World {
  readonly board: Board;
  readonly profile: Profile;
}

export interface WorldShape {
  readonly columns: number;
  readonly rows: number;
  /** how many hexes are drawn, 0 to 1 */
  readonly drawn?: number;
  readonly legs: number;
  /** of all nodes, those shut in a leg */
  readonly shut: number;
  /** the most things shut in all: what a naive search over all subsets can bear */
  readonly mostShut?: number;
  /** chances of steps that cost nothing */
  readonly free?: number;
  /** a typical limit of a leg */
  readonly limit: number;
}

const pick = <T>(roll: () => number, kinds: readonly [T, ...(readonly T[])]): T =>
  kinds[Math.floor(roll() * kinds.length)] ?? kinds[0];

/** A small map with a profile of which nothing makes sense, the same for the same seed: all of it is thrown. */
export const worldOf = (seed: number, shape: WorldShape): World => {
  const roll = dice(seed);
  const grid = {
    ...gridOf(shape.columns, shape.rows),
    orientation: pick(roll, ['flat', 'pointy'] as const),
    offset: pick(roll, ['odd', 'even'] as const),
  };
  const sheet = randomSheet(plainSpec, seed, { grid, drawn: shape.drawn ?? 0.85 });
  const board = boardOf(sheet, plainSpec);
  const nodes = board.ids.length;
  const arcs = board.to.length;
  let left = shape.mostShut ?? Number.POSITIVE_INFINITY;
  /** shut for all legs alike, mostly: a hex counts once */
  const shutNodes = Array.from({ length: nodes }, () => roll() < shape.shut && left-- > 0);
  const shutSides = new Set<number>();
  if (roll() < 0.5) {
    for (let arc = 0; arc < arcs; arc++)
      if (arc < (board.back[arc] ?? 0) && roll() < shape.shut / 4 && left-- > 0) {
        shutSides.add(arc);
        shutSides.add(board.back[arc] ?? arc);
      }
  }
  const dear = pick(roll, [1, 1, 2, 3]);
  const free = roll() < 0.3 ? (shape.free ?? 0.3) : 0;
  const names = Array.from({ length: shape.legs }, (_, i) => `leg${i + 1}`);
  const legs = names.map((id, no): Leg => {
    const alike = roll() < 0.7;
    const cost = Array.from({ length: arcs }, () => {
      if (roll() < 0.12) return never;
      return roll() < free ? 0 : 1 + Math.floor(roll() * dear);
    });
    const flag = roll() < 0.4 ? Array.from({ length: arcs }, () => roll() < 0.3) : undefined;
    const shut = shutNodes.map((one) => one && (alike || roll() < 0.7));
    const through = roll() < 0.5 ? Array.from({ length: nodes }, () => roll() < 0.8) : undefined;
    const limit = roll() < 0.3 && no > 0 ? Number.POSITIVE_INFINITY : 1 + Math.floor(roll() * 2 * shape.limit);
    const ownEnds = roll() < 0.5;
    const density = 0.1 + 0.3 * roll();
    const next = names.slice(no + 1);
    const ends = Array.from({ length: nodes }, (): readonly End[] => {
      if (roll() > density) return [];
      const to = pick(roll, no + 1 < names.length && roll() < 0.85 ? [next[0] ?? 'source', ...next] : ['source']);
      const most = Math.floor(roll() * 2 * shape.limit);
      return [ownEnds && roll() < 0.7 ? { to, limit: most } : { to }];
    });
    return {
      id,
      cost: (arc) => cost[arc] ?? never,
      ...(flag ? { flag: (arc) => flag[arc] ?? false, flagged: Math.max(1, Math.floor(roll() * limit)) } : {}),
      limit,
      shut: (node) => shut[node] ?? false,
      ...(shutSides.size > 0 && roll() < 0.8 ? { shutSide: (arc) => shutSides.has(arc) } : {}),
      ...(through ? { through: (node) => through[node] ?? false } : {}),
      ends: (node) => ends[node] ?? [],
    };
  });
  return { board, profile: { id: `world ${seed}`, legs } };
};
