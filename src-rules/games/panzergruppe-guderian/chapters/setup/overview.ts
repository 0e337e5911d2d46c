import type { Overviews } from '#rules/kit/game/overview.ts';
import { hasAt, textAt } from '#rules/kit/record/readers.ts';
import { recordCells } from '../../ids.ts';
import { ofSoviet } from '../../model/cellKeys.ts';
import { setUpCards } from '../../model/schedule.ts';
import { armyMsg, countersMsg, hexesMsg, plain } from '../../model/words.ts';
import { placingOf } from './armies.ts';
import { msg } from './msg.ts';

/** 5.1, 5.21: the five armies of the set-up, where they stand, and which may move on turn 1. */
export const armyOverview: Overviews = (context) => [
  {
    id: 'armies',
    msg: msg('pgg.overview.armies'),
    rule: '5.1',
    ...ofSoviet,
    head: msg('pgg.overview.army'),
    columns: [
      { msg: msg('pgg.overview.where') },
      { msg: msg('pgg.overview.counters') },
      { msg: msg('pgg.overview.placed') },
      { msg: msg('pgg.cell.army') },
    ],
    rows: setUpCards.map((card) => {
      const placed = hasAt(context, recordCells.setUp, card.army);
      const leave = textAt(context, recordCells.army, card.army);
      const placing = placingOf(card);
      return {
        id: card.army,
        msg: armyMsg(card.army),
        cells: [
          { says: hexesMsg(card.hexes) },
          { says: countersMsg(card.rifle, card.armor, card.leader) },
          { says: msg(placed ? 'pgg.overview.isPlaced' : 'pgg.overview.notPlaced'), strong: !placed },
          { says: leave === 'free' || leave === 'frozen' ? msg(`pgg.army.${leave}`) : plain('–') },
        ],
        ...(placing && !placed && context.turn === 1 && { form: { action: placing } }),
      };
    }),
    covers: [recordCells.setUp, recordCells.army],
  },
];
