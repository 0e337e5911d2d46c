import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { arrivalTurn, arrivedIn, gebirgsOf, isPutOff } from './arrivals.ts';
import { arrivals } from './schedule.ts';

export const reinforcements = question({
  id: 'reinforcements',
  about:
    'Axis reinforcements (15, 18.5): turn, what the record says of them, the steps of 3 Gebirgs, the trigger of XXIV Pz.Korps.',
  input: z.strictObject({}),
  output: z.object({
    arrivals: z.array(
      z.object({
        id: z.string(),
        msg: said,
        turn: z.number().optional(),
        state: z.enum(['later', 'due', 'delayed', 'entered', 'waits']),
        entered: z.number().optional(),
        rule: z.string(),
      }),
    ),
    gebirgs: z.object({ onMap: z.boolean(), steps: z.number(), due: z.boolean(), free: z.boolean(), oos: z.boolean() }),
  }),
  answer: (_input, context) => ({
    arrivals: arrivals.map((one) => {
      const due = arrivalTurn(context, one);
      const came = arrivedIn(context, one.id);
      const state =
        came !== undefined
          ? ('entered' as const)
          : due === undefined
            ? ('waits' as const)
            : due > context.turn
              ? ('later' as const)
              : due < context.turn || isPutOff(context, one.id)
                ? ('delayed' as const)
                : ('due' as const);
      return {
        id: one.id,
        msg: one.msg,
        turn: due,
        state,
        entered: came,
        rule: one.rule,
      };
    }),
    gebirgs: gebirgsOf(context),
  }),
});
