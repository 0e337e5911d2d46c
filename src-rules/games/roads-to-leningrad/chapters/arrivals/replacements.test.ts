import { describe, expect, it } from 'vitest';
import type { PlayerData } from '#rules/kit/record/context.ts';
import { accounts, cells, scenarios } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';

describe('replacements', () => {
  const things: PlayerData = inventedThings;
  const start = (options = {}) => {
    const played = reach(table(scenarios.soltsy, things, options), turnOf(16, 'AM'), 'reinforcements');
    played.act('optional-group', { group: 'soltsy-replacements', taken: 'taken' });
    played.write([
      { kind: 'set', cell: cells.steps, key: 'rifles-1', value: 1 },
      { kind: 'set', cell: cells.steps, key: 'rifles-2', value: 0 },
      { kind: 'set', cell: cells.at, key: 'hq-2', value: '2214' },
    ]);
    return played;
  };
  it('RTL-S3.26 turned 1, back reduced 1, back at full strength 2; disrupted, with the HQ of their formation', () => {
    const played = start();
    expect(played.state.balances[accounts.replacements]).toBe(8);
    played.act('replace', { turned: 'Invented rifles-1', full: 'Invented rifles-2' });
    expect(played.state.balances[accounts.replacements]).toBe(5);
    expect(played.state.cells[cells.disrupted]).toEqual({ 'rifles-1': 'yes', 'rifles-2': 'yes' });
    expect(Object(played.state.cells[cells.at])['rifles-2']).toBe('2214');
    expect(Object(played.state.cells[cells.steps])).toEqual({});
    expect(refusal('replace', { full: 'a, b, c' }, played.context)).toBe('S3.26');
    expect(refusal('replace', { reduced: 'Invented tanks' }, played.context)).toBe('S3.26');
    played.write([{ kind: 'set', cell: cells.steps, key: 'hq-2', value: 0 }]);
    expect(bid('replace', { reduced: 'Invented rifles-2' }, played.context)).toMatchObject({
      msg: { id: 'rtl.bar.noHq' },
    });
  });

  it('RTL-AMB-25 the rest lapses with the phase, or is spread over turns', () => {
    const one = start();
    one.act('replace', { turned: 'Invented rifles-1' });
    reach(one, turnOf(16, 'AM'), 'supply');
    expect(one.state.balances[accounts.replacements]).toBe(0);
    const spread = start({ amb25: 'spread' });
    spread.act('replace', { turned: 'Invented rifles-1' });
    reach(spread, turnOf(16, 'AM'), 'supply');
    expect(spread.state.balances[accounts.replacements]).toBe(7);
    // untouched, the eight may wait for a later phase
    const waiting = start();
    reach(waiting, turnOf(16, 'PM'), 'reinforcements');
    expect(waiting.state.balances[accounts.replacements]).toBe(8);
    expect(tasksOf(waiting.context, 'reinforcements').map(({ id }) => id)).toContain('replace');
  });
});
