import { describe, expect, it } from 'vitest';
import { mapIn } from '#rules/kit/record/readers.ts';
import { recordCells } from '../../../ids.ts';
import { at, bid, reach, refusal, table } from '../../../testing/at.ts';
import { draw } from '../../../testing/draw.ts';
import { railOpenAt } from './brokenRails.ts';

it('PGG-6.37 PGG-13.42 no marker is placed, taken up or removed without a hex', () => {
  const broken = { cells: { [recordCells.brokenRail]: { '2010': 0 } } };
  expect(refusal('rail-break', { hex: '' }, at())).toBe('6.37');
  expect(refusal('rail-repair', { hex: '' }, at(broken))).toBe('6.37');
  expect(refusal('rail-pick-up', { hex: '' }, at(broken))).toBe('6.37');
  expect(refusal('interdiction-place', { hex: '' }, at())).toBe('13.42');
  expect(bid('rail-break', { hex: '' }, at())).toMatchObject({ msg: { id: 'pgg.bar.noHex' } });
  expect(bid('rail-repair', { hex: '' }, at(broken))).toMatchObject({ msg: { id: 'pgg.bar.noHex' } });
  expect(refusal('rail-repair', { hex: '2010' }, at(broken))).toBeUndefined();
});

describe('broken rails', () => {
  it('PGG-6.37 six markers at most; one taken up again is free for another', () => {
    const played = reach(table(), 't2/ger/movement');
    for (const hex of ['1010', '1011', '1012', '1013', '1014', '1015']) played.act('rail-break', { hex });
    expect(refusal('rail-break', { hex: '1016' }, played.context)).toBe('6.37');
    played.act('rail-pick-up', { hex: '1010' });
    expect(refusal('rail-break', { hex: '1016' }, played.context)).toBeUndefined();
    // a drawn hex without a railway has none to break, in the form as on the map
    const drawn = { map: draw({ columns: [10, 10], rows: [15, 17], rails: [['1015', '1016']] }) };
    expect(refusal('rail-break', { hex: '1017' }, { ...played.context, sheets: drawn })).toBe('6.37');
    expect(refusal('rail-break', { hex: '1016' }, { ...played.context, sheets: drawn })).toBeUndefined();
    expect(refusal('rail-break', { hex: '1011' }, played.context)).toBe('6.37');
  });
  it('PGG-6.37a trains run again from the turn after the repair', () => {
    const played = reach(table(), 't2/ger/movement');
    played.act('rail-break', { hex: '1010' });
    expect(railOpenAt(played.context, '1010')).toBe(false);
    reach(played, 't3/sov/movement');
    played.act('rail-repair', { hex: '1010' });
    expect(railOpenAt(played.context, '1010')).toBe(false);
    reach(played, 't4/sov/movement');
    expect(railOpenAt(played.context, '1010')).toBe(true);
    expect(mapIn(played.state, recordCells.brokenRail)).toEqual({ 1010: 3 });
    expect(refusal('rail-repair', { hex: '1010' }, played.context)).toBe('6.37');
  });
});
