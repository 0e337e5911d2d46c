import { z } from 'zod';
import { answered, assumed, assuming, mapQuestion } from './asking.ts';
import { fieldOf } from './field.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */

export const zones = mapQuestion({
  id: 'zones',
  about: 'The hexes each side controls (8.11, 8.17), and those closed to its lines (8.15, 13.44).',
  fields: z.strictObject({}),
  output: z.object({
    german: z.array(z.string()),
    soviet: z.array(z.string()),
    closed: z.object({ german: z.array(z.string()), soviet: z.array(z.string()) }),
    rule: z.string(),
    ...assumed,
  }),
  answer: (_input, scene) => {
    const field = fieldOf(scene.board, scene.stand);
    const hexes = (of: Uint8Array) => scene.board.ids.filter((_, node) => of[node] === 1);
    return answered({
      german: hexes(field.zones.german),
      soviet: hexes(field.zones.soviet),
      closed: { german: hexes(field.shut.german), soviet: hexes(field.shut.soviet) },
      rule: '8.11',
      ...assuming(scene),
    });
  },
});
