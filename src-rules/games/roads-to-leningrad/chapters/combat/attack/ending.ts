import type { Ending, GuideLine } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { unmark } from '#rules/kit/record/facts.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { marks } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import type { Fight } from '../fight/fight.ts';
import { readResult } from '../fight/outcome.ts';
import { msg } from '../msg.ts';
import { afterFacts } from '../results/after.ts';
import { settledFacts, settledGuide } from '../results/ending.ts';
import type { AttackResult } from '../results/pay.ts';
import { lostSteps, type SettledFight } from '../results/settle.ts';
import { foughtBy, spentBy, usedLines } from '../results/used.ts';
import { meaningOf } from './oddsGame.ts';

/** What an attack is called in the journal, what it uses up, and what the rules demand now. */

const saysOf = ({ outcome }: AttackResult, fight: Fight): Msg => {
  const { attack, defence, column, crt, face, drm, text } = outcome;
  const p = {
    side: sideMsg(fight.attacker.side),
    a: attack,
    d: defence,
    column: name(column),
    crt: msg(`rtl.attack.crt.${crt}`),
    text: name(text),
    drm,
  };
  if (face === undefined) return msg('rtl.attack.end.under', p);
  const all = { ...p, die: face };
  // beside the fight's name, which says that it is an attack, and on which hex, `what` is said alone
  return fight.target === ''
    ? msg('rtl.attack.end', all)
    : msg('rtl.attack.endAt', { ...all, hex: name(fight.target), what: msg('rtl.attack.endBeside', all) });
};

export const endingOf = (result: AttackResult, fight: Fight, context: Context): Ending => {
  const { target } = fight;
  return {
    says: saysOf(result, fight),
    facts: [
      ...spentBy(fight, context),
      ...foughtBy(fight, context),
      ...(result.settled
        ? [
            ...settledFacts(result.settled, fight, context),
            ...afterFacts(result.settled, fight, result.outcome, context),
          ]
        : []),
      // 10.17
      ...(target !== '' && context.marks[marks.declared]?.[target] ? [unmark(marks.declared, target)] : []),
    ],
    ...(result.settled ? { lost: lostSteps(fight, result.settled) } : {}),
    guide: guideOf(result, fight, context),
  };
};

/** The result in words. */
export const readingOf = ({ outcome }: Pick<AttackResult, 'outcome'>, fight: Fight) => {
  const result = readResult(outcome.text);
  if (!result) return [{ msg: msg('rtl.attack.guide.untold'), rule: '11.1' }];
  return [{ msg: meaningOf(outcome.text, fight).says, rule: '11.11' }, ...likely(outcome)];
};
const likely = ({ sure }: Pick<AttackResult['outcome'], 'sure'>) =>
  sure ? [] : [{ msg: msg('rtl.attack.guide.likely'), rule: '10.6' }];
/** Then what is to be done, in order: who pays and goes says the result; else it is read out. */
export const toldGuide = (
  result: AttackResult,
  fight: Fight,
  context: Context,
  linesOf: (settled: SettledFight) => readonly GuideLine[],
): readonly GuideLine[] => {
  const { settled, outcome } = result;
  if (!settled) return readingOf(result, fight);
  const lines = linesOf(settled);
  return [
    ...(lines.length > 0 ? [...likely(outcome), ...lines] : readingOf(result, fight)),
    ...usedLines(fight, context, settled),
  ];
};
const guideOf = (result: AttackResult, fight: Fight, context: Context): readonly GuideLine[] => {
  // without a game nobody knows of other attacks
  const others = context.place === '' || markedKeys(context, marks.declared).some((hex) => hex !== fight.target);
  return toldGuide(result, fight, context, (settled) => settledGuide(settled, fight, result.outcome, context, others));
};
