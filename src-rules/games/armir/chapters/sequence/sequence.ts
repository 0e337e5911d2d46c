import type { Context } from '#rules/kit/record/context.ts';
import { turns as everyTurn, type Node, phase, pick, seq, when } from '#rules/kit/sequence/nodes.ts';
import { phases, sides, turns } from '../../ids.ts';
import { firstSide, orderOf, type PhaseId, seqName } from '../../model/phases.ts';
import { msg } from './msg.ts';
import { setUpTasks } from './setUpTasks.ts';
import { tasks } from './tasks.ts';

/**
 * 3: twelve phases in one of two orders, by who has the initiative; turn 1 is the end of the usual one (18.4), after
 * the set-up. Tasks: tasks.ts. Labels count the initiative as 1, as the rulebook does in 18.4 (AMB-01).
 */

const words: { readonly [P in PhaseId]: Parameters<typeof msg>[0] } = {
  initiative: 'armir.phase.initiative',
  reinforcements: 'armir.phase.reinforcements',
  axisMovement: 'armir.phase.axisMovement',
  sovietMovement: 'armir.phase.sovietMovement',
  axisMotorised: 'armir.phase.axisMotorised',
  sovietMotorised: 'armir.phase.sovietMotorised',
  bombardment1: 'armir.phase.bombardment',
  bombardment2: 'armir.phase.bombardment',
  axisCombat: 'armir.phase.axisCombat',
  sovietCombat: 'armir.phase.sovietCombat',
  supply: 'armir.phase.supply',
  attrition: 'armir.phase.attrition',
};
type Screen = 'table' | 'fight' | 'supply';
interface About {
  readonly rule: string;
  readonly who: string | ((context: Context) => string);
  readonly screen?: Screen;
  readonly calc?: string;
}
const about: { readonly [P in PhaseId]: About } = {
  initiative: { rule: '4', who: sides.soviet },
  reinforcements: { rule: '15', who: sides.axis },
  axisMovement: { rule: '5', who: sides.axis, calc: 'mobile-assault' },
  sovietMovement: { rule: '5', who: sides.soviet, calc: 'mobile-assault' },
  axisMotorised: { rule: '5.2', who: sides.axis, calc: 'mobile-assault' },
  sovietMotorised: { rule: '5.2', who: sides.soviet, calc: 'mobile-assault' },
  bombardment1: { rule: '11', who: firstSide, calc: 'bombard' },
  bombardment2: { rule: '11', who: firstSide, calc: 'bombard' },
  axisCombat: { rule: '12', who: sides.axis, screen: 'fight', calc: 'combat' },
  sovietCombat: { rule: '12', who: sides.soviet, screen: 'fight', calc: 'combat' },
  supply: { rule: '8', who: 'table', screen: 'supply' },
  attrition: { rule: '8.6', who: 'table' },
};

const one = (id: PhaseId, number: number): Node => {
  const { rule, who, screen, calc } = about[id];
  return phase({
    id: phases[id],
    label: String(number),
    msg: msg(words[id]),
    rule,
    who,
    tasks: tasks[id],
    ...(screen ? { screen } : {}),
    ...(calc ? { calc } : {}),
  });
};
const numbered = (from: number, ids: readonly PhaseId[]): readonly Node[] => ids.map((id, i) => one(id, from + i));

const axisFirst: readonly PhaseId[] = [
  'axisMovement',
  'bombardment1',
  'axisCombat',
  'sovietMovement',
  'axisMotorised',
  'bombardment2',
  'sovietCombat',
  'sovietMotorised',
];
const sovietFirst: readonly PhaseId[] = [
  'sovietMovement',
  'axisMotorised',
  'bombardment1',
  'sovietCombat',
  'sovietMotorised',
  'axisMovement',
  'bombardment2',
  'axisCombat',
];
const orders = {
  short: seq(seqName('short'), numbered(7, axisFirst.slice(4))),
  axis: seq(seqName('axis'), numbered(3, axisFirst)),
  soviet: seq(seqName('soviet'), numbered(3, sovietFirst)),
};

export const setUpPath = 'set-up';
/** 18: the Axis, the Soviet, then the markers; the objectives before turn 1 (17.1). */
const setUp = seq(
  setUpPath,
  [
    phase({
      id: 'axis-setup',
      label: 'P1',
      msg: msg('armir.phase.axisSetup'),
      rule: '18.1',
      who: sides.axis,
      tasks: setUpTasks.axis,
      screen: 'supply',
    }),
    phase({
      id: 'soviet-setup',
      label: 'P2',
      msg: msg('armir.phase.sovietSetup'),
      rule: '18.2',
      who: sides.soviet,
      tasks: setUpTasks.soviet,
      screen: 'supply',
    }),
    phase({
      id: 'markers',
      label: 'P3',
      msg: msg('armir.phase.markers'),
      rule: '18.3',
      who: 'table',
      tasks: setUpTasks.markers,
    }),
    phase({
      id: 'objectives',
      label: 'P4',
      msg: msg('armir.phase.objectives'),
      rule: '17.1',
      who: sides.soviet,
      tasks: setUpTasks.objectives,
    }),
  ],
  { msg: msg('armir.phase.setUp') },
);

const later = { turn: { from: 2 } } as const;
export const sequence: Node = everyTurn(
  turns,
  seq('', [
    when({ turn: { to: 1 } }, setUp),
    when(later, one('initiative', 1)),
    when(later, one('reinforcements', 2)),
    pick('order', orderOf, orders),
    one('supply', 11),
    one('attrition', 12),
  ]),
);
