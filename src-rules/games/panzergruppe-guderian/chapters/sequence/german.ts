import type { Context } from '#rules/kit/record/context.ts';
import { countIn, textIn } from '#rules/kit/record/readers.ts';
import { phase, type Task } from '#rules/kit/sequence/nodes.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { otherPhases, phases, playerTurns, recordCells, sides } from '../../ids.ts';
import { airHexes, brokenRails, markers, sovietMarkerIn } from '../../model/markers.ts';
import { ruling } from '../../model/rulings.ts';
import { germanSchedule } from '../../model/schedule.ts';
import { turns } from '../../model/turns.ts';
import { divisionsMsg, germanLineMsg, plain } from '../../model/words.ts';
import { airUnlimited, firstClosedColumn } from '../air/markers.ts';
import { enteredNow, germanOpen, isPutOff } from '../arrivals/lines.ts';
import { crowded, crowdedOf } from '../movement/stackingTool.ts';
import { markedStatus } from '../supply/status.ts';
import { msg } from './msg.ts';
import { airStatus, disruptedStatus, onceStatus, wasIn } from './tasks.ts';

const airLimit = (context: Context): Msg =>
  airUnlimited(context) ? msg('pgg.status.airFree') : msg('pgg.status.airLimit', { n: firstClosedColumn(context) });

/** The German player-turn, B1 to B6. */
const germanArrivals: readonly Task[] = germanSchedule.map((line) => {
  const open = (context: Context) => germanOpen(context).find((one) => one.line.id === line.id);
  return {
    id: `in-${line.id}`,
    msg: msg('pgg.task.germanIn', { where: germanLineMsg(line) }),
    rule: '16.2',
    action: `in-${line.id}`,
    when: (context) => open(context) !== undefined,
    status: (context) => {
      const left = open(context);
      const what = left && divisionsMsg(left.divisions);
      return what && isPutOff(context, line.id) ? msg('pgg.status.putOff', { what }) : what;
    },
    debt: (context) => {
      const what = wasIn(context, playerTurns.german) ? divisionsMsg(open(context)?.divisions ?? []) : undefined;
      return what && msg('pgg.debt.area', { what, entry: name(line.area) });
    },
  };
});

const germanArrival = (context: Context): boolean => germanOpen(context).length > 0;

export const germanMovement = phase({
  id: phases.movement,
  label: 'B1',
  msg: msg('pgg.phase.gerMovement'),
  rule: '6',
  who: sides.german,
  calc: 'overrun',
  tasks: [
    { id: 'supply', msg: msg('pgg.task.judgeGerman'), rule: '11.0', status: markedStatus('german') },
    ...germanArrivals,
    { id: 'entry', msg: msg('pgg.task.entryCost'), rule: '14.0', when: germanArrival },
    {
      id: 'soviet-marker',
      msg: msg('pgg.task.sovietMarker'),
      rule: '13.43',
      when: (context) => textIn(context, recordCells.sovietMarker) !== '',
      status: (context) => {
        const hex = { hex: name(textIn(context, recordCells.sovietMarker)) };
        return ruling(context.options, 'a16') === 'cut'
          ? msg('pgg.status.markerCut', hex)
          : msg('pgg.status.markerOpen', hex);
      },
    },
    { id: 'move', msg: msg('pgg.task.gerMove'), rule: '6.5', calc: { id: 'overrun' } },
    {
      id: 'break',
      msg: msg('pgg.task.breakRail'),
      rule: '6.37',
      action: 'rail-break',
      offered: true,
      status: (context) =>
        msg('pgg.status.left', { n: markers.brokenRail - brokenRails(context).length, of: markers.brokenRail }),
    },
    { id: 'stacking', msg: msg('pgg.task.gerStacking'), rule: '7.2', ...crowdedOf('german') },
  ],
});

export const germanCombat = phase({
  id: phases.combat,
  label: 'B2',
  msg: msg('pgg.phase.gerCombat'),
  rule: '9.0',
  who: sides.german,
  screen: 'fight',
  calc: 'attack',
  tasks: [
    { id: 'supply', msg: msg('pgg.task.judgeFight'), rule: '11.0' },
    { id: 'result', msg: msg('pgg.task.result'), rule: '9.0' },
    { id: 'once', msg: msg('pgg.task.once'), rule: '9.14', status: onceStatus },
    {
      id: 'stacking',
      msg: msg('pgg.task.gerStackingCombat'),
      rule: '7.2',
      ...crowded,
    },
  ],
});

export const mechanized = phase({
  id: phases.mechanized,
  label: 'B3',
  msg: msg('pgg.phase.mech'),
  rule: '6.23',
  who: sides.german,
  calc: 'overrun',
  tasks: [
    {
      id: 'supply',
      msg: msg('pgg.task.judgeAgain'),
      rule: '11.0',
      status: (context) =>
        enteredNow(context)
          ? ruling(context.options, 'a24') === 'turn'
            ? msg('pgg.status.enteredFree')
            : msg('pgg.status.enteredTrace')
          : markedStatus('german')(context),
    },
    { id: 'move', msg: msg('pgg.task.mechMove'), rule: '6.23', calc: { id: 'overrun' } },
    {
      id: 'break',
      msg: msg('pgg.task.breakRail'),
      rule: '6.37',
      action: 'rail-break',
      offered: true,
      status: (context) =>
        msg('pgg.status.left', { n: markers.brokenRail - brokenRails(context).length, of: markers.brokenRail }),
    },
    { id: 'stacking', msg: msg('pgg.task.gerStacking'), rule: '7.2', ...crowdedOf('german') },
  ],
});

export const germanDisruption = phase({
  id: phases.disruption,
  label: 'B4',
  msg: msg('pgg.phase.gerDisruption'),
  rule: '6.63',
  who: sides.german,
  tasks: [{ id: 'remove', msg: msg('pgg.task.removeDisruption'), rule: '6.63', status: disruptedStatus(sides.german) }],
});

export const airInterdiction = phase({
  id: phases.interdiction,
  label: 'B5',
  msg: msg('pgg.phase.airInterdiction'),
  rule: '13.2',
  who: sides.german,
  tasks: [
    {
      id: 'lift',
      msg: msg('pgg.task.liftSoviet'),
      rule: '13.46',
      // the record has lifted it as the phase began: the counter still lies where it was placed this turn
      status: (context) => {
        const lay = textIn(context, recordCells.sovietMarker) || sovietMarkerIn(context.turn, context);
        return lay === '' ? msg('pgg.status.noMarker') : plain(lay);
      },
    },
    {
      id: 'air',
      msg: msg('pgg.task.air'),
      rule: '13.2',
      action: 'air-place',
      offered: true,
      when: { turn: { to: turns - 1 } },
      status: (context) => (airHexes(context).length > 0 ? airStatus(context) : airLimit(context)),
    },
  ],
});

export const cities = phase({
  id: otherPhases.cities,
  label: 'B6',
  msg: msg('pgg.phase.cities'),
  rule: '15.12',
  who: sides.german,
  screen: 'ledger',
  tasks: [
    { id: 'control', msg: msg('pgg.task.control'), rule: '15.11', action: 'control', offered: true },
    {
      id: 'snapshot',
      msg: msg('pgg.task.snapshot'),
      rule: '15.12',
      // booked by a standing rule from the ledger when the phase is done; by hand through the action 'snapshot'
      done: (context) => countIn(context, recordCells.snapshotTurn) === context.turn,
      status: (context) =>
        countIn(context, recordCells.snapshotTurn) === context.turn
          ? msg('pgg.status.recorded')
          : msg('pgg.status.snapshotLater'),
    },
  ],
});
