import { expect, it } from 'vitest';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { context, figure, parsed } from '../../../testing/fights.ts';
import { rail } from './railCalculator.ts';

const panelOf = (calculator: Calculator, raw: object, here = context()): ValuePanel => {
  const panel = calculator.panel(parsed(calculator, raw), here, []);
  if (panel.kind !== 'value') throw new Error('not a value');
  expect(verifySteps(panel.figures)).toEqual([]);
  return panel;
};

it('PGG-6.33 PGG-13.31 PGG-6.31 rail points and quota', () => {
  const panel = panelOf(rail, { hexes: 10, interdicted: 1, rifle: 2, armor: 1 }, context({ balances: { rail: 4 } }));
  expect([figure(panel, 'points'), figure(panel, 'quota')]).toEqual([13, 5]);
  expect(panel.hints.map((hint) => hint.rule)).toEqual(['6.31']);
});

it('PGG-14.0 PGG-A13 who enters by rail is told that the hex of entry counts', () => {
  const rules = (arriving: boolean) => panelOf(rail, { hexes: 3, arriving }).hints.map(({ msg }) => msg.id);
  expect([rules(true), rules(false)]).toEqual([['pgg.rail.entry'], []]);
});
