import { describe, expect, it } from 'vitest';
import type { Context } from '#rules/kit/record/context.ts';
import { refusal, tasksOf } from '../../testing/at.ts';
import { in_, manstein } from '../../testing/turns.ts';
import { isChecked } from './determination.ts';

describe('scenario rules', () => {
  it('RTL-AMB-23 nobody is checked on the first turn, or everybody', () => {
    const checked = (over: Partial<Context>): readonly string[] =>
      tasksOf(in_(manstein, '19AM', { place: 't13/strategic/supply', ...over }), 'supply').map(({ id }) => id);
    expect(checked({})).toEqual(['supply-printed']);
    expect(checked({ options: { amb23: 'checked' } })).toEqual(['supply-mark']);
    expect(isChecked(in_(manstein, '19PM'))).toBe(true);
    expect(refusal('supply-mark', { cut: 'Invented tanks' }, in_(manstein, '19AM'))).toBe('6.1');
  });
});
