import type { Msg } from '../words/message.ts';
import type { ExplanationStep, Figure, Op } from './figures.ts';

/** Writes figures as they are computed. A figure is sealed once another has read it. */
export interface FigureWriter {
  readonly value: number;
  add(n: number, msg: Msg, rule: string): this;
  times(n: number, msg: Msg, rule: string): this;
  halve(drop: 'down' | 'up', msg: Msg, rule: string): this;
  atLeast(n: number, msg: Msg, rule: string): this;
  atMost(n: number, msg: Msg, rule: string): this;
  plus(figure: FigureWriter, msg: Msg, rule: string): this;
  plusUpTo(figure: FigureWriter, n: number, msg: Msg, rule: string): this;
  whole(figure: FigureWriter, drop: 'down' | 'up', msg: Msg, rule: string): this;
  /** adds a value looked up from others by a named function; `verifySteps` calls it again */
  read(
    table: string,
    figures: readonly FigureWriter[],
    value: number,
    msg: Msg,
    rule: string,
    columns?: readonly string[],
  ): this;
}
export interface Explanation {
  /** false: nobody reads the figures, and sums that are known without writing them down may be taken from there */
  readonly keeps: boolean;
  figure(id: string, msg: Msg, shape?: { readonly per?: 1 | 2; readonly side?: string }): FigureWriter;
  /** takes over figures written elsewhere, as they stand; a figure of the same id is not told apart */
  take(figures: readonly Figure[]): void;
  readonly figures: readonly Figure[];
}

/** What one step makes of the value before it. */
export const round = (n: number, drop: 'down' | 'up'): number => (drop === 'down' ? Math.floor(n) : Math.ceil(n));

class Writer implements FigureWriter {
  value = 0;
  readonly steps: ExplanationStep[] | undefined;
  readonly id: string;
  readonly per: 1 | 2;
  #sealed = false;

  constructor(id: string, per: 1 | 2, keep: boolean) {
    this.id = id;
    this.per = per;
    this.steps = keep ? [] : undefined;
  }

  /** Read by another figure: from here on nothing may change, or the reader's sum would no longer be true. */
  seal(): this {
    this.#sealed = true;
    return this;
  }

  #to(after: number, msg: Msg, rule: string, op: () => Op): this {
    if (this.#sealed) throw new Error(`figure ${this.id} was already read by another and is closed`);
    if (!Number.isFinite(after)) throw new Error(`figure ${this.id} would become ${after}`);
    this.steps?.push({ op: op(), after, delta: after - this.value, msg, rule });
    this.value = after;
    return this;
  }

  add(n: number, msg: Msg, rule: string): this {
    return this.#to(this.value + n, msg, rule, () => ({ op: 'add', n }));
  }
  times(n: number, msg: Msg, rule: string): this {
    return this.#to(this.value * n, msg, rule, () => ({ op: 'times', n }));
  }
  halve(drop: 'down' | 'up', msg: Msg, rule: string): this {
    return this.#to(round(this.value / 2, drop), msg, rule, () => ({ op: 'halve', drop }));
  }
  atLeast(n: number, msg: Msg, rule: string): this {
    return this.#to(Math.max(this.value, n), msg, rule, () => ({ op: 'atLeast', n }));
  }
  atMost(n: number, msg: Msg, rule: string): this {
    return this.#to(Math.min(this.value, n), msg, rule, () => ({ op: 'atMost', n }));
  }
  plus(figure: FigureWriter, msg: Msg, rule: string): this {
    const other = writer(figure).seal();
    const brings = other.value * grain(this.per, other);
    return this.#to(this.value + brings, msg, rule, () => ({ op: 'plus', figure: other.id }));
  }
  plusUpTo(figure: FigureWriter, n: number, msg: Msg, rule: string): this {
    const other = writer(figure).seal();
    const brings = Math.min(n, other.value * grain(this.per, other));
    return this.#to(this.value + brings, msg, rule, () => ({ op: 'plusUpTo', figure: other.id, n }));
  }
  whole(figure: FigureWriter, drop: 'down' | 'up', msg: Msg, rule: string): this {
    const other = writer(figure).seal();
    const brings = round(other.value / other.per, drop) * this.per;
    return this.#to(this.value + brings, msg, rule, () => ({ op: 'whole', figure: other.id, drop }));
  }
  read(
    table: string,
    figures: readonly FigureWriter[],
    value: number,
    msg: Msg,
    rule: string,
    columns?: readonly string[],
  ): this {
    const ids = figures.map((figure) => writer(figure).seal().id);
    return this.#to(this.value + value, msg, rule, () => ({
      op: 'read',
      table,
      figures: ids,
      columns,
    }));
  }
}

/** Halves take in whole points exactly; whole points take in halves only by `whole`, which says how it rounds. */
export const grain = (per: 1 | 2, other: { readonly id: string; readonly per: 1 | 2 }): number => {
  if (other.per > per) throw new Error(`figure ${other.id} is counted in halves: take its whole part`);
  return per / other.per;
};

const writer = (figure: FigureWriter): Writer => {
  if (!(figure instanceof Writer)) throw new Error('a figure is written by why()');
  return figure;
};

/** `why(false)` computes the same values and stores no step. A second figure of the same id becomes `id#2`. */
export const explain = (keep = true): Explanation => {
  const seen = new Map<string, number>();
  const kept: { readonly writer: Writer; readonly msg: Msg; readonly side: string | undefined }[] = [];
  const taken: Figure[] = [];
  return {
    keeps: keep,
    take: (figures) => {
      if (keep) taken.push(...figures);
    },
    figure: (id, msg, shape) => {
      if (!keep) return new Writer(id, shape?.per ?? 1, false);
      const nth = (seen.get(id) ?? 0) + 1;
      seen.set(id, nth);
      const made = new Writer(nth === 1 ? id : `${id}#${nth}`, shape?.per ?? 1, true);
      kept.push({ writer: made, msg, side: shape?.side });
      return made;
    },
    get figures() {
      const own = kept.map(({ writer: { id, per, value, steps }, msg, side }) => ({
        id,
        msg,
        per,
        value,
        steps: [...(steps ?? [])],
        side,
      }));
      return taken.length === 0 ? own : [...taken, ...own];
    },
  };
};
