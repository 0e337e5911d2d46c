import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { CellValue } from '#rules/kit/record/journal.ts';
import { bordered, cells, eventCells, sides, weathers } from '../../ids.ts';
import { months, turnOf } from '../../model/calendar.ts';
import { onePerMonth, yes } from '../../model/keys.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { nationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';
import { mostInAHex } from './partisans.ts';
import { surrendering } from './surrender.ts';

/** What events leave in the record, and how it may be corrected by hand. */

const group = msg('bite.group.events');

/** What a month has: its weather, and Italy’s die (9.0, 36.0). */
export const monthCells: readonly CellSpec[] = [
  {
    id: cells.weather,
    msg: msg('bite.cell.weather'),
    rule: '9.0',
    kind: 'choice',
    choices: weathers.map((value) => ({ value, msg: msg(`bite.weather.${value}`) })),
    keys: onePerMonth,
    group: msg('bite.group.month'),
  },
  {
    id: cells.italy,
    msg: msg('bite.cell.italy'),
    rule: '36.0',
    kind: 'choice',
    choices: [
      { value: 'fights', msg: msg('bite.italy.fights') },
      { value: 'out', msg: msg('bite.italy.out') },
    ],
    side: sides.axis,
    group: msg('bite.group.month'),
  },
  {
    id: cells.italianDie,
    msg: msg('bite.cell.italianDie'),
    rule: '36.0',
    kind: 'count',
    min: 1,
    max: 6,
    keys: onePerMonth,
    side: sides.axis,
    group: msg('bite.group.month'),
  },
];

export const eventCellSpecs: readonly CellSpec[] = [
  {
    id: cells.partisans,
    msg: msg('bite.cell.partisans'),
    rule: '29.1',
    kind: 'count',
    min: 0,
    max: mostInAHex,
    keys: { pattern: '^\\S.{0,39}$', hint: msg('bite.field.place.hint') },
    side: sides.soviet,
    group: msg('bite.group.partisans'),
  },
  {
    id: eventCells.crossed,
    msg: msg('bite.cell.crossed'),
    rule: '28.0',
    kind: 'count',
    min: 0,
    max: months,
    keys: bordered.map((key) => ({ key, msg: msg(`bite.border.${key}`) })),
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.groznyOpen,
    msg: msg('bite.cell.groznyOpen'),
    rule: '30.0',
    kind: 'choice',
    choices: yes,
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.persiaFell,
    msg: msg('bite.cell.persiaFell'),
    rule: '37.0',
    kind: 'count',
    min: 0,
    max: months,
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.teheran,
    msg: msg('bite.cell.teheran'),
    rule: '37.0',
    kind: 'choice',
    choices: [{ value: 'empty', msg: msg('bite.teheran.empty') }],
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.turkey,
    msg: msg('bite.cell.turkey'),
    rule: '27.0',
    kind: 'choice',
    choices: [{ value: 'off', msg: msg('bite.turkey.off') }],
    side: sides.soviet,
    group,
  },
  {
    id: eventCells.nationsOut,
    msg: msg('bite.cell.nationsOut'),
    rule: '7.11',
    kind: 'choice',
    choices: [
      { value: 'out', msg: msg('bite.nation.out') },
      { value: 'neutral', msg: msg('bite.nation.neutral') },
    ],
    keys: surrendering.map((key) => ({ key, msg: nationMsg[key] })),
    side: sides.axis,
    group: msg('bite.group.victory'),
  },
];

/** What a new game begins with. */
export const eventStart: { readonly [cell: string]: CellValue } = {
  [cells.weather]: {},
  [cells.italianDie]: {},
  [cells.partisans]: {},
  [eventCells.crossed]: {},
  [eventCells.persiaFell]: 0,
  [eventCells.nationsOut]: {},
};

/** 7.11-1: by June 1944 Italy is out of the war. */
export const italyIn = (scenario: string): { readonly [cell: string]: CellValue } => ({
  [cells.italy]: rulesOf(scenario).first > turnOf(1943, 9) ? 'out' : 'fights',
});
