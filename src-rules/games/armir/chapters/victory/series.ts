import type { SeriesSpec } from '#rules/kit/game/seriesSpec.ts';
import { accounts, type ItalianCorps, italianCorps, sides } from '../../ids.ts';
import { countsFor } from '../../model/julia.ts';
import { countersOf, fullSteps, stepsLeft } from '../../model/reading.ts';
import { formationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

/** How the battle went from turn to turn. */

const points: SeriesSpec = {
  id: 'impetus',
  msg: msg('armir.course.points'),
  kind: 'level',
  lines: [
    { id: accounts.ps, msg: msg('armir.account.ps'), side: sides.soviet },
    { id: accounts.pa, msg: msg('armir.course.pa'), side: sides.axis },
  ],
  at: ({ context }) => ({ ps: context.balances[accounts.ps], pa: context.balances[accounts.pa] }),
};

/** 17.1.1: steps lost by each Italian corps so far; nothing while no counter of it is typed. */
const corps: SeriesSpec = {
  id: 'corps',
  msg: msg('armir.course.corps'),
  kind: 'level',
  lines: italianCorps.map((id) => ({ id, msg: formationMsg[id] })),
  at: ({ context }) => {
    const lost: { [corps: string]: number | undefined } = {};
    for (const counter of countersOf(context)) {
      const of = italianCorps.find((one): one is ItalianCorps => one === countsFor(context, counter));
      const [full, left] = [fullSteps(counter), stepsLeft(context, counter)];
      if (of && full !== undefined && left !== undefined) lost[of] = (lost[of] ?? 0) + Math.max(0, full - left);
    }
    return lost;
  },
};

export const series: readonly SeriesSpec[] = [points, corps];
