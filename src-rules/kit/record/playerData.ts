import { z } from 'zod';
import type { Inferred } from '../base/inferred.ts';
import { recordLimits } from './limits.ts';

const key = z.string().max(200);
const cellText = z.string().max(2_000);
/** 'row/col' */
const at = z.string().max(401);

const cell = z.looseObject({
  text: cellText,
  /** false: the player marked it as doubtful */
  sure: z.boolean().optional(),
  marks: z.array(key).max(50).optional(),
  /** where this cell comes from, if not from where its table does: cells of the players' lie over the box's; not on disk */
  from: z.custom<string>().optional(),
});
export type GridCell = Inferred<typeof cell>;

export const gridSchema = z.looseObject({
  id: key,
  cols: z.array(key).max(500),
  rows: z.array(key).max(2_000),
  /** by 'row/col' */
  cells: z.record(at, cell),
  /** where it comes from: a rule number, or 'typed' */
  from: key,
  /** warnings the players looked at and keep (so it stands on their card), by their ids: texts of the cells they are about */
  accepted: z.array(cellText).max(500).optional(),
  /** cells typed a second time, apart from the first: for finding slips, never for rules */
  second: z.record(at, cellText).optional(),
});
/** A table as plain text, cell by cell: the box's (printed in a rulebook) or the players' own (typed from their card). */
export type GridData = Inferred<typeof gridSchema>;

const unit = z.looseObject({
  id: key,
  name: key,
  /** by the roster's fields */
  values: z.record(
    key,
    z.union([z.string().max(recordLimits.text), z.number(), z.boolean(), z.array(key).max(200), z.null()]),
  ),
});
/** A unit typed once from its counter. */
export type RosterUnit = Inferred<typeof unit>;

export const rosterSchema = z.looseObject({ id: key, units: z.array(unit).max(2_000) });
export type RosterData = Inferred<typeof rosterSchema>;
