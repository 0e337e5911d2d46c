import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { across, channels, parts, type Strips, stripLength } from './strips.ts';

/** A line is known by what lies this far to either side of its middle, in looks. */
const half = 6;
/** How far aside of its place a line is sought, in looks. */
const aside = (across - 1) / 2 - half;
const shifts = 2 * aside + 1;
/** What is told of a look: the same from either side, but for how light it is; and how far the grounds to its sides differ. */
const even = half + 1;
export const figures = channels * even + channels;
/** A strip is the same from either end. */
const sorts = parts / 2;
const sortOf = (part: number): number => Math.min(part, parts - 1 - part);

/** The strips of a map in figures, and how these are where nothing is known of them. */
export interface Prepared {
  readonly strips: Strips;
  /** by place × part × shift × figures */
  readonly looks: Float32Array;
  /** by sort of part: the mean of all figures, and their spread */
  readonly middles: readonly Float64Array[];
  readonly spreads: readonly Matrix[];
  readonly inverses: readonly Float64Array[];
}

export const tuning = { clip: 24, bend: 0.5, held: 4, rounds: 3, floor: 6e-5, step: 0.05, ground: 40, wide: 0.5, gap: 2 };

const at = (place: number, part: number, shift: number): number => ((place * parts + part) * shifts + shift) * figures;

/** Strips in figures. */
const inFigures = ({ values, pairs }: Strips): Float32Array => {
  const count = pairs.names.length;
  const looks = new Float32Array(count * parts * shifts * figures);
  for (let strip = 0; strip < count * parts; strip++)
    for (let shift = 0; shift < shifts; shift++) {
      const to = (strip * shifts + shift) * figures;
      const centre = half + shift;
      for (let channel = 0; channel < channels; channel++) {
        const from = strip * channels * across + channel * across;
        let sum = 0;
        for (let m = 0; m <= half; m++) {
          const value = ((values[from + centre + m] ?? 0) + (values[from + centre - m] ?? 0)) / 2;
          looks[to + channel * even + m] = value;
          sum += value;
        }
        for (let m = 0; m <= half; m++)
          looks[to + channel * even + m] = (looks[to + channel * even + m] ?? 0) - sum / even;
        let [left, right, n] = [0, 0, 0];
        for (let m = half - 2; m <= half + 5 && centre - m >= 0 && centre + m < across; m++) {
          left += values[from + centre - m] ?? 0;
          right += values[from + centre + m] ?? 0;
          n += 1;
        }
        looks[to + channels * even + channel] = tuning.step * Math.log(Math.abs(left - right) / n + 0.02);
      }
    }
  return looks;
};

/** The mean and spread of figures at some looks, weights all one. */
const gathered = (looks: Float32Array, list: readonly number[], middle?: Float64Array) => {
  const mean = middle ?? new Float64Array(figures);
  if (!middle)
    for (const from of list)
      for (let a = 0; a < figures; a++) mean[a] = (mean[a] ?? 0) + (looks[from + a] ?? 0) / list.length;
  const spread = new Float64Array(figures * figures);
  const x = new Float64Array(figures);
  for (const from of list) {
    for (let a = 0; a < figures; a++) x[a] = (looks[from + a] ?? 0) - (mean[a] ?? 0);
    for (let a = 0; a < figures; a++)
      for (let b = 0; b <= a; b++) spread[a * figures + b] = (spread[a * figures + b] ?? 0) + (x[a] ?? 0) * (x[b] ?? 0);
  }
  return { mean, spread };
};
const full = (spread: Float64Array, n: number): Matrix => {
  const matrix = Matrix.zeros(figures, figures);
  for (let a = 0; a < figures; a++)
    for (let b = 0; b <= a; b++) {
      matrix.set(a, b, (spread[a * figures + b] ?? 0) / n);
      matrix.set(b, a, (spread[a * figures + b] ?? 0) / n);
    }
  return matrix;
};
const inverted = (matrix: Matrix): Float64Array => {
  const firm = matrix.clone();
  for (let a = 0; a < figures; a++) firm.set(a, a, firm.get(a, a) + tuning.floor);
  return Float64Array.from(new CholeskyDecomposition(firm).solve(Matrix.eye(figures)).to1DArray());
};

export const prepare = (strips: Strips): Prepared => {
  const looks = inFigures(strips);
  const places = [...strips.seen.keys()].filter((place) => strips.seen[place]);
  const sampled = Array.from({ length: sorts }, (_, sort) =>
    places.flatMap((place, p) =>
      p % 3 === 0 ? [sort, parts - 1 - sort].flatMap((part) => [(p + part) % 4, ((p + part) % 4) + 5, ((p + part) % 4) + 10].map((shift) => at(place, part, shift))) : [],
    ),
  );
  const middles: Float64Array[] = [];
  const spreads: Matrix[] = [];
  const inverses: Float64Array[] = [];
  for (const list of sampled) {
    let kept = list;
    let { mean, spread } = gathered(looks, kept);
    let inverse = inverted(full(spread, kept.length));
    for (let round = 0; round < 2; round++) {
      // what is far out bears something: it is not the ground's spread
      const far = kept.map((from) => distance(looks, from, mean, inverse));
      const most = [...far].sort((a, b) => a - b)[Math.floor(far.length * 0.95)] ?? 0;
      kept = kept.filter((_, i) => (far[i] ?? 0) <= most);
      ({ mean, spread } = gathered(looks, kept));
      inverse = inverted(full(spread, kept.length));
    }
    middles.push(mean);
    spreads.push(full(spread, kept.length));
    inverses.push(inverse);
  }
  return { strips, looks, middles, spreads, inverses };
};

const distance = (looks: Float32Array, from: number, middle: Float64Array, inverse: Float64Array): number => {
  let far = 0;
  for (let a = 0; a < figures; a++) {
    let row = 0;
    for (let b = 0; b < figures; b++) row += (inverse[a * figures + b] ?? 0) * ((looks[from + b] ?? 0) - (middle[b] ?? 0));
    far += ((looks[from + a] ?? 0) - (middle[a] ?? 0)) * row;
  }
  return far;
};

/** What tells one thing from another: by sort of part a weight for each figure, and a constant. */
interface Filter {
  readonly weights: readonly Float64Array[];
  readonly constants: Float64Array;
}
const between = (
  one: readonly Float64Array[],
  other: readonly Float64Array[],
  inverses: readonly Float64Array[],
): Filter => {
  const constants = new Float64Array(sorts);
  const weights = one.map((mean, sort) => {
    const inverse = inverses[sort] ?? mean;
    const rest = other[sort] ?? mean;
    const w = new Float64Array(figures);
    for (let a = 0; a < figures; a++)
      for (let b = 0; b < figures; b++)
        w[a] = (w[a] ?? 0) + (inverse[a * figures + b] ?? 0) * ((mean[b] ?? 0) - (rest[b] ?? 0));
    for (let a = 0; a < figures; a++)
      constants[sort] = (constants[sort] ?? 0) - ((w[a] ?? 0) * ((mean[a] ?? 0) + (rest[a] ?? 0))) / 2;
    return w;
  });
  return { weights, constants };
};

/** What a filter says of one look. */
const says = ({ weights, constants }: Filter, looks: Float32Array, from: number, sort: number): number => {
  const w = weights[sort];
  let value = constants[sort] ?? 0;
  if (w) for (let a = 0; a < figures; a++) value += (w[a] ?? 0) * (looks[from + a] ?? 0);
  return tuning.clip * Math.asinh(value / tuning.clip);
};

/** What each part says at each shift: the least of what several filters say, cut short. */
const speak = (prepared: Prepared, filters: readonly Filter[], place: number, out: Float64Array): void => {
  const { looks } = prepared;
  for (let part = 0; part < parts; part++) {
    const sort = sortOf(part);
    for (let shift = 0; shift < shifts; shift++) {
      const from = at(place, part, shift);
      let least = Number.POSITIVE_INFINITY;
      for (const { weights, constants } of filters) {
        const w = weights[sort];
        if (!w) continue;
        let value = constants[sort] ?? 0;
        for (let a = 0; a < figures; a++) value += (w[a] ?? 0) * (looks[from + a] ?? 0);
        if (value < least) least = value;
      }
      out[part * shifts + shift] = tuning.clip * Math.asinh(least / tuning.clip);
    }
  }
};

/** The best path through what is said, and how much that is. */
const walk = (said: Float64Array, path?: Int8Array): number => {
  const best = new Float64Array(shifts);
  const next = new Float64Array(shifts);
  const came = new Int8Array(parts * shifts);
  for (let part = 0; part < parts; part++) {
    for (let s = 0; s < shifts; s++) {
      let [from, so] = [s, part === 0 ? 0 : (best[s] ?? 0)];
      if (part > 0)
        for (let d = -2; d <= 2; d++) {
          const other = (best[s + d] ?? Number.NEGATIVE_INFINITY) - tuning.bend * Math.abs(d);
          if (other > so) [from, so] = [s + d, other];
        }
      next[s] = so + (said[part * shifts + s] ?? 0);
      came[part * shifts + s] = from;
    }
    best.set(next);
  }
  let end = 0;
  for (let s = 1; s < shifts; s++) if ((best[s] ?? 0) > (best[end] ?? 0)) end = s;
  if (path) {
    let here = end;
    for (let part = parts - 1; part >= 0; part--) {
      path[part] = here;
      here = came[part * shifts + here] ?? 0;
    }
  }
  return best[end] ?? 0;
};

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
    sum.map((value, a) => (middles[sort]?.[a] ?? 0) + (value + tuning.held * (all[a] ?? 0)) / (each + tuning.held)),
  );
};

export interface Evidence {
  /** figures to a place: for each kind how its line stands out from the ground, and how it differs from each other kind */
  readonly wide: number;
  readonly kinds: number;
  /** by place × wide; NaN where nothing can be seen */
  readonly values: Float64Array;
}

export const evidenceOf = (prepared: Prepared, teachers: readonly (readonly number[])[]): Evidence => {
  const { strips, looks, middles, spreads, inverses } = prepared;
  const count = strips.pairs.names.length;
  const said = new Float64Array(parts * shifts);
  const follow = (filters: readonly Filter[], places: readonly number[]): Followed =>
    places.map((place) => {
      const path = new Int8Array(parts);
      speak(prepared, filters, place, said);
      walk(said, path);
      return [place, path];
    });
  // a place that bears several kinds does not say at first which line is which
  const alone = teachers.map((places, k) => {
    const own = places.filter((place) => !teachers.some((others, j) => j !== k && others.includes(place)));
    return own.length > 2 ? own : places;
  });
  let followed: readonly Followed[] = alone.map((places) => places.map((place) => [place, outstanding(prepared, place)]));
  let means = followed.map((one) => meansOf(prepared, one));
  const grounds = () => means.map((one) => between(one, middles, inverses));
  const others = (): readonly (readonly Filter[])[] => {
    // how lines of one kind differ among themselves
    const within = Array.from({ length: sorts }, (_, sort) => {
      const spread = new Float64Array(figures * figures);
      let n = 0;
      followed.forEach((list, k) => {
        const from = list.flatMap(([place, path]) => [sort, parts - 1 - sort].map((part) => at(place, part, path[part] ?? 0)));
        const own = gathered(looks, from, means[k]?.[sort]).spread;
        for (let i = 0; i < own.length; i++) spread[i] = (spread[i] ?? 0) + (own[i] ?? 0);
        n += from.length;
      });
      const ground = spreads[sort] ?? Matrix.eye(figures);
      return inverted(
        full(spread, 1)
          .add(Matrix.mul(ground, tuning.ground * tuning.wide))
          .div(n + tuning.ground),
      );
    });
    return means.map((one, k) => means.flatMap((other, j) => (j === k ? [] : [between(one, other, within)])));
  };
  for (let round = 0; round < tuning.rounds; round++) {
    const ground = grounds();
    const rest = round === 0 ? ground.map(() => []) : others();
    followed = alone.map((places, k) => follow([...ground.slice(k, k + 1), ...(rest[k] ?? [])], places));
    means = followed.map((one) => meansOf(prepared, one));
  }
  const ground = grounds();
  const rest = others();
  const n = teachers.length;
  // kinds that lie together somewhere: is there a second line beside the first?
  const together = teachers.flatMap((one, k) =>
    teachers.flatMap((other, j) => (k !== j && one.some((place) => other.includes(place)) ? [[k, j] as const] : [])),
  );
  const wide = n * n + together.length;
  const values = new Float64Array(count * wide).fill(Number.NaN);
  const filters = ground.map((filter, k) => [filter, ...(rest[k] ?? [])]);
  const spoken = teachers.map(() => new Float64Array(parts * shifts));
  const paths = teachers.map(() => new Int8Array(parts));
  for (let place = 0; place < count; place++) {
    if (!strips.seen[place]) continue;
    filters.forEach((all, k) => {
      const [to, path] = [spoken[k], paths[k]];
      if (!to || !path) return;
      speak(prepared, all, place, to);
      walk(to, path);
      all.forEach((one, j) => {
        let sum = 0;
        for (let part = 0; part < parts; part++)
          sum += says(one, looks, at(place, part, path[part] ?? 0), sortOf(part));
        values[place * wide + k * n + j] = sum;
      });
    });
    together.forEach(([k, j], i) => {
      const [own, other] = [spoken[k], paths[j]];
      if (own && other) values[place * wide + n * n + i] = walk(besides(own, other));
    });
  }
  return { wide, values, kinds: n };
};

/** What is said of a line, but where another lies. */
const besides = (said: Float64Array, path: Int8Array): Float64Array => {
  const out = Float64Array.from(said);
  for (let part = 0; part < parts; part++)
    for (let s = -tuning.gap; s <= tuning.gap; s++) {
      const shift = (path[part] ?? 0) + s;
      if (shift >= 0 && shift < shifts) out[part * shifts + shift] = Math.min(out[part * shifts + shift] ?? 0, -tuning.clip);
    }
  return out;
};
