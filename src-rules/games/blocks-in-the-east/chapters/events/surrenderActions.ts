import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, eventCells, sides } from '../../ids.ts';
import { offSaid } from '../../model/blocks/change.ts';
import { allowUnless } from '../../model/facts.ts';
import { isOut, outBar } from '../../model/out.ts';
import { nationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';
import {
  capitals,
  finnsNeeded,
  leaves,
  leavingWith,
  mayCountFinns,
  reasonOf,
  type Surrendering,
  surrendering,
} from './surrender.ts';

/** 7.11-2, 5.5-2: one press, and a nation's blocks are out of the game. */
const out = (nation: Surrendering) => {
  const finland = nation === 'FIN';
  const rule = finland ? '5.5' : '7.11';
  const p = { nation: nationMsg[nation], city: msg(`bite.city.${capitals[nation]}`) };
  const why: Msg = finland
    ? msg('bite.bar.finlandHolds', { ...p, count: finnsNeeded })
    : msg('bite.bar.capitalHeld', p);
  return action({
    id: `surrender-${nation}`,
    msg: finland ? msg('bite.action.finland') : msg('bite.action.nation', p),
    rule,
    about: finland ? msg('bite.action.finland.about') : msg('bite.action.nation.about', p),
    side: sides.axis,
    group: msg('bite.group.victory'),
    fields: {
      counted: {
        kind: 'toggle',
        msg: msg('bite.field.finnsGone', { count: finnsNeeded }),
        start: false,
        when: finland ? { all: [] } : { any: [] },
      },
    },
    when: (context) => reasonOf(context, nation) !== undefined || (finland && mayCountFinns(context)),
    proposes: (input, context) => {
      const left = outBar(context, nation);
      if (left) return refuse(left.msg, left.rule);
      const blocks = leavingWith(context, nation);
      const said = { ...p, count: blocks.length };
      const leaving = leaves(context, nation);
      const says = finland
        ? msg('bite.says.finland', said)
        : nation === 'GER'
          ? msg('bite.says.germany', said)
          : msg('bite.says.nation', said);
      return allowUnless(
        reasonOf(context, nation) !== undefined || (finland && input.counted && mayCountFinns(context))
          ? undefined
          : { msg: why, rule },
        offSaid(says, leaving, true),
        [
          setAt(eventCells.nationsOut, nation, finland ? 'neutral' : 'out'),
          ...(nation === 'GER'
            ? [
                ...surrendering.flatMap((one) =>
                  one === 'GER' || isOut(context, one) ? [] : [setAt(eventCells.nationsOut, one, 'out')],
                ),
                set(cells.italy, 'out'),
              ]
            : []),
          ...leaving,
        ],
        finland ? [{ msg: msg('bite.next.finland'), rule: '5.5' }] : [],
      );
    },
  });
};

export const surrenderActions: readonly Action[] = surrendering.map(out);
