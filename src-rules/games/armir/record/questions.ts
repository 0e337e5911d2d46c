import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { Question } from '#rules/kit/game/questions/question.ts';
import { question } from '#rules/kit/game/questions/question.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { outline } from '#rules/kit/sequence/walker.ts';
import { accounts, cells, sides, turns } from '../ids.ts';
import { balance, countersOf, fullSteps, stepsLeft } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { arrivalTurn, arrivedIn, gebirgsOf, isPutOff } from './arrivals.ts';
import { countsFor } from './julia.ts';
import { placesOf, starredPoints } from './places.ts';
import { airportsHeld, forecast, nextCheckpoint } from './ps.ts';
import { arrivals } from './schedule.ts';
import { sequence } from './sequence.ts';

/** Questions of the record, answered by the functions the screens call. */

const turn = z.int().min(1).max(turns).meta({ unit: units.turn });
const said = z.object({ id: z.string(), p: z.record(z.string(), z.unknown()).optional(), text: z.string().optional() });

const turnPhases = question({
  id: 'turn-phases',
  about:
    'The phases of a turn in the order that the initiative gives (3, 18.4): number, who acts, tasks with their rules.',
  input: z.strictObject({ turn, initiative: z.enum([sides.axis, sides.soviet]).default(sides.axis) }),
  output: z.array(
    z.object({
      number: z.string(),
      path: z.string(),
      msg: said,
      who: z.string(),
      rule: z.string(),
      tasks: z.array(z.object({ id: z.string(), msg: said, rule: z.string(), status: said.optional() })),
    }),
  ),
  answer: ({ turn: asked, initiative }, around) => {
    const then: Around = {
      ...around,
      turn: asked,
      // anywhere in the turn: the outline lists all of it
      place: `t${asked}/supply`,
      past: [],
      ticks: {},
      cells: { ...around.cells, [cells.initiative]: initiative === sides.soviet && asked > 1 ? asked : 0 },
    };
    type Nodes = ReturnType<typeof outline>;
    const flat = (nodes: Nodes): Nodes => nodes.flatMap((node) => (node.kind === 'phase' ? [node] : flat(node.nodes)));
    return flat(outline(sequence, then)).map((node) => ({
      number: node.label ?? '',
      path: node.path,
      msg: node.msg ?? t('armir.about'),
      who: node.who ?? 'table',
      rule: node.rule ?? '',
      tasks: node.tasks.map(({ id, msg, rule, status }) => ({ id, msg, rule, ...(status ? { status } : {}) })),
    }));
  },
});

const psForecast = question({
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
  answer: ({ ps, from, airports, buys, gains }, around) => {
    const has = (ps ?? around.balances[accounts.ps] ?? 4) + gains;
    const rows = forecast(has, Math.max(2, from ?? nextCheckpoint(around)), airports ?? airportsHeld(around), (n) =>
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

const reinforcements = question({
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
  answer: (_input, around) => ({
    arrivals: arrivals.map((one) => {
      const due = arrivalTurn(around, one);
      const came = arrivedIn(around, one.id);
      const state =
        came !== undefined
          ? ('entered' as const)
          : due === undefined
            ? ('waits' as const)
            : due > around.turn
              ? ('later' as const)
              : due < around.turn || isPutOff(around, one.id)
                ? ('delayed' as const)
                : ('due' as const);
      return {
        id: one.id,
        msg: one.msg,
        ...(due === undefined ? {} : { turn: due }),
        state,
        ...(came === undefined ? {} : { entered: came }),
        rule: one.rule,
      };
    }),
    gebirgs: gebirgsOf(around),
  }),
});

const places = question({
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
  answer: (_input, around) => ({
    places: placesOf(around).map(({ id, name, kind, points, holder }) => ({
      id,
      name,
      kind,
      holder,
      ...(points === undefined ? {} : { points }),
    })),
    ...starredPoints(around),
    ps: balance(around, accounts.ps),
  }),
});

const steps = question({
  id: 'step-ledger',
  about: 'Steps of every counter (2.1): full, left, eliminated, and the corps it counts for (17.1.1).',
  input: z.strictObject({ corps: z.string().optional() }),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      side: z.string(),
      corps: z.string().optional(),
      full: z.number().optional(),
      left: z.number().optional(),
      eliminated: z.boolean(),
    }),
  ),
  answer: ({ corps }, around) =>
    countersOf(around)
      .map((counter) => ({ counter, of: countsFor(around, counter) }))
      .filter(({ of }) => corps === undefined || of === corps)
      .map(({ counter, of }) => {
        const [full, left] = [fullSteps(counter), stepsLeft(around, counter)];
        return {
          id: counter.id,
          name: counter.name,
          side: counter.side,
          ...(of ? { corps: of } : {}),
          ...(full === undefined ? {} : { full }),
          ...(left === undefined ? {} : { left }),
          eliminated: left === 0,
        };
      }),
});

export const questions: readonly Question[] = [turnPhases, psForecast, reinforcements, places, steps];
