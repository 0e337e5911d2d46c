import { Matrix } from 'ml-matrix';
import type { Evidence } from './evidence.ts';
import type { Pairs } from './pairs.ts';
import { distance, full, gathered, inverted, thinness } from './spread.ts';

/** So many lines' worth the ground's own spread stands in for what is not known yet of lines. */
const lent = 30;
/** Added to every spread. */
const noise = 4;
/** How far out a figure may be before it says no more: degrees of freedom of Student's t. */
const tail = 8;
/** Parts of a strip are not independent of each other: what they say together is so much less. */
const calm = 0.6;
/** What speaks for a line that goes on as one of its kind, as another line, and against one that ends (logarithms). */
const goesOn = 3;
const turnsInto = 0.3;
const endsHere = 4;
/** Of kinds that lie together: what speaks against one that goes on without the other, and for one that waits there alone. */
const leaves = 0.5;
const waits = 1;
const walks = 8;
/** So much of a map bears no line at all, surely. */
const bare = 0.85;

/** The figures of what bears one list of kinds. */
interface Cloud {
  readonly mean: Float64Array;
  readonly inverse: Float64Array;
  /** the logarithm of how thin it is, and of how many there are */
  readonly base: number;
}

/** For every place how much each list speaks against there being nothing (list 0), as logarithms; by place × lists. */
const likelihoods = (evidence: Evidence, told: ReadonlyMap<number, number>, lists: number): Float64Array => {
  const { values, wide, kinds } = evidence;
  const count = values.length / wide;
  const seen = Array.from({ length: count }, (_, place) => place).filter(
    (place) => !Number.isNaN(values[place * wide] ?? 0),
  );
  const standsOut = (place: number): number => {
    let most = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < kinds; k++) most = Math.max(most, values[place * wide + k * kinds] ?? 0);
    return most;
  };
  const sorted = seen.map(standsOut).sort((a, b) => a - b);
  const low = sorted[Math.floor(sorted.length * bare)] ?? 0;
  const members = Array.from({ length: lists }, (_, list) =>
    seen.filter((place) => {
      const is = told.get(place);
      return is === undefined ? list === 0 && standsOut(place) <= low : is === list;
    }),
  );
  const found = members.map((places) =>
    gathered(
      values,
      places.map((place) => place * wide),
      wide,
    ),
  );
  const total = members.reduce((sum, places) => sum + places.length, 0);
  const ground = full(found[0]?.spread ?? new Float64Array(wide * wide), Math.max(1, members[0]?.length ?? 0));
  // lines differ among themselves alike, whatever their list
  const lines = found
    .slice(1)
    .reduce((sum, { spread }) => sum.add(full(spread, 1)), Matrix.mul(ground, lent))
    .div(members.slice(1).reduce((sum, places) => sum + places.length, 0) + lent);
  const [ofGround, ofLines] = [ground, lines].map((spread) => ({
    inverse: inverted(spread, noise),
    thin: thinness(spread, noise),
  }));
  const clouds = found.flatMap(({ mean }, list): readonly Cloud[] => {
    const spread = list === 0 ? ofGround : ofLines;
    const share = Math.log(((members[list]?.length ?? 0) + 0.5) / total);
    return spread ? [{ mean, inverse: spread.inverse, base: share + spread.thin }] : [];
  });
  const out = new Float64Array(count * lists).fill(Number.NaN);
  for (const place of seen)
    clouds.forEach(({ mean, inverse, base }, list) => {
      const far = distance(values, place * wide, mean, inverse);
      const value = base - ((tail + wide) / 2) * Math.log(1 + far / tail);
      out[place * lists + list] = list === 0 ? value : value - (out[place * lists] ?? 0);
    });
  for (const place of seen) out[place * lists] = 0;
  return out;
};

/**
 * How likely each place bears each list of kinds, by place × lists; list 0: nothing. What cannot be seen bears nothing.
 * Lines go on: what no other line meets at an end is hardly one, but at the edge of the map. Of kinds that lie together
 * each goes on by itself.
 *
 * @param told by place: the list it bears
 * @param lists by list: its kinds, as numbers
 */
export const believed = (
  pairs: Pairs,
  evidence: Evidence,
  told: ReadonlyMap<number, number>,
  lists: readonly (readonly number[])[],
): Float32Array => {
  const count = pairs.names.length;
  const n = lists.length;
  /** by kind: the lists it is in */
  const within = lists.flat().reduce<number[][]>((all, kind) => {
    all[kind] ??= lists.flatMap((list, k) => (list.includes(kind) ? [k] : []));
    return all;
  }, []);
  const base = likelihoods(evidence, told, n);
  let likely = new Float32Array(count * n);
  const fullNode = pairs.of === 'sides' ? 3 : 6;
  /** what the other places at a node say for a list */
  const met = (place: number, list: number, node: number): number => {
    const kinds = lists[list] ?? [];
    const meet = pairs.meet[node] ?? [];
    const against = meet.length < fullNode ? 0 : endsHere;
    const alone = kinds.length === 1;
    let sum = 0;
    for (const kind of kinds) {
      // nothing, no line of the kind, just one of it among the others here
      let [none, noneAlike, oneAlike] = [1, 1, 0];
      for (const other of meet) {
        if (other === place) continue;
        let same = 0;
        for (const k of within[kind] ?? []) same += likely[other * n + k] ?? 0;
        oneAlike = oneAlike * (1 - same) + noneAlike * same;
        noneAlike *= 1 - same;
        none *= likely[other * n] ?? 1;
      }
      sum += goesOn * (1 - noneAlike) - against * none + (alone ? turnsInto : -leaves) * (noneAlike - none);
      if (!alone) sum += waits * oneAlike;
    }
    return sum / kinds.length;
  };
  const logits = new Float64Array(n);
  for (let walk = 0; walk <= walks; walk++) {
    const next = new Float32Array(count * n);
    for (let place = 0; place < count; place++) {
      const is = told.get(place) ?? (Number.isNaN(base[place * n] ?? 0) ? 0 : undefined);
      if (is !== undefined) {
        next[place * n + is] = 1;
        continue;
      }
      let most = 0;
      for (let list = 1; list < n; list++) {
        let value = calm * (base[place * n + list] ?? 0);
        if (walk > 0) for (const end of [0, 1]) value += met(place, list, pairs.ends[place * 2 + end] ?? 0);
        logits[list] = value;
        most = Math.max(most, value);
      }
      let sum = 0;
      for (let list = 0; list < n; list++) sum += Math.exp((logits[list] ?? 0) - most);
      for (let list = 0; list < n; list++) {
        const p = Math.exp((logits[list] ?? 0) - most) / sum;
        // by halves: places that wait for each other do not sway
        next[place * n + list] = walk > 1 ? (p + (likely[place * n + list] ?? 0)) / 2 : p;
      }
    }
    likely = next;
  }
  return likely;
};
