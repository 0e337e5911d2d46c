import { Matrix } from 'ml-matrix';
import { distance, full, gathered, inverted } from './spread.ts';
import { across, channels, parts, type Strips } from './strips.ts';

/** A line is known by what lies this far to either side of its middle, in looks. */
const half = 6;
/** How far aside of its place a line is sought, in looks. */
const farthest = (across - 1) / 2 - half;
export const shifts = 2 * farthest + 1;
/** What is told of a look: the same from either side, but for how light it is; and how far the grounds to its sides differ. */
const even = half + 1;
export const figures = channels * even + channels;
/** A strip is the same from either end. */
export const sorts = parts / 2;
export const sortOf = (part: number): number => Math.min(part, parts - 1 - part);

/** The strips of a map in figures, and how these are where nothing is known of them. */
export interface Prepared {
  readonly strips: Strips;
  /** by place × part × shift × figures */
  readonly looks: Float32Array;
  /** by sort of part: the mean of all figures, and their spread */
  readonly middles: readonly Float64Array[];
  readonly spreads: readonly Matrix[];
  readonly inverses: readonly Float64Array[];
  /** how much figures differ for what a line lies on alone, whatever kind it is; undefined: not reckoned with */
  readonly elsewhere: Matrix | undefined;
}

/** Added to every spread: less than this is the noise of a photo. */
export const noise = 6e-5;
/** Brings the logarithm of a difference to the measure of the others. */
const steep = 0.05;

/**
 * How many times as much as the grounds of a map differ what lies beside a line may differ from where the line was drawn.
 * Rivers are drawn in the open and run on through woods; a road differs from a railway by its contrast above all.
 */
const otherGround = { sides: 4, links: 0 };
/** So wide a line may be to either side of its middle, in looks: nobody knows. */
const widths = [1, 2, 3];

/** Where the figures of a look begin. */
export const at = (place: number, part: number, shift: number): number =>
  ((place * parts + part) * shifts + shift) * figures;

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
        looks[to + channels * even + channel] = steep * Math.log(Math.abs(left - right) / n + 0.02);
      }
    }
  return looks;
};

/** On other ground what lies beside a line is lighter, darker or of another cast, all at once; the line stays as it is. */
const elsewhereOf = ({ values, pairs }: Strips, places: readonly number[]): Matrix | undefined => {
  const times = otherGround[pairs.of];
  if (times === 0) return undefined;
  const sampled = places.filter((_, p) => p % 3 === 0);
  const spread = Matrix.zeros(figures, figures);
  // light and cast; how uneven the light is does not shine through
  for (let channel = 0; channel < channels - 1; channel++) {
    let [sum, squares] = [0, 0];
    for (const place of sampled) {
      const from = place * parts * channels * across + channel * across;
      let mean = 0;
      for (let n = 0; n < across; n++) mean += (values[from + n] ?? 0) / across;
      sum += mean;
      squares += mean * mean;
    }
    const count = Math.max(1, sampled.length);
    const share = (times * (squares / count - (sum / count) ** 2)) / widths.length;
    for (const wide of widths) {
      // a look is told from its own mean
      const beside = (wide + 1) / even;
      const off = (m: number): number => (m <= wide ? beside - 1 : beside);
      for (let a = 0; a < even; a++)
        for (let b = 0; b < even; b++) {
          const [row, column] = [channel * even + a, channel * even + b];
          spread.set(row, column, spread.get(row, column) + off(a) * off(b) * share);
        }
    }
  }
  return spread;
};

export const prepare = (strips: Strips): Prepared => {
  const looks = inFigures(strips);
  const places = [...strips.seen.keys()].filter((place) => strips.seen[place]);
  const sampled = Array.from({ length: sorts }, (_, sort) =>
    places.flatMap((place, p) =>
      p % 3 === 0
        ? [sort, parts - 1 - sort].flatMap((part) =>
            [(p + part) % 4, ((p + part) % 4) + 5, ((p + part) % 4) + 10].map((shift) => at(place, part, shift)),
          )
        : [],
    ),
  );
  const middles: Float64Array[] = [];
  const spreads: Matrix[] = [];
  const inverses: Float64Array[] = [];
  for (const list of sampled) {
    let kept = list;
    let { mean, spread } = gathered(looks, kept, figures);
    let inverse = inverted(full(spread, kept.length), noise);
    for (let round = 0; round < 2; round++) {
      // what is far out bears something: it is not the ground's spread
      const far = kept.map((from) => distance(looks, from, mean, inverse));
      const most = [...far].sort((a, b) => a - b)[Math.floor(far.length * 0.95)] ?? 0;
      kept = kept.filter((_, i) => (far[i] ?? 0) <= most);
      ({ mean, spread } = gathered(looks, kept, figures));
      inverse = inverted(full(spread, kept.length), noise);
    }
    middles.push(mean);
    spreads.push(full(spread, kept.length));
    inverses.push(inverse);
  }
  return { strips, looks, middles, spreads, inverses, elsewhere: elsewhereOf(strips, places) };
};
