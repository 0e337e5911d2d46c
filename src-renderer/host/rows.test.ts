import { describe, expect, it } from 'vitest';
import type { LibraryRow } from '#shared/contract.ts';
import { idOf, inOrder, matches } from './rows.ts';

const good = (id: string, saved: string): LibraryRow => ({
  state: 'good',
  envelope: {
    format: 'stato-maggiore/game',
    version: 1,
    id,
    game: 'invented',
    gameVersion: 1,
    scenario: 's',
    name: `Città ${id}`,
    players: { blue: 'Ada' },
    created: saved,
  },
  face: { turn: 1, turns: 2 },
  saved,
  backups: 0,
  revision: 1,
});

describe('the rows of the library', () => {
  it('begin with the game played last and end with what cannot be opened', () => {
    const rows = [
      { state: 'setAside', id: 'bad', name: 'Bad' } as const,
      good('a', '2026-01-01T20:00:00.000Z'),
      good('b', '2026-01-03T20:00:00.000Z'),
      good('c', '2026-01-02T20:00:00.000Z'),
    ];
    expect(inOrder(rows).map(idOf)).toEqual(['b', 'c', 'a', 'bad']);
  });

  it.each([
    ['citta', true],
    ['CITTÀ a', true],
    ['ada', true],
    ['invented ada', true],
    ['bob', false],
  ])('are found by %j: %s', (asked, found) => {
    expect(matches(good('a', ''), asked, [])).toBe(found);
  });
});
