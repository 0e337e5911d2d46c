import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, type SideId, sides } from '../../ids.ts';
import { cities } from '../../model/cities.ts';
import { dortmundCities } from '../../model/holders.ts';
import { onePerCity, onePerMonth, yes } from '../../model/keys.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { anySite } from '../production/sites/cells.ts';
import { msg } from './msg.ts';

const group = msg('bite.group.victory');

export const victoryCells: readonly CellSpec[] = [
  {
    id: cells.owner,
    msg: msg('bite.cell.owner'),
    rule: '3.3',
    kind: 'choice',
    choices: [
      { value: sides.axis, msg: msg('bite.side.axis') },
      { value: sides.soviet, msg: msg('bite.side.soviet') },
    ],
    keys: { ...anySite, known: onePerCity },
    group,
  },
  {
    id: cells.majors,
    msg: msg('bite.cell.majors'),
    rule: 'SBE4',
    kind: 'count',
    min: 0,
    max: 99,
    side: sides.axis,
    group,
  },
  {
    id: cells.cutOff,
    msg: msg('bite.cell.cutOff'),
    rule: 'SBE1',
    kind: 'choice',
    choices: yes,
    keys: onePerCity.filter(({ key }) => key === 'leningrad' || key === 'moscow'),
    group,
  },
  {
    id: cells.bridgehead,
    msg: msg('bite.cell.bridgehead'),
    rule: 'SBE7',
    kind: 'choice',
    choices: yes,
    side: sides.soviet,
    group,
  },
  {
    id: cells.dortmund,
    msg: msg('bite.cell.dortmund'),
    rule: 'SBE9',
    kind: 'count',
    min: 1,
    max: 6,
    keys: onePerMonth,
    side: sides.axis,
    group,
  },
];

/**
 * In 1941 every city is its own side's. Later the lines of the set-up charts decide, which the text does not describe:
 * what it does ask for, the four cities in Soviet hands and the Axis ones in theirs, stands; the rest is not known.
 */
export const ownersIn = (scenario: string): { readonly [cell: string]: { readonly [city: string]: SideId } } => ({
  [cells.owner]: Object.fromEntries(
    cities
      .filter(
        ({ id, home }) =>
          rulesOf(scenario).first === 1 || home === sides.axis || dortmundCities.some((one) => one === id),
      )
      .map(({ id, home }) => [id, home]),
  ),
});
