import type { Scalar } from '../base/json.ts';
import type { Context } from './context.ts';

/** What the record holds, read with types: of a cell (`In`), or under one key of it (`At`). */

/** A context, a game's state, or whatever else has its cells. */
export type Cells = Pick<Context, 'cells'>;

/** Empty where nothing is noted by keys. */
export const mapIn = ({ cells }: Cells, cell: string): { readonly [key: string]: Scalar } => {
  const found = cells[cell];
  return typeof found === 'object' ? found : {};
};
/** '' where nothing is noted. */
export const textIn = ({ cells }: Cells, cell: string): string => {
  const found = cells[cell];
  return typeof found === 'string' ? found : '';
};
/** 0 where nothing is noted. */
export const countIn = ({ cells }: Cells, cell: string): number => {
  const found = cells[cell];
  return typeof found === 'number' ? found : 0;
};

const noted = (context: Cells, cell: string, key: string): Scalar | undefined => {
  const map = mapIn(context, cell);
  return Object.hasOwn(map, key) ? map[key] : undefined;
};
/** '' where nothing is noted. */
export const textAt = (context: Cells, cell: string, key: string): string => {
  const found = noted(context, cell, key);
  return typeof found === 'string' ? found : '';
};
/** undefined where nothing is noted. */
export const countAt = (context: Cells, cell: string, key: string): number | undefined => {
  const found = noted(context, cell, key);
  return typeof found === 'number' ? found : undefined;
};
/** Said to be so: by an action (true), or by hand in the ledger, which writes its choices as text. */
export const hasAt = (context: Cells, cell: string, key: string): boolean => {
  const found = noted(context, cell, key);
  return found === true || found === 'true';
};

/** 0 where nothing was posted. */
export const balance = ({ balances }: Pick<Context, 'balances'>, account: string): number => balances[account] ?? 0;

/** What has been noted for a while under such a name, by key. */
export const markedIn = ({ marks }: Pick<Context, 'marks'>, mark: string): Context['marks'][string] =>
  marks[mark] ?? {};
export const markedKeys = (context: Pick<Context, 'marks'>, mark: string): readonly string[] =>
  Object.keys(markedIn(context, mark));
