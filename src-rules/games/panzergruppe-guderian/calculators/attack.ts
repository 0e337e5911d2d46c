import type { Around } from '../../../kit/around.ts';
import { calc } from '../../../kit/calc.ts';
import { lastGeneration } from '../generations.ts';
import { f } from '../text/speak-fight.ts';
import { endingOf } from './ending.ts';
import { attackFields } from './fight-fields.ts';
import { type FightResult, type FightState, fightStages, resultKey, stateKey } from './flow.ts';
import { forcesOf, untriedOf } from './forces.ts';
import { policies } from './outcome.ts';
import { fightPanel } from './panel.ts';
import { lookAround, refusalOf } from './refuse.ts';

/** 9.0: one attack, from the naming of units to the advance. */
export const attack = calc<typeof attackFields, FightState, FightResult>({
  id: 'attack',
  v: 1,
  msg: f('pgg.calc.attack'),
  rule: '9.0',
  fields: attackFields,
  first: (input, around) => {
    lookAround(around);
    const forces = forcesOf(input, around);
    return refusalOf(forces, around) ?? { state: { forces, known: untriedOf(forces).length === 0, seen: [] } };
  },
  stages: fightStages,
  key: resultKey,
  stateKey,
  panel: (input, around, answers) => {
    const forces = forcesOf(input, around);
    return fightPanel(forces, around, answers, refusalOf(forces, around));
  },
  ending: (result, input, around) => endingOf(result, forcesOf(input, around), around),
  cost: (input, around) => untriedCost(input.soviet, around),
  policies,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
});

/** Milliseconds, as measured: up to three drawn units are nothing, each further one costs more; so do generations. */
export const untriedCost = (
  rows: readonly { readonly untried: boolean; readonly stays: boolean }[],
  around: Pick<Around, 'cells'>,
): number => {
  const untried = rows.filter((row) => row.untried && !row.stays).length;
  const once = untried <= 3 ? untried : untried ** 3 / 20;
  // X05: every case of what lies where is reckoned by itself
  const last = Math.max(...(['rifle', 'armor'] as const).map((pool) => lastGeneration(around.cells, pool) ?? 1));
  return untried > 0 && last > 1 ? 60 + once : once;
};
