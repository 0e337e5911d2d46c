import type { Context } from '#rules/kit/record/context.ts';
import { countIn } from '#rules/kit/record/readers.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { list } from '#rules/kit/words/message.ts';
import { cells, phases, ruling } from '../../../ids.ts';
import { hasInitiative, isAhead, isIn, phaseIn } from '../../../model/phases.ts';
import { caiDue } from '../../air/dice.ts';
import { arrivalsOpen, gebirgsOf, openMsg, xxivTurn } from '../../arrivals/arrivals.ts';
import { toPlace, toPlaceTool } from '../../arrivals/toPlace.ts';
import { gunPoints, unsetArmies } from '../../combat/bombardment/points.ts';
import { frontStatus } from '../../events/status.ts';
import { hqsOut } from '../../victory/hq.ts';
import { airportsHeld } from '../../victory/impetus.ts';
import { initiativeBar } from '../initiative.ts';
import { msg } from '../msg.ts';
import { psLeft, whoseAir } from './shared.ts';

/** The tasks of the initiative and of the Axis reinforcements. */

/** AMB-07: the initiative is decided before the air die, or after it. */
const airFirst = (context: Context): boolean => ruling(context, 'amb07') === 'after';

/** AMB-24: the initiative and the sides of the HQs are asked before the points that follow from them; then nothing is open. */
const gunsWait = (context: Context): boolean => isIn(context, 'initiative') && unsetArmies(context).length > 0;

const airDie = (id: string, when: (context: Context) => boolean): Task => ({
  id,
  msg: msg('armir.task.airDie'),
  rule: '9.1',
  action: 'air-die',
  when,
  status: whoseAir,
});

export const initiative: readonly Task[] = [
  airDie('air-die-first', airFirst),
  {
    id: 'buy',
    msg: msg('armir.task.buy'),
    rule: '4',
    action: 'initiative-buy',
    offered: (context) => !gunsWait(context) || initiativeBar(context) !== undefined,
    done: hasInitiative,
    status: (context) => (hasInitiative(context) ? msg('armir.status.bought') : psLeft(context)),
  },
  {
    id: 'soviet-sides',
    msg: msg('armir.task.sovietSides'),
    rule: '5.3.3',
    action: 'turn-up',
    when: hasInitiative,
    offered: (context) => !gunsWait(context),
  },
  { id: 'guns', msg: msg('armir.task.guns'), rule: '10.2', action: 'guns-set', status: gunPoints },
  airDie('air-die', (context) => !airFirst(context)),
  {
    id: 'cai-die',
    msg: msg('armir.task.caiDie'),
    rule: '9.2.1',
    action: 'cai-die',
    when: caiDue,
  },
];

const isEntered = ({ place, past = [], turn }: Context): boolean =>
  [place, ...past].some((path) => path.startsWith(`t${turn}/`) && phaseIn(path) === phases.reinforcements);

export const reinforcements: readonly Task[] = [
  {
    id: 'airports',
    msg: msg('armir.task.airports'),
    rule: '16.4.2',
    when: (context) => !airportsHeld(context),
    offered: true,
    // paid by a standing rule as the phase is entered
    done: isEntered,
    status: psLeft,
  },
  {
    id: 'tem-die',
    msg: msg('armir.task.temDie'),
    rule: '16.3',
    action: 'tem-die',
    when: (context) => !airportsHeld(context),
    status: frontStatus.garrison,
  },
  {
    id: 'arrive',
    msg: msg('armir.task.arrive'),
    rule: '18.5',
    action: 'arrive',
    when: (context) => arrivalsOpen(context).some(({ id }) => id !== 'xxivHq'),
    status: (context) => openMsg(arrivalsOpen(context).filter(({ id }) => id !== 'xxivHq')),
    debt: (context) =>
      isAhead(context, 'reinforcements')
        ? undefined
        : openMsg(arrivalsOpen(context).filter(({ id }) => id !== 'xxivHq')),
  },
  {
    id: 'xxiv',
    msg: msg('armir.task.xxiv'),
    rule: '15.1',
    action: 'xxiv',
    when: (context) => arrivalsOpen(context).some(({ id }) => id === 'xxivHq'),
    status: (context) => {
      const turn = xxivTurn(context);
      return turn === undefined ? undefined : msg('armir.status.xxiv', { n: turn - 1 });
    },
  },
  {
    id: 'to-place',
    msg: msg('armir.task.toPlace'),
    rule: '18.5',
    offered: true,
    when: (context) => toPlace(context).length > 0,
    status: (context) => openMsg(toPlace(context)),
    tool: toPlaceTool.id,
  },
  {
    id: 'gebirgs',
    msg: msg('armir.task.gebirgs'),
    rule: '15.2',
    action: 'gebirgs',
    when: (context) => gebirgsOf(context).due,
    status: (context) => msg('armir.status.gebirgs', { n: gebirgsOf(context).steps }),
  },
  {
    id: 'replacement',
    msg: msg('armir.task.replacement'),
    rule: '15.3',
    action: 'replacement',
    offered: true,
    when: (context) => countIn(context, cells.replaced) !== context.turn,
  },
  {
    id: 'julia',
    msg: msg('armir.task.julia'),
    rule: '15.1.3',
    action: 'julia',
    offered: true,
    when: (context) => countIn(context, cells.julia) === 0,
  },
  {
    id: 'hq-back',
    msg: msg('armir.task.hqBack'),
    rule: '17.1.3',
    action: 'hq-back',
    when: (context) => hqsOut(context).length > 0,
    status: (context) => list(hqsOut(context).map(({ msg }) => msg)),
  },
  { id: 'eliminated', msg: msg('armir.task.eliminated'), rule: '15.3.2', offered: true },
];
