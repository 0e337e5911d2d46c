import { chanceIn } from '#rules/kit/chance/dist.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countIn, textIn } from '#rules/kit/record/readers.ts';
import { cells, phases, ruling, turns } from '../../ids.ts';
import { turnField } from '../../model/fields.ts';
import { phaseIn } from '../../model/phases.ts';
import { chanceMsg, numberMsg } from '../../model/shares.ts';
import { msg } from './msg.ts';
import { caiFace, firstAirTurn } from './values.ts';

/** What lies ahead of aircraft, exactly. */

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

const isAhead = ({ place, turn }: Context): boolean =>
  place === '' || turn === 1 || phaseIn(place) === phases.initiative;

/** P9: the air die, and when the Italian aircraft is back. */
export const airChances = valueCalc({
  id: 'air-chances',
  msg: msg('armir.guns.calc.air'),
  rule: '9.1',
  fields: {
    turn: {
      ...turnField,
      hint: msg('armir.guns.field.turn.die'),
      // this turn's dice are thrown in its first phase
      begins: (context: Context) => Math.min(turns, isAhead(context) ? context.turn : context.turn + 1),
    },
    cai: {
      kind: 'choice',
      msg: msg('armir.guns.field.cai'),
      start: 'used',
      rule: '9.2.1',
      begins: (context: Context) => textIn(context, cells.cai) || undefined,
      options: [
        { key: 'ready', msg: msg('armir.cai.ready') },
        { key: 'used', msg: msg('armir.cai.used') },
        { key: 'lost', msg: msg('armir.cai.lost') },
      ],
    },
    usedIn: {
      kind: 'count',
      msg: msg('armir.guns.field.usedIn'),
      start: 0,
      min: 0,
      max: turns,
      begins: (context: Context) => countIn(context, cells.caiUsed),
      rule: '9.2.1',
      when: { field: 'cai', is: 'used' },
    },
  } as const,
  says: (input, context, explanation) => {
    const first = Math.max(input.turn, firstAirTurn);
    const ahead = Array.from({ length: Math.max(0, turns - first + 1) }, (_, i) => first + i);
    const each = ruling(context, 'amb19') === 'each';
    const usedIn = input.usedIn > 0 ? input.usedIn : first - 1;
    const back = (turn: number) => caiBack(caiDice(first, turn, { each, usedIn }));
    const dice = explanation
      .figure('dice', msg('armir.guns.figure.airDice'))
      .add(ahead.length, msg('armir.guns.step.turns'), '9.1');
    const byEnd = back(turns);
    const says =
      input.cai === 'used'
        ? msg('armir.guns.says.caiBy', { p: byEnd.p })
        : msg('armir.guns.says.airAhead', { count: dice.value });
    return {
      answer: input.cai === 'used' ? msg('armir.guns.answer.cai', { p: byEnd.p }) : msg('armir.guns.answer.air'),
      says,
      rows: [
        { msg: msg('armir.guns.row.axisAir'), value: chanceMsg(chanceIn(1, 2)), rule: '9.1' },
        { msg: msg('armir.guns.row.sovietAir'), value: chanceMsg(chanceIn(1, 2)), rule: '9.1' },
        {
          msg: msg('armir.guns.row.oneMore'),
          value: chanceMsg(chanceIn(2 ** ahead.length - 1, 2 ** ahead.length)),
          rule: '9.1',
        },
        { msg: msg('armir.guns.row.caiDie', { face: caiFace }), value: chanceMsg(chanceIn(1, 3)), rule: '9.2.1' },
      ],
      grids:
        input.cai !== 'used'
          ? []
          : [
              {
                id: 'cai',
                msg: msg('armir.guns.grid.cai'),
                rule: '9.2.1',
                corner: msg('armir.guns.grid.turn'),
                cols: ahead.map(numberMsg),
                rows: [
                  {
                    msg: msg('armir.guns.grid.readyBy'),
                    cells: ahead.map((turn) => ({ value: chanceMsg(back(turn)), p: back(turn).p })),
                  },
                ],
              },
            ],
    };
  },
});
