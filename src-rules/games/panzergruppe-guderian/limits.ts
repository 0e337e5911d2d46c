import type { Limit } from '#rules/kit/game/specs.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { southWestOf } from './arrivals.ts';
import { accounts } from './cells-ids.ts';
import { markers, pools, rail, swFront } from './data/schedule.ts';
import { airHexes, brokenRails } from './markers.ts';
import { ruling } from './options.ts';
import { poolState } from './pools.ts';
import { balance } from './reading.ts';
import { t } from './text/speak.ts';

export const limits = (around: Around): readonly Limit[] => {
  const front = southWestOf(around);
  return [
    {
      id: 'rail',
      msg: t('pgg.limit.rail'),
      left: balance(around, accounts.rail),
      of: rail.quota,
      rule: '6.31',
    },
    {
      id: 'brokenRail',
      msg: t('pgg.limit.brokenRail'),
      left: markers.brokenRail - brokenRails(around).length,
      of: markers.brokenRail,
      rule: '6.37',
    },
    { id: 'air', msg: t('pgg.limit.air'), left: markers.air - airHexes(around).length, of: markers.air, rule: '13.1' },
    {
      id: 'interdiction',
      msg: t('pgg.limit.interdiction'),
      left: balance(around, accounts.interdiction),
      of: markers.interdiction,
      rule: '13.41',
    },
    {
      id: 'swFront',
      msg: t('pgg.limit.southWest'),
      left: front.left,
      of: swFront.most,
      rule: '14.21',
      ...(front.left > 0 ? { note: t('pgg.limit.southWest.note', { count: front.next }) } : {}),
    },
    ...(ruling(around.options, 'withdrawal') === 'on'
      ? [
          {
            id: 'withdrawals',
            msg: t('pgg.limit.withdrawals'),
            left: balance(around, accounts.withdrawals),
            of: markers.withdrawals,
            rule: '10.4',
          },
        ]
      : []),
    // counters in the box are known once the mix is typed (N03)
    ...pools.flatMap((pool) => {
      const { cup, mix, out } = poolState(around, pool);
      if (cup === undefined || mix === undefined) return [];
      const msg = pool === 'rifle' ? t('pgg.limit.cupRifle') : t('pgg.limit.cupArmor');
      return [
        {
          id: `cup-${pool}`,
          msg,
          left: cup,
          of: mix,
          rule: '14.14',
          ...(cup === 0 ? { note: t('pgg.limit.cup.note', { count: out }) } : {}),
        },
      ];
    }),
  ];
};
