import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { kinds, sides, turns } from '../ids.ts';

/** What questions of several chapters take and say. */

export const side = z.enum([sides.axis, sides.soviet]);
export const sp = z.int().min(0).max(20).meta({ unit: units.points });
export const flag = z.boolean().default(false);
export const kind = z.enum(kinds).default('combat');
export const hex = z.string().regex(/^[\w.-]{1,12}$/);
export const turn = z.int().min(1).max(turns).meta({ unit: units.turn });
