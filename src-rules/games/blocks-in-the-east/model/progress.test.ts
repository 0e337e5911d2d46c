import { expect, it } from 'vitest';
import { reach, table } from '../testing/at.ts';
import { isOver } from './progress.ts';

it('a place tells which steps of its month are over, as the record of a game does', () => {
  const played = reach(table('SBE9', { o34: true, o351: true, o352: true }), 't5/month');
  const seen: string[] = [];
  while (played.place.startsWith('t5/')) {
    const { context } = played;
    const { past: _, ...alone } = context;
    for (const step of seen)
      expect([context.place, step, isOver(context, step), isOver(alone, step)]).toEqual([
        context.place,
        step,
        true,
        true,
      ]);
    const now = played.place.slice('t5/'.length);
    expect([now, isOver(context, now), isOver(alone, now)]).toEqual([now, false, false]);
    seen.push(now);
    played.done();
  }
  expect(seen).toHaveLength(22);
});
