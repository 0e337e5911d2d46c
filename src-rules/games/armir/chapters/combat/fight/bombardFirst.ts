import type { Chance } from '#rules/kit/chance/dist.ts';
import { chanceIn } from '#rules/kit/chance/dist.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { explain as whyOf } from '#rules/kit/procedure/explain.ts';
import { codeAt, MISSING } from '#rules/kit/procedure/odds.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { stepsOf } from '#rules/kit/procedure/stepLoss.ts';
import { valueCalc } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { sides, tables } from '../../../ids.ts';
import { type Result, resultMsg, resultOn, results } from '../bombardment/results.ts';
import { combatColumns } from '../crt/combatResults.ts';
import { dice } from '../crt/read.ts';
import { strongpointDie } from '../guns.ts';
import { mayLoseNext } from '../losses.ts';
import { msg } from '../msg.ts';
import { combatFields } from './fields.ts';
import { type Fighter, type Forces, forcesOf, mustRetreat, standing, strays } from './forces.ts';
import { oddsGame, policiesOf, type Stand, standAfter } from './outcome.ts';
import { refusalOf } from './refuse.ts';
import { reckon, type Totals } from './strength.ts';

/** P2: what a bombardment ahead of the combat is worth: DSG halves the defence, DSG1 also takes a step (11). */

const fields = {
  bombardment: {
    kind: 'count',
    msg: msg('armir.fight.field.bombardment'),
    hint: msg('armir.fight.field.bombardment.hint'),
    start: 4,
    min: 0,
    max: 40,
    big: true,
    rule: '11.1',
  },
  ...combatFields,
} as const satisfies Fields;
type Input = InputOf<typeof fields>;

/** 11.1.3: the owner picks the step, by 12.2.1: here the one that leaves him most CP, and of those one that leaves him free to stay (12.3.2). */
const withoutStep = (forces: Forces, context: Context): Forces => {
  const left = (unit: Fighter): Forces => ({
    ...forces,
    defenders: forces.defenders.flatMap((one) => (one.id !== unit.id ? [one] : one.steps > 1 ? [afterStep(one)] : [])),
    guns: forces.guns.filter((one) => one.id !== unit.id),
  });
  const able = mayLoseNext(forces.defenders, new Map(), context);
  const ways = forces.defenders.filter(({ id }) => able.some((one) => one.id === id)).map(left);
  const worth = (one: Forces): number => reckon(one, context, whyOf(false)).defence * 2 + (mustRetreat(one) ? 0 : 1);
  return (
    ways.reduce<Forces | undefined>((best, one) => (best && worth(best) >= worth(one) ? best : one), undefined) ??
    forces
  );
};
const afterStep = (one: Fighter): Fighter => ({
  ...one,
  steps: one.steps - 1,
  lost: one.lost + 1,
  cp: one.ladder.at(1 - one.steps),
});

interface Case {
  readonly result: Result;
  /** faces of six */
  readonly n: number;
  readonly forces: Forces;
  readonly totals: Totals;
}

const caseOf = (result: Result, n: number, forces: Forces, context: Context): Case => {
  const hit = result === 'DSG' || result === 'DSG1';
  const dsg = (all: readonly Fighter[]): readonly Fighter[] => all.map((one) => ({ ...one, dsg: true }));
  const inHex = (one: Fighter): boolean => forces.defenders.some(({ id }) => id === one.id);
  const disorganised: Forces = hit
    ? {
        ...forces,
        defenders: dsg(forces.defenders),
        guns: forces.guns.map((one) => (inHex(one) ? { ...one, dsg: true } : one)),
        // typed points have no units: half of them, rounded up
        typedDefence: Math.ceil(forces.typedDefence / 2),
      }
    : forces;
  const after = result === 'DSG1' ? withoutStep(disorganised, context) : disorganised;
  return { result, n, forces: after, totals: reckon(after, context, whyOf(false)) };
};

interface Outcome {
  /** faces of six on which the hex is empty, and on which nobody is left */
  readonly cleared: number;
  readonly gone: number;
  readonly missing: number;
  readonly attackerLost: number;
  readonly defenderLost: number;
}
/** The combat of one case, face by face. */
const outcomeOf = ({ forces, totals }: Case, stand: Stand, context: Context): Outcome => {
  const none = { cleared: 0, gone: 0, missing: 0, attackerLost: 0, defenderLost: 0 };
  if (forces.defenders.length === 0 && forces.typedDefence === 0) return { ...none, cleared: 6, gone: 6 };
  const game = oddsGame(forces, context);
  const policy = game.policies.find(({ id }) => id === stand) ?? game.policies[0];
  const present = {
    attackSteps: totals.attackSteps,
    defenceSteps: totals.defenceSteps,
    strays: stepsOf(strays(forces)),
  };
  const effects = dice.flatMap((face) => {
    const code = totals.column === undefined ? MISSING : codeAt(game, totals.column, Number(face), present);
    const effect = code === MISSING ? undefined : policy?.effect(code, present);
    return effect ? [effect] : [];
  });
  const lost = (side: string): number => effects.reduce((so, { losses }) => so + (losses[side] ?? 0), 0);
  return {
    cleared: effects.filter(({ cleared }) => cleared).length,
    gone: effects.filter(({ gone }) => gone).length,
    missing: dice.length - effects.length,
    attackerLost: lost(forces.attackerSide),
    defenderLost: lost(forces.defenderSide),
  };
};

/** Chances that the hex is cleared: after the bombardment, and without it. */
export interface BombardedFight {
  readonly cases: readonly (Case & { readonly outcome: Outcome })[];
  readonly cleared: Chance;
  readonly gone: Chance;
  readonly attackerLost: number;
  readonly defenderLost: number;
  readonly without: Outcome;
  /** cells somebody has still to type: what is counted is the least there is */
  readonly partly: boolean;
}
export const bombardedFight = (forces: Forces, value: number, stand: Stand, context: Context): BombardedFight => {
  const die = forces.attackerSide === sides.soviet && forces.strongpoint ? strongpointDie : 0;
  const thrown = dice.map((face) => resultOn({ value, die }, Number(face), context));
  const cases = results
    .map((result) => caseOf(result, thrown.filter((one) => one === result).length, forces, context))
    .filter(({ n }) => n > 0)
    .map((one) => ({ ...one, outcome: outcomeOf(one, standAfter(stand, forces, one.forces), context) }));
  const sum = (of: (outcome: Outcome) => number): number =>
    cases.reduce((so, one) => so + (one.result === '?' ? 0 : one.n * of(one.outcome)), 0);
  return {
    cases,
    cleared: chanceIn(
      sum((one) => one.cleared),
      36,
    ),
    gone: chanceIn(
      sum((one) => one.gone),
      36,
    ),
    attackerLost: sum((one) => one.attackerLost) / 36,
    // a step of DSG1 is a loss too
    defenderLost:
      (sum((one) => one.defenderLost) + cases.reduce((so, one) => so + (one.result === 'DSG1' ? one.n * 6 : 0), 0)) /
      36,
    without: outcomeOf(caseOf('-', 6, forces, context), stand, context),
    partly: cases.some(({ result, outcome }) => result === '?' || outcome.missing > 0),
  };
};

const percent = (p: number): Msg => msg('armir.fight.percent', { p });

export const bombardFirst = valueCalc({
  id: 'bombard-attack',
  msg: msg('armir.fight.calc.bombardFirst'),
  rule: '11.2',
  fields,
  says: (input: Input, context, explanation) => {
    const forces = forcesOf(input, context);
    const totals = reckon(forces, context, explanation);
    const refusal = refusalOf(forces, totals);
    if (refusal || input.bombardment === 0) {
      const not = refusal
        ? { msg: refusal.not, rule: refusal.rule }
        : { msg: msg('armir.fight.not.noBombardment'), rule: '11.1' };
      return { answer: not.msg, says: not.msg, not };
    }
    const columns = combatColumns(context);
    const called = (one: Totals): string => columns[one.column ?? 0] ?? '';
    const stands = policiesOf(forces).map(({ id, msg }) => ({
      msg,
      fight: bombardedFight(forces, input.bombardment, id, context),
    }));
    const [first] = stands;
    if (!first) throw new Error('no policy');
    const { cleared, cases, partly, without } = first.fight;
    const bare = msg(partly ? 'armir.fight.bombard.atLeast' : 'armir.fight.bombard.cleared', { p: cleared.p });
    const missing: ValuePanel['missing'] = [
      ...(cases.some(({ result }) => result === '?')
        ? [{ msg: msg('armir.fight.missing.bombardment'), table: tables.bombardment }]
        : []),
      ...(cases.some(({ outcome }) => outcome.missing > 0)
        ? [{ msg: msg('armir.fight.missing.crt'), table: tables.crt }]
        : []),
    ];
    if (cases.every(({ result, outcome }) => result === '?' || outcome.missing === dice.length)) {
      const unknown = msg('armir.fight.bombard.unknown');
      return { answer: unknown, says: unknown, missing };
    }
    return {
      answer: bare,
      says: msg('armir.fight.bombard.says', {
        value: input.bombardment,
        column: name(called(totals)),
        p: without.cleared / 6,
        q: cleared.p,
      }),
      grids: [gridOf(cases, first.msg, called)],
      rows: stands.flatMap(({ msg: policy, fight }) => [
        { msg: msg('armir.fight.bombard.row', { policy }), value: percent(fight.cleared.p), rule: '12.3' },
        {
          msg: msg('armir.fight.bombard.rowWithout', { policy }),
          value: percent(fight.without.cleared / 6),
          rule: '12.3',
        },
        { msg: msg('armir.fight.bombard.rowGone', { policy }), value: percent(fight.gone.p), rule: '12.2' },
      ]),
      hints: [
        ...(standing(forces).length > 1 ? [{ msg: msg('armir.fight.bombard.step'), rule: '11.1.3' }] : []),
        ...(!mustRetreat(forces) && cases.some((one) => mustRetreat(one.forces))
          ? [{ msg: msg('armir.fight.bombard.must'), rule: '12.3.2' }]
          : []),
      ],
      missing,
    };
  },
});

const gridOf = (
  cases: BombardedFight['cases'],
  policy: Msg,
  called: (one: Totals) => string,
): NonNullable<ValuePanel['grids']>[number] => ({
  id: 'cases',
  msg: msg('armir.fight.bombard.grid', { policy }),
  rule: '11.1.3',
  corner: msg('armir.fight.bombard.result'),
  cols: [
    msg('armir.fight.bombard.chance'),
    msg('armir.fight.bombard.odds'),
    msg('armir.fight.bombard.column'),
    msg('armir.fight.bombard.clears'),
  ],
  rows: cases.map(({ result, n, totals, outcome }) => ({
    msg: resultMsg[result],
    cells: [
      { value: percent(n / 6), p: n / 6 },
      { value: msg('armir.fight.bombard.ratio', { a: totals.attack, d: totals.defence }) },
      {
        value: msg('armir.fight.bombard.text', { what: name(totals.column === undefined ? MISSING : called(totals)) }),
      },
      {
        value: result === '?' ? msg('armir.fight.bombard.unread') : percent(outcome.cleared / 6),
        p: outcome.cleared / 6,
      },
    ],
  })),
});
