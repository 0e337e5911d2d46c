import { z } from 'zod';
import type { chance } from '#rules/kit/chance/chanceSchema.ts';
import type { Chance } from '#rules/kit/chance/dist.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { cityKinds, nations, terrains, unitClasses, weathers } from '../ids.ts';
import { months } from './calendar.ts';

/** Shapes the questions of this game share. */

/** A message: its id, and its sentence in the language asked for. */
export const message = z.looseObject({ id: z.string() });
export const ruled = z.object({ msg: message, rule: z.string() });
export const turn = z
  .int()
  .min(1)
  .max(months)
  .meta({ unit: units.turn })
  .describe('1 is June 1941; left out: the present turn');
export const tech = z.union([z.literal(1), z.literal(2), z.literal(3)]).meta({ unit: units.tech });
export const nation = z.enum(nations);
export const unitClass = z.enum(unitClasses);
export const weather = z.enum(weathers);
export const terrain = z.enum(terrains);
export const city = z.enum(cityKinds);
export const role = z.enum(['attacker', 'defender']);
export const dice = z
  .array(
    z.strictObject({
      count: z.int().min(0).max(60).meta({ unit: 'dice' }),
      toHit: z
        .int()
        .min(1)
        .max(7)
        .meta({ unit: units.face(6) }),
    }),
  )
  .max(10);
export const plain = ({ p, exact }: Chance): z.input<typeof chance> => (exact === undefined ? { p } : { p, exact });
