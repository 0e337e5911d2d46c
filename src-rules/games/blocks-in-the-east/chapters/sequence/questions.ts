import { z } from 'zod';
import { chance } from '#rules/kit/chance/chanceSchema.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import { nations, techFields } from '../../ids.ts';
import { on } from '../../model/rules.ts';
import { nation, plain, tech, turn, weather } from '../../model/shapes.ts';
import { advancesIn, techOf } from '../../model/tech.ts';
import { chancesOf, weatherIn } from '../../model/weather.ts';

const levels = z.object({ infantry: tech, armour: tech, fighters: tech, bombers: tech });

const techOfMonth = question({
  id: 'tech',
  about: 'Rules 3.13, 17.1: the TECH of every nation in every field in a month, and what advances with it.',
  input: z.strictObject({ turn: turn.optional() }),
  output: z.object({
    turn: z.int(),
    levels: z.record(z.string(), levels),
    advances: z.array(z.object({ nation, field: z.enum(techFields), tech })),
  }),
  answer: ({ turn: asked }, context) => {
    const at = asked ?? context.turn;
    const rules = { o17: on(context, 'o17') };
    return {
      turn: at,
      levels: Object.fromEntries(
        nations.map((one) => {
          const of = (field: (typeof techFields)[number]) => techOf(one, field, at, rules);
          return [
            one,
            { infantry: of('infantry'), armour: of('armour'), fighters: of('fighters'), bombers: of('bombers') },
          ];
        }),
      ),
      advances: advancesIn(at, rules).map((one) => ({ nation: one.nation, field: one.field, tech: one.tech })),
    };
  },
});

const weatherOfMonth = question({
  id: 'weather',
  about: 'Rules 9.0, 39.0: the weather of a month as the game knows it; of May and October, the chances of the die.',
  input: z.strictObject({ turn: turn.optional() }),
  output: z.object({
    turn: z.int(),
    weather: weather.nullable(),
    from: z.enum(['off', 'entered', 'typed', 'fixed', 'ours', 'roll']),
    chances: z.array(z.object({ weather, chance })),
  }),
  answer: ({ turn: asked }, context) => {
    const at = asked ?? context.turn;
    const known = weatherIn(at, context);
    const ways = known.from === 'roll' ? chancesOf(context, at) : [];
    const total = ways.reduce((so, [, n]) => so + n, 0);
    return {
      turn: at,
      weather: known.weather ?? null,
      from: known.from,
      chances: ways.map(([of, n]) => ({ weather: of, chance: plain(chanceIn(n, total)) })),
    };
  },
});

export const monthQuestions: readonly Question[] = [techOfMonth, weatherOfMonth];
