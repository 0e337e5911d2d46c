import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { loop, type Node, phase, pick, seq, turns, when } from '#rules/kit/sequence/nodes.ts';
import { cells, otherSide, sequences, sides } from '../../ids.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { readying } from '../air/tasks.ts';
import * as arrivals from '../arrivals/tasks.ts';
import {
  afterTasks,
  attackTask,
  chainTask,
  declareTask,
  mayOverrun,
  overrunTask,
  reactionTasks,
  secretAirTask,
} from '../combat/declared/tasks.ts';
import { goesOn, playingSide } from '../command/markers.ts';
import { recovery } from '../command/recoveryTasks.ts';
import {
  activationHolds,
  activationTasks,
  againTask,
  armyTasks,
  initiativeTasks,
  recoveryTasks,
} from '../command/tasks.ts';
import { weather } from '../events/tasks.ts';
import { moveCalculator } from '../movement/moveCalc.ts';
import * as works from '../production/tasks.ts';
import { setUp } from '../setup/setUp.ts';
import { isChecked } from '../supply/determination.ts';
import { airfieldTask, supply } from '../supply/tasks.ts';
import { immediateCounts } from '../victory/deeds.ts';
import { roadTask, turnTasks, victoryTasks } from '../victory/tasks.ts';
import { msg } from './msg.ts';
import { turnRecord } from './tasks.ts';

/** 4.2: strategic segment, alternating operational sequences until both cups are empty, reorganisation. */

/** The side whose operational sequence it is, once its marker is chosen (cell `active`). */
const active = (context: Context): string => textIn(context, cells.active) || sides.german;
const inactive = (context: Context): string =>
  otherSide(active(context) === sides.soviet ? sides.soviet : sides.german);
const sequenceOf = (context: Context): string => {
  const kind = textIn(context, cells.sequence);
  return sequences.find((one) => one === kind) ?? 'mobile';
};

const movement = phase({
  id: 'movement',
  msg: msg('rtl.phase.movement'),
  rule: '8',
  who: active,
  // where nobody overruns, what is left to work out is what a move costs
  calc: (context) => (mayOverrun(context) ? 'overrun' : moveCalculator.id),
  tasks: [...armyTasks, ...arrivals.movement, overrunTask, chainTask, ...afterTasks, declareTask],
});
const reaction = phase({
  id: 'reaction',
  msg: msg('rtl.phase.reaction'),
  rule: '9',
  who: inactive,
  tasks: [...reactionTasks, ...afterTasks],
});
const combat = phase({
  id: 'combat',
  msg: msg('rtl.phase.combat'),
  rule: '10',
  who: active,
  screen: 'fight',
  calc: 'attack',
  // who retreats goes before the next attack is fought: it may be into its hex (11.35)
  tasks: [secretAirTask, ...afterTasks, attackTask, againTask],
});

const operation = seq('op', [
  phase({
    id: 'activation',
    msg: msg('rtl.phase.activation'),
    rule: '7.2',
    who: playingSide,
    tasks: activationTasks,
    holds: activationHolds,
  }),
  pick('kind', sequenceOf, {
    mobile: seq('mobile', [movement, reaction, combat], { msg: msg('rtl.seq.mobile') }),
    assault: seq(
      'assault',
      [
        phase({
          id: 'construction',
          msg: msg('rtl.phase.construction'),
          rule: '14.2',
          who: active,
          tasks: works.construction,
        }),
        movement,
        reaction,
        combat,
      ],
      { msg: msg('rtl.seq.assault') },
    ),
    pass: phase({ id: 'passed', msg: msg('rtl.phase.passed'), rule: '7.21', who: active, tasks: works.passed }),
  }),
]);

export const sequence: Node = turns(
  (context) => rulesOf(context.scenario).last,
  seq('', [
    when((context) => context.turn === rulesOf(context.scenario).first, setUp),
    seq(
      'strategic',
      [
        phase({ id: 'weather', msg: msg('rtl.phase.weather'), rule: '5.1', who: sides.german, tasks: weather }),
        phase({
          id: 'reinforcements',
          msg: msg('rtl.phase.reinforcements'),
          rule: '5.2',
          who: 'table',
          tasks: arrivals.reinforcements,
        }),
        phase({
          id: 'supply',
          msg: msg('rtl.phase.supply'),
          rule: '6.1',
          who: 'table',
          screen: 'supply',
          // AMB-23: where nothing is determined the map is not asked
          leads: isChecked,
          tasks: [airfieldTask, ...supply, roadTask],
        }),
        phase({ id: 'readying', msg: msg('rtl.phase.readying'), rule: '13.12', who: 'table', tasks: readying }),
        phase({
          id: 'initiative',
          msg: msg('rtl.phase.initiative'),
          rule: '7.1',
          who: 'table',
          tasks: initiativeTasks,
        }),
      ],
      { msg: msg('rtl.seq.strategic') },
    ),
    loop('ops', goesOn, operation),
    seq(
      'reorganisation',
      [
        phase({ id: 'works', msg: msg('rtl.phase.works'), rule: '14.2', who: 'table', tasks: works.works }),
        phase({
          id: 'recovery',
          msg: msg('rtl.phase.reorganisation'),
          rule: '3.75',
          who: 'table',
          tasks: [...recovery, ...recoveryTasks],
        }),
        when(
          (context) => context.turn === rulesOf(context.scenario).last || immediateCounts(context),
          phase({
            id: 'victory',
            msg: msg('rtl.phase.victory'),
            rule: '17',
            who: 'table',
            screen: 'ledger',
            tasks: [...turnTasks, ...victoryTasks],
          }),
        ),
        phase({
          id: 'record',
          msg: msg('rtl.phase.record'),
          rule: '4.2',
          who: 'table',
          tasks: [...turnTasks, ...turnRecord],
        }),
      ],
      { msg: msg('rtl.seq.reorganisation') },
    ),
  ]),
  (context) => rulesOf(context.scenario).first,
);
