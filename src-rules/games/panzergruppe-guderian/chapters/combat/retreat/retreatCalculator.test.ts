import { expect, it } from 'vitest';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { context, parsed } from '../../../testing/fights.ts';
import { retreat } from './retreatCalculator.ts';

const panelOf = (calculator: Calculator, raw: object, here = context()): ValuePanel => {
  const panel = calculator.panel(parsed(calculator, raw), here, []);
  if (panel.kind !== 'value') throw new Error('not a value');
  expect(verifySteps(panel.figures)).toEqual([]);
  return panel;
};

it('PGG-9.73 retreat hexes', () => {
  const panel = panelOf(retreat, { side: 'german', units: 2, hexes: [{ friends: 2 }, { enemyZoc: true }] });
  expect(panel.rows.map((row) => row.value.id)).toEqual(['pgg.retreat.some', 'pgg.retreat.zoc']);
  // 9.72: one here and one there
  const apart = panelOf(retreat, { side: 'german', units: 2, hexes: [{ friends: 2 }, { friends: 2 }] });
  expect(apart.rows.map((row) => row.value.id)).toEqual(['pgg.retreat.part', 'pgg.retreat.part']);
});
