import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { lastGeneration } from '../generations.ts';
import { f } from '../text/speak-fight.ts';
import { endingOf } from './ending.ts';
import { fight } from './fight.ts';
import { attackFields } from './fight-fields.ts';
import { forcesOf } from './forces.ts';
import { lookAround, refusalOf } from './refuse.ts';

/** 9.0: one attack, from the naming of units to the advance. */
export const attack = oddsFight({
  ...fight,
  id: 'attack',
  v: 1,
  msg: f('pgg.calc.attack'),
  rule: '9.0',
  fields: attackFields,
  forces: (input, around) => {
    lookAround(around);
    return forcesOf(input, around);
  },
  refusal: (forces, _, around) => refusalOf(forces, around),
  ending: (result, input, around) => endingOf(result, forcesOf(input, around), around),
  cost: (input, around) => untriedCost(input.soviet, around),
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
