import type { Context } from '#rules/kit/record/context.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { outOfOrder } from '#rules/kit/tables/gridOrder.ts';
import { at, type GridSpec, type GridWarning, tidied, valueAt } from '#rules/kit/tables/grids.ts';
import { name } from '#rules/kit/words/message.ts';
import { type CrtId, crts, tables } from '../../ids.ts';
import { crtCell, shadingMarked } from '../../model/reading.ts';
import { crt } from './crt.ts';
import { type CellPart, type ReadResult, readResult } from './fight/outcome.ts';
import { msg } from './msg.ts';

/** 10.6, 11.1: both tables as the rulebook prints them, corrected cell by cell from the players' card. */

/** 11.12: a shaded box asks for armour. No text shows which are: the players mark them once. */
export const shaded = 'shaded';

const content = '(?:E|\\dR?D?|RD?|D)';
const sided = new RegExp(`^(?:A(${content}))?(?:D(${content}))?$`);
const partText = (side: 'A' | 'D', found: string | undefined): string =>
  found === undefined ? '' : `${side}${found.replace('D', 'd')}`;
/** 'a1 drd', 'A1DRD' are A1 DRd; what is no result stays as typed. */
export const tidyResult = (text: string): string => {
  const plain = text.replace(/\s+/g, '');
  const [, attacker, defender] = sided.exec(plain.toUpperCase()) ?? [];
  return [partText('A', attacker), partText('D', defender)].filter(Boolean).join(' ') || text.trim();
};

/**
 * How well a result serves the attacker, for looking over the table's order only: a defender driven off, then an exchange
 * of losses, then an attacker driven off.
 */
const drivenOff = ({ retreats, eliminated }: CellPart): boolean => retreats || eliminated;
const weight = ({ steps, eliminated, disrupted }: CellPart): number =>
  10 * (eliminated ? 9 : steps) + (disrupted ? 2 : 0);
export const servesAttacker = ({ attacker, defender }: ReadResult): number => {
  if (drivenOff(defender) && !drivenOff(attacker)) return 1000 + weight(defender) - attacker.steps;
  if (drivenOff(attacker) && !drivenOff(defender)) return -1000 - weight(attacker) + defender.steps;
  return defender.steps - weight(attacker) + (defender.disrupted ? 1 : 0);
};

/** What the example of play reads in a box (S7.0); three of them are likely readings of another box. */
const inExample: { readonly [C in CrtId]: { readonly [at: string]: string } } = {
  assault: { '0/7-1': 'DE', '1/7-1': 'DE', '6/3-2': 'A1 DR', '8/2-1': 'A2 D1' },
  mobile: {
    '0/3-1': 'D2R',
    '2/4-1': 'D2R',
    '3/8-1': 'D3R',
    '5/6-1': 'D1R',
    '6/4-1': 'DR',
    '8/1-2': 'A1R',
  },
};

const rowName = (row: string) =>
  row === '0' ? msg('rtl.crt.orLess') : row === '11' ? msg('rtl.crt.orMore') : msg('rtl.crt.die', { n: Number(row) });
const cellName = (key: string) => {
  const [row = '', col = ''] = key.split('/');
  return msg('rtl.crt.cell', { col: name(col), row: rowName(row) });
};
const textIn = (spec: GridSpec<ReadResult>, grid: GridData, key: string): string =>
  tidied(spec, grid.cells[key]?.text ?? '');

const warningsOf = (spec: GridSpec<ReadResult>, id: CrtId, grid: GridData): readonly GridWarning[] => {
  const worse = [...grid.cols].reverse();
  const falls = outOfOrder(spec, grid, worse, (before, after) => servesAttacker(after) > servesAttacker(before));
  const marks = Object.values(grid.cells).filter((cell) => cell.marks?.includes(shaded)).length;
  return [
    { id: shadingMarked, msg: msg('rtl.crt.shading', { count: marks }), binding: true, keep: msg('rtl.crt.allMarked') },
    ...Object.entries(inExample[id]).flatMap(([key, text]): readonly GridWarning[] => {
      const here = textIn(spec, grid, key);
      if (here === '' || here === text) return [];
      const says = msg('rtl.crt.example', { cell: cellName(key), example: name(text), here: name(here) });
      return [{ id: `example:${key}=${here}`, msg: says, at: [key] }];
    }),
    ...falls.map(({ before, after }) => {
      const [first, second] = [textIn(spec, grid, before), textIn(spec, grid, after)];
      return {
        id: `order:${before}=${first},${after}=${second}`,
        msg: msg('rtl.crt.falls', {
          before: cellName(before),
          first: name(first),
          after: cellName(after),
          second: name(second),
        }),
        at: [before, after],
      };
    }),
  ];
};

const specOf = (id: CrtId): GridSpec<ReadResult> => {
  const grid = crt[id];
  const spec: GridSpec<ReadResult> = {
    id: tables[id],
    msg: msg(`rtl.table.${id}`),
    about: msg('rtl.table.crt.about'),
    rule: '10.6',
    cols: grid.cols.map((key) => ({ key, msg: msg('rtl.crt.odds', { odds: name(key) }) })),
    rows: grid.rows.map((key) => ({ key, msg: rowName(key) })),
    pattern: '[ADRE\\dd ]{2,12}',
    example: 'A1 D1R',
    tidy: tidyResult,
    parse: readResult,
    printed: grid,
    mark: { key: shaded, msg: msg('rtl.crt.shaded'), act: msg('rtl.crt.markShaded') },
    warnings: (typed) => warningsOf(spec, id, typed),
  };
  return spec;
};
export const crtTables: { readonly [C in CrtId]: GridSpec<ReadResult> } = {
  assault: specOf('assault'),
  mobile: specOf('mobile'),
};
export const crtSpecs: readonly GridSpec[] = crts.map((id) => crtTables[id]);

/** A box of the table in force, with how sure it is and where it comes from. */
export interface CrtResult extends ReadResult {
  /** false: likely, not certain: the players' card decides */
  readonly sure: boolean;
  /** 11.12; undefined: nobody has marked the shaded boxes yet */
  readonly shaded: boolean | undefined;
  /** the players corrected it from their card */
  readonly corrected: boolean;
  /** a rule number, or 'typed' */
  readonly from: string;
}
/** 10.63: `row` '0' to '11', `column` as printed. Undefined: no such box, or what stands in it is no result. */
export const crtResult = (
  context: Pick<Context, 'tables'>,
  id: CrtId,
  row: string,
  column: string,
): CrtResult | undefined => {
  const grid = context.tables[tables[id]] ?? crt[id];
  const found = at(grid, row, column);
  const value = valueAt(crtTables[id], grid, row, column);
  const cell = crtCell(context, id, row, column);
  if (!found.ok || !value) return undefined;
  return {
    ...value,
    sure: found.cell.sure !== false,
    shaded: cell?.shaded,
    corrected: tidyResult(found.cell.text) !== crt[id].cells[`${row}/${column}`]?.text,
    from: found.from,
  };
};
