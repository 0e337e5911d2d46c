import { z } from 'zod';
import type { Msg, MsgValue } from './message.ts';

/** Messages as answers carry them. Their type holds itself and stands in `message.ts`; what is here is held to it. */
const value: z.ZodType<MsgValue, MsgValue> = z.any();
const message = z.object({ id: z.string(), p: z.record(z.string(), value).optional() });

/** Its id, its parameters, and the sentence in the language asked for. */
export const spoken: z.ZodType<Msg, Msg> = message.extend({ text: z.string() });
/** The sentence may be missing: the command line puts it beside the message. */
export const said: z.ZodType<Msg, Msg> = message.extend({ text: z.string().optional() });
