import { z } from 'zod';
import { question } from '#rules/kit/game/question.ts';
import { sides } from '../../ids.ts';
import { code, side } from '../../model/asked.ts';
import { turnCode, turnIn } from '../../model/calendar.ts';
import { flown, missionsLeft, missionsOf } from './missions.ts';

/** Questions about air missions, answered by the functions the screens call. */

export const missions = question({
  id: 'missions',
  about:
    'Offensive CAS missions (OCMR) of both sides in a turn (S3.28, S4.27, S5.23, S6.24), and those left of this one.',
  input: z.strictObject({ turn: code.optional() }),
  output: z.object({
    turn: z.string(),
    sides: z.array(
      z.object({ side, of: z.number(), flown: z.number().optional(), left: z.number().optional(), rule: z.string() }),
    ),
  }),
  answer: (asked, context) => {
    const turn = (asked.turn ? turnIn(asked.turn) : undefined) ?? context.turn;
    return {
      turn: turnCode(turn),
      sides: [sides.german, sides.soviet].map((one) => ({
        side: one,
        ...missionsOf(context, one, turn),
        ...(turn === context.turn ? { flown: flown(context, one), left: missionsLeft(context, one) } : {}),
      })),
    };
  },
});
