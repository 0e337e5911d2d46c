import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts } from '../../ids.ts';
import { turn } from '../../model/asked.ts';
import { placesOf, starredPoints } from '../../model/places.ts';
import { airportsHeld, forecast, nextCheckpoint } from './impetus.ts';

/** 16.4: the impetus points and the starred places, asked on the command line. */

export const psForecast = question({
  id: 'ps-forecast',
  about:
    'PS after each coming Axis reinforcements phase if nothing else changes (16.4), with the turns in which the Soviet buys the initiative.',
  input: z.strictObject({
    ps: z.int().min(0).max(99).optional().meta({ unit: units.points }),
    from: turn.optional(),
    airports: z.boolean().optional(),
    buys: z.array(turn).default([]),
    gains: z.int().min(0).max(99).default(0).meta({ unit: units.points }),
  }),
  output: z.object({
    start: z.number(),
    rows: z.array(z.object({ turn: z.number(), ps: z.number() })),
    lostIn: z.number().optional(),
    rules: z.array(z.string()),
  }),
  answer: ({ ps, from, airports, buys, gains }, context) => {
    const has = (ps ?? context.balances[accounts.ps] ?? 4) + gains;
    const rows = forecast(has, Math.max(2, from ?? nextCheckpoint(context)), airports ?? airportsHeld(context), (n) =>
      buys.includes(n),
    );
    const lost = rows.find((row) => row.ps === 0);
    return {
      start: has,
      rows: rows.map((row) => ({ ...row })),
      ...(lost ? { lostIn: lost.turn } : {}),
      rules: ['16.4.2', '16.4.3', '17'],
    };
  },
});

export const places = question({
  id: 'starred-places',
  about: 'The control ledger (1.5, 16.4.1): starred places, who holds them, the points the Soviet holds.',
  input: z.strictObject({}),
  output: z.object({
    places: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.string(),
        points: z.number().optional(),
        holder: z.string(),
      }),
    ),
    points: z.number(),
    unknown: z.number(),
    ps: z.number(),
  }),
  answer: (_input, context) => ({
    places: placesOf(context).map(({ id, name, kind, points, holder }) => ({
      id,
      name,
      kind,
      holder,
      points,
    })),
    ...starredPoints(context),
    ps: balance(context, accounts.ps),
  }),
});
