import type { z } from 'zod';
import type { Parsed } from '../forms/fields.ts';
import { inputSchema, outputSchema, readInput } from '../forms/questionShape.ts';
import type { Context } from '../record/context.ts';

/**
 * A question of the command line that is no calculator: strengths, odds, result options, legal losses, costs, limits,
 * reinforcements, points … answered by the same functions the screens call. Input and output are zod schemas.
 */
export interface Question {
  readonly id: string;
  readonly about: string;
  readonly describe: () => { readonly input: unknown; readonly output: unknown };
  readonly answer: (raw: unknown, context: Context) => Parsed<unknown>;
  /** it is asked about tables as they were typed: a cell nobody can read is no reason to refuse its context */
  readonly asTyped?: true;
}

/** A question of the command line, from the schemas of what goes in and out. A refusal with its reason is an answer. */
export const question = <I extends z.ZodType, O extends z.ZodType>(spec: {
  readonly id: string;
  readonly about: string;
  readonly input: I;
  readonly output: O;
  readonly answer: (input: z.output<I>, context: Context) => z.input<O>;
}): Question => ({
  id: spec.id,
  about: spec.about,
  describe: () => ({
    input: inputSchema(spec.input),
    output: outputSchema(spec.output),
  }),
  answer: (raw, context) => {
    const read = readInput(spec.input, raw);
    return read.ok ? { ok: true, value: spec.answer(read.value, context) } : read;
  },
});
