import { expect, it } from 'vitest';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { context, parsed } from '../../testing/fights.ts';
import { retreat } from '../combat/retreat/retreatCalculator.ts';
import { move } from './move.ts';
import { rail } from './rail/railCalculator.ts';
import { stack } from './stack.ts';

const panelOf = (calculator: Calculator, raw: object, here = context()): ValuePanel => {
  const panel = calculator.panel(parsed(calculator, raw), here, []);
  if (panel.kind !== 'value') throw new Error('not a value');
  expect(verifySteps(panel.figures)).toEqual([]);
  return panel;
};

it('PGG-7.1 PGG-7.2 stacks', () => {
  expect(panelOf(stack, { side: 'german', combat: 4 }).answer).toMatchObject({
    id: 'pgg.stack.excess',
    p: { count: 1 },
  });
  expect(panelOf(stack, { side: 'soviet', combat: 3, leaders: 1 }).answer.id).toBe('pgg.stack.legal');
});

it('they ask nothing and book nothing', () => {
  for (const calculator of [move, rail, stack, retreat]) {
    const { done } = calculator.play(parsed(calculator, {}), context(), []);
    expect(done?.ending.facts).toEqual([]);
  }
});
