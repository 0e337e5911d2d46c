import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, cells, scenarios, sides } from '../../ids.ts';
import { turnCode } from '../../model/calendar.ts';
import { groups, unitKeys } from '../../model/cells.ts';
import { countersOf } from '../../model/reading.ts';
import { placeMsg } from './heldPlaces.ts';
import { readKey } from './ledger.ts';
import { msg } from './msg.ts';
import { captures, locations, placeAt } from './places.ts';

const group = groups.points;
const soltsy = { scenario: [scenarios.soltsy, scenarios.counterattack] };
const russa = { scenario: [scenarios.starayaRussa, scenarios.manstein] };
const keys = [...placeAt.values()].map((place) => ({
  key: place.hex,
  msg: placeMsg(place),
  when: locations.some(({ hex }) => hex === place.hex) ? soltsy : russa,
}));

/** What a VP line was for, in words; units by their names. */
const scoredMsg = (key: string, context: Context): Msg | undefined => {
  const what = readKey(key);
  if (!what) return undefined;
  const unit = (id: string) => name(countersOf(context).find((one) => one.id === id)?.name ?? id);
  if ('loss' in what) {
    const loss = msg(`rtl.lossOf.${what.side}.${what.loss}`);
    return what.unit === undefined ? loss : msg('rtl.scored.of', { what: loss, of: unit(what.unit) });
  }
  const isTurn = what.deed === 'soltsy' || what.deed === 'road';
  const of = isTurn
    ? name(turnCode(Number(what.of)))
    : what.deed === 'line'
      ? msg(what.of === 'porussya' ? 'rtl.river.porussya' : 'rtl.river.polist')
      : unit(what.of);
  return msg('rtl.scored.of', { what: msg(`rtl.score.${what.deed}`), of });
};

export const victoryCells: readonly CellSpec[] = [
  {
    id: cells.places,
    msg: msg('rtl.cell.places'),
    rule: 'S1.22',
    group,
    kind: 'choice',
    choices: [
      { value: sides.german, msg: msg('rtl.holder.german') },
      { value: sides.soviet, msg: msg('rtl.holder.soviet') },
    ],
    keys,
  },
  {
    id: cells.charged,
    msg: msg('rtl.cell.charged'),
    rule: 'S1.23',
    group,
    kind: 'choice',
    choices: [{ value: 'yes', msg: msg('rtl.cell.charged.yes') }],
    keys: captures.map((place) => ({ key: place.hex, msg: placeMsg(place) })),
    when: russa,
  },
  {
    id: cells.immediate,
    msg: msg('rtl.cell.immediate'),
    rule: 'S3.33',
    group,
    kind: 'count',
    min: 0,
    max: 44,
    when: { scenario: scenarios.soltsy },
  },
  {
    id: cells.began,
    msg: msg('rtl.cell.began'),
    rule: '4.13',
    group: groups.units,
    kind: 'count',
    min: 0,
    max: 2,
    keys: unitKeys,
  },
  {
    id: cells.scored,
    msg: msg('rtl.cell.scored'),
    rule: 'S1.31',
    group,
    kind: 'count',
    min: -99,
    max: 99,
    keys: { pattern: '^[\\w .:#/-]{1,96}$', hint: msg('rtl.cell.scored.hint'), keyLabel: scoredMsg },
    showValue: (_, value) => msg('rtl.cell.scored.vp', { n: Number(value) }),
  },
];
export const vpAccounts: readonly AccountSpec[] = [
  { id: accounts.vp, msg: msg('rtl.account.vp'), rule: 'S1.1', group, side: sides.german },
];
