import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import { rolled, set, setAt } from '#rules/kit/record/facts.ts';
import { leaves } from '../events/surrender.ts';
import { unless } from '../facts.ts';
import { cells } from '../ids.ts';
import { italianDieNow, italyFights, leavesBySchedule } from '../italy.ts';
import { italianLimit } from '../ops/clocks.ts';
import { t } from '../text/speak.ts';
import { face, noDie } from './fields.ts';

const group = t('bite.group.month');
const gone = [{ msg: t('bite.next.italy'), rule: '7.11' }];

/** 36.0-1: at the start of a month from July 1943 on. */
const italianDie = action({
  id: 'italian-die',
  msg: t('bite.action.italianDie'),
  rule: '36.0',
  side: 'soviet',
  group,
  fields: { die: face },
  when: italianDieNow,
  proposes: ({ die }, around) => {
    if (die === null) return noDie('36.0');
    const bar = !italyFights(around)
      ? { msg: t('bite.bar.italyOut'), rule: '36.0' }
      : italianDieNow(around)
        ? undefined
        : { msg: t('bite.bar.noItalianDie'), rule: '36.0' };
    const out = die <= italianLimit(around.turn);
    const says = out ? t('bite.says.italyOut', { n: die }) : t('bite.says.italyFights', { n: die });
    return unless(
      bar,
      says,
      [
        rolled('italy', die),
        setAt(cells.italianDie, String(around.turn), die),
        ...(out ? [set(cells.italy, 'out'), ...leaves(around, 'ITA')] : []),
      ],
      out ? gone : [],
    );
  },
});

/** 7.11-1: without the die, at the end of September 1943. */
const italyOut = action({
  id: 'italy-out',
  msg: t('bite.action.italyOut'),
  rule: '7.11',
  side: 'axis',
  group,
  fields: {},
  when: leavesBySchedule,
  proposes: (_input, around) =>
    unless(
      leavesBySchedule(around) ? undefined : { msg: t('bite.bar.italyNotYet'), rule: '7.11' },
      t('bite.says.italyLeaves'),
      [set(cells.italy, 'out'), ...leaves(around, 'ITA')],
      gone,
    ),
});

export const italyActions: readonly Action[] = [italianDie, italyOut];
