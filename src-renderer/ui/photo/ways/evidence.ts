import { Matrix } from 'ml-matrix';
import { at, figures, noise, type Prepared, shifts, sortOf, sorts } from './figures.ts';
import { besides, between, type Filter, says, speak, walk } from './filters.ts';
import { distance, full, gathered, inverted } from './spread.ts';
import { parts } from './strips.ts';

/** How often the drawn lines are followed anew with what was learned from them. */
const rounds = 3;
/** So many looks' worth the parts of a strip lend each other of what they have in common. */
const held = 4;
/** So many looks' worth, and how wide, the ground's own spread stands in for what is not known yet of lines. */
const lent = 40;
const wideness = 0.5;

type Followed = readonly (readonly [place: number, path: Int8Array])[];

/** The first guess of where a line lies: where it looks least like the ground. */
const outstanding = ({ looks, middles, inverses }: Prepared, place: number): Int8Array => {
  let [best, most] = [0, -1];
  for (let shift = 0; shift < shifts; shift++) {
    let far = 0;
    for (let part = 0; part < parts; part++) {
      const [middle, inverse] = [middles[sortOf(part)], inverses[sortOf(part)]];
      if (middle && inverse) far += Math.min(60, distance(looks, at(place, part, shift), middle, inverse));
    }
    if (far > most) [best, most] = [shift, far];
  }
  return new Int8Array(parts).fill(best);
};

const meansOf = ({ looks, middles }: Prepared, followed: Followed): readonly Float64Array[] => {
  const sums = Array.from({ length: sorts }, () => new Float64Array(figures));
  const all = new Float64Array(figures);
  const each = followed.length * 2;
  for (const [place, path] of followed)
    for (let part = 0; part < parts; part++) {
      const from = at(place, part, path[part] ?? 0);
      const [sum, middle] = [sums[sortOf(part)], middles[sortOf(part)]];
      if (sum && middle)
        for (let a = 0; a < figures; a++) {
          const off = (looks[from + a] ?? 0) - (middle[a] ?? 0);
          sum[a] = (sum[a] ?? 0) + off;
          all[a] = (all[a] ?? 0) + off / (each * sorts);
        }
    }
  // parts of a strip lend each other what they have in common
  return sums.map((sum, sort) =>
    sum.map((value, a) => (middles[sort]?.[a] ?? 0) + (value + held * (all[a] ?? 0)) / (each + held)),
  );
};

/** What is known of a kind of line: where the drawn ones run, and how they look along it. */
interface Known {
  readonly followed: readonly Followed[];
  readonly means: readonly (readonly Float64Array[])[];
}

const groundsOf = ({ middles, inverses }: Prepared, { means }: Known): readonly Filter[] =>
  means.map((one) => between(one, middles, inverses));

/** By sort of part how lines of one kind differ among themselves, whatever their kind, and with what they lie on; inverted. */
const withinOf = (
  { looks, spreads }: Prepared,
  { followed, means }: Known,
  elsewhere?: Matrix,
): readonly Float64Array[] =>
  Array.from({ length: sorts }, (_, sort) => {
    const spread = new Float64Array(figures * figures);
    let n = 0;
    followed.forEach((list, k) => {
      const from = list.flatMap(([place, path]) =>
        [sort, parts - 1 - sort].map((part) => at(place, part, path[part] ?? 0)),
      );
      const own = gathered(looks, from, figures, means[k]?.[sort]).spread;
      for (let i = 0; i < own.length; i++) spread[i] = (spread[i] ?? 0) + (own[i] ?? 0);
      n += from.length;
    });
    const ground = spreads[sort] ?? Matrix.eye(figures);
    const own = full(spread, 1)
      .add(Matrix.mul(ground, lent * wideness))
      .div(n + lent);
    return inverted(elsewhere ? own.add(elsewhere) : own, noise);
  });

/** By kind: what tells it from each other. */
const othersOf = ({ means }: Known, within: readonly Float64Array[]): readonly (readonly Filter[])[] =>
  means.map((one, k) => means.flatMap((other, j) => (j === k ? [] : [between(one, other, within)])));

/** Follows the drawn lines of each kind, and learns what they look like and where they run in turns. */
const follow = (prepared: Prepared, teachers: readonly (readonly number[])[]): Known => {
  const said = new Float64Array(parts * shifts);
  let followed: readonly Followed[] = teachers.map((places) =>
    places.map((place) => [place, outstanding(prepared, place)]),
  );
  let known: Known = { followed, means: followed.map((one) => meansOf(prepared, one)) };
  for (let round = 0; round < rounds; round++) {
    const grounds = groundsOf(prepared, known);
    const others = round === 0 ? [] : othersOf(known, withinOf(prepared, known, prepared.elsewhere));
    followed = teachers.map((places, k) =>
      places.map((place) => {
        const path = new Int8Array(parts);
        speak(prepared, [...grounds.slice(k, k + 1), ...(others[k] ?? [])], place, said);
        walk(said, path);
        return [place, path];
      }),
    );
    known = { followed, means: followed.map((one) => meansOf(prepared, one)) };
  }
  return known;
};

/** What a map says of lines, place by place. */
export interface Evidence {
  /** how many figures to a place */
  readonly wide: number;
  /** the first n × n of them: for each kind how its best line stands out from the ground, and how it differs from each other */
  readonly kinds: number;
  /** by place × wide; NaN where nothing can be seen */
  readonly values: Float64Array;
  /**
   * By place × kinds: how far the best line of a kind there is from what lines of the kind look like, in the two parts most
   * like them. A name or a town lies over some parts; a line of another kind is another in all.
   */
  readonly unlike: Float64Array;
}

/** @param teachers by kind: the places it is drawn on */
export const evidenceOf = (prepared: Prepared, teachers: readonly (readonly number[])[]): Evidence => {
  const { strips, looks } = prepared;
  const count = strips.pairs.names.length;
  // a place that bears several kinds does not say which line is which: those that bear one teach, if there are any
  const alone = teachers.map((places, k) => {
    const own = places.filter((place) => !teachers.some((others, j) => j !== k && others.includes(place)));
    return own.length > 2 ? own : places;
  });
  const known = follow(prepared, alone);
  const within = withinOf(prepared, known, prepared.elsewhere);
  // what nobody told yet is to look unlike: other ground is no excuse for it
  const here = prepared.elsewhere ? withinOf(prepared, known) : within;
  const others = othersOf(known, within);
  const filters = groundsOf(prepared, known).map((filter, k) => [filter, ...(others[k] ?? [])]);
  const kinds = teachers.length;
  // kinds that lie together somewhere: is there a second line beside the first?
  const together = teachers.flatMap((one, k) =>
    teachers.flatMap((other, j) => (k !== j && one.some((place) => other.includes(place)) ? [[k, j] as const] : [])),
  );
  const wide = kinds * kinds + together.length;
  const values = new Float64Array(count * wide).fill(Number.NaN);
  const unlike = new Float64Array(count * kinds);
  const far = new Float64Array(parts);
  const said = teachers.map(() => new Float64Array(parts * shifts));
  const paths = teachers.map(() => new Int8Array(parts));
  for (let place = 0; place < count; place++) {
    if (!strips.seen[place]) continue;
    filters.forEach((all, k) => {
      const [to, path] = [said[k], paths[k]];
      if (!to || !path) return;
      speak(prepared, all, place, to);
      walk(to, path);
      all.forEach((one, j) => {
        let sum = 0;
        for (let part = 0; part < parts; part++)
          sum += says(one, looks, at(place, part, path[part] ?? 0), sortOf(part));
        values[place * wide + k * kinds + j] = sum;
      });
      for (let part = 0; part < parts; part++) {
        const [mean, inverse] = [known.means[k]?.[sortOf(part)], here[sortOf(part)]];
        if (mean && inverse) far[part] = distance(looks, at(place, part, path[part] ?? 0), mean, inverse);
      }
      far.sort();
      unlike[place * kinds + k] = ((far[0] ?? 0) + (far[1] ?? 0)) / 2;
    });
    together.forEach(([k, j], i) => {
      const [own, other] = [said[k], paths[j]];
      if (own && other) values[place * wide + kinds * kinds + i] = walk(besides(own, other));
    });
  }
  return { wide, values, kinds, unlike };
};
