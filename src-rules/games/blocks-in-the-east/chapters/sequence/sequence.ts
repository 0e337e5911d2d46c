import type { Context } from '#rules/kit/record/context.ts';
import { type Node, phase, pick, seq, turns, when } from '#rules/kit/sequence/nodes.ts';
import { otherSide, type SideId, sides } from '../../ids.ts';
import { isFirstWinter } from '../../model/calendar.ts';
import { hasTech2, mayDrop, mayLand } from '../../model/eligible.ts';
import { isFirstMonth, ruling, supremacy, surprise, surprisedIn } from '../../model/rules.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { isFine, weatherNow } from '../../model/weather.ts';
import { areFought, battlesStatus, openBattles } from '../combat/hexes/battles.ts';
import { movesExtra } from '../command/kinds.ts';
import { supremesAct } from '../command/orders.ts';
import { apStatus, attemptsStatus, reserveStatus, restOwed, restStatus } from '../command/remind.ts';
import { leavesBySchedule } from '../events/italy.ts';
import { frozenStatus, mayBeFrozen } from '../movement/frozen.ts';
import { setUpOf } from '../setup/setUpCharts.ts';
import { isAllPlaced, placedStatus } from '../setup/status.ts';
import { finalOwed } from '../supply/barrels/propose.ts';
import { dieNow } from '../victory/die.ts';
import { checked, production, rail, strategic, supply } from './beforeMovement.ts';
import { checkTask, movementTasks, setupTasks, victoryTasks } from './eventTasks.ts';
import { monthTasks } from './month.ts';
import { msg } from './msg.ts';
import { both, only, reminder, type Test, task, uses } from './tasks.ts';

/** The sequence of play (digest section 2): the month, the Axis player-turn, the Soviet one, the victory phase. */

const movement = (side: SideId): Node =>
  phase({
    id: 'movement',
    label: '5',
    msg: msg('bite.phase.movement'),
    rule: '7.5',
    who: side,
    tasks: [
      task('frozen', msg('bite.task.frozen'), '3.21', mayBeFrozen(side), {
        action: 'thaw',
        offered: true,
        status: frozenStatus(side),
      }),
      task('hqs', msg('bite.task.hqs'), '13.2', supremesAct, {
        action: `hq-order-${side}`,
        offered: true,
        status: apStatus(side),
      }),
      task('teams', msg('bite.task.teams'), '38.1', uses('o38'), { action: 'team-cross', offered: true }),
      ...only(side, sides.soviet, [
        reminder(
          'tracks',
          msg('bite.task.tracks'),
          '33.2',
          both(uses('o332'), ({ turn }) => isFirstWinter(turn)),
        ),
      ]),
      ...movementTasks(side),
      reminder('ground', msg('bite.task.ground'), '7.5.2'),
      task('naval', msg('bite.task.naval'), '18.0', uses('o18'), { action: `hq-sea-${side}`, offered: true }),
      reminder('drops', msg('bite.task.drops'), '23.0', both(uses('o23'), mayDrop(side), fine)),
      ...only(side, sides.soviet, [
        reminder('landings', msg('bite.task.landings'), '24.0', both(uses('o24'), mayLand, fine)),
      ]),
      task('reserves', msg('bite.task.reserves'), '31.0', both(uses('o31'), hasTech2(side, 'infantry')), {
        action: `reserve-into-${side}`,
        offered: true,
        status: reserveStatus(side, 'extra'),
      }),
      task('recon', msg('bite.task.recon'), '19.0', uses('o19'), {
        action: `hq-recon-${side}`,
        offered: true,
        status: attemptsStatus(side),
      }),
      reminder('bombing', msg('bite.task.bombing'), '32.0', both(uses('o32'), flying)),
      reminder('air', msg('bite.task.air'), '7.5.2', flying),
      task('note', msg('bite.task.noteBattles'), '3.22', undefined, {
        action: 'battle-hexes',
        offered: true,
        status: battlesStatus,
      }),
    ],
  });
const fine: Test = (context) => isFine(context);
/** 9.3: in rain aircraft fly no missions. */
const flying: Test = (context) => weatherNow(context) !== 'rain';

const reaction = (side: SideId): Node =>
  when(
    // SBE5-1: surprised, the Soviets do not react
    (context) => !(side === sides.axis && surprise(context)),
    phase({
      id: 'reaction',
      label: '6',
      msg: msg('bite.phase.reaction'),
      rule: '7.6',
      who: otherSide(side),
      tasks: [
        task('hqs', msg('bite.task.reactionHqs'), '13.3', uses('a13'), {
          action: `hq-order-${otherSide(side)}`,
          offered: true,
          status: apStatus(otherSide(side)),
        }),
        task(
          'reserves',
          msg('bite.task.reactionReserves'),
          '31.0',
          both(uses('o31'), hasTech2(otherSide(side), 'armour')),
          {
            action: `reserve-moves-${otherSide(side)}`,
            offered: true,
            status: reserveStatus(otherSide(side), 'reaction'),
          },
        ),
        reminder('air', msg('bite.task.reactionAir'), '7.6', flying),
      ],
    }),
  );

const combat = (side: SideId): Node =>
  phase({
    id: 'combat',
    label: '7',
    msg: msg('bite.phase.combat'),
    rule: '7.7',
    who: side,
    screen: 'fight',
    leads: (context) => !areFought(context),
    calc: 'battle',
    tasks: [
      reminder('surprise', msg('bite.task.surprise'), 'SBE5', (context) => surprisedIn(context, side)),
      task('battles', msg('bite.task.battles'), '7.7', undefined, { done: areFought, status: battlesStatus }),
      reminder('desperate', msg('bite.task.desperate'), '12.4', both(uses('a12'), hasTech2(side, 'infantry'))),
    ],
  });

/** 7.8-1: Blitz needs a hex that can cost 1 movement point. */
export const blitzAllowed = (context: Context): boolean => weatherNow(context) === 'clear';
const blitz = (side: SideId): Node =>
  phase({
    id: 'blitz',
    label: '8',
    msg: msg('bite.phase.blitz'),
    rule: '7.8',
    who: side,
    screen: 'fight',
    leads: (context) => openBattles(context).length > 0,
    calc: 'battle',
    tasks: [
      reminder('blitz', msg('bite.task.blitz'), '7.8', blitzAllowed),
      task('note', msg('bite.task.noteBattles'), '3.22', blitzAllowed, {
        action: 'battle-hexes',
        offered: true,
        status: battlesStatus,
      }),
      task('hqs', msg('bite.task.deactivate'), '13.6', supremesAct, {
        action: 'hq-rest',
        // where none was at work nothing stays open
        offered: (context) => restOwed(context) === undefined,
        status: restStatus,
        debt: restOwed,
        carries: 'phase',
      }),
      ...only(side, sides.axis, [task('supremacy', msg('bite.task.supremacy'), 'SBE5', both(uses('a13'), supremacy))]),
      task('rebase', msg('bite.task.rebase'), '7.8.1'),
    ],
  });

const finalSupply = (side: SideId): Node =>
  phase({
    id: 'final',
    label: '9',
    msg: msg('bite.phase.final'),
    rule: '7.9',
    who: side,
    screen: 'supply',
    tasks: [
      task('check', msg('bite.task.final'), '7.9', undefined, {
        action: `final-${side}`,
        // only units marked in step 2 can surrender
        offered: (context) => finalOwed(side)(context) === undefined,
        status: checked(side),
        debt: finalOwed(side),
        carries: 'phase',
      }),
      task('surrender', msg('bite.task.surrender'), '4.5', undefined, { action: 'surrender-pp', offered: true }),
      reminder('besieged', msg('bite.task.besieged'), '12.1', uses('a12')),
    ],
  });

const extra = (side: SideId): Node =>
  phase({
    id: 'extra',
    label: '10',
    msg: msg('bite.phase.extra'),
    rule: '7.10',
    who: side,
    tasks: [
      reminder('armour', msg('bite.task.extra'), '7.10'),
      task('hqs', msg('bite.task.extraHq'), '13.7', uses('a13'), {
        action: `hq-order-${side}`,
        offered: true,
        status: apStatus(side, movesExtra),
      }),
      task('intoReserve', msg('bite.hq.action.into'), '31.0', both(uses('o31'), hasTech2(side, 'armour')), {
        action: `reserve-into-${side}`,
        offered: true,
        status: reserveStatus(side, 'reaction'),
      }),
      task('reserves', msg('bite.task.extraReserves'), '31.0', both(uses('o31'), hasTech2(side, 'infantry')), {
        action: `reserve-moves-${side}`,
        offered: true,
        status: reserveStatus(side, 'extra'),
      }),
      task('hqsBack', msg('bite.hq.task.back'), '13.7', uses('a13'), { action: 'hq-rest', offered: true }),
    ],
  });

const playerTurn = (side: SideId): Node =>
  seq(
    side,
    [strategic, supply, production, rail, movement, reaction, combat, blitz, finalSupply, extra].map((step) =>
      step(side),
    ),
    { msg: side === sides.axis ? msg('bite.seq.axis') : msg('bite.seq.soviet'), who: side },
  );

const placing = (side: SideId): Node =>
  phase({
    id: side,
    msg: side === sides.axis ? msg('bite.phase.setupAxis') : msg('bite.phase.setupSoviet'),
    rule: '2.0',
    who: side,
    tasks: [
      task('blocks', msg('bite.task.setup'), '2.3', undefined, {
        done: isAllPlaced(side),
        status: placedStatus(side),
      }),
      task('rest', msg('bite.task.rest'), '2.3', (context) => setUpOf(context.scenario) === undefined, {
        action: `set-up-rest-${side}`,
        offered: true,
      }),
      task('teams', msg('bite.task.chiefs'), '38.1', uses('o38'), { action: 'team-chief', offered: true }),
      ...setupTasks(side),
      ...only(side, sides.soviet, [
        task('border', msg('bite.task.border'), 'BPS', (context) => rulesOf(context.scenario).first === 1),
      ]),
    ],
  });
/** AMB-52: the Soviets set up first, except perhaps in 1944. */
const axisFirst = (context: Context): boolean => context.scenario === 'SBE8' && ruling(context, 'amb52') === 'axis';
const setup = when(
  isFirstMonth,
  seq(
    'setup',
    [
      pick('first', (context) => (axisFirst(context) ? sides.axis : sides.soviet), {
        [sides.axis]: seq('', [placing(sides.axis), placing(sides.soviet)]),
        [sides.soviet]: seq('', [placing(sides.soviet), placing(sides.axis)]),
      }),
    ],
    { msg: msg('bite.seq.setup') },
  ),
);

const month = phase({
  id: 'month',
  msg: msg('bite.phase.month'),
  rule: '7.0',
  who: 'table',
  tasks: monthTasks,
});

const victory = phase({
  id: 'victory',
  msg: msg('bite.phase.victory'),
  rule: '7.11',
  who: 'table',
  screen: 'table',
  tasks: [
    ...victoryTasks,
    task('italy', msg('bite.task.italy'), '7.11', leavesBySchedule, { action: 'italy-out' }),
    task(
      'cutOff',
      msg('bite.task.cutOff'),
      'SBE1',
      (context) => context.scenario === 'SBE1' || context.scenario === 'SBE2',
      {
        action: 'cut-off',
        offered: true,
      },
    ),
    task('majors', msg('bite.task.majors'), 'SBE4', (context) => context.scenario === 'SBE4', {
      action: 'majors',
      offered: true,
    }),
    task('bridgehead', msg('bite.task.bridgehead'), 'SBE7', (context) => context.scenario === 'SBE7', {
      action: 'bridgehead',
      offered: true,
    }),
    checkTask,
    task('die', msg('bite.task.dortmund'), 'SBE9', dieNow, { action: 'victory-die' }),
  ],
});

export const sequence: Node = turns(
  (context) => rulesOf(context.scenario).last,
  seq('', [setup, month, playerTurn(sides.axis), playerTurn(sides.soviet), victory]),
  (context) => rulesOf(context.scenario).first,
);
