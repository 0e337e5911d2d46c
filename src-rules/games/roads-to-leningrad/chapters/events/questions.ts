import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import { weathers } from '../../ids.ts';
import { code } from '../../model/asked.ts';
import { turnCode } from '../../model/calendar.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { forecast, readDie } from './weather.ts';

/** Questions about the weather, answered by the functions the screens call. */

export const weather = question({
  id: 'weather',
  about:
    'Weather turn by turn (5.1): known, laid down, historical, or the tenths of the typed row; with a die what it reads.',
  input: z.strictObject({
    turn: code.optional(),
    die: z
      .int()
      .min(1)
      .max(10)
      .meta({ unit: units.face(10) })
      .optional(),
  }),
  output: z.array(
    z.object({
      turn: z.string(),
      how: z.enum(['known', 'laid', 'historical', 'roll']),
      weather: z.enum(weathers).optional(),
      tenths: z.object({ dry: z.number(), overcast: z.number(), rain: z.number() }).optional(),
      reads: z.enum(weathers).optional(),
    }),
  ),
  answer: (asked, context) => {
    const { first, last } = rulesOf(context.scenario);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
      .filter((turn) => asked.turn === undefined || turnCode(turn) === asked.turn)
      .map((turn) => {
        const { how, weather: known, tenths } = forecast(context, turn);
        const reads = asked.die === undefined ? undefined : readDie(context, turn, asked.die);
        return {
          turn: turnCode(turn),
          how,
          ...(known ? { weather: known } : {}),
          ...(tenths ? { tenths } : {}),
          ...(reads ? { reads } : {}),
        };
      });
  },
});
