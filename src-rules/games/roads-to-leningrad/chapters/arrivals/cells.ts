import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, sides } from '../../ids.ts';
import { turnCode, turnOf } from '../../model/calendar.ts';
import { groups, sideMsg } from '../../model/cells.ts';
import { msg } from './msg.ts';
import { type Arrival, arrivals, optionalGroups } from './schedule.ts';

/** 5.2, S3.26: what has come and what was decided, and how it is corrected by hand. */

const groupKeys = (of: readonly Arrival[]) =>
  of.map(({ id, side, turn, msg: what, scenarios: those }) => ({
    key: id,
    msg: msg('rtl.arrival.of', { turn: name(turnCode(turn)), side: sideMsg(side), what }),
    when: { scenario: those },
  }));

export const arrivalCells: readonly CellSpec[] = [
  {
    id: cells.groups,
    msg: msg('rtl.cell.groups'),
    rule: '5.2',
    kind: 'choice',
    choices: [
      { value: 'taken', msg: msg('rtl.group.taken') },
      { value: 'declined', msg: msg('rtl.group.declined') },
    ],
    keys: groupKeys(optionalGroups),
    group: groups.arrivals,
  },
  {
    id: cells.arrived,
    msg: msg('rtl.cell.arrived'),
    rule: '5.2',
    kind: 'count',
    min: 0,
    max: turnOf(23, 'PM'),
    keys: {
      pattern: '^[\\w:.-]{1,64}$',
      hint: msg('rtl.arrived.hint'),
      known: groupKeys(arrivals),
    },
    showNumber: (value) => (Number(value) > 0 ? msg('rtl.say', { what: name(turnCode(Number(value))) }) : undefined),
    group: groups.arrivals,
  },
];
export const replacementAccounts: readonly AccountSpec[] = [
  {
    id: accounts.replacements,
    msg: msg('rtl.account.replacements'),
    rule: 'S3.26',
    min: 0,
    max: 8,
    side: sides.soviet,
    group: groups.arrivals,
    when: { scenario: 'soltsy' },
  },
];

export const start = {
  cells: { [cells.groups]: {}, [cells.arrived]: {} },
  balances: { [accounts.replacements]: 0 },
};
