import fc from 'fast-check';
import type { Grid, Numbering } from '../grid.ts';

/** Every way a grid may lie and be numbered, small. */
export const gridsUpTo = (columns: number, rows: number): fc.Arbitrary<Grid> => {
  const numbering: fc.Arbitrary<Numbering> = fc
    .record({
      first: fc.constantFrom('column' as const, 'row' as const),
      columnDigits: fc.integer({ min: 2, max: 3 }),
      rowDigits: fc.integer({ min: 2, max: 3 }),
      firstColumn: fc.integer({ min: 0, max: 40 }),
      firstRow: fc.integer({ min: 0, max: 40 }),
      columnsGrow: fc.constantFrom('right' as const, 'left' as const),
      rowsGrow: fc.constantFrom('down' as const, 'up' as const),
      separator: fc.constantFrom(undefined, '.', '-'),
    })
    .map(({ separator, ...rest }) => (separator === undefined ? rest : { ...rest, separator }));
  return fc.record({
    orientation: fc.constantFrom('flat' as const, 'pointy' as const),
    offset: fc.constantFrom('odd' as const, 'even' as const),
    columns: fc.integer({ min: 1, max: columns }),
    rows: fc.integer({ min: 1, max: rows }),
    numbering,
  });
};

export const grids = gridsUpTo(9, 8);
