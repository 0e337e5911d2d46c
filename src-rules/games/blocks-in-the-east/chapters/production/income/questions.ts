import { z } from 'zod';
import { type Question, question } from '#rules/kit/game/question.ts';
import { noPp, payers } from '../../../model/income.ts';
import { tracks } from '../sites/tracks.ts';
import { incomeOf } from './income.ts';
import { incomeLines } from './lines.ts';

const pp = z.object({ yellow: z.int(), red: z.int(), blue: z.int(), black: z.int() });

/** 3.6, 15, 16: what comes in and why, and how far the trackers are, for scripts. */
export const incomeQuestions: readonly Question[] = [
  question({
    id: 'income',
    about:
      'Rule 3.6: the income of a month, colour by colour: the printed figure and each change by a place or an entry, with the rule that speaks. The lines add up to the income.',
    input: z.strictObject({ nation: z.enum(payers).optional() }),
    output: z.array(
      z.object({
        nation: z.enum(payers),
        income: pp,
        lines: z.array(z.object({ why: z.string(), place: z.string().nullable(), rule: z.string(), pp })),
      }),
    ),
    answer: ({ nation }, context) =>
      payers
        .filter((one) => nation === undefined || one === nation)
        .map((one) => ({
          nation: one,
          income: incomeOf(context, one),
          lines: incomeLines(context, one, noPp, '').map((line) => ({
            why: line.for.id,
            place: line.place ?? null,
            rule: line.rule,
            pp: line.pp,
          })),
        })),
  }),
  question({
    id: 'trackers',
    about:
      'Rules 15.1, 16.0, 16.2, SBE6: factories, repairs and works under way: the box each has reached of how many.',
    input: z.strictObject({}),
    output: z.array(
      z.object({
        id: z.string(),
        side: z.string().nullable(),
        at: z.int(),
        boxes: z.int(),
        state: z.enum(['open', 'done', 'due', 'free']),
        rule: z.string(),
      }),
    ),
    answer: (_, context) =>
      tracks(context).map(({ id, side, at, boxes, state, rule }) => ({
        id,
        side: side ?? null,
        at,
        boxes,
        state,
        rule,
      })),
  }),
];
