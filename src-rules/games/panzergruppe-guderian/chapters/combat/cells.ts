import type { Chapter } from '#rules/kit/game/chapter.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import { cells, recordCells, sides } from '../../ids.ts';
import { ofGerman, onePerDivision, yes } from '../../model/cellKeys.ts';
import { divisions, stepsOf } from '../../model/schedule.ts';
import { unitMsg } from '../../model/words.ts';
import { msg } from './msg.ts';

const onePerUnit = divisions.flatMap((division) => division.units.map((unit) => ({ key: unit, msg: unitMsg(unit) })));

const cup = { group: msg('pgg.group.cup'), side: sides.soviet };

/** German steps and divisions (9.61, 7.3). */
export const stepCells: readonly CellSpec[] = [
  {
    id: cells.steps,
    msg: msg('pgg.cell.steps'),
    rule: '9.61',
    kind: 'count',
    min: 0,
    max: 4,
    keys: onePerUnit,
    ...ofGerman,
  },
  {
    id: cells.divisionLost,
    msg: msg('pgg.cell.divisionLost'),
    rule: '7.3',
    kind: 'choice',
    choices: yes,
    keys: onePerDivision,
    ...ofGerman,
  },
];

/** Soviet counters by pool (12.1 to 12.4). */
export const poolCells: readonly CellSpec[] = [
  { id: recordCells.drawnRifle, msg: msg('pgg.cell.drawnRifle'), rule: '12.1', kind: 'count', min: 0, ...cup },
  { id: recordCells.drawnArmor, msg: msg('pgg.cell.drawnArmor'), rule: '12.1', kind: 'count', min: 0, ...cup },
  { id: cells.mapRifle, msg: msg('pgg.cell.mapRifle'), rule: '14.14', kind: 'count', min: 0, ...cup },
  { id: cells.mapArmor, msg: msg('pgg.cell.mapArmor'), rule: '14.14', kind: 'count', min: 0, ...cup },
  { id: cells.outRifle, msg: msg('pgg.cell.outRifle'), rule: '12.4', kind: 'count', min: 0, ...cup },
  { id: cells.outArmor, msg: msg('pgg.cell.outArmor'), rule: '12.4', kind: 'count', min: 0, ...cup },
  {
    id: cells.revealedRifle,
    msg: msg('pgg.cell.revealedRifle'),
    rule: '12.2',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+ )?[0-9]+-[0-9]+-[0-9]+$', hint: msg('pgg.mix.hint') },
    ...cup,
  },
  {
    id: cells.revealedArmor,
    msg: msg('pgg.cell.revealedArmor'),
    rule: '12.2',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+ )?[0-9]+-[0-9]+-[0-9]+$', hint: msg('pgg.mix.hint') },
    ...cup,
  },
  { id: cells.generationRifle, msg: msg('pgg.cell.generationRifle'), rule: '12.4', kind: 'count', min: 0, ...cup },
  { id: cells.generationArmor, msg: msg('pgg.cell.generationArmor'), rule: '12.4', kind: 'count', min: 0, ...cup },
  {
    id: recordCells.pileRifle,
    msg: msg('pgg.cell.pileRifle'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?)$', hint: msg('pgg.pile.hint') },
    ...cup,
  },
  {
    id: recordCells.pileArmor,
    msg: msg('pgg.cell.pileArmor'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?)$', hint: msg('pgg.pile.hint') },
    ...cup,
  },
  {
    id: recordCells.redrawnRifle,
    msg: msg('pgg.cell.redrawnRifle'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^[0-9]+ ([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?|drawn)$', hint: msg('pgg.redrawn.hint') },
    ...cup,
  },
  {
    id: recordCells.redrawnArmor,
    msg: msg('pgg.cell.redrawnArmor'),
    rule: '12.4',
    kind: 'count',
    min: 0,
    keys: { pattern: '^[0-9]+ ([0-9]+-[0-9]+-[0-9]+|[0-9]+|\\?|drawn)$', hint: msg('pgg.redrawn.hint') },
    ...cup,
  },
];

/** Before turn 1. */
export const combatStart = {
  cells: {
    [cells.steps]: Object.fromEntries(
      divisions.flatMap((division) => division.units.map((unit) => [unit, stepsOf(division)])),
    ),
    [cells.divisionLost]: {},
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
  },
} satisfies Chapter['start'];
