import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { at, bid, reach, table } from '../../testing/at.ts';
import { reminders } from '../sequence/reminders.ts';
import { italianDieNow, leavesBySchedule } from './italy.ts';

const withDie = { options: { o36: true } };

describe('Italy leaves the war', () => {
  it('BITE-36.0-1 by a die from July 1943 on, on 1, 2, 4 and then 5 or less', () => {
    expect(italianDieNow(at({ turn: 25, ...withDie }))).toBe(false);
    const highest = (turn: number) =>
      [1, 2, 3, 4, 5, 6].filter((die) => {
        const proposal = bid('italian-die', { die }, at({ turn, ...withDie }));
        return proposal.ok && proposal.facts.some((fact) => fact.kind === 'set' && fact.cell === cells.italy);
      }).length;
    expect([26, 27, 28, 29, 40].map(highest)).toEqual([1, 2, 4, 5, 5]);
  });

  it('BITE-36.0-1 once a month; and no more when Italy is out', () => {
    const rolled = { [cells.italianDie]: { 26: 5 } };
    expect(italianDieNow(at({ turn: 26, ...withDie }))).toBe(true);
    expect(italianDieNow(at({ turn: 26, ...withDie, cells: rolled }))).toBe(false);
    expect(italianDieNow(at({ turn: 27, ...withDie, cells: rolled }))).toBe(true);
    expect(italianDieNow(at({ turn: 27, ...withDie, cells: { [cells.italy]: 'out' } }))).toBe(false);
    expect(bid('italian-die', { die: 1 }, at({ turn: 26, ...withDie, cells: rolled })).ok).toBe(false);
  });

  it('BITE-7.11-1 without the die at the end of September 1943', () => {
    expect(leavesBySchedule(at({ turn: 27 }))).toBe(false);
    expect(leavesBySchedule(at({ turn: 28 }))).toBe(true);
    expect(leavesBySchedule(at({ turn: 28, ...withDie }))).toBe(false);
    expect(reminders(at({ turn: 28 })).map((one) => one.id)).toContain('italy');
    expect(reminders(at({ turn: 28, ...withDie })).map((one) => one.id)).toContain('italian-die');
    const played = reach(table('SBE7'), 't28/victory');
    played.act('italy-out');
    expect(played.context.cells[cells.italy]).toBe('out');
    expect(leavesBySchedule(played.context)).toBe(false);
  });

  it('BITE-7.11-1 in June 1944 it is out from the start', () => {
    expect(at({ scenario: 'SBE8' }).cells[cells.italy]).toBe('out');
    expect(at({ scenario: 'SBE7' }).cells[cells.italy]).toBe('fights');
  });
});
