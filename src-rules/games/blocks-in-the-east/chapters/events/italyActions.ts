import { type Action, action } from '#rules/kit/game/action.ts';
import { rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { cells } from '../../ids.ts';
import { face, noDie } from '../../model/actionFields.ts';
import { offSaid } from '../../model/blocks/change.ts';
import { allowUnless } from '../../model/facts.ts';
import { italianDieNow, italianLimit, italyFights, leavesBySchedule } from './italy.ts';
import { msg } from './msg.ts';
import { leaves } from './surrender.ts';

const group = msg('bite.group.month');
const gone = [{ msg: msg('bite.next.italy'), rule: '7.11' }];

/** 36.0-1: at the start of a month from July 1943 on. */
const italianDie = action({
  id: 'italian-die',
  msg: msg('bite.action.italianDie'),
  rule: '36.0',
  side: 'soviet',
  group,
  fields: { die: face },
  when: italianDieNow,
  proposes: ({ die }, context) => {
    if (die === null) return noDie('36.0');
    const bar = !italyFights(context)
      ? { msg: msg('bite.bar.italyOut'), rule: '36.0' }
      : italianDieNow(context)
        ? undefined
        : { msg: msg('bite.bar.noItalianDie'), rule: '36.0' };
    const out = die <= italianLimit(context.turn);
    const leaving = out ? leaves(context, 'ITA') : [];
    const says = out
      ? offSaid(msg('bite.says.italyOut', { n: die }), leaving, true)
      : msg('bite.says.italyFights', { n: die });
    return allowUnless(
      bar,
      says,
      [
        rolled('italy', die),
        setAt(cells.italianDie, String(context.turn), die),
        ...(out ? [set(cells.italy, 'out'), ...leaving] : []),
      ],
      out ? gone : [],
    );
  },
});

/** 7.11-1: without the die, at the end of September 1943. */
const italyOut = action({
  id: 'italy-out',
  msg: msg('bite.action.italyOut'),
  rule: '7.11',
  side: 'axis',
  group,
  fields: {},
  when: leavesBySchedule,
  proposes: (_input, context) => {
    const leaving = leaves(context, 'ITA');
    return allowUnless(
      leavesBySchedule(context) ? undefined : { msg: msg('bite.bar.italyNotYet'), rule: '7.11' },
      offSaid(msg('bite.says.italyLeaves'), leaving, true),
      [set(cells.italy, 'out'), ...leaving],
      gone,
    );
  },
});

export const italyActions: readonly Action[] = [italianDie, italyOut];
