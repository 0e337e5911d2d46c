import { bind, certain, chance, chanceIn, type Dist, die, mapDist } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { accounts, cells, phases, startingPa, turns } from '../ids.ts';
import { ruling } from '../option-ids.ts';
import { countIn, textIn } from '../reading.ts';
import { phaseIn } from '../record/order.ts';
import { g } from '../text/speak-guns.ts';
import { t } from '../text/speak-table.ts';
import { chanceMsg, numberMsg } from './says.ts';
import { caiFace, firstAirTurn } from './values.ts';

/** What lies ahead of aircraft and supply points, exactly. */

const turnField = {
  kind: 'count',
  msg: g('armir.guns.field.turn'),
  start: 1,
  min: 1,
  max: turns,
  from: 'turn',
  rule: '1.2',
} as const;

/** 9.2.1: chance that the Italian aircraft is back after so many dice: 1 − (2/3)^n. */
export const caiBack = (dice: number) => chanceIn(3 ** dice - 2 ** dice, 3 ** dice);

/** Dice the Italian aircraft has from this turn on (AMB-19). */
export const caiDice = (
  from: number,
  to: number,
  { each, usedIn }: { readonly each: boolean; readonly usedIn: number },
): number => {
  if (each) return Math.max(0, to - Math.max(from, usedIn + 1) + 1);
  return from <= usedIn + 1 && usedIn + 1 <= to ? 1 : 0;
};

const isAhead = ({ place, turn }: Around): boolean =>
  place === '' || turn === 1 || phaseIn(place) === phases.initiative;

/** P9: the air die, and when the Italian aircraft is back. */
export const airChances = valueCalc({
  id: 'air-chances',
  msg: g('armir.guns.calc.air'),
  rule: '9.1',
  fields: {
    turn: {
      ...turnField,
      hint: g('armir.guns.field.turn.die'),
      // this turn's dice are thrown in its first phase
      begins: (around: Around) => Math.min(turns, isAhead(around) ? around.turn : around.turn + 1),
    },
    cai: {
      kind: 'choice',
      msg: g('armir.guns.field.cai'),
      start: 'used',
      rule: '9.2.1',
      begins: (around: Around) => textIn(around, cells.cai) || undefined,
      options: [
        { key: 'ready', msg: t('armir.cai.ready') },
        { key: 'used', msg: t('armir.cai.used') },
        { key: 'lost', msg: t('armir.cai.lost') },
      ],
    },
    usedIn: {
      kind: 'count',
      msg: g('armir.guns.field.usedIn'),
      start: 0,
      min: 0,
      max: turns,
      begins: (around: Around) => countIn(around, cells.caiUsed),
      rule: '9.2.1',
      when: { field: 'cai', is: 'used' },
    },
  } as const,
  says: (input, around, why) => {
    const first = Math.max(input.turn, firstAirTurn);
    const ahead = Array.from({ length: Math.max(0, turns - first + 1) }, (_, i) => first + i);
    const each = ruling(around, 'amb19') === 'each';
    const usedIn = input.usedIn > 0 ? input.usedIn : first - 1;
    const back = (turn: number) => caiBack(caiDice(first, turn, { each, usedIn }));
    const dice = why
      .figure('dice', g('armir.guns.figure.airDice'))
      .add(ahead.length, g('armir.guns.step.turns'), '9.1');
    const byEnd = back(turns);
    const says =
      input.cai === 'used'
        ? g('armir.guns.says.caiBy', { p: byEnd.p })
        : g('armir.guns.says.airAhead', { count: dice.value });
    return {
      answer: input.cai === 'used' ? g('armir.guns.answer.cai', { p: byEnd.p }) : g('armir.guns.answer.air'),
      says,
      rows: [
        { msg: g('armir.guns.row.axisAir'), value: chanceMsg(chanceIn(1, 2)), rule: '9.1' },
        { msg: g('armir.guns.row.sovietAir'), value: chanceMsg(chanceIn(1, 2)), rule: '9.1' },
        {
          msg: g('armir.guns.row.oneMore'),
          value: chanceMsg(chanceIn(2 ** ahead.length - 1, 2 ** ahead.length)),
          rule: '9.1',
        },
        { msg: g('armir.guns.row.caiDie', { face: caiFace }), value: chanceMsg(chanceIn(1, 3)), rule: '9.2.1' },
      ],
      grids:
        input.cai !== 'used'
          ? []
          : [
              {
                id: 'cai',
                msg: g('armir.guns.grid.cai'),
                rule: '9.2.1',
                corner: g('armir.guns.grid.turn'),
                cols: ahead.map(numberMsg),
                rows: [
                  {
                    msg: g('armir.guns.grid.readyBy'),
                    cells: ahead.map((turn) => ({ value: chanceMsg(back(turn)), p: back(turn).p })),
                  },
                ],
              },
            ],
    };
  },
});

/** 16.2: supply points after a turn, from those before it. Kantemirovka takes a die once (16.2.1). */
export const paAfter = (before: Dist<number>, uses: number, falls: boolean): Dist<number> => {
  const spent = mapDist(before, (pa) => Math.max(0, pa - uses));
  return falls ? bind(spent, (pa) => mapDist(die(6), (face) => Math.max(0, pa - face))) : spent;
};
const meanOf = (dist: Dist<number>): number =>
  [...dist.ways.values()].reduce((so, { value, n }) => so + (value * n) / dist.total, 0);

/** P8: how long the Italian supply points last. */
export const paOutlook = valueCalc({
  id: 'pa-outlook',
  msg: g('armir.guns.calc.pa'),
  rule: '16.2',
  fields: {
    pa: {
      kind: 'count',
      msg: g('armir.guns.account.pa'),
      start: startingPa,
      min: 0,
      max: 40,
      big: true,
      from: `balances.${accounts.pa}`,
      rule: '16.2',
    },
    turn: { ...turnField, hint: g('armir.guns.field.turn.pa') },
    uses: {
      kind: 'count',
      msg: g('armir.guns.field.uses'),
      hint: g('armir.guns.field.uses.hint'),
      start: 2,
      min: 0,
      max: 20,
      big: true,
      // the rate so far
      begins: ({ balances, turn }: Around) =>
        (balances[accounts.pa] ?? startingPa) < startingPa
          ? Math.min(20, Math.round((startingPa - (balances[accounts.pa] ?? 0)) / turn))
          : undefined,
      rule: '16.2',
    },
    falls: {
      kind: 'count',
      msg: g('armir.guns.field.falls'),
      hint: g('armir.guns.field.falls.hint'),
      start: 0,
      min: 0,
      max: turns,
      rule: '16.2.1',
    },
  } as const,
  says: (input, around, why) => {
    const ahead = Array.from({ length: turns - input.turn + 1 }, (_, i) => input.turn + i);
    const dists: Dist<number>[] = [];
    let now = certain(input.pa);
    for (const turn of ahead) {
      now = paAfter(now, input.uses, turn === input.falls);
      dists.push(now);
    }
    const wanted = why
      .figure('wanted', g('armir.guns.figure.wanted'))
      .add(input.uses, g('armir.guns.field.uses'), '16.2')
      .times(ahead.length, g('armir.guns.step.turnsLeft'), '1.2');
    const end = dists.at(-1) ?? certain(input.pa);
    const out = ahead.find((_, i) => chance(dists[i] ?? end, (pa) => pa === 0).p === 1);
    const none = chance(end, (pa) => pa === 0);
    const spent = startingPa - (around.balances[accounts.pa] ?? input.pa);
    return {
      answer:
        out === undefined ? g('armir.guns.answer.pa', { n: meanOf(end) }) : g('armir.guns.answer.paOut', { n: out }),
      says:
        out === undefined
          ? g('armir.guns.says.pa', { pa: input.pa, uses: input.uses, n: meanOf(end), p: none.p })
          : g('armir.guns.says.paOut', { pa: input.pa, uses: input.uses, n: out }),
      rows: [
        { msg: g('armir.guns.row.wanted'), value: numberMsg(wanted.value), rule: '16.2' },
        { msg: g('armir.guns.row.meanEnd'), value: g('armir.guns.mean', { n: meanOf(end) }), rule: '16.2' },
        { msg: g('armir.guns.row.noneEnd'), value: chanceMsg(none), rule: '16.2' },
        ...(input.falls >= input.turn
          ? [{ msg: g('armir.guns.row.kantemirovka'), value: g('armir.guns.mean', { n: 3.5 }), rule: '16.2.1' }]
          : []),
        ...(around.place === ''
          ? []
          : [{ msg: g('armir.guns.row.rate'), value: g('armir.guns.mean', { n: spent / around.turn }), rule: '16.2' }]),
      ],
      grids: [
        {
          id: 'pa',
          msg: g('armir.guns.grid.pa'),
          rule: '16.2',
          corner: g('armir.guns.grid.turn'),
          cols: ahead.map(numberMsg),
          rows: [
            {
              msg: g('armir.guns.row.mean'),
              cells: dists.map((dist) => ({ value: g('armir.guns.mean', { n: meanOf(dist) }) })),
            },
            {
              msg: g('armir.guns.row.none'),
              cells: dists.map((dist) => {
                const zero = chance(dist, (pa) => pa === 0);
                return { value: chanceMsg(zero), p: zero.p };
              }),
            },
          ],
        },
      ],
    };
  },
});
