import type { Fields } from '#rules/kit/forms/fields.ts';
import { msg } from './msg.ts';

/** The fields of the rosters; the rows of the calculators are made of the same. */
export const germanType = {
  kind: 'choice',
  msg: msg('pgg.field.type'),
  start: 'infantry',
  rule: '3.4',
  options: [
    { key: 'infantry', msg: msg('pgg.type.infantry') },
    { key: 'panzer', msg: msg('pgg.type.panzer') },
    { key: 'grenadier', msg: msg('pgg.type.grenadier') },
    { key: 'motorized', msg: msg('pgg.type.motorized') },
    { key: 'cavalry', msg: msg('pgg.type.cavalry') },
  ],
} as const;

export const sovietType = {
  kind: 'choice',
  msg: msg('pgg.field.type'),
  start: 'rifle',
  rule: '3.4',
  options: [
    { key: 'rifle', msg: msg('pgg.type.rifle') },
    { key: 'armor', msg: msg('pgg.type.armor') },
    { key: 'leader', msg: msg('pgg.type.leader') },
  ],
} as const;

export const rating = {
  kind: 'count',
  msg: msg('pgg.field.rating'),
  start: 0,
  min: 0,
  max: 12,
  rule: '10.1',
  when: { field: 'type', is: 'leader' },
} as const;

/** What the roster of German units asks of each counter. */
export const germanFields = {
  type: germanType,
  division: { kind: 'text', msg: msg('pgg.field.division'), start: '', max: 24, rule: '7.3' },
  steps: {
    kind: 'text',
    msg: msg('pgg.field.steps'),
    hint: msg('pgg.field.steps.hint'),
    start: '',
    max: 40,
    rule: '9.61',
  },
} as const satisfies Fields;

/** The roster of Soviet units holds the leaders: combat units are drawn untried and have no name (12.1). */
export const sovietFields = { type: sovietType, rating } as const satisfies Fields;
