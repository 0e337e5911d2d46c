import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { turnCode } from '../data/calendar.ts';
import { captures, expansion, locations } from '../data/places.ts';
import { accounts, cells, scenarios, sides } from '../ids.ts';
import { countersOf } from '../reading.ts';
import { groups, unitKeys } from '../record/cells.ts';
import { y } from '../text/speak-victory.ts';
import { readKey } from './ledger.ts';
import { placeMsg } from './places.ts';

const group = groups.points;
const all = new Map([...locations, ...captures, ...expansion].map((place) => [place.hex, place]));
const soltsy = { scenario: [scenarios.soltsy, scenarios.counterattack] };
const russa = { scenario: [scenarios.starayaRussa, scenarios.manstein] };
const keys = [...all.values()].map((place) => ({
  key: place.hex,
  msg: placeMsg(place),
  when: locations.some(({ hex }) => hex === place.hex) ? soltsy : russa,
}));

/** What a VP line was for, in words; units by their names. */
const scoredMsg = (key: string, around: Around): Msg | undefined => {
  const what = readKey(key);
  if (!what) return undefined;
  const unit = (id: string) => name(countersOf(around).find((one) => one.id === id)?.name ?? id);
  if ('loss' in what) {
    const msg = y(`rtl.lossOf.${what.side}.${what.loss}`);
    return what.unit === undefined ? msg : y('rtl.scored.of', { what: msg, of: unit(what.unit) });
  }
  const isTurn = what.deed === 'soltsy' || what.deed === 'road';
  const of = isTurn
    ? name(turnCode(Number(what.of)))
    : what.deed === 'line'
      ? y(what.of === 'porussya' ? 'rtl.river.porussya' : 'rtl.river.polist')
      : unit(what.of);
  return y('rtl.scored.of', { what: y(`rtl.score.${what.deed}`), of });
};

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.places,
    msg: y('rtl.cell.places'),
    rule: 'S1.22',
    group,
    kind: 'choice',
    choices: [
      { value: sides.german, msg: y('rtl.holder.german') },
      { value: sides.soviet, msg: y('rtl.holder.soviet') },
    ],
    keys,
  },
  {
    id: cells.charged,
    msg: y('rtl.cell.charged'),
    rule: 'S1.23',
    group,
    kind: 'choice',
    choices: [{ value: 'yes', msg: y('rtl.cell.charged.yes') }],
    keys: captures.map((place) => ({ key: place.hex, msg: placeMsg(place) })),
    when: russa,
  },
  {
    id: cells.immediate,
    msg: y('rtl.cell.immediate'),
    rule: 'S3.33',
    group,
    kind: 'count',
    min: 0,
    max: 44,
    when: { scenario: scenarios.soltsy },
  },
  {
    id: cells.began,
    msg: y('rtl.cell.began'),
    rule: '4.13',
    group: groups.units,
    kind: 'count',
    min: 0,
    max: 2,
    keys: unitKeys,
  },
  {
    id: cells.scored,
    msg: y('rtl.cell.scored'),
    rule: 'S1.31',
    group,
    kind: 'count',
    min: -99,
    max: 99,
    keys: { pattern: '^[\\w .:#/-]{1,96}$', hint: y('rtl.cell.scored.hint'), called: scoredMsg },
    reads: (_, value) => y('rtl.cell.scored.vp', { n: Number(value) }),
  },
];
export const accountSpecs: readonly AccountSpec[] = [
  { id: accounts.vp, msg: y('rtl.account.vp'), rule: 'S1.1', group, side: sides.german },
];
