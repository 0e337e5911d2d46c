import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { msg } from '../words/message.ts';
import { explain, type FigureWriter } from './explain.ts';
import { verifySteps } from './verifySteps.ts';

const m = msg('test');

describe('figures', () => {
  it('sum to their value through rounding, clamping and lookup', () => {
    const notes = explain();
    const unit = notes.figure('unit', m).add(9, m, '1').halve('down', m, '2').atLeast(1, m, '3');
    const leader = notes.figure('leader', m).add(6, m, '');
    const hex = notes.figure('hex', m).plus(unit, m, '4').plusUpTo(leader, unit.value, m, '5');
    const attack = notes.figure('attack', m).plus(hex, m, '6').times(3, m, '7').atMost(20, m, '8');
    const column = notes.figure('column', m).read('tens', [attack], 2, m, '9');
    expect([hex.value, attack.value, column.value]).toEqual([8, 20, 2]);
    expect(verifySteps(notes.figures, { tens: (n = 0) => Math.floor(n / 10) })).toEqual([]);
  });

  it('counts in halves and takes whole points in one place only', () => {
    const notes = explain();
    const gun = notes.figure('gun', m, { per: 2 }).add(3, m, '');
    const pool = notes
      .figure('pool', m, { per: 2 })
      .plus(gun, m, '')
      .plus(notes.figure('two', m).add(2, m, ''), m, '');
    expect(pool.value).toBe(7);
    expect(() => notes.figure('bad', m).plus(pool, m, '')).toThrow('halves');
    expect(notes.figure('dice', m).whole(pool, 'up', m, '').value).toBe(4);
    expect(verifySteps(notes.figures.filter((figure) => figure.id !== 'bad'))).toEqual([]);
  });

  it('are closed once another has read them', () => {
    const notes = explain();
    const leader = notes.figure('leader', m).add(2, m, '');
    notes.figure('hex', m).plusUpTo(leader, 1, m, '');
    expect(() => leader.add(1, m, '')).toThrow('closed');
    const silent = explain(false);
    const other = silent.figure('other', m).add(1, m, '');
    silent.figure('hex', m).plus(other, m, '');
    expect(() => other.add(1, m, '')).toThrow('closed');
  });

  it('of the same name are numbered', () => {
    const notes = explain();
    notes.figure('round', m);
    notes.figure('round', m);
    expect(notes.figures.map((figure) => figure.id)).toEqual(['round', 'round#2']);
  });

  it('are refused by the recheck when a step, a delta, a sum or a reading is not true', () => {
    const notes = explain();
    const a = notes.figure('a', m).add(4, m, '');
    notes.figure('b', m).plus(a, m, '').halve('up', m, '');
    const [first, second] = notes.figures;
    if (!first || !second) throw new Error('two figures were written');
    expect(verifySteps([first, second])).toEqual([]);
    expect(verifySteps([{ ...first, value: 5 }, second])).toHaveLength(2);
    expect(verifySteps([second])).toHaveLength(1);
    const bent = { ...second, steps: second.steps.map((step) => ({ ...step, delta: step.delta + 1 })) };
    expect(verifySteps([first, bent])).toHaveLength(3);
    const read = explain();
    read.figure('c', m).read('nobody', [], 3, m, '');
    expect(verifySteps(read.figures)).toHaveLength(1);
  });

  it('without memory reach the same values and store nothing', () => {
    type Turn = (writer: FigureWriter, n: number) => FigureWriter;
    const turns: readonly Turn[] = [
      (writer, n) => writer.add(n, m, ''),
      (writer, n) => writer.times(n % 4, m, ''),
      (writer) => writer.halve('down', m, ''),
      (writer) => writer.halve('up', m, ''),
      (writer, n) => writer.atLeast(n, m, ''),
      (writer, n) => writer.atMost(n, m, ''),
    ];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(turns.length - 1), fc.integer({ min: -9, max: 40 }))), (steps) => {
        const kept = explain();
        const silent = explain(false);
        const [a, b] = [kept.figure('x', m), silent.figure('x', m)];
        for (const [turn, n] of steps) {
          turns[turn]?.(a, n);
          turns[turn]?.(b, n);
        }
        expect(b.value).toBe(a.value);
        expect(silent.figures).toEqual([]);
        expect(verifySteps(kept.figures)).toEqual([]);
      }),
    );
  });
});
