import type { Box, DrawnHex, Sheet } from '../sheet.ts';
import { sheetFormat, sheetVersion } from './parseSheet.ts';

export interface SheetTitle {
  readonly game: string;
  readonly name: string;
}

/**
 * The text of a sheet file: the format first, hexes, sides and links in the order of their numbers, each on a line of
 * its own, so that the same map always gives the same text and a person can compare two.
 */
export const writeSheet = (sheet: Sheet, { game, name }: SheetTitle): string => {
  const head = { format: sheetFormat, version: sheetVersion, game, name };
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "sheet": ${body(sheet)}\n}\n`;
};

const body = ({ grid, hexes, sides, links, boxes }: Sheet): string => {
  const { orientation, offset, columns, rows, numbering } = grid;
  const { first, columnDigits, rowDigits, firstColumn, firstRow, columnsGrow, rowsGrow, separator } = numbering;
  const plainGrid = {
    orientation,
    offset,
    columns,
    rows,
    numbering: { first, columnDigits, rowDigits, firstColumn, firstRow, columnsGrow, rowsGrow, separator },
  };
  return [
    '{',
    `    "grid": ${JSON.stringify(plainGrid)},`,
    `    "hexes": ${rowsOf(hexes, plainHex)},`,
    `    "sides": ${rowsOf(sides, (kinds) => kinds)},`,
    `    "links": ${rowsOf(links, (kinds) => kinds)},`,
    // boxes stand in the order in which they were made
    `    "boxes": ${rowsOf(boxes, plainBox, Object.keys(boxes))}`,
    '  }',
  ].join('\n');
};

/** Written by hand: `JSON.stringify` would put '1204' before '0818', as a number. */
const rowsOf = <T>(
  of: { readonly [key: string]: T },
  plain: (value: T) => unknown,
  keys: readonly string[] = Object.keys(of).sort(),
): string => {
  const rows = keys.flatMap((key) => {
    const value = of[key];
    return value === undefined ? [] : [`      ${JSON.stringify(key)}: ${JSON.stringify(plain(value))}`];
  });
  return rows.length === 0 ? '{}' : `{\n${rows.join(',\n')}\n    }`;
};

const plainHex = ({ terrain, features, name, labels }: DrawnHex) => ({ terrain, features, name, labels });
const plainBox = ({ name, kind, features, links }: Box) => ({
  name,
  kind,
  features,
  links: links.map(({ to, link }) => ({ to, link })),
});
