import type { JsonObject } from '../base/json.ts';
import type { Context } from '../record/context.ts';
import type { Msg } from '../words/message.ts';

/** What the record holds of like things, as one table: a row a thing, a column what is noted of it. */
export interface Overview {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** the heading of the ledger under which it stands */
  readonly group: Msg;
  readonly side?: string;
  /** what a row is, over the names */
  readonly head: Msg;
  readonly columns: readonly { readonly msg: Msg; readonly number?: true }[];
  readonly rows: readonly OverviewRow[];
  /** what its rows come to, under them */
  readonly sum?: Msg;
  /** what it says instead of a table without rows */
  readonly none?: Msg;
  /** it decides points: it stands, and is edited, on the score as well */
  readonly scores?: true;
  /** the cells it shows: one by one they are corrected by hand behind it */
  readonly covers: readonly string[];
}
export interface OverviewRow {
  readonly id: string;
  readonly msg: Msg;
  readonly cells: readonly OverviewCell[];
  /** what can be done about it now, begun with these values */
  readonly form?: OverviewForm;
}
interface OverviewForm {
  readonly action: string;
  readonly start?: JsonObject;
}
export type OverviewCell =
  | { readonly says: Msg; readonly strong?: boolean }
  /** chosen in place: the action is done as if its form had been filled so */
  | {
      readonly value: string;
      readonly choices: readonly { readonly value: string; readonly msg: Msg }[];
      readonly by: OverviewForm & { readonly field: string };
    }
  /** a count cell of the record, set in place */
  | { readonly count: number; readonly cell: string };
export type Overviews = (context: Context) => readonly Overview[];
