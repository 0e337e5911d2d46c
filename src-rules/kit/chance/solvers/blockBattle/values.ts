import type { RoundChain } from './roundChain.ts';

/** What a state is worth in the end, to the attacker and to the defender. */
export type Worth = readonly [attacker: number, defender: number];

/** What standing at a state after a round is worth, given what going on is (undefined: nothing would ever change). */
export type Decide = (outer: number, inner: number, goesOn: Worth | undefined) => Worth;

/** What beginning a round is worth, by outer state: two numbers for each inner one. */
export type Begins = ReadonlyMap<number, Float64Array>;

/** An outer state with all that the steps may make of it. */
interface Place {
  readonly outer: number;
  readonly volleys: readonly (Float64Array | undefined)[];
  readonly lists: readonly (readonly number[] | undefined)[];
}

/**
 * Backward induction: what a round is worth to those who begin it, the most worn states first. Without `next` the same
 * round is fought again and again, and a round that changes nothing is divided out; with it, `next` is what the round
 * after is worth. `decide` is asked once for every state after a round.
 */
export function* valuesOf(
  course: RoundChain,
  start: readonly number[],
  decide: Decide,
  next?: Begins,
): Generator<number, Begins> {
  const { inner: size, steps } = course;
  const last = steps.length;
  const byInner = steps.map(({ volley }) =>
    volley.by === 'inner' ? Array.from({ length: size }, (_, inner) => volley.of(inner)) : undefined,
  );
  const moves = steps.map((step) =>
    step.inner ? Array.from({ length: size }, (_, inner) => step.inner?.(inner) ?? [inner]) : undefined,
  );
  const places = placesOf(course, start, byInner);
  /** by outer state: (door × size + inner) × 2 */
  const worth = new Map<number, Float64Array>();
  const begins = new Map<number, Float64Array>();
  const out = new Float64Array(2 * last);
  const stay = new Float64Array(last);

  for (let at = places.length - 1; at >= 0; at--) {
    const { outer, volleys, lists } = places[at] ?? NOWHERE;
    const mine = new Float64Array((last + 1) * size * 2);
    worth.set(outer, mine);
    const begun = new Float64Array(size * 2);
    begins.set(outer, begun);
    for (let inner = size - 1; inner >= 0; inner--) {
      let any = 0;
      for (let k = 0; k < last; k++) {
        const volley = volleys[k] ?? byInner[k]?.[inner] ?? NOBODY;
        const list = lists[k];
        const move = moves[k]?.[inner];
        let remains = 0;
        let leaves = 0;
        let first = 0;
        let second = 0;
        // from the most hits down: the rarest first
        for (let hits = volley.length - 1; hits >= 0; hits--) {
          const p = volley[hits] ?? 0;
          if (p === 0) continue;
          const taken = list && move ? Math.min(hits, move.length - 1) : hits;
          const to = list ? (list[Math.min(taken, list.length - 1)] ?? outer) : outer;
          const above = move ? (move[Math.min(hits, move.length - 1)] ?? inner) : inner;
          if (to === outer && above === inner) {
            remains += p;
            continue;
          }
          leaves += p;
          const of = worth.get(to) ?? NOBODY;
          const door = ((k + 1) * size + above) * 2;
          first += p * (of[door] ?? 0);
          second += p * (of[door + 1] ?? 0);
        }
        stay[k] = remains;
        out[2 * k] = first;
        out[2 * k + 1] = second;
        any += (1 - any) * leaves;
      }
      let goesOn: Worth | undefined;
      if (next) {
        const then = next.get(outer);
        goesOn = [then?.[2 * inner] ?? 0, then?.[2 * inner + 1] ?? 0];
      } else if (any > 0) {
        let [first, second] = [0, 0];
        for (let k = last - 1; k >= 0; k--) {
          first = (out[2 * k] ?? 0) + (stay[k] ?? 0) * first;
          second = (out[2 * k + 1] ?? 0) + (stay[k] ?? 0) * second;
        }
        goesOn = [first / any, second / any];
      }
      let [first, second] = decide(outer, inner, goesOn);
      for (let k = last; k >= 0; k--) {
        if (k < last) {
          first = (out[2 * k] ?? 0) + (stay[k] ?? 0) * first;
          second = (out[2 * k + 1] ?? 0) + (stay[k] ?? 0) * second;
        }
        mine[(k * size + inner) * 2] = first;
        mine[(k * size + inner) * 2 + 1] = second;
      }
      begun[2 * inner] = first;
      begun[2 * inner + 1] = second;
    }
    yield 1 - at / places.length;
  }
  return begins;
}

const NOBODY = Float64Array.of(1);
const NOWHERE: Place = { outer: 0, volleys: [], lists: [] };

/** All that the steps can make of these, the least worn first. */
const placesOf = (
  course: RoundChain,
  start: readonly number[],
  byInner: readonly (readonly Float64Array[] | undefined)[],
): readonly Place[] => {
  const most = byInner.map((all) => Math.max(0, ...(all ?? []).map((volley) => volley.length - 1)));
  const places: Place[] = [];
  const met = new Set<number>();
  const levels: number[][] = [];
  const meet = (outer: number) => {
    if (met.has(outer)) return;
    met.add(outer);
    const rank = course.rank(outer);
    const level = levels[rank];
    if (level) level.push(outer);
    else levels[rank] = [outer];
  };
  for (const outer of start) meet(outer);
  for (let rank = 0; rank < levels.length; rank++) {
    for (const outer of levels[rank] ?? []) {
      const volleys = course.steps.map(({ volley }) => (volley.by === 'outer' ? volley.of(outer) : undefined));
      const lists = course.steps.map((step, k) =>
        step.outer ? [...step.outer(outer, (volleys[k]?.length ?? (most[k] ?? 0) + 1) - 1)] : undefined,
      );
      for (const list of lists) for (const to of list ?? []) meet(to);
      places.push({ outer, volleys, lists });
    }
  }
  return places;
};
