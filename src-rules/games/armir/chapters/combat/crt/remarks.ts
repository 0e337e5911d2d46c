import type { GridData } from '#rules/kit/record/playerData.ts';
import { outOfOrder } from '#rules/kit/tables/gridOrder.ts';
import { type GridSpec, type GridWarning, tidied } from '#rules/kit/tables/grids.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';

/** T2, T3: values that run against the order of columns or dice, each remark about two cells. `of`: the table's words. */
export const remarksOf = <R>(
  spec: GridSpec<R>,
  grid: GridData,
  cols: readonly string[],
  of: 'crt' | 'bombardment',
  worse: (before: R, after: R) => boolean,
): readonly GridWarning[] => {
  const textIn = (key: string): string => tidied(spec, grid.cells[key]?.text ?? '');
  const cellName = (key: string): Msg => {
    const [row = '', col = ''] = key.split('/');
    return msg(`armir.table.${of}.cell`, { col: name(col), die: name(row) });
  };
  return outOfOrder(spec, grid, cols, worse).map(({ before, after }) => ({
    id: `order:${before}=${textIn(before)},${after}=${textIn(after)}`,
    msg: msg(`armir.table.${of}.falls`, {
      before: cellName(before),
      first: name(textIn(before)),
      after: cellName(after),
      second: name(textIn(after)),
    }),
    at: [before, after],
  }));
};
