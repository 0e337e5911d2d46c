import { describe, expect, it } from 'vitest';
import type { Fact, Line } from '#rules/kit/record/journal.ts';
import { movesOwn, notIts } from './mayWrite.ts';
import type { Part } from './room.ts';

const hidden = { cells: ['drawn'], rolls: ['draw'] };
const head = { parent: null, at: '2026-01-01T20:00:00.000Z', says: { id: 'x' }, spans: [] };
const entry = (...facts: Fact[]): Line => ({ ...head, id: 'e', facts });
const fix = (facts: readonly Fact[], inserts: readonly Fact[] = []): Line => ({
  ...head,
  id: 'f',
  fix: [{ entry: 'e', facts: [...facts] }],
  insert: [{ after: null, entry: { ...head, id: 'i', facts: [...inserts] } }],
});
const roll = (what: string): Fact => ({ kind: 'roll', what, sides: 6, faces: [4], by: 'table' });
const set = (value: string): Fact => ({ kind: 'set', cell: 'drawn', value });
const note: Fact = { kind: 'note', text: 'x' };
const ruling: Fact = { kind: 'option', option: 'o', value: true };

const dice: Part = { role: 'dice' };
const german: Part = { role: 'plays', side: 'german' };
const why = (part: Part, line: Line) => notIts(part, line, hidden, () => 'soviet');

describe('what a device may write', () => {
  it('what was hidden from it neither as a value nor as a die; that nothing lies hidden any more it may say', () => {
    expect(why(german, entry(set('3/7')))).toBe('hidden');
    expect(why(german, entry(roll('draw')))).toBe('hidden');
    expect(why(german, entry(set('')))).toBeUndefined();
    expect(why(german, entry(roll('weather')))).toBeUndefined();
  });

  it('a correction, with what that puts in between, is looked through like an entry', () => {
    expect(why(german, fix([note]))).toBeUndefined();
    expect(why(german, fix([ruling]))).toBe('role');
    expect(why(german, fix([note], [ruling]))).toBe('role');
    expect(why(german, fix([], [roll('draw')]))).toBe('hidden');
  });

  it('one that types dice corrects nothing; what a standing rule books comes with its die', () => {
    expect(why(dice, fix([roll('fight')]))).toBe('role');
    const post: Fact = { kind: 'post', account: 'a', n: 1, for: { id: 'x' }, rule: '1' };
    expect(why(dice, entry(post))).toBe('role');
    expect(why(dice, { ...entry(post), by: { rule: 'r', v: 1, from: {}, cause: 'e' } } as Line)).toBeUndefined();
  });

  it('one that types dice writes what the die changes with it, but nothing without a die', () => {
    const moved: Fact = { kind: 'set', cell: 'weather', value: 'mud' };
    expect(why(dice, entry(roll('weather'), moved))).toBeUndefined();
    expect(why(dice, entry(moved))).toBe('role');
  });
});

describe('whose lines the head goes over', () => {
  const lines = new Map([
    ['a', { parent: null }],
    ['b', { parent: 'a', who: 'Anna' }],
    ['c', { parent: 'b', who: 'Anna' }],
    ['d', { parent: 'a' }],
  ]);
  const moves = (stands: string | null, to: string | null, from?: string | null) =>
    movesOwn((id) => lines.get(id), { stands, tip: stands, to, who: 'Anna', ...(from === undefined ? {} : { from }) });
  it('its own, back and on again; nobody else’s, and not to another branch', () => {
    expect([moves('c', 'a'), moves('a', 'c'), moves('c', 'b')]).toEqual([true, true, true]);
    expect([moves('c', null), moves('d', 'a'), moves('a', 'd'), moves('d', 'c')]).toEqual([false, false, false, false]);
  });
  it('new lines begin where it stands, or where it had gone back to over its own', () => {
    expect([moves('c', 'c', 'c'), moves('c', 'c', 'a'), moves('c', 'c', null)]).toEqual([true, true, false]);
  });
});
