import { hasAt } from '#rules/kit/record/readers.ts';
import { phase, seq, type Task, when } from '#rules/kit/sequence/nodes.ts';
import { otherPhases, recordCells, sides } from '../../ids.ts';
import { setUpCards } from '../../model/schedule.ts';
import { armyMsg, countersMsg, hexesMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { airStatus, isTurn } from './tasks.ts';

/** 5.0: what stands before turn 1. */
const placed = (army: string): Task => {
  const card = setUpCards.find((one) => one.army === army);
  return {
    id: `army-${army}`,
    msg: card
      ? msg('pgg.task.army', {
          army: armyMsg(card.army),
          hex: hexesMsg(card.hexes),
          what: countersMsg(card.rifle, card.armor, card.leader),
        })
      : msg('pgg.task.armies'),
    rule: '5.1',
    action: `setup-${army}`,
    bulk: 'setup-all',
    done: (context) => hasAt(context, recordCells.setUp, army),
    status: (context) => (hasAt(context, recordCells.setUp, army) ? msg('pgg.status.placed') : undefined),
  };
};

export const setup = when(
  isTurn(1),
  seq(
    otherPhases.setup,
    [
      phase({
        id: 'armies',
        label: 'P1',
        msg: msg('pgg.phase.armies'),
        rule: '5.1',
        who: sides.soviet,
        tasks: [
          { id: 'shuffle', msg: msg('pgg.task.shuffle'), rule: '12.1' },
          ...setUpCards.map((card) => placed(card.army)),
        ],
      }),
      phase({
        id: 'markers',
        label: 'P2',
        msg: msg('pgg.phase.markers'),
        rule: '13.2',
        who: sides.german,
        tasks: [
          {
            id: 'air',
            msg: msg('pgg.task.airFirst'),
            rule: '13.2',
            action: 'air-place',
            offered: true,
            status: airStatus,
          },
        ],
      }),
      phase({
        id: 'start',
        label: 'P3',
        msg: msg('pgg.phase.start'),
        rule: '5.0',
        who: sides.soviet,
        tasks: [{ id: 'stacking', msg: msg('pgg.task.startStacking'), rule: '5.0' }],
      }),
    ],
    { msg: msg('pgg.seq.setup') },
  ),
);
