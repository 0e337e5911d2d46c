import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters } from '../../../ids.ts';
import { isDisrupted, isOos } from '../../../model/reading.ts';
import { attackFields } from '../fight/fields.ts';
import { msg } from '../msg.ts';
import { measures } from '../planning/measures.ts';

/** What the look ahead asks: what the defender means to try, then the attack as its own form has it. */

const { name, kind, formation, class: type, traits, attack, defence, er } = attackFields.german.fields;
const { twoSteps, attack2, defence2, er2, steps, oos, disrupted } = attackFields.german.fields;
const toggle = (
  id: 'refuse' | 'onlyThroughZoc' | 'inZoc' | 'joins' | 'declares',
  rule: string,
  start: boolean,
  when?: { readonly field: string; readonly is: boolean },
) => ({ kind: 'toggle', msg: msg(`rtl.ahead.field.${id}`), start, rule, ...(when ? { when } : {}) }) as const;
const points = (id: 'points' | 'standPoints') =>
  ({ kind: 'count', msg: msg(`rtl.ahead.field.${id}`), start: 0, min: 0, max: 4, rule: '15.33' }) as const;

const reactor = {
  name,
  kind,
  formation,
  class: { ...type, start: 'mot' },
  traits,
  attack,
  defence,
  er,
  twoSteps,
  attack2,
  defence2,
  er2,
  steps,
  /** to the hex attacked; 0: not said */
  away: {
    kind: 'count',
    msg: msg('rtl.ahead.field.away'),
    hint: msg('rtl.ahead.field.away.hint'),
    start: 0,
    min: 0,
    max: 40,
    rule: '9.32',
  },
  points: points('points'),
  joins: toggle('joins', '9.35', true),
  inZoc: toggle('inZoc', '9.32', false),
  oos,
  disrupted,
} as const satisfies Fields;

export const aheadFields = {
  refuse: { ...toggle('refuse', '9.2', false), hint: msg('rtl.ahead.field.refuse.hint') },
  onlyThroughZoc: toggle('onlyThroughZoc', '9.25', false, { field: 'refuse', is: true }),
  /** more than six are too many ways to show one by one */
  reacting: {
    kind: 'rows',
    msg: msg('rtl.ahead.field.reacting'),
    hint: msg('rtl.ahead.field.reacting.hint'),
    start: [],
    max: 6,
    fields: reactor,
    rosters: [rosters.german, rosters.soviet],
    recorded: ({ id }: RosterUnit, context): JsonObject => ({
      oos: isOos(context, id),
      disrupted: isDisrupted(context, id),
    }),
    rule: '9.3',
  },
  declares: { ...toggle('declares', '9.4', false), hint: msg('rtl.ahead.field.declares.hint') },
  standPoints: { ...points('standPoints'), when: { field: 'declares', is: true } },
  measure: {
    kind: 'choice',
    msg: msg('rtl.ahead.field.measure'),
    start: 'emptied',
    options: measures.map((key) => ({ key, msg: msg(`rtl.ahead.measure.${key}`) })),
  },
  ...attackFields,
} as const satisfies Fields;
export type AheadInput = InputOf<typeof aheadFields>;
