import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { set, setAt } from '#rules/kit/record/facts.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { never, unless } from '../../facts.ts';
import { cells, sides } from '../../ids.ts';
import { t } from '../../text/speak.ts';
import { e } from '../../text/speak-events.ts';
import { nationMsg } from '../../units.ts';
import { eventCells } from '../ids.ts';
import { isOut, outBar } from '../out.ts';
import {
  capitals,
  finnsNeeded,
  leaves,
  leavingWith,
  mayCountFinns,
  reasonOf,
  type Surrendering,
  surrendering,
} from '../surrender.ts';

/** 7.11-2, 5.5-2: one press, and a nation's blocks are out of the game. */
const out = (nation: Surrendering) => {
  const finland = nation === 'FIN';
  const rule = finland ? '5.5' : '7.11';
  const p = { nation: nationMsg[nation], city: t(`bite.city.${capitals[nation]}`) };
  const why: Msg = finland ? e('bite.bar.finlandHolds', { ...p, count: finnsNeeded }) : e('bite.bar.capitalHeld', p);
  return action({
    id: `surrender-${nation}`,
    msg: finland ? e('bite.action.finland') : e('bite.action.nation', p),
    rule,
    about: finland ? e('bite.action.finland.about') : e('bite.action.nation.about', p),
    side: sides.axis,
    group: t('bite.group.victory'),
    fields: {
      counted: {
        kind: 'toggle',
        msg: e('bite.field.finnsGone', { count: finnsNeeded }),
        start: false,
        when: finland ? { all: [] } : { any: [] },
      },
    },
    when: (around) => reasonOf(around, nation) !== undefined || (finland && mayCountFinns(around)),
    proposes: (input, around) => {
      const left = outBar(around, nation);
      if (left) return never(left.msg, left.rule);
      const blocks = leavingWith(around, nation);
      const said = { ...p, count: blocks.length };
      return unless(
        reasonOf(around, nation) !== undefined || (finland && input.counted && mayCountFinns(around))
          ? undefined
          : { msg: why, rule },
        finland
          ? e('bite.says.finland', said)
          : nation === 'GER'
            ? e('bite.says.germany', said)
            : e('bite.says.nation', said),
        [
          setAt(eventCells.nationsOut, nation, finland ? 'neutral' : 'out'),
          ...(nation === 'GER'
            ? [
                ...surrendering.flatMap((one) =>
                  one === 'GER' || isOut(around, one) ? [] : [setAt(eventCells.nationsOut, one, 'out')],
                ),
                set(cells.italy, 'out'),
              ]
            : []),
          ...leaves(around, nation),
        ],
        finland ? [{ msg: e('bite.next.finland'), rule: '5.5' }] : [],
      );
    },
  });
};

export const surrenderActions: readonly Action[] = surrendering.map(out);
