import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { turnLabelSpec } from '#rules/kit/game/turnLabel.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, armies, cells, formations, named, rosters, sides, startingPs, turns } from '../ids.ts';
import { t } from '../text/speak-table.ts';
import { armyMsg, formationMsg } from '../units.ts';
import { known } from './places.ts';
import { arrivals } from './schedule.ts';

/** What several parts of the game write down, and how it is corrected by hand. */

export const groups = {
  points: t('armir.group.points'),
  turn: t('armir.group.turn'),
  units: t('armir.group.units'),
  places: t('armir.group.places'),
  arrivals: t('armir.group.arrivals'),
  corrections: t('armir.group.corrections'),
} as const;

/** Counters that rules name are called by their names also while nobody typed them. */
const namedUnits: { readonly [id: string]: Msg } = {
  [named.gebirgs]: t('armir.unit.gebirgs'),
  [named.division387]: t('armir.unit.division387'),
  [named.division385]: t('armir.unit.division385'),
  [named.fegelein]: t('armir.unit.fegelein'),
  [named.begleit]: t('armir.unit.begleit'),
  [named.xxivHq]: t('armir.unit.xxivHq'),
  [named.armirHq]: t('armir.unit.armirHq'),
  [named.complementi]: t('armir.unit.complementi'),
};
export const namedUnit = (id: string): Msg | undefined => (Object.hasOwn(namedUnits, id) ? namedUnits[id] : undefined);

export const unitKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: t('armir.unit.hint'),
  rosters: [rosters.axis, rosters.soviet],
  called: namedUnit,
} as const;
export const hexKeys = { pattern: '^[\\w.-]{1,12}$', hint: t('armir.hex.hint') } as const;

const placeKeys = {
  pattern: unitKeys.pattern,
  hint: t('armir.place.hint'),
  rosters: [rosters.places],
  known: known.map(({ id, name: called }) => ({ key: id, msg: t('armir.say', { what: name(called) }) })),
} as const;

const yes = [{ value: 'yes', msg: t('armir.yes') }];
const turnCount = { kind: 'count', min: 0, max: turns } as const;
const inTurn = { group: groups.turn } as const;
const units = { group: groups.units, keys: unitKeys } as const;

export const cellSpecs: readonly CellSpec[] = [
  { id: cells.initiative, msg: t('armir.cell.initiative'), rule: '4', side: sides.soviet, ...turnCount, ...inTurn },
  {
    id: cells.air,
    msg: t('armir.cell.air'),
    rule: '9.1',
    kind: 'choice',
    choices: [
      { value: '', msg: t('armir.air.none') },
      { value: 'axis', msg: t('armir.side.axis') },
      { value: 'soviet', msg: t('armir.side.soviet') },
      { value: 'used', msg: t('armir.air.used') },
    ],
    ...inTurn,
  },
  {
    id: cells.cai,
    msg: t('armir.cell.cai'),
    rule: '9.2.1',
    kind: 'choice',
    choices: [
      { value: 'ready', msg: t('armir.cai.ready') },
      { value: 'used', msg: t('armir.cai.used') },
      { value: 'lost', msg: t('armir.cai.lost') },
    ],
    side: sides.axis,
    ...inTurn,
  },
  { id: cells.steps, msg: t('armir.cell.steps'), rule: '2.1', kind: 'count', min: 0, max: 12, ...units },
  { id: cells.at, msg: t('armir.cell.at'), rule: '1.3', kind: 'text', ...units },
  {
    id: cells.up,
    msg: t('armir.cell.up'),
    rule: '5.3',
    kind: 'choice',
    choices: [
      { value: 'range', msg: t('armir.up.range') },
      { value: 'movement', msg: t('armir.up.movement') },
    ],
    ...units,
  },
  { id: cells.oos, msg: t('armir.cell.oos'), rule: '8.3', kind: 'choice', choices: yes, ...units },
  {
    id: cells.dsg,
    msg: t('armir.cell.dsg'),
    rule: '11.2',
    kind: 'choice',
    choices: yes,
    keys: hexKeys,
    group: groups.units,
  },
  { id: cells.hqLosses, msg: t('armir.cell.hqLosses'), rule: '17.1.3', kind: 'count', min: 0, group: groups.units },
  {
    id: cells.hqOut,
    msg: t('armir.cell.hqOut'),
    rule: '17.1.3',
    keys: armies.map((key) => ({ key, msg: armyMsg[key] })),
    group: groups.units,
    side: sides.soviet,
    ...turnCount,
  },
  {
    id: cells.depot,
    msg: t('armir.cell.depot'),
    rule: '8.1.1',
    kind: 'choice',
    choices: [
      { value: 'yes', msg: t('armir.depot.yes') },
      { value: 'no', msg: t('armir.depot.no') },
    ],
    side: sides.axis,
    group: groups.places,
  },
  {
    id: cells.control,
    msg: t('armir.cell.control'),
    rule: '16.4.1',
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: t('armir.side.axis') },
      { value: sides.soviet, msg: t('armir.side.soviet') },
    ],
    keys: placeKeys,
    group: groups.places,
  },
  {
    id: cells.worth,
    msg: t('armir.cell.worth'),
    rule: '16.4.1',
    kind: 'count',
    min: 1,
    max: 2,
    keys: placeKeys,
    group: groups.places,
  },
  { id: cells.taken, msg: t('armir.cell.taken'), rule: '15.1', keys: hexKeys, group: groups.places, ...turnCount },
  {
    id: cells.fell,
    msg: t('armir.cell.fell'),
    rule: '5.5',
    keys: formations.map((key) => ({ key, msg: formationMsg[key] })),
    group: groups.places,
    ...turnCount,
  },
  {
    id: cells.arrived,
    msg: t('armir.cell.arrived'),
    rule: '18.5',
    keys: arrivals.map(({ id, msg }) => ({ key: id, msg })),
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.putOff,
    msg: t('armir.cell.putOff'),
    rule: '18.5',
    keys: arrivals.map(({ id, msg }) => ({ key: id, msg })),
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.julia,
    msg: t('armir.cell.julia'),
    rule: '15.1.3',
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.complementi,
    msg: t('armir.cell.complementi'),
    rule: '15.4',
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  {
    id: cells.replaced,
    msg: t('armir.cell.replaced'),
    rule: '15.3',
    group: groups.arrivals,
    side: sides.axis,
    ...turnCount,
  },
  turnLabelSpec(groups.corrections, turns),
];

export const accountSpecs: readonly AccountSpec[] = [
  { id: accounts.ps, msg: t('armir.account.ps'), rule: '16.4', min: 0, side: sides.soviet, group: groups.points },
];

export const start = {
  cells: {
    [cells.initiative]: 0,
    [cells.air]: '',
    [cells.cai]: 'ready',
    [cells.steps]: {},
    [cells.at]: {},
    [cells.up]: {},
    [cells.oos]: {},
    [cells.dsg]: {},
    [cells.hqLosses]: 0,
    [cells.hqOut]: {},
    [cells.depot]: 'yes',
    [cells.control]: Object.fromEntries(known.map(({ id }) => [id, sides.soviet])),
    [cells.worth]: {},
    [cells.taken]: {},
    [cells.fell]: {},
    [cells.arrived]: {},
    [cells.putOff]: {},
    [cells.julia]: 0,
    [cells.complementi]: 0,
    [cells.replaced]: 0,
  },
  balances: { [accounts.ps]: startingPs },
} as const;
