import { describe, expect, it } from 'vitest';
import { askBare as ask } from '../../testing/ask.ts';
import { context } from '../../testing/fights.ts';

describe('movement', () => {
  const cost = (unit: string, step: object) => (ask('move-cost', { unit, ma: 10, path: [step] }).costs as number[])[0];
  it.each([
    ['clear', { terrain: 'clear' }, 1, 1, 1, 1],
    ['forest', { terrain: 'forest' }, 1, 2, 2, 1],
    ['swamp', { terrain: 'swamp' }, 2, 2, 2, 2],
    ['major city', { terrain: 'majorCity' }, 1, 1, 1, 1],
    ['minor city', { terrain: 'minorCity' }, 1, 1, 1, 1],
    ['road in forest', { terrain: 'forest', road: true }, 1, 0.5, 1, 0.5],
    ['a marker', { terrain: 'clear', interdicted: true }, 2, 2, 2, 2],
  ])(
    'PGG-6.7 PGG-6.7a PGG-6.7b PGG-10.21 PGG-13.32 PGG-13.43 %s: infantry, panzer, cavalry, leader',
    (_, step, infantry, panzer, cavalry, leader) => {
      expect([cost('infantry', step), cost('panzer', step), cost('cavalry', step), cost('leader', step)]).toEqual([
        infantry,
        panzer,
        cavalry,
        leader,
      ]);
    },
  );
  it('PGG-6.7 PGG-11.13 a river costs Germans two and Soviets one, on a road too', () => {
    expect([
      cost('panzer', { river: true }),
      cost('armor', { river: true }),
      cost('panzer', { river: true, road: true }),
      cost('leader', { river: true, road: true }),
    ]).toEqual([3, 2, 2.5, 1.5]);
  });
  it('PGG-8.12 enemy ZOC costs nothing', () => {
    expect([cost('panzer', { enemyZoc: true }), cost('panzer', {})]).toEqual([1, 1]);
  });
  it('PGG-6.22 a unit stops on entering enemy ZOC, PGG-6.23 spends no more than it has, PGG-6.21 PGG-6.7c enters neither enemies nor over lakes', () => {
    const path = (over: object, at: number) => [0, 1, 2, 3].map((i) => (i === at ? over : {}));
    const halt = (over: object, ma = 4) => ask('move-cost', { unit: 'rifle', ma, path: path(over, 1) });
    expect(halt({ enemyZoc: true })).toMatchObject({ steps: 2, spent: 2, halt: { why: 'zoc', rule: '6.22' } });
    expect(halt({}, 3)).toMatchObject({ steps: 3, spent: 3, left: 0, halt: { why: 'short', rule: '6.23' } });
    expect(halt({ enemyUnit: true })).toMatchObject({ steps: 1, halt: { rule: '6.21' } });
    expect(halt({ lake: true })).toMatchObject({ steps: 1, halt: { rule: '6.7' } });
    expect(halt({})).toMatchObject({ steps: 4, left: 0, halt: null });
  });
  it('PGG-6.22 a unit that starts in enemy ZOC does not leave; PGG-10.23 a leader enters ZOC only with a unit', () => {
    const go = (over: object) =>
      ask('move-cost', { unit: 'leader', ma: 10, path: [{}, { enemyZoc: true }, {}], ...over });
    expect(go({ unit: 'rifle', startsInZoc: true })).toMatchObject({ steps: 0, halt: { why: 'held', rule: '6.22' } });
    expect(go({})).toMatchObject({ steps: 1, spent: 1, halt: { at: 1, why: 'alone', rule: '10.23' } });
    expect(go({ withUnit: true })).toMatchObject({ steps: 2, halt: { why: 'zoc', rule: '6.22' } });
    expect(go({ unit: 'rifle' })).toMatchObject({ steps: 2, halt: { why: 'zoc' } });
  });
  it('PGG-6.4 PGG-5.23 Soviets stay out of columns 01 and 02 on turns 1 to 6, but for 13th and 20th Army on turn 1', () => {
    const steps = (turn: number, unit: string) =>
      ask('move-cost', { unit, ma: 6, path: [{ hex: '0205' }] }, context({ turn })).steps;
    expect([steps(1, 'rifle'), steps(2, 'rifle'), steps(6, 'leader'), steps(7, 'rifle'), steps(3, 'panzer')]).toEqual([
      0, 0, 0, 1, 1,
    ]);
    const first = (turn: number) =>
      ask('move-cost', { unit: 'rifle', ma: 6, turn, firstMove: true, path: [{ hex: '0205' }] });
    expect(first(1)).toMatchObject({ turn: 1, steps: 1, halt: null });
    expect(first(2)).toMatchObject({ turn: 2, steps: 0, halt: { why: 'west', rule: '6.4' } });
  });
  it('E09 PGG-6.25 PGG-11.31 PGG-11.32 a 9-7 out of supply is 4 and moves 3; a 1 stays 1, a 0 stays 0', () => {
    const out = (strength: number, ma: number) => ask('movement-allowance', { strength, ma, outOfSupply: true });
    expect([out(9, 7), out(1, 1), out(0, 6)]).toEqual([
      { strength: 4, ma: 3 },
      { strength: 1, ma: 0 },
      { strength: 0, ma: 3 },
    ]);
    expect(ask('move-cost', { unit: 'infantry', ma: 7, outOfSupply: true, path: [{}, {}, {}, {}] })).toMatchObject({
      allowance: 3,
      steps: 3,
    });
  });
  it('PGG-7.1 PGG-7.2 PGG-A33 stacking', () => {
    const stack = (side: string, combat: number, leaders = 0) => ask('stacking', { side, combat, leaders });
    expect(stack('german', 3)).toEqual({ legal: true, excess: 0, rule: '7.2' });
    expect(stack('german', 5)).toEqual({ legal: false, excess: 2, rule: '7.2' });
    expect(stack('soviet', 3, 1)).toEqual({ legal: true, excess: 0, rule: '7.1' });
    expect(stack('soviet', 2, 2)).toEqual({ legal: true, excess: 0, rule: '7.1' });
    expect(stack('soviet', 3, 2)).toEqual({ legal: false, excess: 1, rule: '7.1' });
    expect(stack('soviet', 4, 0)).toEqual({ legal: false, excess: 1, rule: '7.1' });
    expect(stack('soviet', 4, 2)).toEqual({ legal: false, excess: 2, rule: '7.1' });
  });
});
