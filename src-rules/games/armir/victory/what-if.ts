import type { InputOf } from '#rules/kit/forms/fields.ts';
import type { Readers } from '#rules/kit/procedure/recheck.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { FigureWriter, Why } from '#rules/kit/procedure/why.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { cirPoints } from '../fronts/cir.ts';
import { accounts, cells, sides, turns } from '../ids.ts';
import { ruling } from '../option-ids.ts';
import { y } from '../text/speak-victory.ts';
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
    msg: y('armir.victory.field.arrival'),
    hint: y('armir.victory.field.arrival.hint'),
    max: turns,
    rule: '17.1.1',
    begins: (around: Around) => figuresOf(around).arrival,
  },
  airports: {
    kind: 'toggle',
    msg: y('armir.victory.field.airports'),
    start: false,
    rule: '17.1.1',
    begins: (around: Around) => figuresOf(around).airports,
  },
  corps: {
    ...count,
    msg: y('armir.victory.field.corps'),
    hint: y('armir.victory.field.corps.hint'),
    max: 5,
    rule: '17.1.1',
    begins: (around: Around) => figuresOf(around).corps,
  },
  stars: {
    ...count,
    msg: y('armir.victory.field.stars'),
    max: 60,
    rule: '17.1.1',
    begins: (around: Around) => figuresOf(around).stars,
  },
  hqs: {
    ...count,
    msg: y('armir.victory.field.hqs'),
    max: 20,
    rule: '17.1.3',
    from: `cells.${cells.hqLosses}`,
  },
  ps: {
    ...count,
    msg: y('armir.victory.field.ps'),
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
  why: Why,
  one: Objective,
  reader: string,
  found: { readonly n: number; readonly msg: ReturnType<typeof y> },
): FigureWriter => {
  const of = why.figure(`${one}.of`, found.msg).add(found.n, found.msg, '17.1.1');
  const pv = victoryReaders[reader]?.(found.n) ?? 0;
  return why
    .figure(`pv.${one}`, objectiveMsg[one], { side: sides.soviet })
    .read(reader, [of], pv, y('armir.victory.step', { what: objectiveMsg[one] }), '17.1.1');
};

const says = (input: InputOf<typeof fields>, around: Around, why: Why) => {
  const { arrival, airports, corps, stars, hqs, ps } = input;
  const at: Figures = { arrival, airports, corps, stars, hqs, spent: ps <= 0 };
  const [late, none] = [ruling(around, 'amb51'), ruling(around, 'amb56')];
  const worth: { readonly [O in Objective]: FigureWriter } = {
    cir: figureOf(why, 'cir', `armir.pv.cir.${late}`, { n: arrival, msg: y('armir.victory.field.arrival') }),
    airports: figureOf(why, 'airports', 'armir.pv.airports', {
      n: airports ? 1 : 0,
      msg: y('armir.victory.field.airports'),
    }),
    armir: figureOf(why, 'armir', `armir.pv.armir.${none}`, { n: corps, msg: y('armir.victory.field.corps') }),
    donetz: figureOf(why, 'donetz', 'armir.pv.donetz', { n: stars, msg: y('armir.victory.field.stars') }),
  };
  const ends = sets.map((set) => ({ set, ...verdictOf(set, at, around) }));
  const won = ends.filter(({ winner }) => winner === sides.soviet).length;
  const answer = at.spent ? y('armir.level.ps') : y('armir.victory.answer', { n: won, of: sets.length });
  return {
    answer,
    says: y('armir.victory.says', {
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
        one === 'airports' && !airports ? y('armir.victory.lostIf') : y('armir.victory.pv', { n: worth[one].value }),
      rule: '17.1.1',
    })),
    grids: [
      {
        id: 'sets',
        msg: y('armir.victory.grid', { n: needed }),
        rule: '17.2',
        corner: y('armir.victory.corner'),
        cols: [y('armir.victory.col.net'), y('armir.victory.col.winner')],
        rows: ends.map(({ set, net, winner }) => ({
          msg: setMsg(set),
          cells: [
            { value: y('armir.victory.pv', { n: net }) },
            { value: y(winner === sides.soviet ? 'armir.victory.soviet' : 'armir.victory.axis') },
          ],
        })),
      },
    ],
  };
};

export const victoryCalculator = valueCalc({
  id: victoryCalc,
  msg: y('armir.victory.title'),
  rule: '17.2',
  fields,
  says,
});
