import { z } from 'zod';
import { BOX_ID, sheetLimits } from '../limits.ts';
import type { SheetSpec } from '../sheet.ts';
import { sheetForm } from '../sheetForm.ts';
import { sheetFormat, sheetVersion } from './parseSheet.ts';

/** The sheet file for `z.toJSONSchema`: what `parseSheet` reads passes it. Without a spec: of any game. */
export const sheetSchema = (spec?: SheetSpec): z.ZodType<unknown> => {
  const keys = (kinds: readonly { readonly key: string }[] | undefined) =>
    kinds && kinds.length > 0 ? z.enum(kinds.map(({ key }) => key)) : z.string();
  const oneLine = (max: number) => z.string().min(1).max(max);
  const sheet = sheetForm({
    strict: true,
    hex: z.string(),
    pair: z.string().regex(/^[^/]+\/[^/]+$/),
    boxId: z.string().regex(BOX_ID),
    place: z.string(),
    terrain: keys(spec?.terrains),
    feature: keys(spec?.features),
    side: keys(spec?.sides),
    link: keys(spec?.links),
    boxKind: keys(spec?.boxes),
    name: oneLine(sheetLimits.name),
    label: oneLine(sheetLimits.label),
    separator: z.string().regex(/^[-.,:_]?$/),
    labels: sheetLimits.labels,
    boxLinks: sheetLimits.boxLinks,
  });
  return z.strictObject({
    format: z.literal(sheetFormat),
    version: z.literal(sheetVersion),
    game: oneLine(sheetLimits.name).describe('the id of the game'),
    name: oneLine(sheetLimits.name),
    sheet,
  });
};
