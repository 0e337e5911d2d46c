import type { Context } from '#rules/kit/record/context.ts';
import { balance, countAt, textAt } from '#rules/kit/record/readers.ts';
import { phase, type Task, when } from '#rules/kit/sequence/nodes.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, otherPhases, phases, playerTurns, recordCells, sides } from '../../ids.ts';
import { awayLeaders } from '../../model/leaders.ts';
import { airHexes, brokenRails, markers } from '../../model/markers.ts';
import { ruling } from '../../model/rulings.ts';
import { rollingArmies, sovietSchedule } from '../../model/schedule.ts';
import { turns } from '../../model/turns.ts';
import { armyMsg, countersMsg, plain, sovietLineMsg } from '../../model/words.ts';
import { barsInterdiction } from '../air/markers.ts';
import { isPutOff, provisionalRolls, provisionalState, sovietOpen } from '../arrivals/lines.ts';
import { southWestOf } from '../arrivals/southWest.ts';
import { rail } from '../movement/rail/rail.ts';
import { crowded, crowdedOf } from '../movement/stackingTool.ts';
import { markedStatus } from '../supply/status.ts';
import { recaptureCandidates } from '../victory/points.ts';
import { msg } from './msg.ts';
import { airStatus, disruptedStatus, isTurn, onceStatus, sovietMarkerStatus, wasIn } from './tasks.ts';

/** The Soviet player-turn, A1 to A5. */
const armyState =
  (army: string) =>
  (context: Context): Msg | undefined => {
    const state = textAt(context, recordCells.army, army);
    if (state === 'free') return msg('pgg.army.free');
    return state === 'frozen' ? msg('pgg.army.frozen') : undefined;
  };

const anyFrozen = (context: Context): boolean =>
  context.turn === 1 && rollingArmies.some((army) => textAt(context, recordCells.army, army) === 'frozen');

const sovietArrivals: readonly Task[] = sovietSchedule.map((line) => {
  const open = (context: Context) => sovietOpen(context).find((one) => one.line.id === line.id);
  return {
    id: `in-${line.id}`,
    msg: msg('pgg.task.sovietIn', { where: sovietLineMsg(line) }),
    rule: '16.1',
    action: `in-${line.id}`,
    when: (context) => open(context) !== undefined,
    status: (context) => {
      const left = open(context);
      if (!left) return undefined;
      const what = countersMsg(left.rifle, left.armor, left.leader);
      return isPutOff(context, line.id) ? msg('pgg.status.putOff', { what }) : what;
    },
    debt: (context) => {
      const left = wasIn(context, playerTurns.soviet) ? open(context) : undefined;
      return (
        left && msg('pgg.debt.off', { what: countersMsg(left.rifle, left.armor, left.leader), entry: name(line.entry) })
      );
    },
  };
});

const withdrawalOn = (context: Context): boolean => ruling(context.options, 'withdrawal') === 'on';

export const sovietMovement = phase({
  id: phases.movement,
  label: 'A1',
  msg: msg('pgg.phase.sovMovement'),
  rule: '6',
  who: sides.soviet,
  tasks: [
    {
      id: 'withdraw',
      msg: msg('pgg.task.withdraw'),
      rule: '10.4',
      action: 'leader-withdraw',
      offered: true,
      when: withdrawalOn,
      status: (context) =>
        msg('pgg.status.left', { n: balance(context, accounts.withdrawals), of: markers.withdrawals }),
    },
    ...rollingArmies.map(
      (army): Task => ({
        id: `roll-${army}`,
        msg: msg('pgg.task.rollArmy', { army: armyMsg(army) }),
        rule: '5.21',
        action: `roll-${army}`,
        when: isTurn(1),
        done: (context) => textAt(context, recordCells.army, army) !== '',
        status: armyState(army),
      }),
    ),
    { id: 'supply', msg: msg('pgg.task.judgeSoviet'), rule: '11.0', status: markedStatus('soviet') },
    ...sovietArrivals,
    {
      id: 'provisional',
      msg: msg('pgg.task.provisional'),
      rule: '14.11',
      action: 'provisional',
      when: (context) => provisionalRolls(context, context.turn) && provisionalState(context) === 'none',
      status: (context) => {
        const state = provisionalState(context);
        const n = countAt(context, recordCells.provisionalDie, String(context.turn)) ?? 0;
        if (state === 'none') return undefined;
        return state === 'open'
          ? msg('pgg.lane.provisionalOpen', { n })
          : state === 'entered'
            ? msg('pgg.lane.provisionalIn', { n })
            : msg('pgg.lane.provisionalLost', { n });
      },
    },
    {
      id: 'provisional-in',
      msg: msg('pgg.task.provisionalIn'),
      rule: '14.13',
      action: 'provisional-in',
      when: (context) => provisionalState(context) === 'open',
      status: (context) =>
        msg('pgg.status.provisional', { n: countAt(context, recordCells.provisionalDie, String(context.turn)) ?? 0 }),
      debt: (context) => (provisionalState(context) === 'open' ? msg('pgg.debt.provisional') : undefined),
    },
    {
      id: 'south-west',
      msg: msg('pgg.task.southWest'),
      rule: '14.21',
      action: 'south-west',
      // it costs a VP for each division
      offered: true,
      when: (context) => southWestOf(context).now > 0,
      status: (context) => {
        const front = southWestOf(context);
        return msg('pgg.status.southWest', { count: front.now, next: front.next });
      },
    },
    { id: 'entry', msg: msg('pgg.task.entryCost'), rule: '14.0', when: (context) => sovietOpen(context).length > 0 },
    {
      id: 'return',
      msg: msg('pgg.task.return'),
      rule: '10.4',
      action: 'leader-return',
      offered: true,
      when: (context) => awayLeaders(context).some(([, turn]) => turn < context.turn),
      status: (context) => list(awayLeaders(context).map(([leader]) => plain(leader))),
    },
    {
      id: 'rail',
      msg: msg('pgg.task.rail'),
      rule: '6.31',
      action: 'rail-use',
      offered: true,
      status: (context) => msg('pgg.status.left', { n: balance(context, accounts.rail), of: rail.quota }),
    },
    { id: 'columns', msg: msg('pgg.task.columns'), rule: '6.4', when: { turn: { to: 6 } } },
    { id: 'first-move', msg: msg('pgg.task.firstMove'), rule: '5.23', when: isTurn(1) },
    { id: 'first-end', msg: msg('pgg.task.firstEnd'), rule: '5.23', when: isTurn(1) },
    {
      id: 'repair',
      msg: msg('pgg.task.repair'),
      rule: '6.37',
      action: 'rail-repair',
      offered: true,
      when: (context) => brokenRails(context).length > 0,
      status: (context) => list(brokenRails(context).map(plain)),
    },
    { id: 'stacking', msg: msg('pgg.task.sovStacking'), rule: '7.1', ...crowdedOf('soviet') },
    { id: 'shift', msg: msg('pgg.task.shift'), rule: '5.22', when: anyFrozen },
    {
      id: 'lift-air',
      msg: msg('pgg.task.liftAir'),
      rule: '13.33',
      when: (context) => airHexes(context).length > 0,
      status: airStatus,
    },
  ],
});

export const sovietCombat = phase({
  id: phases.combat,
  label: 'A2',
  msg: msg('pgg.phase.sovCombat'),
  rule: '9.0',
  who: sides.soviet,
  screen: 'fight',
  calc: 'attack',
  tasks: [
    { id: 'command', msg: msg('pgg.task.command'), rule: '10.35' },
    { id: 'supply', msg: msg('pgg.task.judgeFight'), rule: '11.0' },
    { id: 'result', msg: msg('pgg.task.result'), rule: '9.0' },
    { id: 'once', msg: msg('pgg.task.once'), rule: '9.14', status: onceStatus },
    {
      id: 'stacking',
      msg: msg('pgg.task.sovStackingCombat'),
      rule: '7.1',
      ...crowded,
    },
  ],
});

export const sovietDisruption = phase({
  id: phases.disruption,
  label: 'A3',
  msg: msg('pgg.phase.sovDisruption'),
  rule: '6.63',
  who: sides.soviet,
  tasks: [{ id: 'remove', msg: msg('pgg.task.removeDisruption'), rule: '6.63', status: disruptedStatus(sides.soviet) }],
});

export const sovietInterdiction = when(
  { turn: { to: turns - 1 } },
  phase({
    id: phases.interdiction,
    label: 'A4',
    msg: msg('pgg.phase.sovInterdiction'),
    rule: '13.41',
    who: sides.soviet,
    tasks: [
      {
        id: 'place',
        msg: msg('pgg.task.interdiction'),
        rule: '13.42',
        action: 'interdiction-place',
        offered: true,
        status: (context) =>
          sovietMarkerStatus(context) ??
          barsInterdiction(context)?.msg ??
          msg('pgg.status.left', { n: balance(context, accounts.interdiction), of: markers.interdiction }),
      },
    ],
  }),
);

export const recapture = phase({
  id: otherPhases.recapture,
  label: 'A5',
  msg: msg('pgg.phase.recapture'),
  rule: '15.12',
  who: sides.soviet,
  tasks: [
    {
      id: 'recapture',
      msg: msg('pgg.task.recapture'),
      rule: '15.12',
      action: 'recapture',
      offered: true,
      status: (context) => {
        const names = list(recaptureCandidates(context).map((city) => plain(city.name)));
        return names ? msg('pgg.status.candidates', { what: names }) : msg('pgg.status.noCandidate');
      },
    },
    { id: 'control', msg: msg('pgg.task.control'), rule: '15.11', action: 'control', offered: true },
  ],
});
