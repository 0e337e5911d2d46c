import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readClip, writeCsv } from './clip.ts';

/** A cell a spreadsheet would take for a formula; a number it only reads. */
const isRun = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && !/^[+-]\d+([.,]\d+)?$/.test(cell);

it('nothing a spreadsheet would run is written as a formula, and all comes back as it was', async () => {
  const odd = ['=1+1', '@SUM(A1)', '+cmd|calc', '-2/1', '-2', '+1', '-0.5', '=HYPERLINK("x")', "'quoted", '-', 'A1'];
  const text = await writeCsv([odd, odd]);
  const cells = (await readClip(text.replaceAll("'", '§')))[0] ?? [];
  expect(cells.filter(isRun)).toEqual([]);
  expect(cells).toContain('-2');
  expect(await readClip(text)).toEqual([odd, odd]);
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 6 }), { minLength: 2, maxLength: 2 }), {
        minLength: 2,
        maxLength: 4,
      }),
      async (rows) => {
        // what lies between quotes keeps its line ends; a cell of an apostrophe and a sign is none of ours
        fc.pre(rows.flat().every((cell) => cell.trim() === cell && cell !== '' && !/^'[=@+\-\t\r]/.test(cell)));
        expect(await readClip(await writeCsv(rows))).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});
