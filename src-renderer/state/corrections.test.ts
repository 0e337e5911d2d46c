import { afterEach, beforeEach, expect, it } from 'vitest';
import { openPgg } from '../testing/openPgg.ts';
import { accept, prepare } from './corrections.ts';
import { act, closeGame, gameNow, useGame } from './store.ts';

beforeEach(async () => void (await openPgg()));
afterEach(closeGame);

it('a correction of a record that has gone on is not written, and that is said', () => {
  act({ id: 'x' }, [{ kind: 'mark', mark: 'm', key: 'k', value: 1 }]);
  const entry = gameNow()?.journal.head ?? '';
  const correction = prepare({ says: { id: 'x' }, fix: [{ entry, facts: null }] });
  act({ id: 'x' }, [{ kind: 'mark', mark: 'm', key: 'other', value: 1 }]);
  expect(correction && accept(correction)).toBe(false);
  expect(gameNow()?.state.marks.m).toEqual({ k: { value: 1 }, other: { value: 1 } });
  expect(useGame.getState().notice?.id).toBe('ui.play.journal.moved');
});
