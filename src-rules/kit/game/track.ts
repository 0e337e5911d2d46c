import type { JsonObject } from '../base/json.ts';
import type { Context } from '../record/context.ts';
import type { Msg } from '../words/message.ts';

/** A row of boxes with a marker on one of them: what is built, mended or brought up a box at a time. */
export interface Track {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly group: Msg;
  readonly side?: string;
  /** the page of the account book that pays for it; absent: every page of its side */
  readonly page?: string;
  readonly boxes: number;
  /** the box reached; 0: none yet */
  readonly at: number;
  /** what comes next, and what it costs */
  readonly next: Msg;
  /** it may be moved on, has been moved on this turn, awaits the players, or moves by itself */
  readonly state: 'open' | 'done' | 'due' | 'free';
  /** the form that moves it on, begun with these values */
  readonly form?: { readonly action: string; readonly start?: JsonObject };
}
export type Tracks = (context: Context) => readonly Track[];
