import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { judged, verdict } from '../../../model/asking.ts';
import { draw, poolState } from '../../../model/pools.ts';
import { pools } from '../../../model/schedule.ts';
import { msg } from '../msg.ts';

export const poolsQuestion = question({
  id: 'pools',
  about:
    'Soviet counters (12.4, 14.14): where the next ones come from, and how many are missing. Cup unknown: leave it out.',
  input: z.strictObject({
    pool: z.enum(pools),
    draw: z.int().min(0).max(200).meta({ unit: units.units }),
    cup: z.int().min(0).max(200).optional().meta({ unit: units.units }),
    eliminated: z.int().min(0).max(200).optional().meta({ unit: units.units }),
  }),
  output: verdict.extend({ cup: z.number(), pile: z.number(), short: z.number(), rule: z.string() }),
  answer: ({ pool, draw: n, cup, eliminated }, context) => {
    const recorded = poolState(context, pool);
    const drawn = draw({ ...recorded, cup: cup ?? recorded.cup, out: eliminated ?? recorded.out }, n);
    const missing = { count: drawn.short };
    const bar: Objection | undefined =
      drawn.short > 0
        ? { msg: pool === 'rifle' ? msg('pgg.bar.noRifle', missing) : msg('pgg.bar.noArmor', missing), rule: '14.14' }
        : undefined;
    return { ...judged(bar), ...drawn, rule: '12.4' };
  },
});
