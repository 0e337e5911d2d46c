import type { CellSpec } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, weathers } from '../../ids.ts';
import { turnCode, turnIn } from '../../model/calendar.ts';
import { groups } from '../../model/cells.ts';
import { msg } from './msg.ts';

/** 5.1: the weather of each turn, and how it is corrected by hand. */

const turnKeys = {
  pattern: '^\\d{1,2}$',
  hint: msg('rtl.turn.hint'),
  keyLabel: (key: string) => msg('rtl.say', { what: name(turnCode(Number(key))) }),
  parseKey: (text: string) => turnIn(text)?.toString(),
} as const;

export const weatherCells: readonly CellSpec[] = [
  {
    id: cells.weather,
    msg: msg('rtl.cell.weather'),
    rule: '5.1',
    kind: 'choice',
    choices: weathers.map((value) => ({ value, msg: msg(`rtl.weather.${value}`) })),
    keys: turnKeys,
    group: groups.turn,
  },
];
export const start = { cells: { [cells.weather]: {} } };
