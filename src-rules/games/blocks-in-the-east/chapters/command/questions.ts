import { z } from 'zod';
import { type Question, question } from '#rules/kit/game/question.ts';
import { sides } from '../../ids.ts';
import { nation, ruled } from '../../model/shapes.ts';
import { activationNow, reserveOf, stages } from './activation.ts';
import { isThere, isUnsupplied, listed } from './blocks.ts';
import { hqKinds, hqUses, maySpendOn } from './kinds.ts';
import { apOf, barActivating, fresh, hqsOf, isCommanded, meansOf, needsHq } from './orders.ts';
import { hqRadius } from './points.ts';

const units = z.array(z.object({ id: z.string(), name: z.string() }));

/** 13.0, 31.0: which HQ is at work for whom. */
const hqs = question({
  id: 'hqs',
  about:
    'Rules 13.0 to 13.8, 31.0: headquarters with their AP, what they may order and have ordered, and which armor and aircraft have an HQ.',
  input: z.strictObject({ side: z.enum([sides.axis, sides.soviet]) }),
  output: z.object({
    range: z.int(),
    hqs: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        kind: z.enum(hqKinds),
        nation,
        ap: z.int().nullable().describe('null: nobody has typed its faces'),
        unsupplied: z.boolean(),
        may: z.array(z.enum(hqUses)),
        activated: z.enum(stages).nullable(),
        refused: ruled.optional().describe('why it cannot be activated here and now'),
        of: z.int().nullable().describe('orders it can give'),
        left: z.int().nullable(),
        attempts: z.object({ of: z.int(), made: z.int() }),
        orders: z.array(z.object({ use: z.enum(hqUses), block: z.string().optional() })),
      }),
    ),
    commanded: units,
    without: units.describe('armor and aircraft that no HQ has ordered in this player-turn'),
    reserve: z.array(z.object({ id: z.string(), name: z.string(), until: z.enum(['extra', 'reaction']) })),
  }),
  answer: ({ side }, context) => {
    const blocks = listed(context, side).filter((block) => isThere(context, block));
    const short = ({ id, name }: { readonly id: string; readonly name: string }) => ({ id, name });
    const needing = blocks.filter((block) => needsHq(context, block));
    return {
      range: hqRadius(context),
      hqs: hqsOf(context, side).map((hq) => {
        const activation = activationNow(context, hq.id);
        const means = meansOf(context, hq, activation ?? fresh(context, hq));
        const refused = activation ? undefined : barActivating(context, hq);
        return {
          ...short(hq),
          kind: hq.kind,
          nation: hq.nation,
          ap: apOf(context, hq) ?? null,
          unsupplied: isUnsupplied(context, hq),
          may: hqUses.filter((use) => maySpendOn(hq, use)),
          activated: activation?.stage ?? null,
          ...(refused ? { refused: { msg: { ...refused.msg }, rule: refused.rule } } : {}),
          of: means.of ?? null,
          left: means.left ?? null,
          attempts: { ...means.attempts },
          orders: (activation?.orders ?? []).map((one) => ({ ...one })),
        };
      }),
      commanded: needing.filter((block) => isCommanded(context, block)).map(short),
      without: needing.filter((block) => !isCommanded(context, block)).map(short),
      reserve: blocks.flatMap((block) => {
        const until = reserveOf(context, block.id);
        return until ? [{ ...short(block), until }] : [];
      }),
    };
  },
});

export const hqQuestions: readonly Question[] = [hqs];
