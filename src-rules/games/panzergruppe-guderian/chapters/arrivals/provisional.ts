import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { rolled, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { recordCells, sides } from '../../ids.ts';
import { face, hexOrNone } from '../../model/fields.ts';
import { drawFacts, drawNotes, shortOf } from '../../model/pools.ts';
import { allowUnless } from '../../model/propose.ts';
import { group } from './fields.ts';
import { provisionalRolls, provisionalState } from './lines.ts';
import { msg } from './msg.ts';

const provisionalHow = {
  kind: 'choice',
  msg: msg('pgg.field.how'),
  start: 'entered',
  options: [
    { key: 'entered', msg: msg('pgg.how.entered') },
    { key: 'open', msg: msg('pgg.how.thisPhase') },
    { key: 'lost', msg: msg('pgg.how.lost') },
  ],
} as const;

type ProvisionalHow = (typeof provisionalHow.options)[number]['key'];

const provisionalFacts = (context: Context, die: number, to: ProvisionalHow, hex: string) => {
  const turn = String(context.turn);
  const at = { n: die, hex: name(hex) };
  const says =
    to === 'lost'
      ? msg('pgg.says.provisionalLost', { n: die })
      : to === 'open'
        ? msg('pgg.says.provisionalOpen', { n: die })
        : hex === ''
          ? msg('pgg.says.provisionalIn', { n: die })
          : msg('pgg.says.provisionalAt', at);
  const facts = [
    setAt(recordCells.provisional, turn, to),
    ...(hex === '' || to !== 'entered' ? [] : [setAt(recordCells.provisionalHex, turn, hex)]),
    ...(to === 'entered' ? drawFacts(context, 'rifle', 1) : []),
  ];
  return { says, facts };
};

/** 14.11: one die each Soviet turn; its face is the entry of one rifle division. */
const provisionalDie = action({
  id: 'provisional',
  msg: msg('pgg.action.provisional'),
  rule: '14.11',
  about: msg('pgg.action.provisional.about'),
  side: sides.soviet,
  group,
  fields: {
    die: face(),
    how: provisionalHow,
    hex: { ...hexOrNone(msg('pgg.field.otherHex')), rule: '14.12', when: { field: 'how', is: 'entered' } },
  },
  when: (context) => provisionalRolls(context, context.turn) && provisionalState(context) === 'none',
  proposes: ({ die, how: to, hex }, context) => {
    if (die === null) return refuse(msg('pgg.bar.noDie'), '14.11');
    const again: Objection | undefined =
      provisionalState(context) === 'none' ? undefined : { msg: msg('pgg.bar.provisionalTwice'), rule: '14.11' };
    const none: Objection | undefined = provisionalRolls(context, context.turn)
      ? undefined
      : { msg: msg('pgg.bar.provisionalLast'), rule: '14.11' };
    const short = to === 'entered' ? shortOf(context, { rifle: 1 }) : undefined;
    const { says, facts } = provisionalFacts(context, die, to, hex);
    return allowUnless(
      again ?? none ?? short,
      says,
      [rolled('provisional', die), setAt(recordCells.provisionalDie, String(context.turn), die), ...facts],
      to === 'open'
        ? [{ msg: msg('pgg.debt.provisional'), rule: '14.13' }]
        : to === 'entered'
          ? drawNotes(context, { rifle: 1 })
          : [],
    );
  },
});

/** 14.12, 14.13: the division rolled for enters now, elsewhere if its entry is closed, or is lost. */
const provisionalIn = action({
  id: 'provisional-in',
  msg: msg('pgg.action.provisionalIn'),
  rule: '14.13',
  side: sides.soviet,
  group,
  fields: {
    how: provisionalHow,
    hex: { ...hexOrNone(msg('pgg.field.otherHex')), rule: '14.12', when: { field: 'how', is: 'entered' } },
  },
  when: (context) => provisionalState(context) === 'open',
  proposes: ({ how: to, hex }, context) => {
    const state = provisionalState(context);
    if (state === 'none') return refuse(msg('pgg.bar.provisionalNone'), '14.11');
    const over: Objection | undefined =
      state === 'open' ? undefined : { msg: msg('pgg.bar.provisionalOver'), rule: '14.13' };
    const { says, facts } = provisionalFacts(
      context,
      countAt(context, recordCells.provisionalDie, String(context.turn)) ?? 0,
      to,
      hex,
    );
    return allowUnless(
      over ?? (to === 'entered' ? shortOf(context, { rifle: 1 }) : undefined),
      says,
      facts,
      to === 'entered' ? drawNotes(context, { rifle: 1 }) : [],
    );
  },
});

export const provisionalActions: readonly Action[] = [provisionalDie, provisionalIn];
