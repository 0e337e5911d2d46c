import { describe, expect, it } from 'vitest';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { cells, tables } from '../../../ids.ts';
import {
  axis,
  columnOf,
  context,
  figure,
  hintIds,
  inventedCrt,
  panelOf,
  ruled,
  soviet,
} from '../../../testing/fights.ts';
import { rawRatio } from './strength.ts';

const totals = (attackTotal: number, defenceTotal: number, more: object = {}) => ({
  attackTotal,
  defenceTotal,
  ...more,
});
const column = (raw: object, here = context()) => columnOf(panelOf(raw, here));

describe('odds and column', () => {
  it('D4 ARMIR-1.4c ARMIR-12.1c: the highest printed ratio not above the odds, on the table at both ends', () => {
    expect(column(totals(11, 4))).toBe('2:1');
    expect(column(totals(11, 6))).toBe('1:1');
    expect(column(totals(2, 5))).toBe('1:2');
    expect(column(totals(1, 30))).toBe('1:2');
    expect(column(totals(90, 3))).toBe('7:1');
  });

  it('W1 ARMIR-12.1d: 39 against 4, all across strongpoint sides: clamped to 7:1, then 6:1', () => {
    const across = { across: ['strongpoint'] };
    const raw = {
      soviet: [soviet('12', across), soviet('12', across), soviet('9', across), soviet('6', across)],
      axis: [axis('4')],
      strongpoint: true,
    };
    const panel = panelOf(raw);
    expect([figure(panel, 'attack'), figure(panel, 'defence'), columnOf(panel)]).toEqual([39, 4, '6:1']);
    expect(rawRatio(39, 4)).toBe('9:1');
    const steps = panel.figures.find(({ id }) => id === 'column')?.steps ?? [];
    expect(steps.map(({ msg }) => msg.p)).toMatchObject([
      { raw: { name: '9:1' }, column: { name: '7:1' } },
      { column: { name: '6:1' } },
    ]);
    expect(verifySteps(panel.figures)).toEqual([]);
    // 18:1 with one shift is 6:1 as well
    expect(column(totals(72, 4, { allStrongpoint: true }))).toBe('6:1');
  });

  it('ARMIR-14.2: one column to the left when all attack across a river, none when one does not', () => {
    const wet = soviet('9', { across: ['river'], hex: '1' });
    expect(column({ soviet: [wet, soviet('3', { across: ['river'], hex: '2' })], axis: [axis('4')] })).toBe('2:1');
    expect(column({ soviet: [wet, soviet('3', { hex: '2' })], axis: [axis('4')] })).toBe('3:1');
    // said once for a hex, it holds for all of its units
    expect(column({ soviet: [wet, soviet('3', { hex: '1' })], axis: [axis('4')] })).toBe('2:1');
    expect(hintIds(panelOf({ soviet: [wet], axis: [axis('3')] }))).toContain('armir.fight.hint.river');
  });

  it('ARMIR-14.2.1a: the Don shifts nothing, and the Axis does not attack across it', () => {
    expect(column({ soviet: [soviet('12', { across: ['don'] })], axis: [axis('4')] })).toBe('3:1');
    const axisAcross = panelOf({ attacker: 'axis', axis: [axis('12', { across: ['don'] })], soviet: [soviet('4')] });
    expect(axisAcross.not?.rule).toBe('14.2.1');
  });

  it('ARMIR-14.3a ARMIR-14.3.1: strongpoint sides shift Soviet attacks only; Soviets in the hex never gain by it', () => {
    const across = { across: ['strongpoint'] };
    expect(column({ soviet: [soviet('12', across)], axis: [axis('4')] })).toBe('2:1');
    expect(column({ soviet: [soviet('8', across), soviet('4')], axis: [axis('4')] })).toBe('3:1');
    const back = { attacker: 'axis', axis: [axis('12', across)], soviet: [soviet('4')], strongpoint: true };
    expect(column(back)).toBe('3:1');
    // entered and left again, it shields the Axis as before: nothing of it is worn off
    expect(column({ soviet: [soviet('12', across)], axis: [axis('4')], strongpoint: true })).toBe('2:1');
  });

  it('ARMIR-11.2a: a target noted as DSG is so for all of its units, and whole again where its marker is off', () => {
    const noted = context({ cells: { [cells.dsg]: { '1204': 'yes' } } });
    const raw = { soviet: [soviet('9')], axis: [axis('6')], target: '1204' };
    const [whole, halved] = [column(raw), column(raw, noted)];
    expect([whole, halved]).toEqual(['1:1', '3:1']);
    expect(column({ ...raw, notDsg: true }, noted)).toBe(whole);
    // a hex nobody names is the one all defenders stand in
    const at = (...hexes: readonly string[]) => ({ ...raw, target: '', axis: hexes.map((hex) => axis('6', { hex })) });
    expect(column(at('1204'), noted)).toBe(halved);
    expect(column(at('1204', '1205'), noted)).toBe(column(at('1205', '1206'), noted));
    // what the rows say and what the record says is the same
    expect(column({ ...raw, axis: [axis('6', { dsg: true })] })).toBe(halved);
    expect(hintIds(panelOf(raw, noted))).not.toContain('armir.fight.hint.dsg');
    expect(hintIds(panelOf({ ...raw, notDsg: true }, noted))).toContain('armir.fight.hint.dsg');
  });

  it('ARMIR-14.4: one column to the left against a city, whoever attacks', () => {
    expect(column(totals(12, 4, { city: true }))).toBe('2:1');
    expect(column(totals(12, 4, { city: true, attacker: 'axis' }))).toBe('2:1');
  });

  it('ARMIR-14a ARMIR-AMB-31: shifts add up, or one counts at most; never off the table', () => {
    const raw = totals(16, 4, { city: true, allRiver: true, allStrongpoint: true });
    expect(column(raw)).toBe('1:1');
    expect(column(raw, ruled('amb31', 'one'))).toBe('3:1');
    const low = panelOf(totals(4, 4, { city: true, allRiver: true, allStrongpoint: true }));
    expect(columnOf(low)).toBe('1:2');
    expect(verifySteps(low.figures)).toEqual([]);
    // behind three shifts only 5:1 is better than the lowest column
    expect(low.short).toBe(12);
  });

  it('ARMIR-12.1.1 ARMIR-12.1f: a German tracked attacker adds 1 to the die; beyond the last row the last is read', () => {
    const german = { nation: 'GER', move: 'tracked' };
    const raw = { attacker: 'axis', axis: [axis('12', german)], soviet: [soviet('4')] };
    const codes = (here = context(), input: object = raw) => panelOf(input, here).faces.map(({ code }) => code);
    expect(codes()).toEqual(['1/1', '1/1', '-/1', '-/2', '-/2', '-/2']);
    expect(codes(context(), { ...raw, axis: [axis('12', { nation: 'GER', move: 'motorised' })] })[0]).toBe('1/-');
    expect(codes(context(), { ...raw, axis: [axis('12', { nation: 'ITA', move: 'tracked' })] })[0]).toBe('1/-');
    // in defence it adds nothing
    expect(codes(context(), { soviet: [soviet('12')], axis: [axis('4', german)] })[0]).toBe('1/-');
    const seventh = { ...inventedCrt, rows: [...inventedCrt.rows, '7'] };
    const seven = { ...seventh, cells: { ...seventh.cells, '7/3:1': { text: '-/4' } } };
    expect(codes(context({ tables: { [tables.crt]: seven } }))[5]).toBe('-/4');
  });

  it('ARMIR-12b: Soviet units of different armies do not attack together', () => {
    const raw = { soviet: [soviet('9', { army: 'iii' }), soviet('9', { army: 'a' })], axis: [axis('4')] };
    expect(panelOf(raw).not?.rule).toBe('12');
    expect(panelOf({ ...raw, soviet: raw.soviet.slice(0, 1) }).not).toBeUndefined();
  });

  it('ARMIR-12.1g: without a table totals, column and die are shown; of the outcome it is said what is missing', () => {
    const raw = { soviet: [soviet('12')], axis: [axis('4')] };
    const bare = panelOf(raw, context({ tables: {} }));
    expect([figure(bare, 'attack'), figure(bare, 'defence'), columnOf(bare)]).toEqual([12, 4, '3:1']);
    expect(bare.columns).toEqual(['1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1']);
    expect(bare.faces.map(({ code }) => code)).toEqual(['?', '?', '?', '?', '?', '?']);
    expect(bare.missing).toMatchObject([{ table: tables.crt, msg: { id: 'armir.fight.missing.column' } }]);
    expect(bare.policies).toEqual([]);

    const { '4/3:1': _, ...rest } = inventedCrt.cells;
    const holed = panelOf(raw, context({ tables: { [tables.crt]: { ...inventedCrt, cells: rest } } }));
    expect(holed.faces.map(({ code }) => code)).toEqual(['1/-', '1/1', '1/1', '?', '-/2', '-/2']);
    expect(holed.faces[3]?.says.id).toBe('armir.fight.gap');
    expect(holed.missing).toMatchObject([{ msg: { id: 'armir.fight.missing.cells', p: { dice: { name: '4' } } } }]);
    expect(holed.barSays.find(({ look }) => look === 'missing')?.chance.exact).toBe('1/6');
  });

  it('ARMIR-12.1c: columns are those of the players’ own table', () => {
    const own = { ...inventedCrt, cols: ['1:2', '1:1', '3:2', '2:1', '3:1', '7:1'] };
    const here = context({ tables: { [tables.crt]: own } });
    expect(columnOf(panelOf(totals(7, 4), here))).toBe('3:2');
    expect(columnOf(panelOf(totals(24, 4), here))).toBe('3:1');
    expect(verifySteps(panelOf(totals(7, 4), here).figures)).toEqual([]);
  });
});
