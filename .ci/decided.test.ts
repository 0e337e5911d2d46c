import { expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { latticeOf } from '#rules/kit/hexmap/lattice.ts';
import { looksOf } from '../src-renderer/ui/photo/terrain/features.ts';
import { patchReader } from '../src-renderer/ui/photo/terrain/patches.ts';
import { prepare } from '../src-renderer/ui/photo/terrain/prepare.ts';
import { propose } from '../src-renderer/ui/photo/terrain/propose.ts';
import { faulty, manners, terrains } from './boards/index.ts';
import { boardFor, isSure, seenOn } from './photographed.ts';

it('what is decided in doubt, the worst first, spoils nothing that was proposed before', async () => {
  const manner = manners.find(({ id }) => id === 'painted');
  if (!manner || !faulty.all) throw new Error('there is such a board');
  const grid = gridOf(24, 20);
  const board = boardFor(manner, grid, 2);
  const { photo, seen } = await seenOn(board, manner, 'all', 2);
  const prepared = prepare(looksOf(patchReader(photo, grid, board.pixels.size, seen), grid));
  const kinds = latticeOf(grid).numbers.map((hex) => terrains.indexOf(board.truth.terrain[hex] ?? 'clear'));
  /** the first five of each in the middle of the list */
  const named = new Map<number, number>();
  for (const kind of new Set(kinds)) {
    const all = [...kinds.keys()].filter((i) => kinds[i] === kind);
    for (let n = 0; n < 5; n++) {
      const hex = all[Math.floor(((n + 0.5) * all.length) / 5)];
      if (hex !== undefined) named.set(hex, kind);
    }
  }
  const walked = (asDecided: boolean) => {
    const decided = new Set<number>();
    const told = new Map(named);
    for (;;) {
      const found = propose(prepared, told, terrains.length, asDecided ? decided : new Set());
      const left = [...kinds.keys()].filter((i) => !told.has(i));
      const right = left.filter((i) => found.kind[i] === kinds[i]).length / left.length;
      if (decided.size === 30) return right;
      const next = left
        .filter((i) => !isSure(found, i))
        .sort((a, b) => (found.sure[a] ?? 0) - (found.sure[b] ?? 0))
        .slice(0, 6);
      if (next.length === 0) return right;
      for (const i of next) {
        decided.add(i);
        told.set(i, kinds[i] ?? 0);
      }
    }
  };
  expect(walked(true)).toBeGreaterThan(0.99);
  // taken for patterns like those named at first it is no better than before
  expect(walked(false)).toBeLessThan(0.985);
});
