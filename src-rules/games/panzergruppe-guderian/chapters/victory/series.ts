import { lossCourse, pointCourse } from '#rules/kit/game/series.ts';
import type { SeriesSpec } from '#rules/kit/game/seriesSpec.ts';
import { sides } from '../../ids.ts';
import { msg } from './msg.ts';
import { score } from './score.ts';

/** How the battle went, turn by turn: victory points and steps lost. */
export const series: readonly SeriesSpec[] = [
  pointCourse(score, msg('pgg.course.points')),
  lossCourse(
    [
      { id: sides.german, msg: msg('pgg.side.german'), side: sides.german },
      { id: sides.soviet, msg: msg('pgg.side.soviet'), side: sides.soviet },
    ],
    msg('pgg.course.losses'),
  ),
];
