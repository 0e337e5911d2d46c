import type { Msg } from './text.ts';
import type { Figure } from './trail.ts';

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
  /** a value looked up from others by a named function; `recheck` calls it again */
  read(table: string, figures: readonly FigureWriter[], value: number, msg: Msg, rule: string): this;
}
export interface Why {
  figure(id: string, msg: Msg, shape?: { readonly per?: 1 | 2; readonly side?: string }): FigureWriter;
  readonly figures: readonly Figure[];
}
