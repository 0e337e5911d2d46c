import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { nextLevels } from '#rules/kit/game/levels.ts';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { recordCells } from '../../ids.ts';
import { judged, verdict } from '../../model/asking.ts';
import { objectives } from '../../model/objectives.ts';
import { ruling } from '../../model/rulings.ts';
import { divisions } from '../../model/schedule.ts';
import { divisionMsg } from '../../model/words.ts';
import { swPrice } from '../arrivals/southWest.ts';
import { countsForPoints, divisionPoints } from '../combat/divisions.ts';
import { hasIntegrity } from '../combat/steps.ts';
import { levelOf, levels, recapturePoints } from './levels.ts';
import { msg } from './msg.ts';
import { isDraw, net, objectiveCounts } from './points.ts';

const ids = objectives.map(({ id }) => id);

const objectiveId = z.enum(['vitebsk', ...ids.filter((id) => id !== 'vitebsk')]);

const cityId = z.enum(['vitebsk', ...objectives.filter((one) => one.city && one.id !== 'vitebsk').map(({ id }) => id)]);

const divisionId = z.enum(['12 Pz', ...divisions.map(({ id }) => id).filter((id) => id !== '12 Pz')]);

const distance = z.object({ level: z.string(), points: z.number() }).optional();

const levelShape = { level: z.string(), draw: z.boolean(), up: distance, down: distance };

const levelWithNext = (points: number, context: Context) => {
  const at = levelOf(points);
  const { up, down } = nextLevels(levels, points);
  return {
    level: at,
    draw: isDraw(context, at),
    ...(up ? { up: { level: up.level.id, points: up.points } } : {}),
    ...(down ? { down: { level: down.level.id, points: -down.points } } : {}),
  };
};

export const points = question({
  id: 'points',
  about:
    'Victory points (15.1) and level (15.2) from what each side holds: objectives with or without an open line, the Front, divisions gone, recaptures.',
  input: z.strictObject({
    german: z
      .array(z.strictObject({ objective: objectiveId, line: z.boolean().default(true) }))
      .max(ids.length)
      .default([]),
    southWest: z.int().min(0).max(10).default(0).meta({ unit: units.points }),
    eliminated: z.array(divisionId).max(divisions.length).default([]),
    recaptures: z.int().min(0).max(120).default(0).meta({ unit: units.points }),
  }),
  output: z.object({
    objectives: z.array(z.object({ objective: z.string(), points: z.number(), rule: z.string() })),
    southWest: z.number(),
    divisions: z.array(z.object({ division: z.string(), points: z.number(), rule: z.string() })),
    recaptures: z.number(),
    german: z.number(),
    soviet: z.number(),
    net: z.number(),
    ...levelShape,
  }),
  answer: (input, context) => {
    const then: Context = {
      ...context,
      cells: {
        ...context.cells,
        [recordCells.control]: Object.fromEntries(input.german.map(({ objective }) => [objective, 'german'])),
        [recordCells.line]: Object.fromEntries(
          input.german.map(({ objective, line }) => [objective, line ? 'open' : 'cut']),
        ),
      },
    };
    const held = objectives
      .filter((one) => input.german.some(({ objective }) => objective === one.id))
      .map((one) => ({ objective: one.id, points: objectiveCounts(then, one) ? one.points : 0, rule: '15.11' }));
    const gone = divisions
      .filter(({ id }) => input.eliminated.includes(id))
      .map((division) => ({
        division: division.id,
        points: countsForPoints(division) ? divisionPoints : 0,
        rule: '15.12',
      }));
    const german = held.reduce((sum, one) => sum + one.points, 0);
    const counted = gone.filter((one) => one.points > 0).length;
    const total = net({
      objectives: german,
      southWest: swPrice(input.southWest),
      divisions: counted,
      recaptures: input.recaptures,
    });
    return {
      objectives: held,
      southWest: swPrice(input.southWest),
      divisions: gone,
      recaptures: recapturePoints * input.recaptures,
      german: german + swPrice(input.southWest),
      soviet: divisionPoints * counted + recapturePoints * input.recaptures,
      net: total,
      ...levelWithNext(total, context),
    };
  },
});

export const level = question({
  id: 'level',
  about: 'The level of victory at a number of points (15.2), and how far the next ones are.',
  input: z.strictObject({ points: z.int().min(-1000).max(1000).meta({ unit: units.points }) }),
  output: z.object(levelShape),
  answer: (input, context) => levelWithNext(input.points, context),
});

export const recapture = question({
  id: 'recapture',
  about: 'Whether retaking a city gives points (15.12): how it stood when the last German player-turn ended, and now.',
  input: z.strictObject({
    city: cityId,
    wasGerman: z.boolean(),
    lineWasOpen: z.boolean(),
    /** every hex Soviet now: a unit in it, or last to pass */
    soviet: z.boolean(),
    unitInEveryHex: z.boolean().default(true),
  }),
  output: verdict.extend({ points: z.number(), rule: z.string() }),
  answer: ({ city, wasGerman, lineWasOpen, soviet, unitInEveryHex }, context) => {
    const what = { what: name(objectives.find(({ id }) => id === city)?.name ?? city) };
    const bar: Objection | undefined =
      !wasGerman || !lineWasOpen
        ? { msg: msg('pgg.bar.notTakenDown', what), rule: '15.12' }
        : !soviet
          ? { msg: msg('pgg.bar.notRetaken', what), rule: '15.12' }
          : ruling(context.options, 'a44') === 'unit' && !unitInEveryHex
            ? { msg: msg('pgg.bar.unitsInAll', what), rule: '15.12' }
            : undefined;
    return { ...judged(bar), points: bar ? 0 : recapturePoints, rule: '15.12' };
  },
});

export const divisionsQuestion = question({
  id: 'divisions',
  about:
    'German divisions and regiments of the schedule with their units; whether integrity (7.3) and points (15.12) apply.',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      msg: said,
      units: z.array(z.string()),
      integrity: z.boolean(),
      points: z.number(),
    }),
  ),
  answer: () =>
    divisions.map((division) => ({
      id: division.id,
      kind: division.kind,
      msg: divisionMsg(division),
      units: [...division.units],
      integrity: hasIntegrity(division),
      points: countsForPoints(division) ? divisionPoints : 0,
    })),
});
