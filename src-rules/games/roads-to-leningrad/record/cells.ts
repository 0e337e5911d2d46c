import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { listed, name } from '#rules/kit/words/message.ts';
import { turnCode, turnIn, turnOf } from '../data/calendar.ts';
import { accounts, cells, rosters, type SideId, sequences, sides, weathers } from '../ids.ts';
import { say } from '../propose.ts';
import { t } from '../text/speak-table.ts';
import { type Arrival, arrivals, optionalGroups } from './schedule.ts';

/** What several parts of the game write down, and how it is corrected by hand. */

export const groups = {
  points: t('rtl.group.points'),
  turn: t('rtl.group.turn'),
  operations: t('rtl.group.operations'),
  units: t('rtl.group.units'),
  air: t('rtl.group.air'),
  places: t('rtl.group.places'),
  arrivals: t('rtl.group.arrivals'),
  corrections: t('rtl.group.corrections'),
} as const;

export const unitKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: t('rtl.unit.hint'),
  rosters: [rosters.german, rosters.soviet],
} as const;
export const markerKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: t('rtl.marker.hint'),
  rosters: [rosters.markers],
} as const;
export const hexKeys = { pattern: '^[\\w.-]{1,12}$', hint: t('rtl.hex.hint') } as const;
/** As players type it: Soviet begins with an s in both languages, German does not. */
const sideNamed = (text: string): SideId => (/^s/i.test(text) ? sides.soviet : sides.german);
const sideMsg = (side: string) => t(side === sides.soviet ? 'rtl.side.soviet' : 'rtl.side.german');
/** Formations have the names the players give them; '' are army units. */
const formationKeys = {
  pattern: '^(german|soviet)(:.{1,40})?$',
  hint: t('rtl.missions.hint'),
  called: (key: string) => {
    const [side = '', ...formation] = key.split(':');
    return listed([sideMsg(side), formation.length > 0 ? say(formation.join(':')) : t('rtl.missions.all')]);
  },
  typed: (text: string) => {
    const [, side, formation] = /^([a-z]+)[\s,:]*(.*)$/i.exec(text.trim()) ?? [];
    return side && `${sideNamed(side)}${formation ? `:${formation}` : ''}`;
  },
} as const;
const turnKeys = {
  pattern: '^\\d{1,2}$',
  hint: t('rtl.turn.hint'),
  called: (key: string) => t('rtl.say', { what: name(turnCode(Number(key))) }),
  typed: (text: string) => turnIn(text)?.toString(),
} as const;
/** 7.13: passes of a side in a turn. */
const passKeys = {
  pattern: '^t\\d{1,2}/(german|soviet)$',
  hint: t('rtl.passes.hint'),
  called: (key: string) => {
    const [turn = '', side = ''] = key.slice(1).split('/');
    return listed([say(turnCode(Number(turn))), sideMsg(side)]);
  },
  typed: (text: string) => {
    const [, code = '', side] = /^(\w+)[\s,/]+([a-z]+)$/i.exec(text.trim()) ?? [];
    const turn = turnIn(code);
    return turn && side ? `t${turn}/${sideNamed(side)}` : undefined;
  },
} as const;
const groupKeys = (of: readonly Arrival[]) =>
  of.map(({ id, side, turn, msg, scenarios: those }) => ({
    key: id,
    msg: t('rtl.arrival.of', { turn: name(turnCode(turn)), side: sideMsg(side), what: msg }),
    when: { scenario: those },
  }));

const yes = [{ value: 'yes', msg: t('rtl.yes') }];
const bothSides = [
  { value: sides.german, msg: t('rtl.side.german') },
  { value: sides.soviet, msg: t('rtl.side.soviet') },
];
const sideOrNone = [{ value: '', msg: t('rtl.none') }, ...bothSides];
const units = { group: groups.units, keys: unitKeys } as const;
const yesNo = { kind: 'choice', choices: yes, ...units } as const;

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.weather,
    msg: t('rtl.cell.weather'),
    rule: '5.1',
    kind: 'choice',
    choices: weathers.map((value) => ({ value, msg: t(`rtl.weather.${value}`) })),
    keys: turnKeys,
    group: groups.turn,
  },
  {
    id: cells.first,
    msg: t('rtl.cell.first'),
    rule: '7.12',
    kind: 'choice',
    choices: sideOrNone,
    group: groups.turn,
  },
  {
    id: cells.active,
    msg: t('rtl.cell.active'),
    rule: '7.23',
    kind: 'choice',
    choices: sideOrNone,
    group: groups.operations,
  },
  {
    id: cells.sequence,
    msg: t('rtl.cell.sequence'),
    rule: '7.21',
    kind: 'choice',
    choices: [{ value: '', msg: t('rtl.none') }, ...sequences.map((value) => ({ value, msg: t(`rtl.seq.${value}`) }))],
    group: groups.operations,
  },
  { id: cells.drawn, msg: t('rtl.cell.drawn'), rule: '7.31', kind: 'text', group: groups.operations },
  {
    id: cells.markers,
    msg: t('rtl.cell.markers'),
    rule: '7.14',
    kind: 'choice',
    choices: (['out', 'cup', 'pool', 'played', 'gone'] as const).map((value) => ({
      value,
      msg: t(`rtl.markerState.${value}`),
    })),
    // 7.14, 7.21: nobody reads off the ledger what lies in a cup, in a pool or aside
    reads: (_key, value) =>
      value === 'played' || value === 'gone' ? t(`rtl.markerState.${value}`) : t('rtl.markerState.hidden'),
    keys: markerKeys,
    group: groups.operations,
  },
  {
    id: cells.passes,
    msg: t('rtl.cell.passes'),
    rule: '7.13',
    kind: 'count',
    min: 0,
    max: 20,
    keys: passKeys,
    group: groups.operations,
  },
  {
    id: cells.activated,
    msg: t('rtl.cell.activated'),
    rule: '7.42',
    kind: 'choice',
    choices: [
      { value: 'first', msg: t('rtl.activated.first') },
      { value: 'final', msg: t('rtl.activated.final') },
    ],
    group: groups.operations,
    keys: unitKeys,
  },
  { id: cells.steps, msg: t('rtl.cell.steps'), rule: '3.61', kind: 'count', min: 0, max: 2, ...units },
  { id: cells.at, msg: t('rtl.cell.at'), rule: '2.1', kind: 'text', ...units },
  { id: cells.disrupted, msg: t('rtl.cell.disrupted'), rule: '3.7', ...yesNo },
  {
    id: cells.supply,
    msg: t('rtl.cell.supply'),
    rule: '6.12',
    kind: 'choice',
    choices: [
      { value: 'emergency', msg: t('rtl.supply.emergency') },
      { value: 'oos', msg: t('rtl.supply.oos') },
    ],
    ...units,
  },
  { id: cells.fired, msg: t('rtl.cell.fired'), rule: '12.19', ...yesNo },
  { id: cells.spent, msg: t('rtl.cell.spent'), rule: '15.32', ...yesNo },
  {
    id: cells.air,
    msg: t('rtl.cell.air'),
    rule: '13.11',
    kind: 'choice',
    choices: (['ready', 'flown', 'gone'] as const).map((value) => ({ value, msg: t(`rtl.air.${value}`) })),
    group: groups.air,
    keys: unitKeys,
  },
  {
    id: cells.missions,
    msg: t('rtl.cell.missions'),
    rule: '13.24',
    kind: 'count',
    min: 0,
    max: 9,
    keys: formationKeys,
    group: groups.air,
  },
  {
    id: cells.strongpoints,
    msg: t('rtl.cell.strongpoints'),
    rule: '14.25',
    kind: 'choice',
    choices: [sides.german, sides.soviet].flatMap((side) =>
      (['building', 'done'] as const).map((state) => ({
        value: `${side}:${state}`,
        msg: t(`rtl.strongpoint.${state}`, { side: t(`rtl.side.${side}`) }),
      })),
    ),
    keys: hexKeys,
    group: groups.places,
  },
  {
    id: cells.bridges,
    msg: t('rtl.cell.bridges'),
    rule: '16.2',
    kind: 'text',
    keys: unitKeys,
    group: groups.places,
  },
  {
    id: cells.control,
    msg: t('rtl.cell.control'),
    rule: '3.12',
    kind: 'choice',
    choices: bothSides,
    keys: hexKeys,
    group: groups.places,
  },
  {
    id: cells.groups,
    msg: t('rtl.cell.groups'),
    rule: '5.2',
    kind: 'choice',
    choices: [
      { value: 'taken', msg: t('rtl.group.taken') },
      { value: 'declined', msg: t('rtl.group.declined') },
    ],
    keys: groupKeys(optionalGroups),
    group: groups.arrivals,
  },
  {
    id: cells.arrived,
    msg: t('rtl.cell.arrived'),
    rule: '5.2',
    kind: 'count',
    min: 0,
    max: turnOf(23, 'PM'),
    keys: {
      pattern: '^[\\w:.-]{1,64}$',
      hint: t('rtl.arrived.hint'),
      known: groupKeys(arrivals),
    },
    says: (value) => (Number(value) > 0 ? t('rtl.say', { what: name(turnCode(Number(value))) }) : undefined),
    group: groups.arrivals,
  },
];

export const accountSpecs: readonly AccountSpec[] = [
  {
    id: accounts.replacements,
    msg: t('rtl.account.replacements'),
    rule: 'S3.26',
    min: 0,
    max: 8,
    side: sides.soviet,
    group: groups.arrivals,
    when: { scenario: 'soltsy' },
  },
];

const maps = [
  cells.weather,
  cells.markers,
  cells.passes,
  cells.activated,
  cells.steps,
  cells.at,
  cells.disrupted,
  cells.supply,
  cells.fired,
  cells.spent,
  cells.air,
  cells.missions,
  cells.strongpoints,
  cells.bridges,
  cells.control,
  cells.groups,
  cells.arrived,
] as const;

export const start = {
  cells: {
    ...Object.fromEntries(maps.map((cell) => [cell, {}])),
    [cells.first]: '',
    [cells.active]: '',
    [cells.sequence]: '',
    [cells.drawn]: '',
  },
  balances: { [accounts.replacements]: 0 },
};
