import { describe, expect, it } from 'vitest';
import { cells } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid } from '../../testing/at.ts';
import { booked, holding, july, refusal, rich } from '../../testing/pp.ts';
import { railLimit } from './rail.ts';

describe('rail moves', () => {
  it('BITE-7.4-1 limits by side, month and what is taken off', () => {
    expect([railLimit(at(), 'soviet'), railLimit(at(), 'ussr'), railLimit(at(), 'scandinavia')]).toEqual([5, 4, 1]);
    const moscow = { cells: { [cells.owner]: { moscow: 'axis' } } };
    expect(railLimit(at(moscow), 'soviet')).toBe(4);
    expect(railLimit(at({ ...moscow, options: { a13: false } }), 'soviet')).toBe(5);
    const cut = (year: number, month: number, o331 = true) =>
      railLimit(at({ turn: turnOf(year, month), options: { o33: true, o331 } }), 'ussr');
    expect([cut(1941, 10), cut(1941, 11), cut(1942, 3), cut(1942, 4)]).toEqual([4, 1, 1, 4]);
    expect([cut(1942, 11), cut(1943, 3), cut(1943, 11), cut(1941, 12, false)]).toEqual([2, 2, 4, 4]);
    const proposal = bid('rail-less-soviet', { count: 3, reason: 'evacuated' }, at({ turn: 5 }));
    expect(proposal).toMatchObject({ ok: true, facts: [{ cell: cells.railCutSoviet, key: '5', value: 3 }] });
    expect(railLimit(at({ turn: 5, cells: { [cells.railCutSoviet]: { 5: 3 } } }), 'soviet')).toBe(2);
    expect(railLimit(at({ turn: 6, cells: { [cells.railCutSoviet]: { 5: 3 } } }), 'soviet')).toBe(5);
  });

  it('BITE-7.4-1 outside the USSR there is no limit; beyond one it is an override', () => {
    expect(refusal('rail-axis', { count: 4 }, holding(rich))).toBeUndefined();
    expect(refusal('rail-axis', { count: 5 }, holding(rich))).toBe('bite.bar.rail');
    expect(refusal('rail-axis', { count: 9, area: 'outside' }, holding(rich))).toBeUndefined();
    expect(refusal('rail-axis', { count: 2, area: 'scandinavia' }, holding(rich))).toBe('bite.bar.rail');
    const second = holding(rich, { cells: { [cells.railUssr]: { [july]: 3 } } });
    expect(bid('rail-axis', { count: 1 }, second)).toMatchObject({ ok: true, facts: [{ value: 4 }, { n: -1 }] });
    expect(refusal('rail-axis', { count: 2 }, second)).toBe('bite.bar.rail');
  });

  it('BITE-7.4-2 1 yellow PP each, or the action of an HQ', () => {
    expect(booked('rail-soviet', { count: 2 }, holding(rich))).toEqual({ 'pp.SOV.yellow': -2 });
    expect(refusal('rail-soviet', { count: 2 }, holding({ 'pp.SOV.yellow': 1 }))).toBe('bite.bar.lacks');
    // an HQ has to be named; see command/supreme.test.ts
    expect(refusal('rail-soviet', { count: 2, pay: 'ap' }, holding({}))).toBe('bite.hq.bar.whichHq');
  });

  it('BITE-7.4-1 BITE-AMB-71 the free move of a supreme HQ counts, or comes on top', () => {
    const full = { place: `t${july}/soviet/rail`, cells: { [cells.railSoviet]: { [july]: 5 } } };
    expect(refusal('rail-soviet', { pay: 'free' }, holding(rich, full))).toBe('bite.bar.rail');
    expect(refusal('rail-soviet', { pay: 'free' }, holding(rich, { ...full, options: { amb71: 'onTop' } }))).toBe(
      undefined,
    );
  });
});
