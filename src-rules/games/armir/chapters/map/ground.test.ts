import { expect, it } from 'vitest';
import { distanceOf } from '#rules/kit/hexmap/lattice.ts';
import { draw, grid, scene } from '../../testing/drawn.ts';
import { fieldOf } from './field.ts';
import { distance } from './ground.ts';

/** Questions put to an invented map. */

it('distances are those of the grid', () => {
  const { board, stand, context } = scene(draw({ columns: [1, 7], rows: [1, 6] }), {});
  const { ground } = fieldOf(board, stand, context);
  for (let a = 0; a < board.hexes; a += 5)
    for (let b = 0; b < board.hexes; b += 3)
      expect(distance(ground, a, b)).toBe(distanceOf(grid, board.ids[a] ?? '', board.ids[b] ?? ''));
  expect(distance(ground, -1, 0)).toBe(Number.POSITIVE_INFINITY);
});
