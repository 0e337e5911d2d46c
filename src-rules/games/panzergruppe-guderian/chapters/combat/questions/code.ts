import { z } from 'zod';

/** 9.5: every result the table has. */
export const resultCode = z.enum(['De', 'De/A1', 'D2', 'D2/A1', 'D1', 'D1/A1', 'Eng', 'A1', 'A2', 'Ae']);
