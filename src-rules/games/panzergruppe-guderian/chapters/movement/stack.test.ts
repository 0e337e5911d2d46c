import { expect, it } from 'vitest';
import { context, parsed } from '../../testing/fights.ts';
import { retreat } from '../combat/retreat/retreatCalculator.ts';
import { move } from './move.ts';
import { rail } from './rail/railCalculator.ts';
import { stack } from './stack.ts';

it('they ask nothing and book nothing', () => {
  for (const calculator of [move, rail, stack, retreat]) {
    const { done } = calculator.play(parsed(calculator, {}), context(), []);
    expect(done?.ending.facts).toEqual([]);
  }
});
