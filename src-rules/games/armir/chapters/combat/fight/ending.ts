import type { Ending } from '#rules/kit/procedure/calcSpec.ts';
import { isGone, stepsLost } from '#rules/kit/procedure/stepLoss.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, post, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { accounts, cells, marks, type SideId } from '../../../ids.ts';
import { idOf } from '../../../model/members.ts';
import { countersOf } from '../../../model/reading.ts';
import { hqFalls } from '../../../model/steps.ts';
import { sideMsg } from '../../../model/words.ts';
import { msg } from '../msg.ts';
import type { Fighter, Forces } from './forces.ts';
import { guideOf } from './guide.ts';
import { UNTOLD } from './outcome.ts';
import type { FightResult } from './pay.ts';
import { paInHand, supporting } from './support.ts';

/** What a fight is called in the journal, what it books, and what the rules allow now. */
export const endingOf = (result: FightResult, forces: Forces, context: Context, mp?: number): Ending => {
  const guns = supporting(forces, context).flatMap(({ gun, bars }) => (bars.length === 0 ? [gun] : []));
  return {
    says: saysOf(result, forces),
    facts: factsOf(result, forces, guns, context),
    guide: guideOf(result, forces, context, guns, mp),
    ...(result.code === UNTOLD
      ? {}
      : {
          lost: {
            [forces.defenderSide]: result.defenderLost,
            [forces.attackerSide]: result.attackerLost,
          },
        }),
  };
};

const saysOf = (result: FightResult, forces: Forces): Msg => {
  const p = {
    a: result.attack,
    d: result.defence,
    column: name(result.column),
    die: result.face,
    code: name(result.code),
  };
  const kind = forces.way === 'assault' ? 'Assault' : forces.way === 'tem' ? 'Tem' : '';
  if (result.code === UNTOLD) return msg('armir.fight.end.untold', p);
  const fight = msg(`armir.fight.end${kind}`, p);
  const parts = [
    ...(result.stand === 'retreat'
      ? [
          msg(result.defenderLost > 0 ? 'armir.fight.paid.retreatLost' : 'armir.fight.paid.retreat', {
            side: sideMsg(forces.defenderSide),
            count: result.defenderLost,
          }),
        ]
      : paid(forces.defenderSide, result.defenderLost, forces.way === 'tem')),
    ...paid(forces.attackerSide, result.attackerLost, false),
  ];
  const [first, second] = parts;
  if (first && second) return msg('armir.fight.end.two', { fight, first, second });
  return first ? msg('armir.fight.end.one', { fight, first }) : fight;
};
const paid = (side: SideId, count: number, garrison: boolean): readonly Msg[] =>
  count === 0
    ? []
    : [msg(garrison ? 'armir.fight.paid.garrison' : 'armir.fight.paid.losses', { side: sideMsg(side), count })];

/** The hex a retreat goes from; true where none is known, or the counter was taken on before the fight was over. */
const leaves = (at: string, target: string): string | true =>
  at === '' || (target !== '' && at !== target) ? true : at;

/** Steps, guns and PA, who has attacked and who has given ground: under the names of the rosters. */
const factsOf = (result: FightResult, forces: Forces, guns: readonly Fighter[], context: Context): readonly Fact[] => {
  if (result.code === UNTOLD) return [];
  const listed = new Set(countersOf(context).map(({ id }) => id));
  // a unit no list has is written down under its name, from whichever row
  const keyOf = ({ id, name: called, side }: Fighter): string | undefined =>
    listed.has(id) ? id : called === '' ? undefined : idOf(context, called, side);
  const units = [...forces.defenders, ...forces.attackers];
  const facts: Fact[] = [];
  for (const unit of units) {
    const id = keyOf(unit);
    if (id === undefined) continue;
    const lost = stepsLost(result, unit);
    if (lost > 0) facts.push(setAt(cells.steps, id, Math.max(0, unit.steps - lost)));
    // nobody stands where it stood
    if (isGone(result, unit)) facts.push(setAt(cells.at, id, null), ...hqFalls(context, unit));
  }
  const pa = paInHand(context);
  if (pa !== undefined)
    for (const gun of guns)
      facts.push(post(accounts.pa, -1, msg('armir.fight.for.support', { unit: gun.label }), '10.1.4'));
  if (context.place === '') return facts;
  const note = (id: string, who: readonly Fighter[], value: (key: string) => string | true = () => true) =>
    [...new Set(who.flatMap((unit) => keyOf(unit) ?? []))].map((key) => mark(id, key, value(key), context.place));
  return [
    ...facts,
    // 12: who fell in the attack has attacked, too
    ...(forces.way === 'combat' ? note(marks.attacked, forces.attackers) : []),
    ...(result.stand === 'retreat'
      ? note(
          marks.retreated,
          forces.defenders.filter((unit) => !isGone(result, unit)),
          // where it goes from: until its counter is taken on, it is still to be done
          (key) => leaves(textAt(context, cells.at, key), forces.target),
        )
      : []),
    ...note(marks.supported, guns),
  ];
};
