import { expect, it } from 'vitest';
import { games } from '../../games/registry.ts';
import { hiddenIn } from './hidden.ts';

it('is what the descriptions say: of four games, the marker that one player drew', () => {
  const found = games.map((game) => [game.id, hiddenIn(game)] as const).filter(([, { cells }]) => cells.length > 0);
  expect(found).toEqual([['roads-to-leningrad', { cells: ['drawn'], rolls: ['draw'] }]]);
});
