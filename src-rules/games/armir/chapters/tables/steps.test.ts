import { describe, expect, it } from 'vitest';
import { armir as game } from '../../index.ts';
import { refusal, table } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';

describe('the step ledger', () => {
  it('ARMIR-8.6b steps set by hand, never more than a counter has; 0 is eliminated', () => {
    const played = table({}, inventedThings);
    played.act('steps', { unit: 'Invented alp-1', left: 2 });
    played.act('steps', { unit: 'bers', left: 0 });
    const asked = game.questions.find(({ id }) => id === 'step-ledger')?.answer({}, played.context);
    const rows = asked?.ok ? asked.value : [];
    expect(rows).toContainEqual(expect.objectContaining({ id: 'alp-1', full: 3, left: 2, eliminated: false }));
    expect(rows).toContainEqual(expect.objectContaining({ id: 'bers', left: 0, eliminated: true, corps: 'xxix' }));
    expect(rows).toContainEqual(expect.objectContaining({ id: 'rifle-1', full: 3, left: 3 }));
    expect(refusal('steps', { unit: 'Invented alp-1', left: 4 }, played.context)).toBe('2.1');
    expect(refusal('steps', { unit: 'Nobody', left: 1 }, played.context)).toBe('2.1');
  });

  it('ARMIR-8.6b steps lost by each corps are a course over the turns', () => {
    const played = table({}, inventedThings);
    played.act('steps', { unit: 'alp-1', left: 1 });
    const course = game.series.find(({ id }) => id === 'corps');
    expect(course?.at({ turn: 1, context: played.context, facts: [] })).toEqual({ alpine: 2, ii: 0, xxix: 0 });
    const points = game.series.find(({ id }) => id === 'impetus');
    expect(points?.at({ turn: 1, context: played.context, facts: [] })).toEqual({ ps: 4, pa: 16 });
  });
});
