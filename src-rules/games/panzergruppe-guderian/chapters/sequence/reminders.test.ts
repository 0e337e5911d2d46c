import { describe, expect, it } from 'vitest';
import { at, mixOf, reach, table } from '../../testing/at.ts';
import { limits } from './limits.ts';
import { reminders } from './reminders.ts';

describe('limits and reminders', () => {
  it('limits count what is left', () => {
    const played = reach(table(), 't2/sov/movement');
    played.act('south-west', { divisions: 4 });
    played.act('rail-use', { rifle: 3, armor: 0, leader: 0 });
    const left = Object.fromEntries(limits(played.context).map((limit) => [limit.id, limit.left]));
    expect(left).toEqual({ rail: 5, brokenRail: 6, air: 3, interdiction: 3, swFront: 6 });
    expect(limits(at({ options: { withdrawal: 'on' } })).map((limit) => limit.id)).toContain('withdrawals');
  });
  it('PGG-14.23 the next division of the Front says what it costs', () => {
    const note = (left: number) =>
      limits(at({ turn: 3, balances: { swFront: left } })).find((limit) => limit.id === 'swFront')?.note?.p?.count;
    expect([note(10), note(6), note(5), note(1), note(0)]).toEqual([1, 1, 2, 2, undefined]);
  });
  it('what is owed is said, and no more once done', () => {
    const played = reach(table(), 't1/sov/movement');
    const ids = () => reminders(played.context).map((reminder) => reminder.id);
    expect(ids()).toEqual(expect.arrayContaining(['roll-16', 'roll-19', 'in-s1x', 'in-s1v', 'provisional']));
    expect(reminders(played.context).find((reminder) => reminder.id === 'roll-19')?.due).toBe(true);
    played.act('roll-16', { die: 2 });
    played.act('in-s1x');
    played.act('provisional', { die: 1, how: 'open' });
    expect(ids()).toEqual(expect.arrayContaining(['roll-19', 'provisional-in']));
    for (const id of ['roll-16', 'in-s1x', 'provisional']) expect(ids()).not.toContain(id);
    expect(reminders(played.context).find((reminder) => reminder.id === 'provisional-in')?.due).toBe(true);
  });
  it('PGG-14.3 late units are owed again on the next turn, unless put off', () => {
    const played = reach(table(), 't4/ger/movement');
    const late = () => reminders(played.context).find((reminder) => reminder.id === 'in-g3h');
    // it may come in this very phase: not "on a later turn"
    expect([late()?.due, late()?.rule, late()?.msg.id]).toEqual([true, '14.3', 'pgg.remind.germanIn']);
    played.act('in-g3h', { how: 'delayed' });
    expect(late()).toBeUndefined();
    reach(played, 't5/ger/movement');
    expect(late()?.due).toBe(true);
  });
  it('PGG-6.4 PGG-10.4 the closed columns are recalled up to turn 6, a leader from the turn after he left', () => {
    const ids = (turn: number, cells = {}) =>
      reminders(at({ turn, place: `t${turn}/sov/combat`, past: [], cells })).map((reminder) => reminder.id);
    expect(ids(6)).toContain('columns');
    expect(ids(7)).not.toContain('columns');
    expect(ids(5, { away: { Konev: 4 } })).toContain('return-Konev');
    expect(ids(4, { away: { Konev: 4 } })).not.toContain('return-Konev');
  });
  it('PGG-11.33 B3 begins with supply judged again where somebody entered', () => {
    const ids = (a24: string) => {
      const played = reach(table({ a24 }), 't2/ger/movement');
      played.act('in-g2b');
      reach(played, 't2/ger/combat');
      return reminders(played.context).map((reminder) => reminder.id);
    };
    expect(ids('phase')).toContain('judge-again');
    expect(ids('turn')).not.toContain('judge-again');
  });
  it('what a phase has a line for is not said twice while the players stand there', () => {
    const ids = (place: string) => reminders(at({ turn: 3, place })).map((reminder) => reminder.id);
    expect(ids('t3/ger/mech')).toContain('air-limit');
    expect(ids('t3/ger/interdiction')).not.toContain('air-limit');
    expect(ids('t3/sov/movement')).not.toContain('columns');
  });
  it('PGG-12.4 an empty cup is said, and whether eliminated counters can be redrawn', () => {
    const tables = { mixRifle: mixOf('mixRifle', ['3-3-6', 5]) };
    const rule = (cells: object) =>
      reminders(at({ tables, cells: { drawnRifle: 5, ...cells } })).find((reminder) => reminder.id === 'cup-rifle')
        ?.rule;
    expect([rule({ outRifle: 2 }), rule({ outRifle: 0 })]).toEqual(['12.4', '14.14']);
  });
});
