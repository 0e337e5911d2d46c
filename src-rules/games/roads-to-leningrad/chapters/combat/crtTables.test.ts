import { describe, expect, it } from 'vitest';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { checkGrid, layer } from '#rules/kit/tables/grids.ts';
import { type CrtId, tables } from '../../ids.ts';
import { shadingMarked } from '../../model/reading.ts';
import { crt } from './crt.ts';
import { crtResult, crtTables, tidyResult } from './crtTables.ts';

/** What players keep: their own cells over the box's. */
const over = (id: CrtId, cells: GridData['cells'], more: Partial<GridData> = {}) => {
  const own: GridData = { id: tables[id], cols: crt[id].cols, rows: crt[id].rows, cells, from: 'typed', ...more };
  return { tables: { [tables[id]]: layer(crt[id], own) } };
};
const printed = { tables: {} };
const warnings = (id: CrtId, cells: GridData['cells'] = {}) =>
  checkGrid(crtTables[id], layer(crt[id], { ...crt[id], cells, from: 'typed' })).warnings.filter(
    (one) => one.id !== shadingMarked,
  );

describe('the combat results tables', () => {
  it('RTL-11.11 are read box by box, with how sure each is', () => {
    expect(crtResult(printed, 'assault', '2', '5-1')).toMatchObject({
      attacker: { steps: 1, retreats: false },
      defender: { steps: 3, retreats: true, disrupted: false },
      sure: true,
      corrected: false,
      from: '10.6',
    });
    expect(crtResult(printed, 'assault', '11', '1-4')).toMatchObject({
      attacker: { steps: 2, retreats: true, disrupted: true },
      defender: { steps: 0, retreats: false },
    });
    expect(crtResult(printed, 'mobile', '0', '8-1')?.defender.eliminated).toBe(true);
    expect(crtResult(printed, 'mobile', '1', '2-1')).toMatchObject({ text: 'A1 D2R', sure: false });
    expect(crtResult(printed, 'assault', '1', '8-1')).toBeUndefined();
  });

  it('RTL-11.11 have 2 likely boxes in 144 and 9 in 156, every other certain, and all are results', () => {
    const count = (id: CrtId) => {
      const check = checkGrid(crtTables[id], crt[id]);
      const all = Object.keys(crt[id].cells).length;
      return [all, check.doubtful.length, check.bad.length, check.missing.length, check.outside.length];
    };
    expect(count('assault')).toEqual([144, 2, 0, 0, 0]);
    expect(count('mobile')).toEqual([156, 9, 0, 0, 0]);
  });

  it('RTL-11.11 stand in order as printed; a correction against it warns, is kept, and is read all the same', () => {
    const order = (id: CrtId) => warnings(id).filter((one) => one.id.startsWith('order:'));
    expect([order('assault'), order('mobile')]).toEqual([[], []]);
    const wrong = { '9/1-1': { text: 'DE' } };
    const found = warnings('assault', wrong).filter((one) => one.id.startsWith('order:'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((one) => one.at?.includes('9/1-1'))).toBe(true);
    expect(crtResult(over('assault', wrong), 'assault', '9', '1-1')).toMatchObject({
      text: 'DE',
      sure: true,
      corrected: true,
      from: 'typed',
    });
    const kept = { ...crt.assault, cells: { ...crt.assault.cells, ...wrong }, accepted: found.map(({ id }) => id) };
    expect(checkGrid(crtTables.assault, kept).kept.map(({ id }) => id)).toEqual(found.map(({ id }) => id));
  });

  it('RTL-11.11 say where the example of play reads otherwise, and not where it agrees', () => {
    expect(warnings('assault').map(({ at }) => at)).toEqual([['6/3-2'], ['8/2-1']]);
    expect(warnings('mobile').map(({ at }) => at)).toEqual([['5/6-1']]);
    const same = { '6/3-2': { text: 'A1 DR' } };
    expect(warnings('assault', same).some(({ at }) => at?.[0] === '6/3-2' && at.length === 1)).toBe(false);
  });

  it('RTL-11.11 a box looked up on the card is certain and still the box’s own; typed otherwise it is corrected', () => {
    const looked = over('mobile', { '1/3-2': { text: 'D1R' }, '1/2-1': { text: 'D2R', sure: false } });
    expect(crtResult(looked, 'mobile', '1', '3-2')).toMatchObject({ sure: true, corrected: false, from: '10.6' });
    expect(crtResult(looked, 'mobile', '1', '2-1')).toMatchObject({ sure: false, corrected: true, from: 'typed' });
    expect(crtResult(looked, 'mobile', '1', '3-1')).toMatchObject({ sure: false, corrected: false });
  });

  it('RTL-11.12 shading is what the players mark, unknown until they say that it is whole', () => {
    const cells = { '5/1-1': { text: 'A2 D2', marks: ['shaded'] } };
    const begun = over('assault', cells);
    const shadedAt = (context: typeof begun, row: string, col: string) =>
      crtResult(context, 'assault', row, col)?.shaded;
    expect([shadedAt(begun, '5', '1-1'), shadedAt(begun, '5', '3-2')]).toEqual([true, undefined]);
    const whole = over('assault', cells, { accepted: [shadingMarked] });
    expect([shadedAt(whole, '5', '1-1'), shadedAt(whole, '5', '3-2')]).toEqual([true, false]);
    expect(crtResult(begun, 'assault', '5', '1-1')).toMatchObject({ corrected: false, from: '10.6' });
    const asks = checkGrid(crtTables.assault, crt.assault).warnings.find(({ id }) => id === shadingMarked);
    expect(asks).toMatchObject({ binding: true, msg: { p: { count: 0 } } });
  });

  it('RTL-11.11 take results however they are typed, and keep what is none', () => {
    const typed = ['a1d1', 'A1 DRD', 'ardr', 'drd', 'A 2 R d', 'DE', 'a1d1d', 'd2r'];
    expect(typed.map(tidyResult)).toEqual(['A1 D1', 'A1 DRd', 'AR DR', 'DRd', 'A2Rd', 'DE', 'A1 D1d', 'D2R']);
    const bad = checkGrid(crtTables.assault, { ...crt.assault, cells: { '1/1-1': { text: 'X2' } } }).bad;
    expect(bad).toEqual([{ row: '1', col: '1-1', text: 'X2' }]);
  });
});
