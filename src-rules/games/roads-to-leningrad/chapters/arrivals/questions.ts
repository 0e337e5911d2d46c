import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { code, side } from '../../model/asked.ts';
import { turnCode } from '../../model/calendar.ts';
import { cameIn, stateOf, timetable } from './arrivals.ts';

/** Questions about reinforcements, answered by the functions the screens call. */

export const arrivals = question({
  id: 'arrivals',
  about:
    'Reinforcements of the scenario (5.2): turn, side, entry, what the record says of them, and the VP of optional groups. With turn: those of that turn alone.',
  input: z.strictObject({ turn: code.optional(), side: side.optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      turn: z.string(),
      to: z.string().optional(),
      side,
      msg: said,
      entry: said.optional(),
      vp: z.number().optional(),
      state: z.enum(['later', 'undecided', 'declined', 'due', 'delayed', 'came']),
      came: z.string().optional(),
      rule: z.string(),
    }),
  ),
  answer: (asked, context) =>
    timetable(context)
      .filter(
        (one) =>
          (asked.side === undefined || one.side === asked.side) &&
          (asked.turn === undefined || turnCode(one.turn) === asked.turn),
      )
      .map((one) => {
        const came = cameIn(context, one.id);
        return {
          id: one.id,
          turn: turnCode(one.turn),
          ...(one.to === undefined ? {} : { to: turnCode(one.to) }),
          side: one.side,
          msg: one.msg,
          ...(one.entry ? { entry: one.entry } : {}),
          vp: one.vp,
          state: stateOf(context, one),
          ...(came === undefined ? {} : { came: turnCode(came) }),
          rule: one.rule,
        };
      }),
});
