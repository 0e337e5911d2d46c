import type { Scalar } from '#rules/kit/base/json.ts';
import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { turnLabelCell, turnLabelSpec } from '#rules/kit/game/turnLabel.ts';
import type { SetUp } from '#rules/kit/record/journal.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, cells, mapCells, recordCells, sides } from './cells-ids.ts';
import { objectives, turns } from './data/cities.ts';
import { armies, divisions, leaders, markers, rail, sovietSchedule, stepsOf, swFront } from './data/schedule.ts';
import { t } from './text/speak.ts';
import { m } from './text/speak-map.ts';
import { armyMsg, divisionMsg, sovietLineMsg, unitMsg } from './words.ts';

const onePerDivision = divisions.map((division) => ({ key: division.id, msg: divisionMsg(division) }));
const onePerUnit = divisions.flatMap((division) => division.units.map((unit) => ({ key: unit, msg: unitMsg(unit) })));
const onePerTurn = Array.from({ length: turns }, (_, i) => ({ key: String(i + 1), msg: t('pgg.turn', { n: i + 1 }) }));
const onePerLeader = leaders.map((leader) => ({ key: leader, msg: t('pgg.say', { what: name(leader) }) }));
const onePerLine = sovietSchedule.map((line) => ({ key: line.id, msg: sovietLineMsg(line) }));
const onePerObjective = objectives.map((objective) => ({
  key: objective.id,
  msg: t('pgg.say', { what: name(objective.name) }),
}));
const onePerCity = onePerObjective.filter((_, i) => objectives[i]?.city);
const onePerArmy = armies.map((army) => ({ key: army, msg: armyMsg(army) }));
const anyPiece = { pattern: '^[\\w.:#-]{1,64}$', hint: m('pgg.piece.hint') };
const anyHex = { pattern: '^[0-9]{4}$', hint: t('pgg.hex.hint') };

const german = { group: t('pgg.group.german'), side: sides.german };
const soviet = { group: t('pgg.group.soviet'), side: sides.soviet };
const cup = { group: t('pgg.group.cup'), side: sides.soviet };
const onMap = { group: t('pgg.group.markers') };
const cities = { group: t('pgg.group.cities') };
const counters = { group: m('pgg.group.counters') };

const yes = [{ value: 'true', msg: t('pgg.yes') }];

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.steps,
    msg: t('pgg.cell.steps'),
    rule: '9.61',
    kind: 'count',
    min: 0,
    max: 4,
    keys: onePerUnit,
    ...german,
  },
  {
    id: cells.divisionLost,
    msg: t('pgg.cell.divisionLost'),
    rule: '7.3',
    kind: 'choice',
    choices: yes,
    keys: onePerDivision,
    ...german,
  },
  {
    id: recordCells.germanIn,
    msg: t('pgg.cell.germanIn'),
    rule: '16.2',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerDivision,
    ...german,
  },

  {
    id: recordCells.setUp,
    msg: t('pgg.cell.setUp'),
    rule: '5.1',
    kind: 'choice',
    choices: yes,
    keys: onePerArmy,
    ...soviet,
  },
  {
    id: recordCells.army,
    msg: t('pgg.cell.army'),
    rule: '5.21',
    kind: 'choice',
    choices: [
      { value: 'free', msg: t('pgg.army.free') },
      { value: 'frozen', msg: t('pgg.army.frozen') },
    ],
    keys: onePerArmy,
    ...soviet,
  },
  {
    id: recordCells.rifleIn,
    msg: t('pgg.cell.rifleIn'),
    rule: '16.1',
    kind: 'count',
    min: 0,
    max: 6,
    keys: onePerLine,
    ...soviet,
  },
  {
    id: recordCells.armorIn,
    msg: t('pgg.cell.armorIn'),
    rule: '16.1',
    kind: 'count',
    min: 0,
    max: 2,
    keys: onePerLine,
    ...soviet,
  },
  {
    id: recordCells.leaderIn,
    msg: t('pgg.cell.leaderIn'),
    rule: '16.1',
    kind: 'choice',
    choices: yes,
    keys: onePerLeader,
    ...soviet,
  },
  {
    id: recordCells.provisionalDie,
    msg: t('pgg.cell.provisionalDie'),
    rule: '14.11',
    kind: 'count',
    min: 0,
    max: 6,
    keys: onePerTurn,
    ...soviet,
  },
  {
    id: recordCells.provisionalHex,
    msg: t('pgg.cell.provisionalHex'),
    rule: '14.12',
    kind: 'text',
    keys: onePerTurn,
    ...soviet,
  },
  {
    id: recordCells.provisional,
    msg: t('pgg.cell.provisional'),
    rule: '14.13',
    kind: 'choice',
    choices: [
      { value: 'open', msg: t('pgg.provisional.open') },
      { value: 'entered', msg: t('pgg.provisional.entered') },
      { value: 'lost', msg: t('pgg.provisional.lost') },
    ],
    keys: onePerTurn,
    ...soviet,
  },
  {
    id: recordCells.swByTurn,
    msg: t('pgg.cell.swByTurn'),
    rule: '14.21',
    kind: 'count',
    min: 0,
    max: swFront.perTurn,
    keys: onePerTurn,
    ...soviet,
  },
  {
    id: recordCells.withdrawals,
    msg: t('pgg.cell.withdrawals'),
    rule: '10.4',
    kind: 'text',
    keys: onePerTurn,
    ...soviet,
  },
  {
    id: recordCells.away,
    msg: t('pgg.cell.away'),
    rule: '10.4',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerLeader,
    ...soviet,
  },
  {
    id: recordCells.leaderLost,
    msg: t('pgg.cell.leaderLost'),
    rule: '10.24',
    kind: 'choice',
    choices: yes,
    keys: onePerLeader,
    ...soviet,
  },

  { id: recordCells.drawnRifle, msg: t('pgg.cell.drawnRifle'), rule: '12.1', kind: 'count', min: 0, ...cup },
  { id: recordCells.drawnArmor, msg: t('pgg.cell.drawnArmor'), rule: '12.1', kind: 'count', min: 0, ...cup },
  { id: cells.mapRifle, msg: t('pgg.cell.mapRifle'), rule: '14.14', kind: 'count', min: 0, ...cup },
  { id: cells.mapArmor, msg: t('pgg.cell.mapArmor'), rule: '14.14', kind: 'count', min: 0, ...cup },
  { id: cells.outRifle, msg: t('pgg.cell.outRifle'), rule: '12.4', kind: 'count', min: 0, ...cup },
  { id: cells.outArmor, msg: t('pgg.cell.outArmor'), rule: '12.4', kind: 'count', min: 0, ...cup },
  {
    id: cells.revealedRifle,
    msg: t('pgg.cell.revealedRifle'),
    rule: '12.2',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+ )?[0-9]+-[0-9]+-[0-9]+$', hint: t('pgg.mix.hint') },
    ...cup,
  },
  {
    id: cells.revealedArmor,
    msg: t('pgg.cell.revealedArmor'),
    rule: '12.2',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+ )?[0-9]+-[0-9]+-[0-9]+$', hint: t('pgg.mix.hint') },
    ...cup,
  },
  { id: cells.generationRifle, msg: t('pgg.cell.generationRifle'), rule: '12.4', kind: 'count', min: 0, ...cup },
  { id: cells.generationArmor, msg: t('pgg.cell.generationArmor'), rule: '12.4', kind: 'count', min: 0, ...cup },
  {
    id: recordCells.pileRifle,
    msg: t('pgg.cell.pileRifle'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?)$', hint: t('pgg.pile.hint') },
    ...cup,
  },
  {
    id: recordCells.pileArmor,
    msg: t('pgg.cell.pileArmor'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?)$', hint: t('pgg.pile.hint') },
    ...cup,
  },
  {
    id: recordCells.redrawnRifle,
    msg: t('pgg.cell.redrawnRifle'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^[0-9]+ ([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?|drawn)$', hint: t('pgg.redrawn.hint') },
    ...cup,
  },
  {
    id: recordCells.redrawnArmor,
    msg: t('pgg.cell.redrawnArmor'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^[0-9]+ ([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?|drawn)$', hint: t('pgg.redrawn.hint') },
    ...cup,
  },

  {
    id: recordCells.air,
    msg: t('pgg.cell.air'),
    rule: '13.2',
    kind: 'choice',
    choices: yes,
    keys: anyHex,
    ...onMap,
    side: sides.german,
  },
  {
    id: recordCells.sovietMarker,
    msg: t('pgg.cell.sovietMarker'),
    rule: '13.42',
    kind: 'text',
    ...onMap,
    side: sides.soviet,
  },
  {
    id: recordCells.sovietMarkerUses,
    msg: t('pgg.cell.sovietMarkerUses'),
    rule: '13.41',
    kind: 'text',
    keys: onePerTurn,
    ...onMap,
    side: sides.soviet,
  },
  {
    id: recordCells.brokenRail,
    msg: t('pgg.cell.brokenRail'),
    rule: '6.37',
    kind: 'count',
    min: 0,
    max: turns,
    keys: anyHex,
    ...onMap,
  },

  {
    id: recordCells.control,
    msg: t('pgg.cell.control'),
    rule: '15.11',
    kind: 'choice',
    choices: [
      { value: 'soviet', msg: t('pgg.control.soviet') },
      { value: 'german', msg: t('pgg.control.german') },
      { value: 'split', msg: t('pgg.control.split') },
    ],
    keys: onePerObjective,
    ...cities,
  },
  {
    id: recordCells.line,
    msg: t('pgg.cell.line'),
    rule: '15.11',
    kind: 'choice',
    choices: [
      { value: 'open', msg: t('pgg.line.open') },
      { value: 'cut', msg: t('pgg.line.cut') },
    ],
    keys: onePerObjective,
    ...cities,
  },
  {
    id: recordCells.controlSince,
    msg: t('pgg.cell.controlSince'),
    rule: '13.2',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerObjective,
    ...cities,
  },
  {
    id: recordCells.snapshot,
    msg: t('pgg.cell.snapshot'),
    rule: '15.12',
    kind: 'choice',
    choices: yes,
    keys: onePerCity,
    ...cities,
  },
  {
    id: recordCells.snapshotTurn,
    msg: t('pgg.cell.snapshotTurn'),
    rule: '15.12',
    kind: 'count',
    min: 0,
    max: turns,
    ...cities,
  },
  {
    id: recordCells.recaptures,
    msg: t('pgg.cell.recaptures'),
    rule: '15.12',
    kind: 'count',
    min: 0,
    max: turns,
    keys: onePerCity,
    ...cities,
  },

  { id: mapCells.at, msg: m('pgg.cell.at'), rule: '3.1', kind: 'text', keys: anyPiece, ...counters },
  { id: mapCells.tried, msg: m('pgg.cell.tried'), rule: '12.2', kind: 'text', keys: anyPiece, ...counters },
  {
    id: mapCells.allowance,
    msg: m('pgg.cell.allowance'),
    rule: '3.4',
    kind: 'count',
    min: 0,
    max: 30,
    keys: anyPiece,
    ...counters,
  },
  // N12: the box dates no turn
  turnLabelSpec(t('pgg.group.corrections'), turns),
];

export const accountSpecs: readonly AccountSpec[] = [
  {
    id: accounts.rail,
    msg: t('pgg.account.rail'),
    rule: '6.31',
    min: 0,
    max: rail.quota,
    lapses: t('pgg.account.rail.lapses'),
    ...soviet,
  },
  { id: accounts.swFront, msg: t('pgg.account.swFront'), rule: '14.21', min: 0, max: swFront.most, ...soviet },
  {
    id: accounts.interdiction,
    msg: t('pgg.account.interdiction'),
    rule: '13.41',
    min: 0,
    max: markers.interdiction,
    ...soviet,
  },
  {
    id: accounts.withdrawals,
    msg: t('pgg.account.withdrawals'),
    rule: '10.4',
    min: 0,
    max: markers.withdrawals,
    ...soviet,
  },
  {
    id: accounts.swPoints,
    msg: t('pgg.account.swPoints'),
    rule: '14.23',
    min: 0,
    group: t('pgg.group.points'),
    side: sides.german,
  },
  {
    id: accounts.recapturePoints,
    msg: t('pgg.account.recapturePoints'),
    rule: '15.12',
    min: 0,
    group: t('pgg.group.points'),
    side: sides.soviet,
  },
];

const each = <V extends Scalar>(keys: readonly string[], value: V): { readonly [key: string]: V } =>
  Object.fromEntries(keys.map((key) => [key, value]));

/** Before turn 1: nothing on the map, everything whole, every city Soviet. */
export const setUp = (options: { readonly [id: string]: Scalar }, path: string): SetUp => ({
  options,
  place: { path, turn: 1 },
  balances: {
    [accounts.rail]: rail.quota,
    [accounts.swFront]: swFront.most,
    [accounts.interdiction]: markers.interdiction,
    [accounts.withdrawals]: markers.withdrawals,
    [accounts.swPoints]: 0,
    [accounts.recapturePoints]: 0,
  },
  cells: {
    [cells.steps]: Object.fromEntries(
      divisions.flatMap((division) => division.units.map((unit) => [unit, stepsOf(division)])),
    ),
    [cells.divisionLost]: {},
    [recordCells.germanIn]: {},
    [recordCells.setUp]: {},
    [recordCells.army]: {},
    [recordCells.rifleIn]: {},
    [recordCells.armorIn]: {},
    [recordCells.leaderIn]: {},
    [recordCells.provisionalDie]: {},
    [recordCells.provisionalHex]: {},
    [recordCells.provisional]: {},
    [recordCells.swByTurn]: {},
    [recordCells.withdrawals]: {},
    [recordCells.away]: {},
    [recordCells.leaderLost]: {},
    [recordCells.drawnRifle]: 0,
    [recordCells.drawnArmor]: 0,
    [cells.mapRifle]: 0,
    [cells.mapArmor]: 0,
    [cells.outRifle]: 0,
    [cells.outArmor]: 0,
    [cells.revealedRifle]: {},
    [cells.revealedArmor]: {},
    [cells.generationRifle]: 1,
    [cells.generationArmor]: 1,
    [recordCells.pileRifle]: {},
    [recordCells.pileArmor]: {},
    [recordCells.redrawnRifle]: {},
    [recordCells.redrawnArmor]: {},
    [recordCells.air]: {},
    [recordCells.sovietMarker]: '',
    [recordCells.sovietMarkerUses]: {},
    [recordCells.brokenRail]: {},
    [recordCells.control]: each(
      objectives.map(({ id }) => id),
      'soviet',
    ),
    [recordCells.line]: each(
      objectives.map(({ id }) => id),
      'cut',
    ),
    [recordCells.controlSince]: {},
    [recordCells.snapshot]: {},
    [recordCells.snapshotTurn]: 0,
    [recordCells.recaptures]: {},
    [turnLabelCell]: {},
  },
});
