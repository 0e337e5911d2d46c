import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { crts, tables } from '../../ids.ts';
import { crtResult } from '../combat/crtTables.ts';

/** The tables box by box, for the command line. */

const part = z.object({ steps: z.int(), retreats: z.boolean(), eliminated: z.boolean(), disrupted: z.boolean() });
const read = z.object({
  row: z.string(),
  column: z.string(),
  text: z.string(),
  attacker: part,
  defender: part,
  sure: z.boolean(),
  shaded: z.boolean().nullable(),
  corrected: z.boolean(),
  from: z.string(),
});

const cardLookup = question({
  id: 'card-lookup',
  about:
    'One box of the Assault or Mobile table (10.6): the die with its DRM, the odds as printed; whether it is certain, shaded, corrected by the players. A null for shaded: not marked yet.',
  input: z.strictObject({
    table: z.enum(crts),
    column: z.string().max(5),
    die: z.int().min(-20).max(30).meta({ unit: units.column }),
  }),
  output: z.union([read, z.object({ missing: z.object({ table: z.string(), row: z.string(), col: z.string() }) })]),
  answer: ({ table, column, die }, context) => {
    const row = String(Math.min(Math.max(die, 0), 11));
    const col = column.replace(/[:/]/, '-');
    const found = crtResult(context, table, row, col);
    if (!found) return { missing: { table: tables[table], row, col } };
    return { row, column: col, ...found, shaded: found.shaded ?? null };
  },
});

export const questions: readonly Question[] = [cardLookup];
