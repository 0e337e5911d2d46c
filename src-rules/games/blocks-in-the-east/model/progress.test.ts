import { expect, it } from 'vitest';
import { reach, table } from '../testing/at.ts';
import { isOver } from './progress.ts';

it('a place tells which steps of its month are over, as the record of a game does', () => {
  const played = reach(table('SBE9', { o34: true, o351: true, o352: true }), 't5/month');
  const seen: string[] = [];
  while (played.place.startsWith('t5/')) {
    const { around } = played;
    const { past: _, ...alone } = around;
    for (const step of seen)
      expect([around.place, step, isOver(around, step), isOver(alone, step)]).toEqual([around.place, step, true, true]);
    const now = played.place.slice('t5/'.length);
    expect([now, isOver(around, now), isOver(alone, now)]).toEqual([now, false, false]);
    seen.push(now);
    played.done();
  }
  expect(seen).toHaveLength(22);
});
