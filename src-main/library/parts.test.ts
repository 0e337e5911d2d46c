import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { partPath, readPart, readRowsLeft, writePart } from './parts.ts';

const folder = mkdtempSync(join(tmpdir(), 'stato-maggiore-part-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const rows = ['{"id":"a"}', '{"id":"b"}', '{"id":"c"}'];
const name = 'v1-0001.json';
/** A part as it is written, with its text changed by other hands. */
const partOf = (change: (text: string) => string) => {
  mkdirSync(join(folder, 'journal'), { recursive: true });
  const part = writePart(folder, name, rows);
  const file = partPath(folder, name);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  return { part, left: () => readRowsLeft(folder, name) };
};

it('a part that is whole has its rows, and no more of them than a head counts', () => {
  const { part, left } = partOf((text) => text);
  expect(left()).toEqual({ rows, lost: 0 });
  expect(readPart(folder, part)).toEqual(rows);
  expect(readPart(folder, { ...part, count: 2 })).toBeUndefined();
});
it('one cut off behind a row keeps that row', () => {
  const { part, left } = partOf((text) => text.slice(0, text.indexOf(rows[1] ?? '') + (rows[1]?.length ?? 0)));
  expect(left().rows).toEqual(rows.slice(0, 2));
  expect(readPart(folder, part)).toBeUndefined();
});
it('one of an older version has no sums of its rows, and its last line is none of them', () => {
  const { part, left } = partOf((text) => text.replace(/"sums":"[0-9a-f]*",/, ''));
  expect(left()).toEqual({ rows, lost: 0 });
  expect(readPart(folder, part)).toEqual(rows);
  const damaged = partOf((text) => text.replace(/"sums":"[0-9a-f]*",/, '').replace('"a"', '"x"'));
  expect(damaged.left().rows).toEqual(['{"id":"x"}', ...rows.slice(1)]);
});
it('one turned bit costs one row', () => {
  const { left } = partOf((text) => text.replace('"b"', '"x"'));
  expect(left()).toEqual({ rows: [rows[0], rows[2]], lost: 1 });
});
