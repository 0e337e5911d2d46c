import { expect, it } from 'vitest';
import { readThingFile, writeThingFile } from './thingFile.ts';

const read = (text: string) => readThingFile(new TextEncoder().encode(text));
const thing = { kind: 'table', game: 'invented', of: 'odds', name: 'Ours', data: { cells: {} } } as const;

it('ARMIR-T5 a table goes out as one file with its version, name and checksum, and comes back', async () => {
  const text = writeThingFile({ ...thing, checksum: '0a1b 2c3d' });
  expect(JSON.parse(text)).toEqual({ format: 'stato-maggiore/thing', version: 1, ...thing, checksum: '0a1b 2c3d' });
  expect(await read(text)).toEqual({ file: { ...thing, checksum: '0a1b 2c3d' } });
  // files of before had none
  expect(await read(writeThingFile(thing))).toMatchObject({ file: { checksum: undefined } });
});

it('ARMIR-T5 what is not ours, or newer, is told apart from a spreadsheet', async () => {
  expect(await read('{"format":"stato-maggiore/thing","version":2}')).toEqual({ not: 'newer' });
  expect(await read('{"a":1}')).toEqual({ not: 'notOurs' });
  expect(await read('{broken')).toEqual({ not: 'notOurs' });
  expect(await read('\t1:1\n1\t1/2\n')).toEqual({
    rows: [
      ['', '1:1'],
      ['1', '1/2'],
    ],
  });
});
