import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { poolState } from '../../model/pools.ts';
import { pools } from '../../model/schedule.ts';
import { msg } from './msg.ts';

/** 14.14: counters in the box are known once the mix is typed (N03). */
export const poolLimits = (context: Context): readonly Limit[] =>
  pools.flatMap((pool) => {
    const { cup, mix, out } = poolState(context, pool);
    if (cup === undefined || mix === undefined) return [];
    const said = pool === 'rifle' ? msg('pgg.limit.cupRifle') : msg('pgg.limit.cupArmor');
    return [
      {
        id: `cup-${pool}`,
        msg: said,
        left: cup,
        of: mix,
        rule: '14.14',
        ...(cup === 0 ? { note: msg('pgg.limit.cup.note', { count: out }) } : {}),
      },
    ];
  });
