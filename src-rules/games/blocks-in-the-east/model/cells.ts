import type { Scalar } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, rosters } from '../ids.ts';

/** What the record says, read without surprises. */
type Cells = Pick<Context, 'cells'>;

export const mapAt = ({ cells: all }: Cells, cell: string): { readonly [key: string]: Scalar } => {
  const map = all[cell];
  return typeof map === 'object' ? map : {};
};
export const textAt = (context: Cells, cell: string, key: string): string | undefined => {
  const map = mapAt(context, cell);
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return typeof value === 'string' ? value : undefined;
};
export const numberAt = (context: Cells, cell: string, key: string): number => {
  const map = mapAt(context, cell);
  const value = Object.hasOwn(map, key) ? map[key] : undefined;
  return typeof value === 'number' ? value : 0;
};
export const numberOf = ({ cells: all }: Cells, cell: string): number => {
  const value = all[cell];
  return typeof value === 'number' ? value : 0;
};

/** What is noted of a month under such a name. */
export const notedAt = (context: Pick<Context, 'marks'>, mark: string, key: string): number | undefined => {
  const marks = context.marks[mark];
  const value = marks && Object.hasOwn(marks, key) ? marks[key]?.value : undefined;
  return typeof value === 'number' ? value : undefined;
};
export const notedKeys = (context: Pick<Context, 'marks'>, mark: string): readonly string[] =>
  Object.keys(context.marks[mark] ?? {});

/** 'play' unless something else was recorded. */
export const stateOf = (context: Cells, id: string): string => textAt(context, cells.state, id) ?? 'play';

export const axisBlocks = (context: Pick<Context, 'rosters'>): readonly RosterUnit[] =>
  context.rosters[rosters.axis]?.units ?? [];

/** What has been noted of this month under such a name. */
export const notedOf = (context: Pick<Context, 'marks'>, mark: string, key: string): number => {
  const value = context.marks[mark]?.[key]?.value;
  return typeof value === 'number' ? value : 0;
};
