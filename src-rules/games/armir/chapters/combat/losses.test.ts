import { describe, expect, it } from 'vitest';
import { tables } from '../../ids.ts';
import { axis, context, ended, inventedCrt, playOut, ruled, soviet } from '../../testing/fights.ts';
import { isLegalSplit, type LosingUnit, legalSplits, mayLoseNext } from './losses.ts';

const unit = (id: string, steps: number, lost = 0, kind: LosingUnit['kind'] = 'combat'): LosingUnit => ({
  id,
  kind,
  steps,
  lost,
});
const none = new Map<string, number>();
const ids = (losers: readonly LosingUnit[]) => losers.map(({ id }) => id);
const usual = { options: {} };
const rule = (id: string, value: string) => ({ options: { [id]: value } });
const says = (text: string, more: Parameters<typeof context>[0] = {}) =>
  context({
    tables: {
      [tables.crt]: {
        ...inventedCrt,
        cells: Object.fromEntries(Object.keys(inventedCrt.cells).map((key) => [key, { text }])),
      },
    },
    ...more,
  });

describe('who may lose a step', () => {
  it('ARMIR-12.2.1: nobody loses while another has lost fewer; the eliminated no longer count', () => {
    const units = [unit('a', 3), unit('b', 2), unit('c', 1)];
    expect(ids(mayLoseNext(units, none, usual))).toEqual(['a', 'b', 'c']);
    expect(ids(mayLoseNext(units, new Map([['a', 1]]), usual))).toEqual(['b', 'c']);
    const all = new Map([
      ['a', 1],
      ['b', 1],
      ['c', 1],
    ]);
    expect(ids(mayLoseNext(units, all, usual))).toEqual(['a', 'b']);
    expect(legalSplits(units, 2, usual).map((taken) => Object.fromEntries(taken))).toEqual([
      { a: 1, b: 1 },
      { a: 1, c: 1 },
      { b: 1, c: 1 },
    ]);
    expect(isLegalSplit(units, new Map([['a', 2]]), usual)).toBe(false);
    expect(isLegalSplit(units, new Map([...all, ['a', 2]]), usual)).toBe(true);
    expect(isLegalSplit(units, new Map([['stranger', 1]]), usual)).toBe(false);
    expect(isLegalSplit(units, new Map([...all, ['stranger', 1]]), usual)).toBe(false);
  });

  it('ARMIR-12.2.1: every split listed is legal, and every other one is not', () => {
    const units = [unit('a', 3, 1), unit('b', 2), unit('g', 1, 0, 'artillery')];
    for (const options of [usual, rule('amb34', 'combat'), rule('amb77', 'all')]) {
      for (let n = 0; n <= 6; n++) {
        const listed = new Set(
          legalSplits(units, n, options).map((taken) => units.map(({ id }) => taken.get(id) ?? 0).join()),
        );
        for (let a = 0; a <= 3; a++)
          for (let b = 0; b <= 2; b++)
            for (let g = 0; g <= 1; g++) {
              if (a + b + g !== n) continue;
              const split = new Map([
                ['a', a],
                ['b', b],
                ['g', g],
              ]);
              expect([options, a, b, g, isLegalSplit(units, split, options)]).toEqual([
                options,
                a,
                b,
                g,
                listed.has([a, b, g].join()),
              ]);
            }
      }
    }
  });

  it('ARMIR-AMB-34: steps lost are compared over the whole game, or in this fight only', () => {
    const units = [unit('fresh', 3), unit('worn', 2, 1)];
    expect(ids(mayLoseNext(units, none, usual))).toEqual(['fresh']);
    expect(ids(mayLoseNext(units, none, rule('amb34', 'combat')))).toEqual(['fresh', 'worn']);
  });

  it('ARMIR-AMB-77: guns and HQs may be chosen and stand in nobody’s way, or count like every unit', () => {
    const units = [unit('a', 3), unit('gun', 1, 0, 'artillery'), unit('hq', 1, 0, 'hq')];
    const one = new Map([['a', 1]]);
    expect(ids(mayLoseNext(units, one, usual))).toEqual(['a', 'gun', 'hq']);
    expect(ids(mayLoseNext(units, one, rule('amb77', 'all')))).toEqual(['gun', 'hq']);
  });

  it('ARMIR-AMB-77: an HQ that has lost nothing stands beside the others when a step is asked for', () => {
    const raw = {
      attacker: 'axis',
      axis: [axis('9 6 3')],
      soviet: [soviet('5 3', { id: 'rifle-1' }), { id: 'hq-iii', name: 'Invented HQ', kind: 'hq', army: 'iii' }],
    };
    const asked = ended(
      raw,
      { die: 1, defender: 'stay', 'defender.step': 'hq-iii' },
      ruled('amb77', 'all', { tables: says('-/1').tables }),
    );
    expect(asked.result.lost).toMatchObject([{ unit: 'hq-iii', steps: 1 }]);
  });

  it('ARMIR-12.2.2: with a heavy unit on the Axis side the Axis picks the first Soviet loss, whoever lost fewer', () => {
    const raw = {
      soviet: [soviet('12 8 4', { id: 'rifle-1' }), soviet('15 10 5', { id: 'rifle-2', left: 2 })],
      axis: [axis('9 6 3', { heavy: true })],
    };
    const { at } = playOut(raw, { die: 1 }, says('2/-'));
    expect(at.done).toBeDefined();
    const first = playOut({ ...raw }, { die: 1, 'attacker.step': 'rifle-2' }, says('2/-'));
    expect(first.answers[1]).toEqual({ ask: 'attacker.step', key: 'rifle-2' });
    // then 12.2.1: rifle-1 has lost none yet, rifle-2 two
    expect(first.at.done?.result).toMatchObject({
      lost: [
        { unit: 'rifle-2', steps: 1 },
        { unit: 'rifle-1', steps: 1 },
      ],
    });
    // without one the worn unit is not to be had
    const light = playOut({ ...raw, axis: [axis('9 6 3')] }, { die: 1 }, says('1/-'));
    expect(light.asked).toEqual(['die']);
    expect(light.at.done?.result).toMatchObject({ lost: [{ unit: 'rifle-1', steps: 1 }] });
  });

  it('ARMIR-12.2.1: the owner is asked, what may not be chosen says why; all gone asks nothing', () => {
    const raw = { attacker: 'axis', axis: [axis('5 3', { id: 'a' }), axis('5 3', { id: 'b' })], soviet: [soviet('4')] };
    const once = playOut(raw, { die: 1, 'attacker.step': 'b' }, says('3/-'));
    expect(once.asked).toEqual(['die', 'attacker.step', 'attacker.step#2']);
    expect(once.at.done?.result).toMatchObject({ attackerLost: 3 });
    expect(ended(raw, { die: 1 }, says('4/-')).asked).toEqual(['die']);
    const steps = ended(
      raw,
      { die: 1, 'attacker.step': 'b' },
      ruled('amb34', 'combat', { tables: says('2/-').tables }),
    );
    expect(steps.result.lost).toHaveLength(2);
  });
});
