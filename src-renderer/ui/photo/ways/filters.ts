import { at, figures, type Prepared, shifts, sortOf, sorts } from './figures.ts';
import { parts } from './strips.ts';

/** Beyond this a part says little more. */
const enough = 24;
/** What it costs a line to swerve by one look from part to part. */
const bend = 0.5;
/** Two lines lie at least so many looks apart. */
const gap = 2;

/** What tells one thing from another: by sort of part a weight for each figure, and a constant. */
export interface Filter {
  readonly weights: readonly Float64Array[];
  readonly constants: Float64Array;
}
export const between = (
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

/** Much said twice as loud is little more. */
const cutShort = (value: number): number => enough * Math.asinh(value / enough);

const weighed = ({ weights, constants }: Filter, looks: Float32Array, from: number, sort: number): number => {
  const w = weights[sort];
  let value = constants[sort] ?? 0;
  if (w) for (let a = 0; a < figures; a++) value += (w[a] ?? 0) * (looks[from + a] ?? 0);
  return value;
};

/** What a filter says of one look. */
export const says = (filter: Filter, looks: Float32Array, from: number, sort: number): number =>
  cutShort(weighed(filter, looks, from, sort));

/** What each part says at each shift: the least of what several filters say, cut short. */
export const speak = (prepared: Prepared, filters: readonly Filter[], place: number, out: Float64Array): void => {
  const { looks } = prepared;
  for (let part = 0; part < parts; part++) {
    const sort = sortOf(part);
    for (let shift = 0; shift < shifts; shift++) {
      const from = at(place, part, shift);
      let least = Number.POSITIVE_INFINITY;
      for (const filter of filters) least = Math.min(least, weighed(filter, looks, from, sort));
      out[part * shifts + shift] = cutShort(least);
    }
  }
};

/** The best path through what is said, and how much that is. */
export const walk = (said: Float64Array, path?: Int8Array): number => {
  const best = new Float64Array(shifts);
  const next = new Float64Array(shifts);
  const came = new Int8Array(parts * shifts);
  for (let part = 0; part < parts; part++) {
    for (let s = 0; s < shifts; s++) {
      let [from, so] = [s, part === 0 ? 0 : (best[s] ?? 0)];
      if (part > 0)
        for (let d = -2; d <= 2; d++) {
          const other = (best[s + d] ?? Number.NEGATIVE_INFINITY) - bend * Math.abs(d);
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

/** What is said of a line, but where another lies. */
export const besides = (said: Float64Array, path: Int8Array): Float64Array => {
  const out = Float64Array.from(said);
  for (let part = 0; part < parts; part++)
    for (let s = -gap; s <= gap; s++) {
      const shift = (path[part] ?? 0) + s;
      if (shift >= 0 && shift < shifts) out[part * shifts + shift] = Math.min(out[part * shifts + shift] ?? 0, -enough);
    }
  return out;
};
