import { describe, expect, it } from 'vitest';
import { cells } from '../../../ids.ts';
import { surrenderPp } from '../../../model/prices.ts';
import { bid } from '../../../testing/at.ts';
import { booked, holding, pp, refusal } from '../../../testing/pp.ts';

describe('surrender', () => {
  it('BITE-4.5-1 1 yellow PP with the base rules, with 11.0 another by class', () => {
    expect(surrenderPp('tanks', false)).toEqual(pp(1));
    expect((['infantry', 'marines', 'navalHq'] as const).map((one) => surrenderPp(one, true))).toEqual(
      Array(3).fill(pp(1)),
    );
    expect(surrenderPp('mechanised', true)).toEqual(pp(1, 1));
    expect(surrenderPp('bomber', true)).toEqual(pp(1, 0, 1));
    expect(surrenderPp('supremeHq', true)).toEqual(pp(1, 0, 0, 1));
  });

  it('BITE-4.5-1 goes to the enemy of the block', () => {
    expect(booked('surrender-pp', { side: 'soviet', class: 'tanks', count: 2 }, holding({}))).toEqual({
      'pp.GER.yellow': 2,
      'pp.GER.red': 2,
    });
    // Soviet fuel is not counted
    expect(booked('surrender-pp', { side: 'axis', class: 'airHq' }, holding({}))).toEqual({ 'pp.SOV.yellow': 1 });
    expect(refusal('surrender-pp', { class: 'static' }, holding({}))).toBe('bite.bar.static');
  });

  it('BITE-4.5-1 of a block that is named, for its own class and side, which leaves the game', () => {
    const block = { id: 'tank', name: 'Invented', values: { class: 'tanks' } };
    const here = holding({}, { rosters: { soviet: { id: 'soviet', units: [block] } } });
    const raw = { side: 'axis', class: 'infantry', block: ' invented ', count: 5 };
    expect(booked('surrender-pp', raw, here)).toEqual({ 'pp.GER.yellow': 1, 'pp.GER.red': 1 });
    expect(bid('surrender-pp', raw, here)).toMatchObject({
      ok: true,
      facts: expect.arrayContaining([{ kind: 'set', cell: cells.state, key: 'tank', value: 'surrendered' }]),
    });
    expect(refusal('surrender-pp', { block: 'nobody' }, here)).toBe('bite.bar.unknownOrClass');
  });
});
