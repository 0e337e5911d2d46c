import type { GuideLine } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { list } from '#rules/kit/words/message.ts';
import { cells, marks } from '../../../ids.ts';
import { missionFacts } from '../../air/missions.ts';
import { flying, leading } from '../fight/air.ts';
import { checksOf } from '../fight/checks.ts';
import { type Fight, type FightUnit, roles } from '../fight/fight.ts';
import { followedIn } from '../fight/followed.ts';
import { supporting } from '../fight/guns.ts';
import { msg } from '../msg.ts';
import { type SettledFight, stepsAfter } from './settle.ts';

/** What a fight uses up, an overrun too: in the record, and on the counters that hands turn over. */

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

const recordKeys = (context: Context): ((units: readonly FightUnit[]) => readonly string[]) => {
  const followed = followedIn(context);
  return (units) => [...new Set(units.flatMap((unit) => followed(unit)?.id ?? []))];
};

/** Losses are not here. */
export const spentBy = (fight: Fight, context: Context): readonly Fact[] => {
  const keysOf = recordKeys(context);
  const { fired, spent, flown } = usedBy(fight, context);
  const mission = flown.some(({ side }) => side === fight.attacker.side) && context.place !== '';
  return [
    ...keysOf(fired).map((id) => setAt(cells.fired, id, 'yes')),
    ...keysOf(flown).map((id) => setAt(cells.air, id, 'flown')),
    ...(mission ? missionFacts(context, fight.attacker.side, leading(fight)) : []),
    ...keysOf(spent).map((id) => setAt(cells.spent, id, 'yes')),
  ];
};

/** 10.11: who has fought in this operation; an overrun is no declared attack (8.61). */
export const foughtBy = (fight: Fight, context: Context): readonly Fact[] =>
  context.place === ''
    ? []
    : recordKeys(context)([...fight.attacker.units, ...fight.defender.units]).map((id) =>
        mark(marks.fought, id, true, context.place),
      );

/** What the hands turn over and take off for it, side by side. */
export const usedLines = (fight: Fight, context: Context, { taken }: SettledFight): readonly GuideLine[] => {
  const isGone = (unit: FightUnit): boolean => roles.some((role) => stepsAfter(unit, taken[role]) <= 0);
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
