import { textIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { cells, turns } from '../../../ids.ts';
import { boardIn } from '../../map/board.ts';
import { oosStatus } from '../../supply/oosStatus.ts';
import { isSupplyJudged } from '../../supply/outOfSupply.ts';
import { airStatus, diceStatus, markersOwed, supplyStatus } from '../../supply/status.ts';
import { openObjectives } from '../../victory/tasks.ts';
import { msg } from '../msg.ts';
import { holds, onlyTurn } from './shared.ts';

/** The tasks of supply and attrition. */

export const supply: readonly Task[] = [
  { id: 'trace', msg: msg('armir.task.trace'), rule: '8', status: supplyStatus },
  {
    id: 'air-supply',
    msg: msg('armir.task.airSupply'),
    rule: '9.2',
    action: 'air-supply',
    offered: true,
    status: airStatus,
  },
  {
    id: 'cai',
    msg: msg('armir.task.cai'),
    rule: '9.2',
    action: 'air-supply',
    offered: true,
    when: (context) => textIn(context, cells.cai) === 'ready',
  },
  {
    id: 'corps-die',
    msg: msg('armir.task.corpsDie'),
    rule: '8.4',
    action: 'corps-die',
    // whoever has to roll does so before the markers
    offered: (context) => diceStatus(context) === undefined,
    status: diceStatus,
  },
  {
    id: 'tem-oos',
    msg: msg('armir.tem.task.oos'),
    rule: '16.3.3',
    action: 'tem-supply',
    when: holds(cells.temUnits, 'yes'),
    status: oosStatus.temSupply,
  },
  {
    id: 'markers',
    msg: msg('armir.task.markers'),
    rule: '8.3',
    action: 'supply-book',
    when: (context) => boardIn(context) !== undefined,
    debt: markersOwed,
    carries: 'phase',
  },
  {
    id: 'markers-named',
    msg: msg('armir.task.markers'),
    rule: '8.3',
    action: 'oos-mark',
    when: (context) => boardIn(context) === undefined,
  },
];

const attritionTask: Task = {
  id: 'attrition',
  msg: msg('armir.task.attrition'),
  rule: '8.6',
  action: 'attrition',
  status: oosStatus.attrition,
  done: (context) => isSupplyJudged(context) && oosStatus.attritionOwed(context) === undefined,
  debt: oosStatus.attritionOwed,
  carries: true,
};

const anyOos = holds(cells.oos, 'yes');

export const attrition: readonly Task[] = [
  { ...attritionTask, when: anyOos },
  // markers that lie on the map alone are the players' own affair: nothing is left open
  { ...attritionTask, id: 'attrition-unmarked', offered: true, when: (context) => !anyOos(context) },
  { id: 'reveal', msg: msg('armir.task.reveal'), rule: '17.2', when: onlyTurn(turns), ...openObjectives },
];
