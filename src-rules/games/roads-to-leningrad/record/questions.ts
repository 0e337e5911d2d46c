import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { Question } from '#rules/kit/game/questions/question.ts';
import { question } from '#rules/kit/game/questions/question.ts';
import { turnCode, turnIn } from '../data/calendar.ts';
import { rulesOf } from '../data/scenarios.ts';
import { cells, sides, weathers } from '../ids.ts';
import { countersOf, erNow, hasFired, isDisrupted, isSpent, textAt } from '../reading.ts';
import { cameIn, stateOf, timetable } from './arrivals.ts';
import { effectsOf } from './effects.ts';
import { flown, missionsLeft, missionsOf } from './missions.ts';
import { supplyOf } from './supply.ts';
import { forecast, readDie } from './weather.ts';

/** Questions of the record, answered by the functions the screens call. */

const code = z.string().regex(/^(1[3-9]|2[0-3])(AM|PM)$/);
const said = z.object({ id: z.string(), p: z.record(z.string(), z.unknown()).optional(), text: z.string().optional() });
const side = z.enum([sides.german, sides.soviet]);

const arrivals = question({
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
  answer: (asked, around) =>
    timetable(around)
      .filter(
        (one) =>
          (asked.side === undefined || one.side === asked.side) &&
          (asked.turn === undefined || turnCode(one.turn) === asked.turn),
      )
      .map((one) => {
        const came = cameIn(around, one.id);
        return {
          id: one.id,
          turn: turnCode(one.turn),
          ...(one.to === undefined ? {} : { to: turnCode(one.to) }),
          side: one.side,
          msg: one.msg,
          ...(one.entry ? { entry: one.entry } : {}),
          ...(one.vp === undefined ? {} : { vp: one.vp }),
          state: stateOf(around, one),
          ...(came === undefined ? {} : { came: turnCode(came) }),
          rule: one.rule,
        };
      }),
});

const missions = question({
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
  answer: (asked, around) => {
    const turn = (asked.turn ? turnIn(asked.turn) : undefined) ?? around.turn;
    return {
      turn: turnCode(turn),
      sides: [sides.german, sides.soviet].map((one) => ({
        side: one,
        ...missionsOf(around, one, turn),
        ...(turn === around.turn ? { flown: flown(around, one), left: missionsLeft(around, one) } : {}),
      })),
    };
  },
});

const weather = question({
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
  answer: (asked, around) => {
    const { first, last } = rulesOf(around.scenario);
    return Array.from({ length: last - first + 1 }, (_, i) => first + i)
      .filter((turn) => asked.turn === undefined || turnCode(turn) === asked.turn)
      .map((turn) => {
        const { how, weather: known, tenths } = forecast(around, turn);
        const reads = asked.die === undefined ? undefined : readDie(around, turn, asked.die);
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

const unitState = question({
  id: 'unit-state',
  about:
    'What disruption and supply mean for units now (3.72, 6.13, 6.14): effective ER, markers, and each effect with its rule.',
  input: z.strictObject({ unit: z.string().max(60).optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      er: z.number().optional(),
      disrupted: z.boolean(),
      supply: z.enum(['none', 'emergency', 'oos']),
      fired: z.boolean(),
      spent: z.boolean(),
      effects: z.array(z.object({ id: z.string(), msg: said, rule: z.string() })),
    }),
  ),
  answer: ({ unit }, around) =>
    countersOf(around)
      .filter(({ kind, id, name }) => kind !== 'bridge' && (unit === undefined || unit === id || unit === name))
      .map((one) => {
        const er = erNow(around, one);
        return {
          id: one.id,
          name: one.name,
          ...(er === undefined ? {} : { er }),
          disrupted: isDisrupted(around, one.id),
          supply: supplyOf(textAt(around, cells.supply, one.id)),
          fired: hasFired(around, one.id),
          spent: isSpent(around, one.id),
          effects: effectsOf(around, one).map((each) => ({ ...each })),
        };
      }),
});

export const questions: readonly Question[] = [arrivals, missions, weather, unitState];
