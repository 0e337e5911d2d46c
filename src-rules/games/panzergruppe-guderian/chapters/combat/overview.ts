import type { Overview, Overviews } from '#rules/kit/game/overview.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { hasAt } from '#rules/kit/record/readers.ts';
import { cells, recordCells, sides } from '../../ids.ts';
import { ofGerman } from '../../model/cellKeys.ts';
import { type PoolState, poolState } from '../../model/pools.ts';
import { type CounterPool, type Division, divisions, pools, stepsOf } from '../../model/schedule.ts';
import { stepsLeft } from '../../model/steps.ts';
import { divisionMsg, plain } from '../../model/words.ts';
import { msg } from './msg.ts';
import { hasIntegrity } from './steps.ts';

const lostBy = (context: Context, division: Division): number =>
  division.units.reduce((sum, unit) => sum + stepsOf(division) - stepsLeft(context, unit), 0);

/** 7.0: what German divisions have lost, those that have lost something. */
const losses = (context: Context): Overview => ({
  id: 'german-losses',
  msg: msg('pgg.overview.losses'),
  rule: '7.3',
  ...ofGerman,
  head: msg('pgg.overview.division'),
  columns: [
    { msg: msg('pgg.overview.stepsLost'), number: true },
    { msg: msg('pgg.overview.stepsLeft'), number: true },
    { msg: msg('pgg.overview.integrity') },
  ],
  rows: divisions.flatMap((division) => {
    const lost = lostBy(context, division);
    if (lost === 0) return [];
    const left = division.units.length * stepsOf(division) - lost;
    const integrity = !hasIntegrity(division)
      ? plain('–')
      : msg(hasAt(context, cells.divisionLost, division.id) ? 'pgg.overview.gone' : 'pgg.overview.kept');
    return [
      {
        id: division.id,
        msg: divisionMsg(division),
        cells: [
          { says: plain(lost) },
          left === 0 ? { says: msg('pgg.overview.eliminated'), strong: true } : { says: plain(left) },
          { says: integrity },
        ],
      },
    ];
  }),
  none: msg('pgg.overview.noLosses'),
  covers: [cells.steps, cells.divisionLost],
});

const idsOf = {
  rifle: { map: cells.mapRifle, out: cells.outRifle, drawn: recordCells.drawnRifle },
  armor: { map: cells.mapArmor, out: cells.outArmor, drawn: recordCells.drawnArmor },
} as const satisfies { readonly [P in CounterPool]: unknown };

const unknown = (n: number | undefined) => ({ says: plain(n ?? '?') });
const poolRow = (pool: CounterPool, state: PoolState) => ({
  id: pool,
  msg: msg(`pgg.pool.${pool}`),
  cells: [
    unknown(state.mix),
    unknown(state.cup),
    { count: state.map, cell: idsOf[pool].map },
    { count: state.out, cell: idsOf[pool].out },
    { count: state.drawn, cell: idsOf[pool].drawn },
  ],
});

/** 12.1, 12.4, 14.14: where the Soviet counters of each kind are. */
const cups = (context: Context): Overview => ({
  id: 'cups',
  msg: msg('pgg.overview.cups'),
  rule: '12.4',
  group: msg('pgg.group.cup'),
  side: sides.soviet,
  head: msg('pgg.overview.kind'),
  columns: (['mix', 'cup', 'map', 'out', 'drawn'] as const).map((id) => ({
    msg: msg(`pgg.overview.${id}`),
    number: true,
  })),
  rows: pools.map((pool) => poolRow(pool, poolState(context, pool))),
  covers: Object.values(idsOf).flatMap((ids) => Object.values(ids)),
});

export const combatOverviews: Overviews = (context) => [losses(context), cups(context)];
