import type { Ending, GuideLine } from '#rules/kit/procedure/calcSpec.ts';
import { takenOf } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { markedKeys } from '#rules/kit/record/readers.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../../ids.ts';
import { sideMsg } from '../../../model/cells.ts';
import { missionFacts } from '../../air/missions.ts';
import { flying, leading } from '../fight/air.ts';
import { checksOf } from '../fight/checks.ts';
import { type Fight, type FightUnit, roles } from '../fight/fight.ts';
import { followedIn } from '../fight/followed.ts';
import { supporting } from '../fight/guns.ts';
import { readResult } from '../fight/outcome.ts';
import { msg } from '../msg.ts';
import { afterFacts } from '../results/after.ts';
import { settledFacts, settledGuide } from '../results/ending.ts';
import type { AttackResult } from '../results/pay.ts';
import { lostSteps, stepsAfter } from '../results/settle.ts';
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
  const what = msg('rtl.attack.end', all);
  // beside the fight's name, which has the hex, `what` is said alone
  return fight.target === '' ? what : msg('rtl.attack.endAt', { ...all, hex: name(fight.target), what });
};

/** Guns that named themselves fire, points are spent, aircraft fly: whatever their checks gave. */
const usedBy = (fight: Fight, context: Context) => {
  const guns = roles.flatMap((role) => [
    ...supporting(fight, role).map(({ gun }) => gun),
    // 12.24
    ...(role === 'defender' ? fight[role].units.filter(({ kind }) => kind === 'artillery') : []),
  ]);
  return {
    fired: [...new Map(guns.map((gun) => [gun.id, gun])).values()],
    // 15.33: where nothing is checked nobody turns his HQ for it
    spent: checksOf(fight, context).flatMap(({ helpers }) => helpers),
    flown: roles.flatMap((role) => flying(fight, role, context)),
  } satisfies { readonly [what: string]: readonly FightUnit[] };
};

/** Losses are not here. */
export const spentBy = (fight: Fight, context: Context): readonly Fact[] => {
  const followed = followedIn(context);
  const keysOf = (units: Iterable<FightUnit>): readonly string[] => [
    ...new Set([...units].flatMap((unit) => followed(unit)?.id ?? [])),
  ];
  const { fired, spent, flown } = usedBy(fight, context);
  const mission = flown.some(({ side }) => side === fight.attacker.side) && context.place !== '';
  return [
    ...keysOf(fired).map((id) => setAt(cells.fired, id, 'yes')),
    ...keysOf(flown).map((id) => setAt(cells.air, id, 'flown')),
    ...(mission ? missionFacts(context, fight.attacker.side, leading(fight)) : []),
    ...keysOf(spent).map((id) => setAt(cells.spent, id, 'yes')),
    ...(context.place === ''
      ? []
      : keysOf([...fight.attacker.units, ...fight.defender.units]).map((id) =>
          mark(marks.fought, id, true, context.place),
        )),
  ];
};

/** What the hands turn over and take off for it, side by side. */
const usedLines = (fight: Fight, context: Context, isGone: (unit: FightUnit) => boolean): readonly GuideLine[] => {
  const used = usedBy(fight, context);
  const rules = { fired: '12.19', spent: '15.32', flown: '13.26' } as const;
  return roles.flatMap((role) =>
    (['fired', 'spent', 'flown'] as const).flatMap((how): readonly GuideLine[] => {
      const units = used[how].filter((unit) => unit.side === fight[role].side && !isGone(unit));
      const what = list([...new Map(units.map((unit) => [unit.id, unit.label])).values()]);
      return what ? [{ msg: msg(`rtl.res.guide.${how}`, { what }), rule: rules[how], who: fight[role].side }] : [];
    }),
  );
};

export const endingOf = (result: AttackResult, fight: Fight, context: Context): Ending => {
  const { target } = fight;
  return {
    says: saysOf(result, fight),
    facts: [
      ...spentBy(fight, context),
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
/** Then what is to be done, in order. */
const guideOf = (result: AttackResult, fight: Fight, context: Context) => {
  const { settled, outcome } = result;
  if (!settled) return readingOf(result, fight);
  // without a game nobody knows of other attacks
  const others = context.place === '' || markedKeys(context, marks.declared).some((hex) => hex !== fight.target);
  const lines = settledGuide(settled, fight, outcome, others);
  const isGone = (unit: FightUnit): boolean =>
    roles.some((role) => takenOf(settled.taken[role], unit.id) > 0 && stepsAfter(unit, settled.taken[role]) <= 0);
  // who pays and goes says the result; else it is read out
  return [
    ...(lines.length > 0 ? [...likely(outcome), ...lines] : readingOf(result, fight)),
    ...usedLines(fight, context, isGone),
  ];
};
