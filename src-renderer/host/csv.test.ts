import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decoded, readCells, writeCsv } from './csv.ts';

/** A cell a spreadsheet would take for a formula; a number it only reads. */
const isRun = (cell: string): boolean => /^[=+\-@\t\r]/.test(cell) && !/^[+-]\d+([.,]\d+)?$/.test(cell);

it('nothing a spreadsheet would run is written as a formula, and all comes back as it was', async () => {
  const odd = ['=1+1', '@SUM(A1)', '+cmd|calc', '-2/1', '-2', '+1', '-0.5', '=HYPERLINK("x")', "'quoted", '-', 'A1'];
  const text = await writeCsv([odd, odd], 'en');
  const cells = (await readCells(text.replaceAll("'", '§')))[0] ?? [];
  expect(cells.filter(isRun)).toEqual([]);
  expect(cells).toContain('-2');
  expect(await readCells(text)).toEqual([odd, odd]);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('en' as const, 'it' as const),
      fc.array(fc.array(fc.string({ unit: 'grapheme-ascii', maxLength: 6 }), { minLength: 2, maxLength: 2 }), {
        minLength: 2,
        maxLength: 4,
      }),
      async (locale, rows) => {
        // what lies between quotes keeps its line ends; a cell of an apostrophe and a sign is none of ours
        fc.pre(rows.flat().every((cell) => cell.trim() === cell && cell !== '' && !/^'[=@+\-\t\r\d]/.test(cell)));
        expect(await readCells(await writeCsv(rows, locale))).toEqual(rows);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a file for a spreadsheet of the language', () => {
  const rows = [
    ['Unità', 'CP', 'Nota'],
    ['Führer Begleit', 2.5, 'a; b, c'],
  ];
  it('says how its signs are written, and parts cells and decimals as that spreadsheet does', async () => {
    expect(await writeCsv(rows, 'it')).toBe('\ufeffUnità;CP;Nota\r\nFührer Begleit;2,5;"a; b, c"');
    expect(await writeCsv(rows, 'en')).toBe('\ufeffUnità,CP,Nota\r\nFührer Begleit,2.5,"a; b, c"');
    expect(await writeCsv([['chance', 1 / 6, 2, -0.5]], 'it')).toBe('\ufeffchance;0,166667;2;-0,5');
  });

  it('keeps results, odds and hexes from becoming dates, times and other numbers', async () => {
    const cells = ['1/2', '3-1', '2:1', '0104', '4-3-10', '1E5', 'Sep 1942', '12 Pz', '12', 'D1'];
    const text = await writeCsv([cells], 'it');
    expect(text).toBe("\ufeff'1/2;'3-1;'2:1;'0104;'4-3-10;'1E5;'Sep 1942;12 Pz;12;D1");
    expect(await readCells(text)).toEqual([cells]);
  });
});

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Western Windows writes what Latin-1 has by its numbers. */
const cp1252 = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf16 = (text: string, big: boolean, mark: boolean): Uint8Array => {
  const all = mark ? `\ufeff${text}` : text;
  const view = new DataView(new ArrayBuffer(all.length * 2));
  for (let i = 0; i < all.length; i++) view.setUint16(i * 2, all.charCodeAt(i), !big);
  return new Uint8Array(view.buffer);
};

const sheet = [
  ['Unità', 'CP', 'Note'],
  ['Führer', '2,5', 'è qui;\noggi "sì"'],
  ['Barbò', '3', ''],
];
const lines = (separator: string): string =>
  `Unità${separator}CP${separator}Note\r\nFührer${separator}"2,5"${separator}"è qui;\r\noggi ""sì"""\r\nBarbò${separator}3${separator}\r\n`;

describe('a file as a spreadsheet saved it', () => {
  const encodings: readonly (readonly [string, (text: string) => Uint8Array])[] = [
    ['UTF-8', utf8],
    ['UTF-8 with its mark', (text) => utf8(`\ufeff${text}`)],
    ['cp1252', cp1252],
    ['UTF-16 LE with its mark', (text) => utf16(text, false, true)],
    ['UTF-16 BE with its mark', (text) => utf16(text, true, true)],
    ['UTF-16 LE', (text) => utf16(text, false, false)],
    ['UTF-16 BE', (text) => utf16(text, true, false)],
  ];
  for (const [called, bytes] of encodings)
    for (const separator of [';', '\t', ','])
      it(`reads ${called}, cells parted by ${JSON.stringify(separator)}`, async () => {
        const read = decoded(bytes(lines(separator)));
        if ('not' in read) throw new Error(read.not);
        expect(await readCells(read.text)).toEqual(sheet);
      });

  it('reads decimal commas without quotes where cells are parted otherwise, and a line that tells the parting', async () => {
    expect(await readCells('a;2,5;3,5\nb;1,5;2')).toEqual([
      ['a', '2,5', '3,5'],
      ['b', '1,5', '2'],
    ]);
    expect(await readCells('sep=;\r\na;b,c\r\n')).toEqual([['a', 'b,c']]);
  });

  it('tells a workbook and what is no text from a sheet', () => {
    expect(decoded(Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0))).toEqual({ not: 'workbook' });
    expect(decoded(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1))).toEqual({ not: 'workbook' });
    expect(decoded(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))).toEqual({
      not: 'noText',
    });
    expect(decoded(Uint8Array.of(0xff, 0xfe, 0x41))).toEqual({ not: 'noText' });
    expect(decoded(new Uint8Array())).toEqual({ text: '' });
  });
});
