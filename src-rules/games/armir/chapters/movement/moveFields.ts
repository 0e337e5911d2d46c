import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, turns } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { isAxis, isSoviet, recorded, sideField, toggle, unitRosters } from '../../model/rows.ts';
import { msg } from './msg.ts';
import { paidFor } from './pa.ts';
import { moverRow } from './rows.ts';

/** What the movement cost asks: who moves, when, and the way as it lies on the map. */

const hexPattern = '[\\w.-]{1,12}';
const isEnemy = { field: 'enemy', is: true } as const;
const isAssault = { all: [isEnemy, { field: 'assault', is: true }] } as const;
const stepRow = {
  hex: { kind: 'place', msg: msg('armir.moving.field.hex'), start: '', pattern: hexPattern },
  road: toggle(msg('armir.moving.field.road'), '5.1.1'),
  zoc: {
    kind: 'choice',
    msg: msg('armir.moving.field.zoc'),
    start: 'none',
    rule: '7.1',
    options: [
      { key: 'none', msg: msg('armir.moving.zoc.none') },
      { key: 'light', msg: msg('armir.moving.zoc.light') },
      { key: 'heavy', msg: msg('armir.moving.zoc.heavy') },
    ],
  },
  enemy: toggle(msg('armir.moving.field.enemy'), '5'),
  assault: { ...toggle(msg('armir.moving.field.assault'), '13'), when: isEnemy },
  won: { ...toggle(msg('armir.moving.field.won'), '13.2', true), when: isAssault },
  strongpointSide: { ...toggle(msg('armir.moving.field.strongpointSide'), '13'), when: isAssault },
  don: { ...toggle(msg('armir.moving.field.don'), '14.2.1'), when: isAxis },
  bokovskaya: { ...toggle(msg('armir.moving.field.bokovskaya'), '16.1.4'), when: isAxis },
  railAB: { ...toggle(msg('armir.moving.field.railAB'), '5.1.2'), when: isSoviet },
} as const satisfies Fields;

export const moveFields = {
  side: sideField,
  units: {
    kind: 'rows',
    msg: msg('armir.moving.field.units'),
    hint: msg('armir.moving.field.units.hint'),
    start: [{}],
    max: 12,
    rosters: unitRosters,
    figure: 'unit',
    fields: moverRow,
    recorded,
  },
  turn: {
    kind: 'count',
    msg: msg('armir.moving.field.turn'),
    start: 1,
    min: 1,
    max: turns,
    from: 'turn',
    rule: '18.4.1',
  },
  phase: {
    kind: 'choice',
    msg: msg('armir.moving.field.phase'),
    start: 'normal',
    begins: (context: Context) => (isIn(context, 'axisMotorised', 'sovietMotorised') ? 'motorised' : undefined),
    rule: '5.2',
    options: [
      { key: 'normal', msg: msg('armir.moving.phase.normal') },
      { key: 'motorised', msg: msg('armir.moving.phase.motorised') },
    ],
  },
  pa: {
    ...toggle(msg('armir.moving.field.pa'), '5.4', true),
    begins: (context: Context) =>
      context.place === '' ? undefined : paidFor(context) > 0 || balance(context, accounts.pa) > 0,
    when: isAxis,
  },
  path: {
    kind: 'rows',
    msg: msg('armir.moving.field.path'),
    hint: msg('armir.moving.field.path.hint'),
    add: msg('armir.moving.field.path.add'),
    start: [],
    max: 40,
    figure: 'step',
    fields: stepRow,
    called: (row) =>
      typeof row.hex === 'string' && row.hex !== '' ? msg('armir.moving.hexIn', { hex: name(row.hex) }) : undefined,
  },
} as const satisfies Fields;
