import { lossCourse } from '#rules/kit/game/series.ts';
import type { SeriesSpec } from '#rules/kit/game/seriesSpec.ts';
import { balance } from '#rules/kit/record/readers.ts';
import { accounts, sides } from '../../ids.ts';
import { msg } from './msg.ts';
import { score } from './score.ts';

/** VP booked turn by turn and with the places as they then stood; steps lost in the fights of each turn. */
const points: SeriesSpec = {
  id: 'points',
  msg: msg('rtl.course.points'),
  kind: 'level',
  lines: [
    { id: 'points', msg: msg('rtl.course.total'), side: sides.german },
    { id: 'booked', msg: msg('rtl.course.booked') },
  ],
  at: ({ context }) => ({ points: score(context).total.points, booked: balance(context, accounts.vp) }),
};
export const series: readonly SeriesSpec[] = [
  points,
  lossCourse(
    [
      { id: sides.german, msg: msg('rtl.side.german'), side: sides.german },
      { id: sides.soviet, msg: msg('rtl.side.soviet'), side: sides.soviet },
    ],
    msg('rtl.course.losses'),
  ),
];
