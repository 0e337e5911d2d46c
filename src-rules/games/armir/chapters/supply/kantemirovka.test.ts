import { describe, expect, it } from 'vitest';
import { cells, rosters } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { at, bid, reach, refusal, table } from '../../testing/at.ts';

describe('Kantemirovka', () => {
  it('ARMIR-16.2.1 once: the die off the PA, never below 0; the depot goes and the CAI with it', () => {
    const played = reach(table(), 2, 'soviet-movement');
    played.act('kantemirovka', { die: 5 });
    expect(played.state.balances.pa).toBe(11);
    expect(played.state.cells).toMatchObject({ depot: 'no', cai: 'lost' });
    expect(refusal('kantemirovka', { die: 2 }, played.context)).toBe('16.2.1');
    const poor = reach(table(), 2, 'soviet-movement');
    poor.write([{ kind: 'post', account: 'pa', n: -14, for: { id: 'test' }, rule: '16.2' }]);
    poor.act('kantemirovka', { die: 6 });
    expect(poor.state.balances.pa).toBe(0);
    expect(refusal('kantemirovka', {}, at())).toBe('16.2.1');
  });

  it('ARMIR-16.2.1 taken as a starred place it is owed', () => {
    const units = [{ id: 'kant', name: 'Kantemirovka', values: { kind: 'village', start: 'axis', hex: '' } }];
    const things = { rosters: { [rosters.places]: { id: rosters.places, units } } };
    const proposal = bid('place-control', { place: 'Kantemirovka', holder: 'soviet' }, at({ turn: 2 }, things));
    expect(proposal.ok && proposal.next?.[0]?.rule).toBe('16.2.1');
    const held = at({ turn: 2, cells: { [cells.control]: { kant: 'soviet' } } }, things);
    expect(game.reminders(held).find(({ id }) => id === 'depot')).toMatchObject({ due: true, action: 'kantemirovka' });
    const done = at({ turn: 2, cells: { [cells.control]: { kant: 'soviet' }, [cells.depot]: 'no' } }, things);
    expect(game.reminders(done).find(({ id }) => id === 'depot')).toBeUndefined();
  });
});
