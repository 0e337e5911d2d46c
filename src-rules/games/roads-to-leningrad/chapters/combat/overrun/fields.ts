import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sequenceIn } from '../../command/markers.ts';
import { acrosses, attackFields } from '../fight/fields.ts';
import { msg } from '../msg.ts';

/** What an overrun asks (8.6): one group from one hex, the hex it strikes, and the MP it has left. */

const mp = (field: 'mpLeft' | 'entry') =>
  ({
    kind: 'count',
    per: 2,
    msg: msg(`rtl.run.field.${field}`),
    hint: msg(`rtl.run.field.${field}.hint`),
    start: 0,
    min: 0,
    max: 60,
    rule: '8.63',
  }) as const;
const toggle = (field: 'fromZoc' | 'together', rule: string, start: boolean) =>
  ({ kind: 'toggle', msg: msg(`rtl.run.field.${field}`), start, rule }) as const;

const { attacker, attackTotal, defenceTotal, attackerEr, defenderEr, german, soviet } = attackFields;
const { target, terrain, strongpoint, weather, unlisted, otherDrm } = attackFields;
export const overrunFields = {
  attacker,
  attackTotal,
  defenceTotal,
  attackerEr,
  defenderEr,
  german,
  soviet,
  target,
  terrain: { ...terrain, rule: '8.67' },
  across: {
    kind: 'choice',
    msg: msg('rtl.run.field.across'),
    start: 'land',
    rule: '8.64',
    options: acrosses.map((key) => ({ key, msg: msg(`rtl.run.across.${key}`) })),
  },
  strongpoint,
  weather,
  mpLeft: mp('mpLeft'),
  entry: mp('entry'),
  fromZoc: toggle('fromZoc', '8.64', false),
  together: toggle('together', '8.62', true),
  assault: {
    kind: 'toggle',
    msg: msg('rtl.run.field.assault'),
    start: false,
    rule: '8.61',
    begins: (context: Context) => (sequenceIn(context) === 'assault' ? true : undefined),
  },
  unlisted,
  otherDrm,
} as const satisfies Fields;
export type OverrunInput = InputOf<typeof overrunFields>;
