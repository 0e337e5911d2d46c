import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { msg } from './msg.ts';
import { begunNow, countersLeft, sovietLimit } from './strongpoints.ts';

/** S6.22, 2.24: strongpoints that may still be begun, counters left for them. */
export const strongpointLimits = (context: Context): readonly Limit[] => {
  const most = sovietLimit(context);
  const counters = countersLeft(context);
  return [
    ...(most === undefined
      ? []
      : [
          {
            id: 'soviet-strongpoints',
            msg: msg('rtl.limit.strongpoints'),
            left: Math.max(0, most - begunNow(context)),
            of: most,
            rule: 'S6.22',
            toUse: true as const,
          },
        ]),
    ...(counters === undefined
      ? []
      : [{ id: 'strongpoint-counters', msg: msg('rtl.limit.strongpointCounters'), ...counters, rule: '2.24' }]),
  ];
};
