import { z } from 'zod';
import type { Json } from './json.ts';

/** Plain data that was found to be plain before, or goes out as it is: looked into no further. */
export const json: z.ZodType<Json, Json> = z.any();
export const jsonObject = z.record(z.string(), json);
