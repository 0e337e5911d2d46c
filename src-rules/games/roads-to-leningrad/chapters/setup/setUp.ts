import type { Context } from '#rules/kit/record/context.ts';
import { type Node, phase, seq, type Task } from '#rules/kit/sequence/nodes.ts';
import { otherSide, type ScenarioId, type SideId, scenarios, sides } from '../../ids.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/** S2: the set-up before the first turn: one side, the other, then the markers. */

const inScenario = (...ids: readonly ScenarioId[]) => ({ scenario: ids }) as const;
const task = (id: string, msg: Task['msg'], rule: string, more: Partial<Task> = {}): Task => ({
  id,
  msg,
  rule,
  offered: true,
  ...more,
});
const { soltsy, counterattack, starayaRussa, manstein } = scenarios;

const german: readonly Task[] = [
  task('place', msg('rtl.setUp.place'), 'S2.2', { when: inScenario(soltsy, counterattack, starayaRussa) }),
  task('place-zones', msg('rtl.setUp.zones'), 'S6.1', { when: inScenario(manstein) }),
  task('place-artillery', msg('rtl.setUp.zoneArtillery'), 'S6.1', { when: inScenario(manstein) }),
  task('place-ss', msg('rtl.setUp.ss'), 'S6.1', { when: inScenario(manstein) }),
  task('place-last', msg('rtl.setUp.lastRow'), 'S6.1', { when: inScenario(manstein) }),
  task('unused-2', msg('rtl.setUp.unused', { count: 2 }), 'S2.2', { when: inScenario(counterattack) }),
  task('unused-5', msg('rtl.setUp.unused', { count: 5 }), 'S2.2', { when: inScenario(manstein) }),
];
const soviet: readonly Task[] = [
  task('place', msg('rtl.setUp.place'), 'S2.2', { when: inScenario(soltsy, counterattack, starayaRussa) }),
  task('place-near', msg('rtl.setUp.near'), 'S6.1', { when: inScenario(manstein) }),
  task('fired', msg('rtl.setUp.fired'), 'S3.27', { when: inScenario(soltsy), action: 'artillery-fired' }),
  task('frozen', msg('rtl.setUp.frozen'), 'S3.27', { when: inScenario(soltsy) }),
  task('bridges', msg('rtl.setUp.bridges', { count: 2 }), '16.23', { when: inScenario(starayaRussa) }),
  task('bridge', msg('rtl.setUp.bridges', { count: 1 }), '16.23', { when: inScenario(counterattack) }),
  task('oos', msg('rtl.setUp.oos'), '6.12', { when: inScenario(manstein), action: 'supply-set' }),
  task('no-strongpoints', msg('rtl.setUp.noStrongpoints'), 'S6.22', { when: inScenario(manstein) }),
  task('unused-8', msg('rtl.setUp.unused', { count: 8 }), 'S2.2', { when: inScenario(counterattack) }),
  task('unused-11', msg('rtl.setUp.unused', { count: 11 }), 'S2.2', { when: inScenario(manstein) }),
];
const markers: readonly Task[] = [
  task('air', msg('rtl.setUp.air'), '4.14'),
  task('markers', msg('rtl.setUp.markers'), '4.15'),
  task('steps', msg('rtl.setUp.steps'), '4.13', { action: 'step-loss' }),
];

const of = (who: (context: Context) => SideId, side: SideId, tasks: readonly Task[]): readonly Task[] =>
  tasks.map((one) => ({
    ...one,
    id: `${side}-${one.id}`,
    when: (context: Context) =>
      who(context) === side &&
      (typeof one.when !== 'object' || !('scenario' in one.when) || one.when.scenario.includes(context.scenario)),
  }));
const both = (who: (context: Context) => SideId): readonly Task[] => [
  ...of(who, sides.german, german),
  ...of(who, sides.soviet, soviet),
];
const firstSide = (context: Context): SideId => rulesOf(context.scenario).setsUpFirst;
const secondSide = (context: Context): SideId => otherSide(firstSide(context));

export const setUpPath = 'set-up';
export const setUp: Node = seq(
  setUpPath,
  [
    phase({
      id: 'first-side',
      msg: msg('rtl.phase.setUpFirst'),
      rule: 'S2.2',
      who: firstSide,
      tasks: both(firstSide),
      screen: 'supply',
    }),
    phase({
      id: 'second-side',
      msg: msg('rtl.phase.setUpSecond'),
      rule: 'S2.2',
      who: secondSide,
      tasks: both(secondSide),
      screen: 'supply',
    }),
    phase({ id: 'markers', msg: msg('rtl.phase.setUpMarkers'), rule: '4.14', who: 'table', tasks: markers }),
  ],
  { msg: msg('rtl.phase.setUp') },
);
