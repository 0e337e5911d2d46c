import { describe, expect, it } from 'vitest';
import { advanced } from '../../testing/battles.ts';
import { figureIn, panelIn, planOf, refusalOf, thrown } from '../../testing/ops.ts';
import { mines } from './minesCalculator.ts';

const here = advanced({ o18: true });

describe('a unit on board', () => {
  it('BITE-18.1-1 arrives on 1 to 3, loses 1 PF on 4 and 5, is lost on 6', () => {
    expect(planOf(mines, { pf: 4 }, here)).toEqual({ arrives: '1/2', damaged: '1/3', lost: '1/6' });
    const faces = [1, 2, 3, 4, 5, 6].map((face) => thrown(mines, { pf: 2 }, [face], here).at.done?.key);
    expect(faces).toEqual(['arrives', 'arrives', 'arrives', 'damaged', 'damaged', 'lost']);
  });

  it('BITE-18.1-1 BITE-AMB-50 at 1 PF it goes down with the damage, unless it has a 0 face', () => {
    expect(planOf(mines, { pf: 1 }, here)).toEqual({ arrives: '1/2', lost: '1/2' });
    expect(planOf(mines, { pf: 1, zeroFace: true }, here)).toEqual({ arrives: '1/2', damaged: '1/3', lost: '1/6' });
  });

  it('BITE-18.1-1 BITE-AMB-46 there is a die wherever the enemy controls the sea, and none elsewhere', () => {
    expect(refusalOf(mines, { enemySea: false }, here)?.rule).toBe('18.1');
    expect(refusalOf(mines, { mined: false }, here)?.rule).toBe('18.1');
    expect(refusalOf(mines, {}, here)).toBeUndefined();
  });
});

describe('production points on board', () => {
  const pp = { cargo: 'pp' };

  it('BITE-11.3-1 are lost on a 6, one die each', () => {
    expect(planOf(mines, { ...pp, pp: 2 }, here)).toEqual({ 0: '25/36', 1: '5/18', 2: '1/36' });
    expect(figureIn(panelIn(mines, { ...pp, pp: 3 }, here), 'dice')).toBe(3);
  });

  it('BITE-11.3-1 BITE-E12 Kerch without Sevastopol is no major port; with it one die, lost on a 6; by rail no die', () => {
    expect(refusalOf(mines, { ...pp, pp: 1, majorPorts: false }, here)?.rule).toBe('11.2');
    expect(planOf(mines, { ...pp, pp: 1 }, here)).toEqual({ 0: '5/6', 1: '1/6' });
    expect(refusalOf(mines, { ...pp, pp: 1, rail: true }, here)?.rule).toBe('11.3');
  });
});
