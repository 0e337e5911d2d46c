import { CholeskyDecomposition, Matrix } from 'ml-matrix';
import { amongNeighbours } from './beside.ts';
import { cellCount, measures } from './features.ts';
import type { Prepared } from './prepare.ts';

/** What is thought of each hex: by place in `prepared.hexes` × kinds. */
export interface Thought {
  readonly kinds: number;
  /** how likely each kind is, all of a hex 1 together */
  readonly likely: Float64Array;
  /** by place: how many of the cells look like nothing that is known, 0 to 1 */
  readonly strange: Float64Array;
}

/** How learning goes about; measured on the boards that are built on. */
export interface Tuning {
  /** rounds of guessing the kinds and learning from the guess */
  readonly rounds: number;
  /** how much a cell says beside its neighbours: 1, as if each were seen by itself */
  readonly each: number;
  /** the part of cells expected to bear something that is not the ground, and by how many hexes this is held */
  readonly marked: number;
  readonly markedHeld: number;
  /** hexes around that outweigh the slow field's doubt; 0: no field */
  readonly fieldDoubt: number;
  /** cells by which the spread of a kind is held to that of all */
  readonly held: number;
  /** hexes by which a cell's own middle is held to that of its hex */
  readonly placed: number;
  /** how much wider than all cells together is what may lie on them */
  readonly wide: number;
  /** rounds in which it is not known yet how the light falls, and how much lightness counts in them */
  readonly dim: number;
  readonly dimly: number;
}
export const usualTuning: Tuning = {
  rounds: 4,
  each: 0.15,
  marked: 0.3,
  markedHeld: 15,
  fieldDoubt: 8,
  held: 1000,
  placed: 0.3,
  wide: 2,
  dim: 2,
  dimly: 0.1,
};

const row = cellCount * measures;

/** The cloud of one kind in turned figures: the middle of each cell, how wide it is in each direction, how often a cell is hidden. */
interface Kind {
  readonly middles: Float64Array;
  /** by measure: one over the spread */
  readonly narrow: Float64Array;
  /** the logarithm of how thin the cloud is */
  readonly thin: number;
  /** by cell: the logarithms of how often something else lies there, and of how often not */
  readonly hidden: Float64Array;
  readonly open: Float64Array;
}

/**
 * Learns the kinds of all hexes from few named ones, cell by cell: a kind is what its cells look like, each in its place,
 * and a cell may as well bear something else that says nothing (a road, a number, a counter). Kinds are guessed in rounds:
 * what changes slowly over the board (lamp, shadow, glare) is what is left over around a place, and taken away.
 *
 * What was decided in doubt mostly lies under a counter, in the glare, at an edge: it says what it is, and little of what
 * its kind looks like. Of that it teaches once the kinds are known, or of a kind nobody named otherwise.
 *
 * @param named by place in `prepared.hexes`: the kind, or −1
 * @param decided the places that were in doubt when they were named
 */
export const learn = (
  prepared: Prepared,
  named: Int16Array,
  kinds: number,
  decided: ReadonlySet<number> = new Set(),
  tuning: Tuning = usualTuning,
): Thought => {
  const n = prepared.hexes.length;
  const shown = new Set(named.filter((_, i) => !decided.has(i)));
  const typical = named.map((kind, i) => (decided.has(i) && shown.has(kind) ? -1 : kind));
  const cells = turnedCells(prepared.cells, typical, kinds);
  const likely = new Float64Array(n * kinds);
  const strange = new Float64Array(n);
  const shares = new Float64Array(kinds).fill(1 / kinds);
  /** by kind × place × cell: how likely it is the ground that is seen there */
  const ground = new Float32Array(kinds * n * cellCount).fill(1);
  const anything = anythingOf(cells, tuning.wide);
  for (let i = 0; i < n; i++) {
    const told = named[i] ?? -1;
    if (told >= 0) likely[i * kinds + told] = 1;
  }
  let forms = formsNow(true);
  for (let round = 0; round < tuning.rounds; round++) {
    guess(round < tuning.dim ? tuning.dimly : 1);
    if (round === tuning.rounds - 1) break;
    if (tuning.fieldDoubt > 0) takeField();
    forms = formsNow(false);
  }
  return { kinds, likely: amongNeighbours(prepared, likely, kinds, (i) => (named[i] ?? -1) >= 0), strange };

  function guess(bright: number): void {
    const scores = new Float64Array(n * kinds);
    const any = new Float64Array(n * cellCount);
    densities(cells, anything.middles, 0, dimmed(anything.narrow, bright), anything.thin, any);
    const own = new Float64Array(n * cellCount);
    forms.forEach(({ middles, narrow, thin, hidden, open }, k) => {
      densities(cells, middles, measures, dimmed(narrow, bright), thin, own);
      const share = Math.log(shares[k] ?? 1);
      for (let i = 0; i < n; i++) {
        let score = share;
        for (let c = 0; c < cellCount; c++) {
          const at = i * cellCount + c;
          const is = (own[at] ?? 0) + (open[c] ?? 0);
          const other = (any[at] ?? 0) + (hidden[c] ?? 0);
          const apart = Math.abs(is - other);
          const to = (k * n + i) * cellCount + c;
          // the sum of both, as a logarithm; far apart, it is the greater
          if (apart > 14) {
            score += tuning.each * Math.max(is, other);
            ground[to] = is > other ? 1 : 0;
            continue;
          }
          const less = Math.exp(-apart);
          score += tuning.each * (Math.max(is, other) + Math.log(1 + less));
          ground[to] = is > other ? 1 / (1 + less) : less / (1 + less);
        }
        scores[i * kinds + k] = score;
      }
    });
    const total = new Float64Array(kinds);
    for (let i = 0; i < n; i++) {
      const at = i * kinds;
      let best = 0;
      for (let k = 1; k < kinds; k++) if ((scores[at + k] ?? 0) > (scores[at + best] ?? 0)) best = k;
      let sum = 0;
      for (let k = 0; k < kinds; k++) sum += Math.exp((scores[at + k] ?? 0) - (scores[at + best] ?? 0));
      const told = named[i] ?? -1;
      for (let k = 0; k < kinds; k++) {
        const p = Math.exp((scores[at + k] ?? 0) - (scores[at + best] ?? 0)) / sum;
        likely[at + k] = told >= 0 ? (k === told ? 1 : 0) : p;
        total[k] = (total[k] ?? 0) + (likely[at + k] ?? 0);
      }
      let seen = 0;
      const by = told >= 0 ? told : best;
      for (let c = 0; c < cellCount; c++) seen += ground[(by * n + i) * cellCount + c] ?? 0;
      strange[i] = 1 - seen / cellCount;
    }
    for (let k = 0; k < kinds; k++) shares[k] = ((total[k] ?? 0) + 3) / (n + 3 * kinds);
  }

  /** Who teaches about a kind: only those who were named, for a rare kind would swallow a common one by its guesses. */
  function teachersOf(kind: number, first: boolean): readonly number[] {
    const told: number[] = [];
    for (let i = 0; i < n; i++) if ((first ? typical : named)[i] === kind) told.push(i);
    return told;
  }

  function formsNow(first: boolean): readonly Kind[] {
    const total = new Float64Array(measures);
    let count = 0;
    const own = Array.from({ length: kinds }, (_, kind) => {
      const teachers = teachersOf(kind, first);
      const seen = (i: number, c: number): number => ground[(kind * n + i) * cellCount + c] ?? 0;
      const middles = middlesOf(teachers, seen, first);
      const spread = new Float64Array(measures);
      const hid = new Float64Array(cellCount);
      let sum = 0;
      for (const i of teachers) {
        for (let c = 0; c < cellCount; c++) {
          const w = seen(i, c);
          hid[c] = (hid[c] ?? 0) + 1 - w;
          sum += w;
          const at = i * row + c * measures;
          for (let m = 0; m < measures; m++) {
            const off = (cells[at + m] ?? 0) - (middles[c * measures + m] ?? 0);
            // before it is known what lies on the ground, nothing far out counts as its spread
            spread[m] = (spread[m] ?? 0) + w * (first ? Math.min(4, off * off) : off * off);
          }
        }
      }
      for (let m = 0; m < measures; m++) total[m] = (total[m] ?? 0) + (spread[m] ?? 0);
      count += sum;
      return { middles, spread, sum, hid, weight: teachers.length };
    });
    return own.map(({ middles, spread, sum, hid, weight }): Kind => {
      let thin = 0;
      const narrow = Float64Array.from(spread, (value, m) => {
        const wide = (value + ((total[m] ?? 0) / count) * tuning.held) / (sum + tuning.held) + 0.02;
        thin -= Math.log(wide) / 2;
        return 1 / wide;
      });
      const part = Float64Array.from(hid, (value) =>
        first
          ? tuning.marked
          : Math.min(0.9, (value + tuning.marked * tuning.markedHeld) / (weight + tuning.markedHeld)),
      );
      return { middles, narrow, thin, hidden: part.map(Math.log), open: part.map((p) => Math.log(1 - p)) };
    });
  }

  /** The middle of each cell of a kind: what most of them look like. */
  function middlesOf(
    teachers: readonly number[],
    seen: (i: number, c: number) => number,
    first: boolean,
  ): Float64Array {
    const middles = new Float64Array(row);
    const whole = new Float64Array(measures);
    if (first) {
      // nothing is known yet of what lies on the ground: the median does not ask
      for (let m = 0; m < measures; m++) {
        const values = new Float64Array(teachers.length * cellCount);
        teachers.forEach((i, p) => {
          for (let c = 0; c < cellCount; c++) values[p * cellCount + c] = cells[i * row + c * measures + m] ?? 0;
        });
        whole[m] = values.sort()[values.length >> 1] ?? 0;
      }
    } else {
      let sum = 1e-9;
      for (const i of teachers)
        for (let c = 0; c < cellCount; c++) {
          const w = seen(i, c);
          sum += w;
          for (let m = 0; m < measures; m++) whole[m] = (whole[m] ?? 0) + w * (cells[i * row + c * measures + m] ?? 0);
        }
      for (let m = 0; m < measures; m++) whole[m] = (whole[m] ?? 0) / sum;
    }
    for (let c = 0; c < cellCount; c++) {
      if (first && teachers.length > 2) {
        const part = tuning.placed / (tuning.placed + teachers.length);
        for (let m = 0; m < measures; m++) {
          const here = median(teachers.map((i) => cells[i * row + c * measures + m] ?? 0));
          middles[c * measures + m] = (whole[m] ?? 0) * part + here * (1 - part);
        }
        continue;
      }
      let sum = tuning.placed;
      for (let m = 0; m < measures; m++) middles[c * measures + m] = (whole[m] ?? 0) * tuning.placed;
      for (const i of teachers) {
        const w = first ? 1 : seen(i, c);
        sum += w;
        const at = i * row + c * measures;
        for (let m = 0; m < measures; m++)
          middles[c * measures + m] = (middles[c * measures + m] ?? 0) + w * (cells[at + m] ?? 0);
      }
      for (let m = 0; m < measures; m++) middles[c * measures + m] = (middles[c * measures + m] ?? 0) / sum;
    }
    return middles;
  }

  /** Taken away from all figures: what is left around each place over what its kinds look like. */
  function takeField(): void {
    const { near, weights, nearEach } = prepared;
    const rest = new Float64Array(n * measures);
    const sure = new Float64Array(n);
    for (let i = 0; i < n; i++) {
      let best = 0;
      for (let k = 1; k < kinds; k++) if ((likely[i * kinds + k] ?? 0) > (likely[i * kinds + best] ?? 0)) best = k;
      const p = likely[i * kinds + best] ?? 0;
      const { middles } = forms[best] ?? anything;
      let sum = 1e-9;
      for (let c = 0; c < cellCount; c++) {
        const w = ground[(best * n + i) * cellCount + c] ?? 0;
        sum += w;
        const at = i * row + c * measures;
        for (let m = 0; m < measures; m++)
          rest[i * measures + m] =
            (rest[i * measures + m] ?? 0) + w * ((cells[at + m] ?? 0) - (middles[c * measures + m] ?? 0));
      }
      for (let m = 0; m < measures; m++) rest[i * measures + m] = (rest[i * measures + m] ?? 0) / sum;
      sure[i] = p * p * Math.min(1, sum / cellCount);
    }
    const off = new Float64Array(measures);
    for (let i = 0; i < n; i++) {
      off.fill(0);
      let weight = tuning.fieldDoubt;
      for (let j = 0; j < nearEach; j++) {
        const other = near[i * nearEach + j] ?? 0;
        const w = (weights[i * nearEach + j] ?? 0) * (sure[other] ?? 0);
        if (w < 0.02) continue;
        weight += w;
        for (let m = 0; m < measures; m++) off[m] = (off[m] ?? 0) + w * (rest[other * measures + m] ?? 0);
      }
      for (let c = 0; c < cellCount; c++) {
        const at = i * row + c * measures;
        for (let m = 0; m < measures; m++) cells[at + m] = (cells[at + m] ?? 0) - (off[m] ?? 0) / weight;
      }
    }
  }
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] ?? 0) : ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
};

/** Lightness, the first of the turned figures, counts only so much. */
const dimmed = (narrow: Float64Array, bright: number): Float64Array =>
  bright === 1 ? narrow : narrow.map((value, m) => (m === 0 ? value * bright : value));

/** For every cell the logarithm of how dense a cloud is there, but for what all clouds have in common. */
const densities = (
  cells: Float64Array,
  middles: Float64Array,
  /** from one cell's middle to the next: 0 where all have one */
  step: number,
  narrow: Float64Array,
  thin: number,
  out: Float64Array,
): void => {
  let at = 0;
  for (let cell = 0; cell < out.length; cell++) {
    let middle = (cell % cellCount) * step;
    let far = 0;
    for (let m = 0; m < measures; m++) {
      const off = (cells[at++] ?? 0) - (middles[middle++] ?? 0);
      far += off * off * (narrow[m] ?? 0);
    }
    out[cell] = thin - far / 2;
  }
};

/** The cloud of all cells together, so many times wider. */
const anythingOf = (cells: Float64Array, wider: number): Pick<Kind, 'middles' | 'narrow' | 'thin'> => {
  const middles = new Float64Array(measures);
  const spread = new Float64Array(measures);
  const count = cells.length / measures;
  for (let at = 0; at < cells.length; at += measures)
    for (let m = 0; m < measures; m++) middles[m] = (middles[m] ?? 0) + (cells[at + m] ?? 0) / count;
  for (let at = 0; at < cells.length; at += measures)
    for (let m = 0; m < measures; m++)
      spread[m] = (spread[m] ?? 0) + ((cells[at + m] ?? 0) - (middles[m] ?? 0)) ** 2 / count;
  let thin = 0;
  const narrow = spread.map((value) => {
    thin -= Math.log(value * wider) / 2;
    return 1 / (value * wider);
  });
  return { middles, narrow, thin };
};

/** The cells turned so that those of one kind spread alike in all directions, as the named ones tell. */
const turnedCells = (cells: Float32Array, named: Int16Array, kinds: number): Float64Array => {
  const rest: Float64Array[] = [];
  for (let kind = 0; kind < kinds; kind++) {
    const told = [...named.keys()].filter((i) => named[i] === kind);
    const middle = Float64Array.from({ length: measures }, (__, m) =>
      median(
        told.flatMap((i) => Array.from({ length: cellCount }, (___, c) => cells[i * row + c * measures + m] ?? 0)),
      ),
    );
    for (const i of told)
      for (let c = 0; c < cellCount; c++)
        rest.push(middle.map((value, m) => (cells[i * row + c * measures + m] ?? 0) - value));
  }
  let root = rootOf(rest);
  // once more without those far out: they bear a counter, a road or a number
  const far = rest.map((one) => turn(one, 0, root, new Float64Array(measures), 0).reduce((sum, v) => sum + v * v, 0));
  const most = [...far].sort((a, b) => a - b)[Math.floor(far.length * 0.85)] ?? 0;
  root = rootOf(rest.filter((__, i) => (far[i] ?? 0) <= most));
  const out = new Float64Array(cells.length);
  for (let at = 0; at < cells.length; at += measures) turn(cells, at, root, out, at);
  return out;
};

/** The lower triangle of the root of a spread, rows one after another. */
const rootOf = (rest: readonly Float64Array[]): Float64Array => {
  const matrix = Matrix.zeros(measures, measures);
  for (let a = 0; a < measures; a++)
    for (let b = 0; b <= a; b++) {
      const sum = rest.reduce((so, one) => so + (one[a] ?? 0) * (one[b] ?? 0), 0);
      const value = sum / Math.max(1, rest.length) + (a === b ? 0.02 : 0);
      matrix.set(a, b, value);
      matrix.set(b, a, value);
    }
  const lower = new CholeskyDecomposition(matrix).lowerTriangularMatrix;
  return Float64Array.from({ length: measures * measures }, (_, i) =>
    lower.get(Math.floor(i / measures), i % measures),
  );
};

const turn = (
  from: Float32Array | Float64Array,
  at: number,
  root: Float64Array,
  out: Float64Array,
  to: number,
): Float64Array => {
  for (let a = 0; a < measures; a++) {
    let value = from[at + a] ?? 0;
    for (let b = 0; b < a; b++) value -= (root[a * measures + b] ?? 0) * (out[to + b] ?? 0);
    out[to + a] = value / (root[a * measures + a] ?? 1);
  }
  return out;
};
