import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import { list } from '#rules/kit/words/message.ts';
import { cells, ruling } from '../../../ids.ts';
import { hasInitiative, isAhead } from '../../../model/phases.ts';
import { countIn } from '../../../model/reading.ts';
import { caiDue } from '../../air/dice.ts';
import { arrivalsOpen, gebirgsOf, openMsg, xxivTurn } from '../../arrivals/arrivals.ts';
import { gunPoints } from '../../combat/bombardment/points.ts';
import { frontStatus } from '../../events/status.ts';
import { hqsOut } from '../../victory/hq.ts';
import { airportsHeld } from '../../victory/impetus.ts';
import { msg } from '../msg.ts';
import { psLeft, whoseAir } from './shared.ts';

/** The tasks of the initiative and of the Axis reinforcements. */

/** AMB-07: the initiative is decided before the air die, or after it. */
const airFirst = (around: Around): boolean => ruling(around, 'amb07') === 'after';

const airDie = (id: string, when: (around: Around) => boolean): Task => ({
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
    offered: true,
    status: (around) => (hasInitiative(around) ? msg('armir.status.bought') : psLeft(around)),
  },
  {
    id: 'soviet-sides',
    msg: msg('armir.task.sovietSides'),
    rule: '5.3.3',
    action: 'turn-up',
    when: hasInitiative,
    offered: true,
  },
  { id: 'guns', msg: msg('armir.task.guns'), rule: '10.2', action: 'guns-set', status: gunPoints },
  airDie('air-die', (around) => !airFirst(around)),
  {
    id: 'cai-die',
    msg: msg('armir.task.caiDie'),
    rule: '9.2.1',
    action: 'cai-die',
    when: caiDue,
  },
];

export const reinforcements: readonly Task[] = [
  {
    id: 'airports',
    msg: msg('armir.task.airports'),
    rule: '16.4.2',
    when: (around) => !airportsHeld(around),
    offered: true,
    status: psLeft,
  },
  {
    id: 'tem-die',
    msg: msg('armir.task.temDie'),
    rule: '16.3',
    action: 'tem-die',
    when: (around) => !airportsHeld(around),
    status: frontStatus.garrison,
  },
  {
    id: 'arrive',
    msg: msg('armir.task.arrive'),
    rule: '18.5',
    action: 'arrive',
    when: (around) => arrivalsOpen(around).some(({ id }) => id !== 'xxivHq'),
    status: (around) => openMsg(arrivalsOpen(around).filter(({ id }) => id !== 'xxivHq')),
    debt: (around) =>
      isAhead(around, 'reinforcements') ? undefined : openMsg(arrivalsOpen(around).filter(({ id }) => id !== 'xxivHq')),
  },
  {
    id: 'xxiv',
    msg: msg('armir.task.xxiv'),
    rule: '15.1',
    action: 'xxiv',
    when: (around) => arrivalsOpen(around).some(({ id }) => id === 'xxivHq'),
    status: (around) => {
      const turn = xxivTurn(around);
      return turn === undefined ? undefined : msg('armir.status.xxiv', { n: turn - 1 });
    },
  },
  {
    id: 'gebirgs',
    msg: msg('armir.task.gebirgs'),
    rule: '15.2',
    action: 'gebirgs',
    when: (around) => gebirgsOf(around).due,
    status: (around) => msg('armir.status.gebirgs', { n: gebirgsOf(around).steps }),
  },
  {
    id: 'replacement',
    msg: msg('armir.task.replacement'),
    rule: '15.3',
    action: 'replacement',
    offered: true,
    when: (around) => countIn(around, cells.replaced) !== around.turn,
  },
  {
    id: 'julia',
    msg: msg('armir.task.julia'),
    rule: '15.1.3',
    action: 'julia',
    offered: true,
    when: (around) => countIn(around, cells.julia) === 0,
  },
  {
    id: 'hq-back',
    msg: msg('armir.task.hqBack'),
    rule: '17.1.3',
    action: 'hq-back',
    when: (around) => hqsOut(around).length > 0,
    status: (around) => list(hqsOut(around).map(({ msg }) => msg)),
  },
  { id: 'eliminated', msg: msg('armir.task.eliminated'), rule: '15.3.2', offered: true },
];
