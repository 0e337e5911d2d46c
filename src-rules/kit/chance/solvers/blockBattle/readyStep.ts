import type { RoundStep } from './roundChain.ts';

/** A step as the inner loops read it. */
export interface Ready {
  readonly step: RoundStep;
  /** volleys by the inner state, hits first: weights[i][inner] */
  readonly weights: readonly Float64Array[];
  /** which inner states can throw so many hits at all: from the first … */
  readonly first: Int32Array;
  /** … to before this one */
  readonly behind: Int32Array;
  /** chance of 1 hit or more, by inner state */
  readonly some: Float64Array;
  /** moves of the inner state, by inner × width + hits */
  readonly moves: Int32Array | undefined;
  readonly width: number;
  /** how many hits move an inner state at all, where hits move both halves */
  readonly takes: Int32Array | undefined;
}

export const ready = (step: RoundStep, size: number): Ready => {
  const { volley } = step;
  let weights: Float64Array[] = [];
  const some = new Float64Array(size);
  if (volley.by === 'inner') {
    const all = Array.from({ length: size }, (_, inner) => volley.of(inner));
    const most = Math.max(...all.map((of) => of.length));
    weights = Array.from({ length: most }, (_, hits) => Float64Array.from(all, (of) => of[hits] ?? 0));
    for (let inner = 0; inner < size; inner++) {
      for (let hits = most - 1; hits >= 1; hits--) some[inner] = (some[inner] ?? 0) + (weights[hits]?.[inner] ?? 0);
    }
  }
  const first = Int32Array.from(weights, (of) =>
    Math.max(
      0,
      of.findIndex((p) => p > 0),
    ),
  );
  const behind = Int32Array.from(weights, (of) => of.findLastIndex((p) => p > 0) + 1);
  if (!step.inner) return { step, weights, first, behind, some, moves: undefined, width: 0, takes: undefined };
  const lists = Array.from({ length: size }, (_, inner) => step.inner?.(inner) ?? [inner]);
  const width = Math.max(...lists.map((list) => list.length));
  const moves = new Int32Array(size * width);
  lists.forEach((list, inner) => {
    for (let hits = 0; hits < width; hits++)
      moves[inner * width + hits] = list[Math.min(hits, list.length - 1)] ?? inner;
  });
  const takes = step.outer && Int32Array.from(lists, (list) => list.length - 1);
  return { step, weights, first, behind, some, moves, width, takes };
};
