import { oddsFight } from '#rules/kit/procedure/oddsFight.ts';
import type { Context } from '#rules/kit/record/context.ts';
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
  forces: (input, context) => {
    lookAround(context);
    return forcesOf(input, context);
  },
  refusal: (forces, _, context) => refusalOf(forces, context),
  ending: (result, input, context) => endingOf(result, forcesOf(input, context), context),
  cost: (input, context) => untriedCost(input.soviet, context),
});

/** Milliseconds, as measured: up to three drawn units are nothing, each further one costs more; so do generations. */
export const untriedCost = (
  rows: readonly { readonly untried: boolean; readonly stays: boolean }[],
  context: Pick<Context, 'cells'>,
): number => {
  const untried = rows.filter((row) => row.untried && !row.stays).length;
  const once = untried <= 3 ? untried : untried ** 3 / 20;
  // X05: every case of what lies where is reckoned by itself
  const last = Math.max(...(['rifle', 'armor'] as const).map((pool) => lastGeneration(context, pool) ?? 1));
  return untried > 0 && last > 1 ? 60 + once : once;
};
