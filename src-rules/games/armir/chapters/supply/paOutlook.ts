import { bind, certain, chance, type Dist, die, mapDist } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { accounts, startingPa, turns } from '../../ids.ts';
import { turnField } from '../../model/fields.ts';
import { chanceMsg, numberMsg } from '../../model/shares.ts';
import { msg } from './msg.ts';

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
  msg: msg('armir.guns.calc.pa'),
  rule: '16.2',
  fields: {
    pa: {
      kind: 'count',
      msg: msg('armir.guns.account.pa'),
      start: startingPa,
      min: 0,
      max: 40,
      big: true,
      from: `balances.${accounts.pa}`,
      rule: '16.2',
    },
    turn: { ...turnField, hint: msg('armir.guns.field.turn.pa') },
    uses: {
      kind: 'count',
      msg: msg('armir.guns.field.uses'),
      hint: msg('armir.guns.field.uses.hint'),
      start: 2,
      min: 0,
      max: 20,
      big: true,
      // the rate so far
      begins: ({ balances, turn }: Context) =>
        (balances[accounts.pa] ?? startingPa) < startingPa
          ? Math.min(20, Math.round((startingPa - (balances[accounts.pa] ?? 0)) / turn))
          : undefined,
      rule: '16.2',
    },
    falls: {
      kind: 'count',
      msg: msg('armir.guns.field.falls'),
      hint: msg('armir.guns.field.falls.hint'),
      start: 0,
      min: 0,
      max: turns,
      rule: '16.2.1',
    },
  } as const,
  says: (input, context, explanation) => {
    const ahead = Array.from({ length: turns - input.turn + 1 }, (_, i) => input.turn + i);
    const dists: Dist<number>[] = [];
    let now = certain(input.pa);
    for (const turn of ahead) {
      now = paAfter(now, input.uses, turn === input.falls);
      dists.push(now);
    }
    const wanted = explanation
      .figure('wanted', msg('armir.guns.figure.wanted'))
      .add(input.uses, msg('armir.guns.field.uses'), '16.2')
      .times(ahead.length, msg('armir.guns.step.turnsLeft'), '1.2');
    const end = dists.at(-1) ?? certain(input.pa);
    const out = ahead.find((_, i) => chance(dists[i] ?? end, (pa) => pa === 0).p === 1);
    const none = chance(end, (pa) => pa === 0);
    const spent = startingPa - (context.balances[accounts.pa] ?? input.pa);
    return {
      answer:
        out === undefined
          ? msg('armir.guns.answer.pa', { n: meanOf(end) })
          : msg('armir.guns.answer.paOut', { n: out }),
      says:
        out === undefined
          ? msg('armir.guns.says.pa', { pa: input.pa, uses: input.uses, n: meanOf(end), p: none.p })
          : msg('armir.guns.says.paOut', { pa: input.pa, uses: input.uses, n: out }),
      rows: [
        { msg: msg('armir.guns.row.wanted'), value: numberMsg(wanted.value), rule: '16.2' },
        { msg: msg('armir.guns.row.meanEnd'), value: msg('armir.guns.mean', { n: meanOf(end) }), rule: '16.2' },
        { msg: msg('armir.guns.row.noneEnd'), value: chanceMsg(none), rule: '16.2' },
        ...(input.falls >= input.turn
          ? [{ msg: msg('armir.guns.row.kantemirovka'), value: msg('armir.guns.mean', { n: 3.5 }), rule: '16.2.1' }]
          : []),
        ...(context.place === ''
          ? []
          : [
              {
                msg: msg('armir.guns.row.rate'),
                value: msg('armir.guns.mean', { n: spent / context.turn }),
                rule: '16.2',
              },
            ]),
      ],
      grids: [
        {
          id: 'pa',
          msg: msg('armir.guns.grid.pa'),
          rule: '16.2',
          corner: msg('armir.guns.grid.turn'),
          cols: ahead.map(numberMsg),
          rows: [
            {
              msg: msg('armir.guns.row.mean'),
              cells: dists.map((dist) => ({ value: msg('armir.guns.mean', { n: meanOf(dist) }) })),
            },
            {
              msg: msg('armir.guns.row.none'),
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
