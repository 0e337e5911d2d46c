import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { bombardmentResult } from './bombardment.ts';
import { combatResult } from './combatResults.ts';

/** The players' own tables read cell by cell, for the command line. */

const face = z.int().min(-1).max(7).meta({ unit: units.column });
const missing = z.object({ table: z.string(), row: z.string(), col: z.string() });
const place = { row: z.string(), col: z.string() };

const cardLookup = question({
  id: 'card-lookup',
  about:
    'One cell of the players’ card (12.1, 11.1): combat results by column, bombardment by value, each with the modified die; the cell that is missing where it is not typed.',
  input: z.strictObject({
    combat: z.strictObject({ column: z.string().max(10), die: face }).optional(),
    bombardment: z.strictObject({ value: z.int().min(0).max(99).meta({ unit: units.points }), die: face }).optional(),
  }),
  output: z.object({
    combat: z
      .union([z.object({ ...place, text: z.string(), attacker: z.int(), defender: z.int() }), z.object({ missing })])
      .optional(),
    bombardment: z
      .union([z.object({ ...place, text: z.string(), dsg: z.boolean(), steps: z.int() }), z.object({ missing })])
      .optional(),
  }),
  answer: ({ combat, bombardment }, context) => {
    const fought = combat && combatResult(context, combat.column, combat.die);
    const shot = bombardment && bombardmentResult(context, bombardment.value, bombardment.die);
    return {
      ...(fought && {
        combat: fought.ok ? { row: fought.row, col: fought.col, ...fought.value } : { missing: fought.missing },
      }),
      ...(shot && {
        bombardment: shot.ok ? { row: shot.row, col: shot.col, ...shot.value } : { missing: shot.missing },
      }),
    };
  },
});

export const questions: readonly Question[] = [cardLookup];
