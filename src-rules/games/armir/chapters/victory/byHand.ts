import { action } from '#rules/kit/game/action.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import { end } from '#rules/kit/record/place.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { cells, italianCorps, sides, turns } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { allowUnless } from '../../model/propose.ts';
import { formationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';
import { chosen, fewest, isChoice, type Objective, objectiveMsg, objectives } from './objectives.ts';
import { setMsg } from './words.ts';

export const group = msg('armir.group.victory');
const toggle = (one: Objective) => ({ kind: 'toggle', msg: objectiveMsg[one], start: false, rule: '17.1.1' }) as const;

/** 17.2: the sheet was read out, and no note can be opened: what it said is ticked, and nobody can verify it here. */
const byHand = action({
  id: 'objectives-by-hand',
  msg: msg('armir.byHand.title'),
  about: msg('armir.byHand.about'),
  rule: '17.2',
  side: sides.soviet,
  group,
  fields: {
    cir: toggle('cir'),
    airports: toggle('airports'),
    armir: toggle('armir'),
    donetz: toggle('donetz'),
  },
  // before the end it would say in the open what is to stay hidden
  when: (context) =>
    chosen(context)?.how !== 'opened' &&
    (context.place === end || (context.turn === turns && isIn(context, 'attrition'))),
  proposes: (input) => {
    const choice = objectives.filter((one) => input[one]);
    if (!isChoice(choice)) return refuse(msg('armir.byHand.few', { count: fewest }), '17.1');
    return allowUnless(
      undefined,
      msg('armir.byHand.says', { choice: setMsg(choice) }),
      objectives.map((one) => setAt(cells.objectives, one, input[one] ? 'yes' : 'no')),
    );
  },
});

export const corps = [...italianCorps, 'armir'] as const;
export const corpsMsg = (one: (typeof corps)[number]) => (one === 'armir' ? msg('armir.corps.hq') : formationMsg[one]);

/** 17.1.1: without a roster, or against it. */
export const corpsGone = action({
  id: 'corps-destroyed',
  msg: msg('armir.corpsGone.title'),
  about: msg('armir.corpsGone.about'),
  rule: '17.1.1',
  group,
  fields: {
    corps: {
      kind: 'choice',
      msg: msg('armir.corpsGone.corps'),
      start: 'alpine',
      options: corps.map((key) => ({ key, msg: corpsMsg(key) })),
    } as const,
    state: {
      kind: 'choice',
      msg: msg('armir.corpsGone.state'),
      start: 'yes',
      options: [
        { key: 'yes', msg: msg('armir.corpsGone.yes') },
        { key: 'no', msg: msg('armir.corpsGone.no') },
        { key: 'counted', msg: msg('armir.corpsGone.counted') },
      ],
    } as const,
  },
  proposes: ({ corps: which, state }) =>
    allowUnless(undefined, msg(`armir.corpsGone.says.${state}`, { corps: corpsMsg(which) }), [
      setAt(cells.corpsGone, which, state === 'counted' ? null : state),
    ]),
});

export const actions = [byHand, corpsGone];
