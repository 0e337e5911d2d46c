import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { entrySchema, fixSchema, setUpSchema } from '#rules/kit/record/journal.ts';
import { gridSchema, rosterSchema } from '#rules/kit/record/playerData.ts';
import { contract, defaultSettings, eventSchema, photoSchema, thingSchema } from './contract.ts';
import { menuStateSchema } from './menu.ts';

/**
 * What pages and hosts say to each other and what a saved game holds, with every limit, as it was recorded: a file of
 * today is read tomorrow, and what was taken is not refused. `PAGES_WRITE=1` records anew what is meant to be otherwise.
 */
const file = fileURLToPath(new URL('testing/shapes.json', import.meta.url));
const shapeOf = (schema: z.ZodType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', cycles: 'ref', reused: 'inline' });
const shapes = () => ({
  calls: Object.fromEntries(
    Object.entries(contract).map(([name, { input, output }]) => [
      name,
      { input: shapeOf(input, 'input'), output: shapeOf(output, 'output') },
    ]),
  ),
  told: shapeOf(eventSchema, 'output'),
  menu: shapeOf(menuStateSchema, 'input'),
  kept: Object.fromEntries(
    Object.entries({
      entry: entrySchema,
      fix: fixSchema,
      setUp: setUpSchema,
      table: gridSchema,
      roster: rosterSchema,
      thing: thingSchema,
      photo: photoSchema,
    }).map(([name, schema]) => [name, shapeOf(schema, 'input')]),
  ),
  settings: defaultSettings,
});

describe('what is said and kept', () => {
  it('has the shapes and the limits it had', () => {
    const now = JSON.parse(JSON.stringify(shapes()));
    if (process.env.PAGES_WRITE) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`);
    expect(now).toEqual(JSON.parse(readFileSync(file, 'utf8')));
  });
});
