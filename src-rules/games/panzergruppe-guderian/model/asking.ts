import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { turns } from './turns.ts';

/** Shapes that the questions of several chapters take: scripts are answered by the functions the screens call. */
export const side = z.enum(['german', 'soviet']);

export const count = (max: number) => z.int().min(0).max(max);

export const points = count(99);

export const unitType = z.enum(['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry', 'rifle', 'armor', 'leader']);

export const hexOrNone = z.string().regex(/^([0-9]{4})?$/);

export const turn = z.int().min(1).max(turns).meta({ unit: units.turn });

export const hex = z.string().regex(/^[0-9]{4}$/);

const refused = z.object({ msg: said, rule: z.string() });

export const verdict = z.object({ allowed: z.boolean(), refused: refused.optional() });

export const judged = (bar: Objection | undefined): { allowed: boolean; refused?: { msg: Msg; rule: string } } =>
  bar ? { allowed: false, refused: { msg: bar.msg, rule: bar.rule } } : { allowed: true };

export const die = z
  .int()
  .min(1)
  .max(6)
  .meta({ unit: units.face(6) });
