import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, armies, cells, sides } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { hexKeys } from '../../model/keys.ts';
import { armyMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** What combat and bombardment count and note (10, 11). */

const yes = [{ value: 'yes', msg: msg('armir.yes') }];

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.dsg,
    msg: msg('armir.cell.dsg'),
    rule: '11.2',
    kind: 'choice',
    choices: yes,
    keys: hexKeys,
    group: groups.units,
  },
  {
    id: cells.gunsFull,
    msg: msg('armir.guns.cell.gunsFull'),
    rule: '10.2',
    group: groups.guns,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: 30,
    keys: armies.map((key) => ({ key, msg: armyMsg[key] })),
  },
  {
    id: cells.shots,
    msg: msg('armir.guns.cell.shots'),
    rule: '10.2',
    group: groups.guns,
    side: sides.soviet,
    kind: 'text',
    keys: {
      pattern: '^[1-6]\\.(iii|a|b)\\.\\d{1,2}$',
      hint: msg('armir.guns.cell.shots.hint'),
      keyLabel: (key) => {
        const [turn = '', army, n = ''] = key.split('.');
        const whose = armies.find((one) => one === army);
        return whose && msg('armir.guns.cell.shot', { turn: Number(turn), army: armyMsg[whose], n: Number(n) });
      },
    },
    // '1204 6 DSG1', as a bombardment notes it
    showValue: (_key, value) => {
      const [hex = '', points, result] = String(value).split(' ');
      return points === undefined || result === undefined
        ? msg('armir.say', { what: name(String(value)) })
        : msg('armir.guns.cell.shotWas', { hex: name(hex), count: Number(points), result: name(result) });
    },
    typed: true,
  },
];

export const accountSpecs: readonly AccountSpec[] = armies.map((army) => ({
  id: accounts.guns(army),
  msg: msg('armir.guns.account.army', { army: armyMsg[army] }),
  rule: '10.2',
  group: groups.guns,
  side: sides.soviet,
  min: 0,
  lapses: msg('armir.guns.account.lapses'),
}));

export const start = {
  cells: { [cells.dsg]: {}, [cells.gunsFull]: {}, [cells.shots]: {} },
  balances: Object.fromEntries(armies.map((army) => [accounts.guns(army), 0])),
} as const;
