import type { Around } from '../../../kit/around.ts';
import { loop, type Node, phase, pick, seq, turns, when } from '../../../kit/sequence.ts';
import { rulesOf } from '../data/scenarios.ts';
import { cells, otherSide, type SideId, sequences, sides } from '../ids.ts';
import { mapIn, textIn } from '../reading.ts';
import { t } from '../text/speak-table.ts';
import { immediateCounts } from '../victory/deeds.ts';
import { roadTask, turnTasks, victoryTasks } from '../victory/tasks.ts';
import { setUp, setUpPath } from './set-up.ts';
import * as tasks from './tasks.ts';

/** 4.2: strategic segment, alternating operational sequences until both cups are empty, reorganisation. */

const markersIn = (around: Around, side: SideId): number =>
  Object.entries(mapIn(around, cells.markers)).filter(
    ([marker, state]) => (state === 'cup' || state === 'pool') && sideOfMarker(around, marker) === side,
  ).length;
const sideOfMarker = (around: Around, marker: string): SideId | undefined => {
  const side = around.rosters.markers?.units.find(({ id }) => id === marker)?.values.side;
  return side === sides.german || side === sides.soviet ? side : undefined;
};
/** The side whose operational sequence it is, once its marker is chosen (cell `active`). */
const active = (around: Around): string => textIn(around, cells.active) || sides.german;
const inactive = (around: Around): string => otherSide(active(around) === sides.soviet ? sides.soviet : sides.german);
/** 7.23, 7.25: turn about, First Player first; who has no marker left is passed over. */
const next = (around: Around): string => {
  const last = textIn(around, cells.active);
  const first = textIn(around, cells.first) === sides.soviet ? sides.soviet : sides.german;
  const due = last === '' ? first : otherSide(last === sides.soviet ? sides.soviet : sides.german);
  return markersIn(around, due) > 0 ? due : otherSide(due);
};
const markersLeft = (around: Around): boolean => markersIn(around, sides.german) + markersIn(around, sides.soviet) > 0;

const sequenceOf = (around: Around): string => {
  const kind = textIn(around, cells.sequence);
  return sequences.find((one) => one === kind) ?? 'mobile';
};

const movement = phase({
  id: 'movement',
  msg: t('rtl.phase.movement'),
  rule: '8',
  who: active,
  tasks: tasks.movement,
});
const reaction = phase({ id: 'reaction', msg: t('rtl.phase.reaction'), rule: '9', who: inactive });
const combat = phase({ id: 'combat', msg: t('rtl.phase.combat'), rule: '10', who: active, screen: 'fight' });

const operation = seq('op', [
  phase({ id: 'activation', msg: t('rtl.phase.activation'), rule: '7.2', who: next }),
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
          tasks: [...tasks.supply, roadTask],
        }),
        phase({ id: 'readying', msg: t('rtl.phase.readying'), rule: '13.12', who: 'table', tasks: tasks.readying }),
        phase({ id: 'initiative', msg: t('rtl.phase.initiative'), rule: '7.1', who: 'table' }),
      ],
      { msg: t('rtl.seq.strategic') },
    ),
    loop('ops', markersLeft, operation),
    seq(
      'reorganisation',
      [
        phase({ id: 'works', msg: t('rtl.phase.works'), rule: '14.2', who: 'table', tasks: tasks.works }),
        phase({
          id: 'recovery',
          msg: t('rtl.phase.reorganisation'),
          rule: '3.75',
          who: 'table',
          tasks: tasks.recovery,
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
