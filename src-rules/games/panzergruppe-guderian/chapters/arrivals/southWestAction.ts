import { action } from '#rules/kit/game/action.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { accounts, recordCells, sides } from '../../ids.ts';
import { count, generous } from '../../model/fields.ts';
import { drawFacts, drawNotes, shortOf } from '../../model/pools.ts';
import { allowUnless } from '../../model/propose.ts';
import { group } from './fields.ts';
import { msg } from './msg.ts';
import { southWestOf, swFront, swPrice } from './southWest.ts';

/** 14.21 to 14.23: up to five divisions a turn, ten in the game; the price is the German's. */
export const southWest = action({
  id: 'south-west',
  msg: msg('pgg.action.southWest'),
  rule: '14.21',
  about: msg('pgg.action.southWest.about'),
  side: sides.soviet,
  group,
  fields: { divisions: count(msg('pgg.field.divisions'), 1, generous) },
  when: (context) => southWestOf(context).now > 0,
  proposes: ({ divisions }, context) => {
    const front = southWestOf(context);
    const price = swPrice(front.entered + divisions) - front.points;
    const bar: Objection | undefined =
      context.turn < swFront.fromTurn
        ? { msg: msg('pgg.bar.swEarly', { n: swFront.fromTurn }), rule: '14.21' }
        : divisions > front.left
          ? { msg: msg('pgg.bar.swGame', { n: swFront.most, count: front.left }), rule: '14.21' }
          : divisions > front.now
            ? { msg: msg('pgg.bar.swTurn', { n: swFront.perTurn, count: front.now }), rule: '14.21' }
            : undefined;
    if (divisions === 0) return allowUnless(bar, msg('pgg.says.swNone'), []);
    const turn = String(context.turn);
    return allowUnless(
      bar ?? shortOf(context, { rifle: divisions }),
      msg('pgg.says.southWest', { count: divisions, price }),
      [
        post(accounts.swFront, -divisions, msg('pgg.post.swEntered', { count: divisions }), '14.21'),
        setAt(recordCells.swByTurn, turn, (countAt(context, recordCells.swByTurn, turn) ?? 0) + divisions),
        ...drawFacts(context, 'rifle', divisions),
      ],
      drawNotes(context, { rifle: divisions }),
    );
  },
});
