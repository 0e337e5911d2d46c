import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { listed } from '#rules/kit/words/message.ts';
import { said } from '#rules/kit/words/messageSchema.ts';
import { die, judged, turn, verdict } from '../../model/asking.ts';
import { areaHexes } from '../../model/playersTables.ts';
import { germanSchedule, sovietSchedule } from '../../model/schedule.ts';
import { countersMsg, divisionMsg, divisionsMsg, germanLineMsg, sovietLineMsg } from '../../model/words.ts';
import { germanLeft, provisionalRolls, sovietLeft } from './lines.ts';
import { msg } from './msg.ts';
import { southWest, swPrice } from './southWest.ts';

/** Arrivals of a turn by the schedule, and what the record (if given) says of them. */
export const reinforcements = question({
  id: 'reinforcements',
  about:
    'Both schedules on a turn (16.1, 16.2): entry, counters, what is still to come; the provisional die and South-Western Front.',
  input: z.strictObject({ turn }),
  output: z.object({
    soviet: z.array(
      z.object({
        line: z.string(),
        entry: z.string(),
        army: z.number().optional(),
        rifle: z.number(),
        armor: z.number(),
        leader: z.string().optional(),
        left: z.object({ rifle: z.number(), armor: z.number(), leader: z.string().optional(), state: z.string() }),
        says: said,
        rule: z.string(),
      }),
    ),
    german: z.array(
      z.object({
        line: z.string(),
        area: z.string(),
        hexes: z.array(z.string()).optional(),
        corps: z.string().optional(),
        divisions: z.array(z.object({ id: z.string(), kind: z.string(), msg: said })),
        left: z.object({ divisions: z.array(z.string()), state: z.string() }),
        says: said,
        rule: z.string(),
      }),
    ),
    provisional: z.object({ rolled: z.boolean(), rule: z.string() }),
    southWest: z.object({ atMost: z.number(), rule: z.string() }),
  }),
  answer: ({ turn: asked }, context) => {
    const then: Context = { ...context, turn: asked };
    return {
      soviet: sovietSchedule
        .filter((line) => line.turn === asked)
        .map((line) => {
          const { rifle, armor, leader, state } = sovietLeft(then, line);
          return {
            line: line.id,
            entry: line.entry,
            ...(line.army ? { army: Number(line.army) } : {}),
            rifle: line.rifle,
            armor: line.armor,
            ...(line.leader ? { leader: line.leader } : {}),
            left: { rifle, armor, state, ...(leader ? { leader } : {}) },
            says: listed([sovietLineMsg(line), countersMsg(line.rifle, line.armor, line.leader)]),
            rule: '16.1',
          };
        }),
      german: germanSchedule
        .filter((line) => line.turn === asked)
        .map((line) => {
          const left = germanLeft(then, line);
          return {
            line: line.id,
            area: line.area,
            ...(areaHexes(then, line.area).length > 0 ? { hexes: [...areaHexes(then, line.area)] } : {}),
            ...(line.corps ? { corps: line.corps } : {}),
            divisions: line.divisions.map((division) => ({
              id: division.id,
              kind: division.kind,
              msg: divisionMsg(division),
            })),
            left: { divisions: left.divisions.map(({ id }) => id), state: left.state },
            says: listed([germanLineMsg(line), divisionsMsg(line.divisions) ?? msg('pgg.count.none')]),
            rule: '16.2',
          };
        }),
      provisional: { rolled: provisionalRolls(then, asked), rule: '14.11' },
      southWest: { atMost: southWest(asked, 0, 0).now, rule: '14.21' },
    };
  },
});

export const provisional = question({
  id: 'provisional',
  about: 'The provisional reinforcement (14.11 to 14.13): its entry by the die, or where else if that entry is closed.',
  input: z.strictObject({ turn, die: die.optional(), closed: z.boolean().default(false) }),
  output: z.object({
    rolled: z.boolean(),
    entry: z.number().optional(),
    entries: z.array(z.object({ entry: z.number(), chance: z.object({ p: z.number(), exact: z.string() }) })),
    elsewhere: z.boolean(),
    says: said,
    rule: z.string(),
  }),
  answer: (input, context) => {
    const rolled = provisionalRolls(context, input.turn);
    return {
      rolled,
      ...(rolled && input.die !== undefined ? { entry: input.die } : {}),
      entries: rolled ? [1, 2, 3, 4, 5, 6].map((entry) => ({ entry, chance: { p: 1 / 6, exact: '1/6' } })) : [],
      elsewhere: rolled && input.closed,
      says: !rolled
        ? msg('pgg.bar.provisionalLast')
        : input.closed
          ? msg('pgg.rule.14.12')
          : input.die === undefined
            ? msg('pgg.rule.14.11')
            : msg('pgg.remind.provisionalIn', { n: input.die }),
      rule: !rolled ? '14.11' : input.closed ? '14.12' : '14.11',
    };
  },
});

export const swFrontPrice = question({
  id: 'sw-price',
  about: 'South-Western Front (14.21 to 14.23): what divisions cost, and whether the limits allow them.',
  input: z.strictObject({
    divisions: z.int().min(0).max(20).meta({ unit: units.units }),
    /** entered on earlier turns and earlier this turn */
    already: z.int().min(0).max(10).default(0).meta({ unit: units.units }),
    thisTurn: z.int().min(0).max(5).default(0).meta({ unit: units.units }),
    turn: turn.default(2),
  }),
  output: verdict.extend({
    points: z.number(),
    total: z.number(),
    next: z.number(),
    left: z.number(),
    now: z.number(),
    rule: z.string(),
  }),
  answer: ({ divisions: wanted, already, thisTurn, turn: asked }) => {
    const front = southWest(asked, already, thisTurn);
    const bar: Objection | undefined =
      wanted <= front.now
        ? undefined
        : {
            msg:
              asked < 2
                ? msg('pgg.bar.swEarly', { n: 2 })
                : wanted > front.left
                  ? msg('pgg.bar.swGame', { n: 10, count: front.left })
                  : msg('pgg.bar.swTurn', { n: 5, count: front.now }),
            rule: '14.21',
          };
    const total = swPrice(already + wanted);
    return {
      ...judged(bar),
      points: total - front.points,
      total,
      next: front.next,
      left: front.left,
      now: front.now,
      rule: '14.23',
    };
  },
});
