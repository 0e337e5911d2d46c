import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance, countAt, mapIn, markedKeys } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, armies, cells, marks, sides } from '../../../ids.ts';
import { armyMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import { asResult, resultMsg } from './results.ts';

/** Shots in the record of turns. */

/** A shot as the record keeps it: 'hex points result'. */
export const shotsIn = (
  context: Pick<Context, 'cells'>,
  turn: number,
): readonly {
  readonly army: (typeof armies)[number];
  readonly hex: string;
  readonly points: number;
  readonly says: Msg;
}[] =>
  Object.entries(mapIn(context, cells.shots)).flatMap(([key, text]) => {
    const [at, army] = key.split('.');
    const known = armies.find((one) => one === army);
    if (Number(at) !== turn || !known || typeof text !== 'string') return [];
    const [hex = '?', points = '0', code = '?'] = text.split(' ');
    const n = Number(points);
    return [
      {
        army: known,
        hex,
        points: n,
        says: msg('armir.guns.lane.shot', {
          army: armyMsg[known],
          count: n,
          hex: name(hex),
          result: resultMsg[asResult(code)],
        }),
      },
    ];
  });

export const gunsColumn: TurnColumn = {
  id: 'guns',
  msg: msg('armir.guns.lane.guns'),
  side: sides.soviet,
  at: (turn, context) => {
    const shots = shotsIn(context, turn).map(
      ({ says, hex, points }): TurnItem => ({
        msg: says,
        short: msg('armir.guns.lane.shotShort', { hex: name(hex), n: points }),
        rule: '10.2',
        how: 'entered',
        state: 'done',
      }),
    );
    if (turn !== context.turn) return shots;
    return [
      ...shots,
      ...armies
        .filter((army) => markedKeys(context, marks.gunsSet).includes(army))
        .map(
          (army): TurnItem => ({
            msg: msg('armir.guns.lane.left', {
              army: armyMsg[army],
              left: balance(context, accounts.guns(army)),
              of: countAt(context, cells.gunsFull, army) ?? 0,
            }),
            short: msg('armir.guns.lane.leftShort', {
              left: balance(context, accounts.guns(army)),
              of: countAt(context, cells.gunsFull, army) ?? 0,
            }),
            rule: '10.2',
            how: 'entered',
          }),
        ),
    ];
  },
};
