import type { Around } from '#rules/kit/record/context.ts';
import { loop, type Node, phase, pick, seq, turns, when } from '#rules/kit/sequence/nodes.ts';
import { goesOn, playingSide } from '../activation/markers.ts';
import { activationTasks, againTask, armyTasks, initiativeTasks, recoveryTasks } from '../activation/tasks.ts';
import {
  afterTasks,
  attackTask,
  chainTask,
  declareTask,
  overrunTask,
  reactionTasks,
  secretAirTask,
} from '../checks/tasks.ts';
import { rulesOf } from '../data/scenarios.ts';
import { cells, otherSide, sequences, sides } from '../ids.ts';
import { airfieldTask } from '../map/tasks.ts';
import { textIn } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { immediateCounts } from '../victory/deeds.ts';
import { roadTask, turnTasks, victoryTasks } from '../victory/tasks.ts';
import { setUp, setUpPath } from './set-up.ts';
import * as tasks from './tasks.ts';

/** 4.2: strategic segment, alternating operational sequences until both cups are empty, reorganisation. */

/** The side whose operational sequence it is, once its marker is chosen (cell `active`). */
const active = (around: Around): string => textIn(around, cells.active) || sides.german;
const inactive = (around: Around): string => otherSide(active(around) === sides.soviet ? sides.soviet : sides.german);
const sequenceOf = (around: Around): string => {
  const kind = textIn(around, cells.sequence);
  return sequences.find((one) => one === kind) ?? 'mobile';
};

const movement = phase({
  id: 'movement',
  msg: t('rtl.phase.movement'),
  rule: '8',
  who: active,
  tasks: [...armyTasks, ...tasks.movement, overrunTask, chainTask, ...afterTasks, declareTask],
});
const reaction = phase({
  id: 'reaction',
  msg: t('rtl.phase.reaction'),
  rule: '9',
  who: inactive,
  tasks: [...reactionTasks, ...afterTasks],
});
const combat = phase({
  id: 'combat',
  msg: t('rtl.phase.combat'),
  rule: '10',
  who: active,
  screen: 'fight',
  tasks: [secretAirTask, attackTask, ...afterTasks, againTask],
});

const operation = seq('op', [
  phase({
    id: 'activation',
    msg: t('rtl.phase.activation'),
    rule: '7.2',
    who: playingSide,
    tasks: activationTasks,
  }),
  pick('kind', sequenceOf, {
    mobile: seq('mobile', [movement, reaction, combat], { msg: t('rtl.seq.mobile') }),
    assault: seq(
      'assault',
      [
        phase({
          id: 'construction',
          msg: t('rtl.phase.construction'),
          rule: '14.2',
          who: active,
          tasks: tasks.construction,
        }),
        movement,
        reaction,
        combat,
      ],
      { msg: t('rtl.seq.assault') },
    ),
    pass: phase({ id: 'passed', msg: t('rtl.phase.passed'), rule: '7.21', who: active, tasks: tasks.passed }),
  }),
]);

export const sequence: Node = turns(
  (around) => rulesOf(around.scenario).last,
  seq('', [
    when((around) => around.turn === rulesOf(around.scenario).first, setUp),
    seq(
      'strategic',
      [
        phase({ id: 'weather', msg: t('rtl.phase.weather'), rule: '5.1', who: sides.german, tasks: tasks.weather }),
        phase({
          id: 'reinforcements',
          msg: t('rtl.phase.reinforcements'),
          rule: '5.2',
          who: 'table',
          tasks: tasks.reinforcements,
        }),
        phase({
          id: 'supply',
          msg: t('rtl.phase.supply'),
          rule: '6.1',
          who: 'table',
          screen: 'supply',
          tasks: [airfieldTask, ...tasks.supply, roadTask],
        }),
        phase({ id: 'readying', msg: t('rtl.phase.readying'), rule: '13.12', who: 'table', tasks: tasks.readying }),
        phase({
          id: 'initiative',
          msg: t('rtl.phase.initiative'),
          rule: '7.1',
          who: 'table',
          tasks: initiativeTasks,
        }),
      ],
      { msg: t('rtl.seq.strategic') },
    ),
    loop('ops', goesOn, operation),
    seq(
      'reorganisation',
      [
        phase({ id: 'works', msg: t('rtl.phase.works'), rule: '14.2', who: 'table', tasks: tasks.works }),
        phase({
          id: 'recovery',
          msg: t('rtl.phase.reorganisation'),
          rule: '3.75',
          who: 'table',
          tasks: [...tasks.recovery, ...recoveryTasks],
        }),
        when(
          (around) => around.turn === rulesOf(around.scenario).last || immediateCounts(around),
          phase({
            id: 'victory',
            msg: t('rtl.phase.victory'),
            rule: '17',
            who: 'table',
            screen: 'ledger',
            tasks: [...turnTasks, ...victoryTasks],
          }),
        ),
        phase({
          id: 'record',
          msg: t('rtl.phase.record'),
          rule: '4.2',
          who: 'table',
          tasks: [...turnTasks, ...tasks.turnRecord],
        }),
      ],
      { msg: t('rtl.seq.reorganisation') },
    ),
  ]),
  (around) => rulesOf(around.scenario).first,
);
export const firstPlace = (scenario: string): { readonly path: string; readonly turn: number } => {
  const { first } = rulesOf(scenario);
  return { path: `t${first}/${setUpPath}/first-side`, turn: first };
};
