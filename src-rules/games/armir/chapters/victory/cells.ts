import type { AccountSpec, CellSpec } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { accounts, armies, cells, rosters, sides, startingPs } from '../../ids.ts';
import { groups } from '../../model/groups.ts';
import { turnCount, unitKeys } from '../../model/keys.ts';
import { known } from '../../model/places.ts';
import { armyMsg } from '../../model/units.ts';
import { corps, corpsMsg, group } from './byHand.ts';
import { msg } from './msg.ts';
import { objectiveMsg, objectives } from './objectives.ts';

/** 16.4, 17: starred places, impetus points, eliminated HQs, objectives. */

const placeKeys = {
  pattern: unitKeys.pattern,
  hint: msg('armir.place.hint'),
  rosters: [rosters.places],
  known: known.map(({ id, name: called }) => ({ key: id, msg: msg('armir.say', { what: name(called) }) })),
} as const;

const yesNo = [
  { value: 'yes', msg: msg('armir.cell.yes') },
  { value: 'no', msg: msg('armir.cell.no') },
];

export const cellSpecs: readonly CellSpec[] = [
  { id: cells.hqLosses, msg: msg('armir.cell.hqLosses'), rule: '17.1.3', kind: 'count', min: 0, group: groups.units },
  {
    id: cells.hqOut,
    msg: msg('armir.cell.hqOut'),
    rule: '17.1.3',
    keys: armies.map((key) => ({ key, msg: armyMsg[key] })),
    group: groups.units,
    side: sides.soviet,
    ...turnCount,
  },
  {
    id: cells.control,
    msg: msg('armir.cell.control'),
    rule: '16.4.1',
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: msg('armir.side.axis') },
      { value: sides.soviet, msg: msg('armir.side.soviet') },
    ],
    keys: placeKeys,
    group: groups.places,
  },
  {
    id: cells.worth,
    msg: msg('armir.cell.worth'),
    rule: '16.4.1',
    kind: 'count',
    min: 1,
    max: 2,
    keys: placeKeys,
    group: groups.places,
  },
  {
    id: cells.objectives,
    msg: msg('armir.cell.objectives'),
    rule: '17.2',
    group,
    side: sides.soviet,
    kind: 'choice',
    choices: yesNo,
    keys: objectives.map((key) => ({ key, msg: objectiveMsg[key] })),
  },
  {
    id: cells.corpsGone,
    msg: msg('armir.cell.corpsGone'),
    rule: '17.1.1',
    group,
    side: sides.axis,
    kind: 'choice',
    choices: yesNo,
    keys: corps.map((key) => ({ key, msg: corpsMsg(key) })),
  },
];

export const accountSpecs: readonly AccountSpec[] = [
  { id: accounts.ps, msg: msg('armir.account.ps'), rule: '16.4', min: 0, side: sides.soviet, group: groups.points },
];

export const start = {
  cells: {
    [cells.hqLosses]: 0,
    [cells.hqOut]: {},
    [cells.control]: Object.fromEntries(known.map(({ id }) => [id, sides.soviet])),
    [cells.worth]: {},
    [cells.objectives]: {},
    [cells.corpsGone]: {},
  },
  balances: { [accounts.ps]: startingPs },
} as const;
