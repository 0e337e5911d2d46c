import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { type Cells, textAt } from '#rules/kit/record/readers.ts';
import { cells, rosters } from '../ids.ts';

/** What the record says, read without surprises. */

/** What is noted of a month under such a name. */
export const notedAt = (context: Pick<Context, 'marks'>, mark: string, key: string): number | undefined => {
  const marks = context.marks[mark];
  const value = marks && Object.hasOwn(marks, key) ? marks[key]?.value : undefined;
  return typeof value === 'number' ? value : undefined;
};

/** 'play' unless something else was recorded. */
export const stateOf = (context: Cells, id: string): string => textAt(context, cells.state, id) || 'play';

export const axisBlocks = (context: Pick<Context, 'rosters'>): readonly RosterUnit[] =>
  context.rosters[rosters.axis]?.units ?? [];

/** What has been noted of this month under such a name. */
export const notedOf = (context: Pick<Context, 'marks'>, mark: string, key: string): number => {
  const value = context.marks[mark]?.[key]?.value;
  return typeof value === 'number' ? value : 0;
};
