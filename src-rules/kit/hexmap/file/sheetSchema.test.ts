import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { sheetSpec } from '../../../games/panzergruppe-guderian/chapters/map/sheet.ts';
import { edit } from '../edit/edit.ts';
import { parseSheetText } from './parseSheet.ts';
import { sheetSchema } from './sheetSchema.ts';
import { readTextGrid } from './textGrid.ts';

const read = (path: string): string => readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8');
const page = read('sheet-format.md');
const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\n(.*?)\`\`\``, 's').exec(page)?.[1] ?? '';

it('the schema that is published is the one of this version', () => {
  expect(JSON.parse(read('sheet.schema.json'))).toEqual(z.toJSONSchema(sheetSchema()));
});

it('the example of the page is read, and passes the schema of its game', () => {
  const parsed = parseSheetText(blockOf('json'), sheetSpec, 'panzergruppe-guderian');
  expect(parsed).toMatchObject({ ok: true, name: 'Around the western road' });
  expect(sheetSchema(sheetSpec).safeParse(JSON.parse(blockOf('json'))).error).toBeUndefined();
  if (!parsed.ok) return;
  const grid = readTextGrid(blockOf('text'), parsed.sheet, sheetSpec, '0510');
  expect(grid.ok && Object.keys(grid.hexes)).toHaveLength(13);
  expect(grid.ok && edit(parsed.sheet, { do: 'terrains', hexes: grid.hexes }).left).toEqual([]);
});

it('the page names every key of the game', () => {
  for (const of of ['terrains', 'sides', 'links', 'features'] as const) {
    for (const { key } of sheetSpec[of]) expect(page).toContain(`\`${key}\``);
  }
  for (const { letter } of sheetSpec.terrains) expect(page).toContain(`\`${letter}\``);
});
