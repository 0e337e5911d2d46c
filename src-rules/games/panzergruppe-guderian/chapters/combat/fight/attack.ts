import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { lastGeneration } from '../../../model/generations.ts';
import { attackFields } from '../forces/fightFields.ts';
import { forcesOf } from '../forces/forces.ts';
import { msg } from '../msg.ts';
import { endingOf } from '../result/ending.ts';
import { lookAround, refusalOf } from '../strength/refuse.ts';
import { fight } from './fight.ts';

/** 9.0: one attack, from the naming of units to the advance. */
export const attack = oddsFight({
  ...fight,
  id: 'attack',
  v: 1,
  msg: msg('pgg.calc.attack'),
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
