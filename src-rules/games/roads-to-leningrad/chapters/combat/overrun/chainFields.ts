import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { name } from '#rules/kit/words/message.ts';
import { msg } from '../msg.ts';
import { overrunFields } from './fields.ts';

/** One overrun after the other: the group, then hex by hex what stands there and what it costs. */

const { attacker, attackTotal, attackerEr, german, soviet, weather, mpLeft, assault, together, unlisted } =
  overrunFields;
const { terrain, across, strongpoint, entry, fromZoc, target } = overrunFields;
const count = (id: 'defence' | 'er' | 'steps', max: number, rule: string) =>
  ({
    kind: 'count',
    msg: msg(`rtl.chain.field.${id}`),
    hint: msg(`rtl.chain.field.${id}.hint`),
    start: 0,
    min: 0,
    max,
    rule,
  }) as const;
const toggle = (id: 'stops' | 'air', rule: string) =>
  ({ kind: 'toggle', msg: msg(`rtl.chain.field.${id}`), start: false, rule }) as const;

const hexFields = {
  hex: { ...target, hint: msg('rtl.chain.field.hex.hint') },
  /** besides the rows in that hex */
  defence: { ...count('defence', 99, '8.65'), big: true },
  er: count('er', 10, '10.61'),
  steps: count('steps', 9, '11.21'),
  stops: toggle('stops', '10.61'),
  terrain,
  across,
  strongpoint,
  /** on the way to where it is struck from, after the hex before */
  before: { ...entry, msg: msg('rtl.chain.field.before'), hint: msg('rtl.chain.field.before.hint') },
  entry,
  fromZoc,
  air: toggle('air', '8.66'),
} as const satisfies Fields;

export const chainFields = {
  attacker,
  // a row always stands there, and big numbers step back behind rows
  attackTotal: { ...attackTotal, big: false },
  attackerEr,
  mpLeft,
  hexes: {
    kind: 'rows',
    msg: msg('rtl.chain.field.hexes'),
    hint: msg('rtl.chain.field.hexes.hint'),
    add: msg('rtl.chain.field.hexes.add'),
    start: [{}],
    max: 6,
    fields: hexFields,
    figure: 'hex',
    rule: '8.67',
    called: (row) =>
      typeof row.hex === 'string' && row.hex !== '' ? msg('rtl.chain.hex', { hex: name(row.hex) }) : undefined,
  },
  german,
  soviet,
  weather,
  together,
  assault,
  unlisted,
} as const satisfies Fields;
export type ChainInput = InputOf<typeof chainFields>;
export type ChainHex = ChainInput['hexes'][number];
