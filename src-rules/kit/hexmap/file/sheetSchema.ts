import { z } from 'zod';
import { mostColumns, mostRows } from '../grid.ts';
import { BOX_ID, sheetLimits } from '../limits.ts';
import type { SheetSpec } from '../sheet.ts';
import { sheetFormat, sheetVersion } from './parseSheet.ts';

/**
 * The sheet file for `z.toJSONSchema`: what `parseSheet` reads passes it. Which hexes lie on the grid, touch or are
 * drawn a schema cannot say; `parseSheet` does. Without a spec: of any game.
 */
export const sheetSchema = (spec?: SheetSpec): z.ZodType<unknown> => {
  const keys = (kinds: readonly { readonly key: string }[] | undefined): z.ZodType<unknown> =>
    kinds && kinds.length > 0 ? z.enum(kinds.map(({ key }) => key)) : z.string();
  const oneLine = (max: number) => z.string().min(1).max(max);
  const features = z.array(keys(spec?.features)).optional();
  const sideKinds = z.array(keys(spec?.sides));
  const linkKinds = z.array(keys(spec?.links));
  const digits = z.int().min(1).max(4);
  const begin = z.int().min(0).max(9_999);
  const grid = z.strictObject({
    orientation: z.enum(['flat', 'pointy']).describe('flat: hexes with flat tops; pointy: with a corner on top'),
    offset: z
      .enum(['odd', 'even'])
      .describe(
        'which columns (flat) or rows (pointy), from 1 at the top left, stand half a hex lower or to the right',
      ),
    columns: z.int().min(1).max(mostColumns),
    rows: z.int().min(1).max(mostRows),
    numbering: z.strictObject({
      first: z.enum(['column', 'row']),
      columnDigits: digits,
      rowDigits: digits,
      firstColumn: begin,
      firstRow: begin,
      columnsGrow: z.enum(['right', 'left']),
      rowsGrow: z.enum(['down', 'up']),
      separator: z
        .string()
        .regex(/^[-.,:_]?$/)
        .optional(),
    }),
  });
  const hex = z.strictObject({
    terrain: keys(spec?.terrains),
    features,
    name: oneLine(sheetLimits.name).optional(),
    labels: z.array(oneLine(sheetLimits.label)).max(sheetLimits.labels).optional(),
  });
  const box = z.strictObject({
    name: oneLine(sheetLimits.name),
    kind: keys(spec?.boxes),
    features,
    links: z
      .array(z.strictObject({ to: z.string().describe('a drawn hex or another box'), link: keys(spec?.links) }))
      .max(sheetLimits.boxLinks),
  });
  const pair = z.string().regex(/^[^/]+\/[^/]+$/);
  const sheet = z.strictObject({
    grid,
    hexes: z.record(z.string(), hex).describe('by hex number; what is not here is not drawn'),
    sides: z.record(pair, sideKinds).describe("hexsides by the two hexes they part, '0817/0818'"),
    links: z.record(pair, linkKinds).describe('roads and rails by the two hexes they join'),
    boxes: z.record(z.string().regex(BOX_ID), box).describe('off-map boxes and sea areas'),
  });
  return z.strictObject({
    format: z.literal(sheetFormat),
    version: z.literal(sheetVersion),
    game: oneLine(sheetLimits.name).describe('the id of the game'),
    name: oneLine(sheetLimits.name),
    sheet,
  });
};
