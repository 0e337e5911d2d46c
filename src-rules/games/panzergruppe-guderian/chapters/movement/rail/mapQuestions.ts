import { z } from 'zod';
import { answered, assumed, assuming, item, mapQuestion, noUnit } from '../../map/asking.ts';
import { travelOf } from '../travel.ts';
import { railRange } from './rail.ts';
import { railBar, railNeeds } from './railTool.ts';
import { railPoints, railWalk } from './railWalk.ts';

export const railReach = mapQuestion({
  id: 'rail-reach',
  about:
    'Where a Soviet unit can go by rail (6.31 to 6.33, 6.37): points left of 30 in each hex, what it takes of the quota.',
  fields: z.strictObject({ unit: z.string() }),
  output: z.object({
    not: item.optional(),
    quota: z.number(),
    enough: z.boolean(),
    hexes: z.array(z.object({ hex: z.string(), points: z.number(), left: z.number() })),
    ...assumed,
  }),
  answer: ({ unit }, scene) => {
    const { board, stand, context } = scene;
    const travel = travelOf(unit, board, stand, context);
    if (travel?.side !== 'soviet') return noUnit('unit');
    const bar = railBar(travel, context);
    const walk = bar ? undefined : railWalk(travel, context);
    const needs = railNeeds(travel, context);
    return answered({
      ...(bar ? { not: bar } : {}),
      quota: needs.quota,
      enough: !needs.bars.some(({ why }) => why === 'quota'),
      hexes: (walk?.reached ?? [])
        .filter((node) => node !== travel.node)
        .map((node) => {
          const points = railRange - railPoints(travel) + (walk?.cost[node] ?? 0);
          return { hex: board.ids[node] ?? '', points, left: railRange - points };
        }),
      ...assuming(scene),
    });
  },
});
