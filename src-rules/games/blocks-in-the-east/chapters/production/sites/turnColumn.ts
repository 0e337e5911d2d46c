import { memo } from '#rules/kit/base/memo.ts';
import type { TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import { sides, siteCells } from '../../../ids.ts';
import { isOver } from '../../../model/progress.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { msg } from '../msg.ts';
import { boxes, evacuatedBox, projectMsg, projectsOf } from './projects.ts';
import { hasAdvanced, trackersOf } from './trackers.ts';

/** The month in which each factory was built, is placed, or can be complete at the earliest. */

/** When each factory under way is complete with a PP every month from now on. Asked for by every month of the record. */
const earliest = memo((context: Context): readonly number[] =>
  [sides.axis, sides.soviet].flatMap((side) => {
    const over = isOver(context, `${side}/production`);
    return trackersOf(context, side).flatMap((tracker) => {
      if (tracker.kind !== 'industry') return [];
      const nowToo = !over && !hasAdvanced(context, tracker);
      return [context.turn + tracker.of - tracker.at - (nowToo ? 1 : 0)];
    });
  }),
);

const at = (turn: number, context: Context): readonly TurnItem[] => {
  const projects = projectsOf(context);
  const built = projects.flatMap((project): readonly TurnItem[] =>
    project.at?.done === turn
      ? [
          {
            msg: msg('bite.lane.built', { what: projectMsg(project), city: placeMsg(project.at.place) }),
            short: msg('bite.lane.builtShort', { city: placeMsg(project.at.place) }),
            rule: project.evacuated ? '16.2' : '15.1',
            how: 'entered',
            state: 'done',
          },
        ]
      : [],
  );
  const placed = projects.flatMap((project): readonly TurnItem[] => {
    if (!project.evacuated || project.at) return [];
    const due = Math.max(context.turn, (countAt(context, siteCells.left, project.id) ?? 0) + boxes - evacuatedBox);
    return due === turn
      ? [
          {
            msg: msg('bite.lane.placed', { what: projectMsg(project) }),
            short: msg('bite.lane.placedShort'),
            rule: '16.2',
            how: 'roll',
            state: 'due',
          },
        ]
      : [];
  });
  const count = earliest(context).filter((month) => month === turn).length;
  return [
    ...built,
    ...placed,
    ...(count > 0
      ? [
          {
            msg: msg('bite.lane.earliest', { count }),
            short: msg('bite.lane.earliestShort', { count }),
            rule: '15.1',
            how: 'usual',
          } as const,
        ]
      : []),
  ];
};

export const factoryColumn: TurnColumn = { id: 'factories', msg: msg('bite.lane.factories'), at };
