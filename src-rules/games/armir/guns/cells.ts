import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { accounts, armies, cells, sides, startingPa, turns } from '../ids.ts';
import { g } from '../text/speak-guns.ts';
import { armyMsg } from '../units.ts';

/** What this part counts and notes (9, 10, 16.2). */

export const groups = {
  supply: g('armir.guns.group.supply'),
  guns: g('armir.guns.group.guns'),
  air: g('armir.guns.group.air'),
  movement: g('armir.guns.group.movement'),
} as const;

const turnKeys = Array.from({ length: turns }, (_, i) => ({
  key: String(i + 1),
  msg: g('armir.guns.turn', { n: i + 1 }),
}));

export const cellSpecs: readonly CellSpec[] = [
  {
    id: cells.airDice,
    msg: g('armir.guns.cell.airDice'),
    rule: '9.1',
    group: groups.air,
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: g('armir.guns.side.axis') },
      { value: sides.soviet, msg: g('armir.guns.side.soviet') },
    ],
    keys: turnKeys,
  },
  {
    id: cells.caiUsed,
    msg: g('armir.guns.cell.caiUsed'),
    rule: '9.2.1',
    group: groups.air,
    side: sides.axis,
    kind: 'count',
    min: 0,
    max: turns,
  },
  {
    id: cells.gunsFull,
    msg: g('armir.guns.cell.gunsFull'),
    rule: '10.2',
    group: groups.guns,
    side: sides.soviet,
    kind: 'count',
    min: 0,
    max: 30,
    keys: armies.map((key) => ({ key, msg: armyMsg[key] })),
  },
  {
    id: cells.shots,
    msg: g('armir.guns.cell.shots'),
    rule: '10.2',
    group: groups.guns,
    side: sides.soviet,
    kind: 'text',
    keys: { pattern: '^[1-6]\\.(iii|a|b)\\.\\d{1,2}$', hint: g('armir.guns.cell.shots.hint') },
  },
];

export const accountSpecs: readonly AccountSpec[] = [
  { id: accounts.pa, msg: g('armir.guns.account.pa'), rule: '16.2', group: groups.supply, side: sides.axis, min: 0 },
  ...armies.map((army) => ({
    id: accounts.guns(army),
    msg: g('armir.guns.account.army', { army: armyMsg[army] }),
    rule: '10.2',
    group: groups.guns,
    side: sides.soviet,
    min: 0,
    lapses: g('armir.guns.account.lapses'),
  })),
];

export const start = {
  cells: { [cells.airDice]: {}, [cells.caiUsed]: 0, [cells.gunsFull]: {}, [cells.shots]: {} },
  balances: { [accounts.pa]: startingPa, ...Object.fromEntries(armies.map((army) => [accounts.guns(army), 0])) },
} as const;
