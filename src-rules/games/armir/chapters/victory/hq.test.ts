import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';

describe('Soviet HQs', () => {
  it('one that loses its step by hand is counted with it, one without a roster by its army', () => {
    const played = table({}, inventedThings);
    played.act('steps', { unit: 'hq-b', left: 0 });
    expect(played.state.cells).toMatchObject({ [cells.hqLosses]: 1, [cells.hqOut]: { b: 1 } });
    const bare = table();
    bare.act('hq-lost', { army: 'iii' });
    expect(bare.state.cells).toMatchObject({ [cells.hqLosses]: 1, [cells.hqOut]: { iii: 1 } });
  });

  it('an HQ eliminated is counted every time and comes back in the next Axis reinforcements', () => {
    const played = reach(table({}, inventedThings), 2, 'axis-combat');
    played.write([{ kind: 'set', cell: cells.steps, key: 'hq-a', value: 0 }]);
    expect(game.reminders(played.context).find(({ id }) => id === 'hq-lost-a')).toMatchObject({
      due: true,
      action: 'hq-lost',
    });
    played.act('hq-lost', { army: 'a' });
    expect(game.reminders(played.context).find(({ id }) => id === 'hq-lost-a')).toBeUndefined();
    expect(played.state.cells).toMatchObject({ [cells.hqLosses]: 1, [cells.hqOut]: { a: 2 } });
    expect(refusal('hq-lost', { army: 'a' }, played.context)).toBe('17.1.3');
    expect(refusal('hq-back', { army: 'a' }, played.context)).toBe('17.1.3');
    reach(played, 3, 'reinforcements');
    expect(tasksOf(played.context, 'reinforcements').map(({ id }) => id)).toContain('hq-back');
    played.act('hq-back', { army: 'a' });
    expect(played.state.cells[cells.hqOut]).toEqual({});
    expect(played.state.cells[cells.steps]).not.toHaveProperty('hq-a');
    played.act('hq-lost', { army: 'a' });
    expect(played.state.cells[cells.hqLosses]).toBe(2);
  });
});
