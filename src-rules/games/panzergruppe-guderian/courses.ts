import { lossCourse, pointCourse } from '#rules/kit/game/course.ts';
import type { CourseSpec } from '#rules/kit/game/courseSpec.ts';
import { msg } from '#rules/kit/words/message.ts';
import { sides } from './cells-ids.ts';
import { score } from './score.ts';
import { t } from './text/speak.ts';

/** How the battle went, turn by turn: victory points and steps lost. */
export const courses: readonly CourseSpec[] = [
  pointCourse(score, t('pgg.course.points')),
  lossCourse(
    [
      { id: sides.german, msg: msg('pgg.side.german'), side: sides.german },
      { id: sides.soviet, msg: msg('pgg.side.soviet'), side: sides.soviet },
    ],
    t('pgg.course.losses'),
  ),
];
