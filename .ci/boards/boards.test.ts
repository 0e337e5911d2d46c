import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { drawBoard, faulty, manners, photograph, seedOf, tintOf } from './index.ts';

const grid = gridOf(8, 6);
const [tints] = manners;
if (!tints) throw new Error('a board has a manner');
const plainest = { ...tints, symbols: {} };
const asked = { grid, manner: plainest, seed: 3, size: 20 };

it('half of the manners and seeds are there to build on, half to judge alone', () => {
  for (const kind of new Set(manners.map((one) => one.kind)))
    expect(manners.filter((one) => one.kind === kind).map(({ half }) => half)).toEqual(['build', 'judge']);
  expect(seedOf('build', 2)).not.toBe(seedOf('judge', 2));
});

it('a board is the same again for the same seed, and another for another', () => {
  const one = drawBoard(asked);
  expect(drawBoard(asked).truth).toEqual(one.truth);
  expect(drawBoard({ ...asked, seed: 4 }).truth.terrain).not.toEqual(one.truth.terrain);
  expect(Object.keys(one.truth.terrain).sort()).toEqual([...latticeOf(grid).numbers].sort());
});

it('each hex is printed where the truth says, in the tint of its terrain', () => {
  const board = drawBoard(asked);
  for (const [hex, terrain] of Object.entries(board.truth.terrain)) {
    // beside the centre: names, ways and numbers are elsewhere
    const { x, y } = board.centre(hex);
    const at = (Math.round(y + 4) * board.width + Math.round(x + 7)) * 4;
    const ways = Object.keys(board.truth.ways).some((pair) => pair.includes(hex));
    if (!ways && !board.truth.names[hex])
      expect([...board.data.slice(at, at + 3)], hex).toEqual(tintOf(plainest, terrain));
  }
});

it('a photo tells where each point of the board came to lie, whatever its faults, and back', async () => {
  const board = drawBoard(asked);
  const photo = await photograph(board, { ...faulty.all, megapixels: 0.03 });
  expect(photo.width * photo.height).toBeCloseTo(30_000, -3);
  for (const hex of latticeOf(grid).numbers) {
    const there = photo.centre(hex);
    expect(there.x > 0 && there.y > 0 && there.x < photo.width && there.y < photo.height).toBe(true);
    const back = photo.toBoard(there);
    const { x, y } = board.centre(hex);
    expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.05);
  }
});
