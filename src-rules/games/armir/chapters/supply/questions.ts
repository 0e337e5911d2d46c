import { z } from 'zod';
import type { Question } from '#rules/kit/game/question.ts';
import { supplyQuestion } from '#rules/kit/game/questions/mapQuestions.ts';
import { side } from '../../model/asked.ts';
import { asked } from '../map/asked.ts';
import { ground } from '../map/spec.ts';
import { supplyChecks } from './supplyChecks.ts';
import { judged } from './unsupplied.ts';

const phase = asked(
  {
    id: 'supply-phase',
    about:
      'Rules 8, 8.4, 9.2: both sides judged from one snapshot, with aircraft and dice as noted: who is supplied, who gets a marker, who rolls first.',
  },
  {},
  z.object({
    units: z.array(
      z.object({
        id: z.string(),
        side,
        hex: z.string(),
        state: z.enum(['supplied', 'oos', 'waits']),
        marked: z.boolean(),
      }),
    ),
  }),
  (_input, { context }) => ({
    units: (judged(context) ?? []).map(({ id, side: of, hex: at, state, marked }) => ({
      id,
      side: of,
      hex: at,
      state,
      marked,
    })),
  }),
);

export const questions: readonly Question[] = [
  supplyQuestion(
    asked,
    { ...ground, supplyChecks: supplyChecks },
    'Rule 8: which units of a side are in supply, by which line, and what would open it.',
    'supplied, air, die (its corps rolls first), oos',
  ),
  phase,
];
