import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Explanation, FigureWriter } from '#rules/kit/procedure/explain.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Readers } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, ruling, sides, turns } from '../../ids.ts';
import { cirPoints } from '../events/cir.ts';
import { msg } from './msg.ts';
import { type Objective, objectiveMsg, sets } from './objectives.ts';
import { airportsPoints, armirPoints, donetzPoints, needed } from './points.ts';
import { type Figures, figuresOf, verdictOf } from './standing.ts';
import { setMsg } from './words.ts';

/**
 * 17.2b: the score with other figures. It asks for no choice of objectives: it answers for every one, so that nothing
 * typed here says what was chosen.
 */
export const victoryCalc = 'victory';

const count = { kind: 'count', start: 0, min: 0 } as const;
const fields = {
  arrival: {
    ...count,
    msg: msg('armir.victory.field.arrival'),
    hint: msg('armir.victory.field.arrival.hint'),
    max: turns,
    rule: '17.1.1',
    begins: (context: Context) => figuresOf(context).arrival,
  },
  airports: {
    kind: 'toggle',
    msg: msg('armir.victory.field.airports'),
    start: false,
    rule: '17.1.1',
    begins: (context: Context) => figuresOf(context).airports,
  },
  corps: {
    ...count,
    msg: msg('armir.victory.field.corps'),
    hint: msg('armir.victory.field.corps.hint'),
    max: 5,
    rule: '17.1.1',
    begins: (context: Context) => figuresOf(context).corps,
  },
  stars: {
    ...count,
    msg: msg('armir.victory.field.stars'),
    max: 60,
    rule: '17.1.1',
    begins: (context: Context) => figuresOf(context).stars,
  },
  hqs: {
    ...count,
    msg: msg('armir.victory.field.hqs'),
    max: 20,
    rule: '17.1.3',
    from: `cells.${cells.hqLosses}`,
  },
  ps: {
    ...count,
    msg: msg('armir.victory.field.ps'),
    start: 1,
    max: 99,
    rule: '17',
    from: `balances.${accounts.ps}`,
  },
} as const;

export const victoryReaders: Readers = {
  'armir.pv.cir.minus': (turn) => cirPoints(turn ?? 0, 'minus'),
  'armir.pv.cir.zero': (turn) => cirPoints(turn ?? 0, 'zero'),
  'armir.pv.airports': (captured) => airportsPoints(captured === 1),
  'armir.pv.armir.minus': (corps) => armirPoints(corps ?? 0, 'minus'),
  'armir.pv.armir.zero': (corps) => armirPoints(corps ?? 0, 'zero'),
  'armir.pv.donetz': (stars) => donetzPoints(stars ?? 0),
};

const figureOf = (
  explanation: Explanation,
  one: Objective,
  reader: string,
  found: { readonly n: number; readonly msg: ReturnType<typeof msg> },
): FigureWriter => {
  const of = explanation.figure(`${one}.of`, found.msg).add(found.n, found.msg, '17.1.1');
  const pv = victoryReaders[reader]?.(found.n) ?? 0;
  return explanation
    .figure(`pv.${one}`, objectiveMsg[one], { side: sides.soviet })
    .read(reader, [of], pv, msg('armir.victory.step', { what: objectiveMsg[one] }), '17.1.1');
};

const says = (input: InputOf<typeof fields>, context: Context, explanation: Explanation) => {
  const { arrival, airports, corps, stars, hqs, ps } = input;
  const at: Figures = { arrival, airports, corps, stars, hqs, spent: ps <= 0 };
  const [late, none] = [ruling(context, 'amb51'), ruling(context, 'amb56')];
  const worth: { readonly [O in Objective]: FigureWriter } = {
    cir: figureOf(explanation, 'cir', `armir.pv.cir.${late}`, { n: arrival, msg: msg('armir.victory.field.arrival') }),
    airports: figureOf(explanation, 'airports', 'armir.pv.airports', {
      n: airports ? 1 : 0,
      msg: msg('armir.victory.field.airports'),
    }),
    armir: figureOf(explanation, 'armir', `armir.pv.armir.${none}`, {
      n: corps,
      msg: msg('armir.victory.field.corps'),
    }),
    donetz: figureOf(explanation, 'donetz', 'armir.pv.donetz', { n: stars, msg: msg('armir.victory.field.stars') }),
  };
  const ends = sets.map((set) => ({ set, ...verdictOf(set, at, context) }));
  const won = ends.filter(({ winner }) => winner === sides.soviet).length;
  const answer = at.spent ? msg('armir.level.ps') : msg('armir.victory.answer', { n: won, of: sets.length });
  return {
    answer,
    says: msg('armir.victory.says', {
      n: won,
      of: sets.length,
      arrival: name(arrival === 0 ? '–' : arrival),
      corps,
      stars,
      hqs,
    }),
    rows: (['cir', 'airports', 'armir', 'donetz'] as const).map((one) => ({
      msg: objectiveMsg[one],
      value:
        one === 'airports' && !airports
          ? msg('armir.victory.lostIf')
          : msg('armir.victory.pv', { n: worth[one].value }),
      rule: '17.1.1',
    })),
    grids: [
      {
        id: 'sets',
        msg: msg('armir.victory.grid', { n: needed }),
        rule: '17.2',
        corner: msg('armir.victory.corner'),
        cols: [msg('armir.victory.col.net'), msg('armir.victory.col.winner')],
        rows: ends.map(({ set, net, winner }) => ({
          msg: setMsg(set),
          cells: [
            { value: msg('armir.victory.pv', { n: net }) },
            { value: msg(winner === sides.soviet ? 'armir.victory.soviet' : 'armir.victory.axis') },
          ],
        })),
      },
    ],
  };
};

export const victoryCalculator = valueCalc({
  id: victoryCalc,
  msg: msg('armir.victory.title'),
  rule: '17.2',
  fields,
  says,
});
