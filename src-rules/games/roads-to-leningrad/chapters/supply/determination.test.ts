import { describe, expect, it } from 'vitest';
import { cells, marks } from '../../ids.ts';
import { bid } from '../../testing/at.ts';
import { facts, here } from '../../testing/here.ts';
import { determination, progress } from './determination.ts';

describe('supply', () => {
  it.each([
    ['none', true, 'none'],
    ['none', false, 'emergency'],
    ['emergency', true, 'none'],
    ['emergency', false, 'oos'],
    ['oos', true, 'none'],
    ['oos', false, 'oos'],
  ] as const)('RTL-6.12 %s, line %s: %s', (before, traced, after) => {
    expect(progress(before, traced)).toBe(after);
  });

  it('RTL-6.12 one determination: units named are cut off, all others lose their markers', () => {
    const context = here('strategic/supply', {
      cells: { [cells.supply]: { tanks: 'emergency', horse: 'oos', 'rifles-1': 'emergency' } },
    });
    expect(determination(context, ['tanks', 'horse', 'rifles-2'])).toEqual([
      { id: 'tanks', from: 'emergency', to: 'oos' },
      { id: 'rifles-1', from: 'emergency', to: 'none' },
      { id: 'rifles-2', from: 'none', to: 'emergency' },
    ]);
    // made once a turn: asked again it says so, and nobody goes from emergency to out of supply within the turn
    const again = { ...context, marks: { [marks.determined]: { turn: { value: true } } } };
    expect(bid('supply-mark', { cut: 'Invented tanks' }, again)).toMatchObject({ ok: false, rule: '6.12' });
    expect(
      facts('supply-mark', { cut: 'Invented tanks, Invented horse, Invented rifles-2' }, context).map((fact) =>
        fact.kind === 'set' ? [fact.key, fact.value] : fact.kind === 'mark' ? [fact.mark, fact.until] : [],
      ),
    ).toEqual([
      ['tanks', 'oos'],
      ['rifles-1', null],
      ['rifles-2', 'emergency'],
      [marks.determined, `t${context.turn}`],
    ]);
  });
});
