import { describe, expect, it } from 'vitest';
import { fold } from '#rules/kit/record/fold.ts';
import type { Journal, SetUp, State } from '#rules/kit/record/journal.ts';
import { checkLines } from '#shared/saves/schema.ts';

/** A played game as it was saved, and what it must always come to. No game's code is needed, and none is loaded here. */
interface Golden {
  readonly about: string;
  readonly setUp: SetUp;
  readonly journal: Journal;
  readonly expected: Partial<State>;
}

const goldens = import.meta.glob<Golden>('./golden/*.json', { eager: true, import: 'default' });

describe('golden replays tell the same story for ever', () => {
  it('are there', () => {
    expect(Object.keys(goldens).length).toBeGreaterThan(1);
  });
  it.each(Object.entries(goldens))('%s', (_, { setUp, journal, expected }) => {
    const { balances, place, marks, cells, options, ticks, unknown } = fold(setUp, journal);
    expect({ balances, place, marks, cells, options, ticks, unknown }).toEqual(expected);
    expect(checkLines(journal.lines)).toMatchObject({ ok: true });
  });
});
