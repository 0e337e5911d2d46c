import type { AccountSpec, CellSpec } from '../../../kit/game.ts';
import { captures, expansion, locations } from '../data/places.ts';
import { accounts, cells, sides } from '../ids.ts';
import { groups, unitKeys } from '../record/cells.ts';
import { y } from '../text/speak-victory.ts';
import { placeMsg } from './places.ts';

const group = groups.points;
const all = new Map([...locations, ...captures, ...expansion].map((place) => [place.hex, place]));
const keys = [...all.values()].map((place) => ({ key: place.hex, msg: placeMsg(place) }));

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
  },
  { id: cells.immediate, msg: y('rtl.cell.immediate'), rule: 'S3.33', group, kind: 'count', min: 0, max: 44 },
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
    keys: { pattern: '^[\\w .:#/-]{1,96}$', hint: y('rtl.cell.scored.hint') },
    reads: (_, value) => y('rtl.cell.scored.vp', { n: Number(value) }),
  },
];
export const accountSpecs: readonly AccountSpec[] = [
  { id: accounts.vp, msg: y('rtl.account.vp'), rule: 'S1.1', group, side: sides.german },
];
