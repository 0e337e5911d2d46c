import type { Fields } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { paidFor } from '../guns/pa.ts';
import { accounts, turns } from '../ids.ts';
import { balance } from '../reading.ts';
import { isIn } from '../record/order.ts';
import { v } from '../text/speak-moving.ts';
import { isAxis, isSoviet, moverRow, recorded, sideField, toggle, unitRosters } from './rows.ts';

/** What the movement cost asks: who moves, when, and the way as it lies on the map. */

const hexPattern = '[\\w.-]{1,12}';
const isEnemy = { field: 'enemy', is: true } as const;
const isAssault = { all: [isEnemy, { field: 'assault', is: true }] } as const;
const stepRow = {
  hex: { kind: 'place', msg: v('armir.moving.field.hex'), start: '', pattern: hexPattern },
  road: toggle(v('armir.moving.field.road'), '5.1.1'),
  zoc: {
    kind: 'choice',
    msg: v('armir.moving.field.zoc'),
    start: 'none',
    rule: '7.1',
    options: [
      { key: 'none', msg: v('armir.moving.zoc.none') },
      { key: 'light', msg: v('armir.moving.zoc.light') },
      { key: 'heavy', msg: v('armir.moving.zoc.heavy') },
    ],
  },
  enemy: toggle(v('armir.moving.field.enemy'), '5'),
  assault: { ...toggle(v('armir.moving.field.assault'), '13'), when: isEnemy },
  won: { ...toggle(v('armir.moving.field.won'), '13.2', true), when: isAssault },
  strongpointSide: { ...toggle(v('armir.moving.field.strongpointSide'), '13'), when: isAssault },
  don: { ...toggle(v('armir.moving.field.don'), '14.2.1'), when: isAxis },
  bokovskaya: { ...toggle(v('armir.moving.field.bokovskaya'), '16.1.4'), when: isAxis },
  railAB: { ...toggle(v('armir.moving.field.railAB'), '5.1.2'), when: isSoviet },
} as const satisfies Fields;

export const moveFields = {
  side: sideField,
  units: {
    kind: 'rows',
    msg: v('armir.moving.field.units'),
    hint: v('armir.moving.field.units.hint'),
    start: [{}],
    max: 12,
    rosters: unitRosters,
    figure: 'unit',
    fields: moverRow,
    recorded,
  },
  turn: {
    kind: 'count',
    msg: v('armir.moving.field.turn'),
    start: 1,
    min: 1,
    max: turns,
    from: 'turn',
    rule: '18.4.1',
  },
  phase: {
    kind: 'choice',
    msg: v('armir.moving.field.phase'),
    start: 'normal',
    begins: (around: Around) => (isIn(around, 'axisMotorised', 'sovietMotorised') ? 'motorised' : undefined),
    rule: '5.2',
    options: [
      { key: 'normal', msg: v('armir.moving.phase.normal') },
      { key: 'motorised', msg: v('armir.moving.phase.motorised') },
    ],
  },
  pa: {
    ...toggle(v('armir.moving.field.pa'), '5.4', true),
    begins: (around: Around) =>
      around.place === '' ? undefined : paidFor(around) > 0 || balance(around, accounts.pa) > 0,
    when: isAxis,
  },
  path: {
    kind: 'rows',
    msg: v('armir.moving.field.path'),
    hint: v('armir.moving.field.path.hint'),
    add: v('armir.moving.field.path.add'),
    start: [],
    max: 40,
    figure: 'step',
    fields: stepRow,
    called: (row) =>
      typeof row.hex === 'string' && row.hex !== '' ? v('armir.moving.hexIn', { hex: name(row.hex) }) : undefined,
  },
} as const satisfies Fields;
