import { z } from 'zod';
import { sides } from '../ids.ts';

/** Shapes that questions of several chapters ask for and answer with. */

export const code = z.string().regex(/^(1[3-9]|2[0-3])(AM|PM)$/);
export const side = z.enum([sides.german, sides.soviet]);

export const count = (max: number, unit: string) => z.int().min(0).max(max).meta({ unit });
