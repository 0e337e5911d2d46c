import { expect, it } from 'vitest';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { context, figure, parsed } from '../../testing/fights.ts';
import { move } from './move.ts';

const panelOf = (calculator: Calculator, raw: object, here = context()): ValuePanel => {
  const panel = calculator.panel(parsed(calculator, raw), here, []);
  if (panel.kind !== 'value') throw new Error('not a value');
  expect(verifySteps(panel.figures)).toEqual([]);
  return panel;
};

it('PGG-6.12 PGG-6.7b PGG-6.25 a way is paid hex by hex, out of supply from half the allowance', () => {
  const path = [{ road: true }, { terrain: 'forest', river: true }, { terrain: 'swamp', interdicted: true }];
  const whole = panelOf(move, { unit: 'panzer', ma: 10, path });
  expect([figure(whole, 'step0'), figure(whole, 'step1'), figure(whole, 'step2'), figure(whole, 'spent')]).toEqual([
    1, 8, 6, 15,
  ]);
  expect(whole.says).toMatchObject({ id: 'pgg.move.says', p: { mp: 15, left: 5 } });
  const half = panelOf(move, { unit: 'panzer', ma: 11, outOfSupply: true, path });
  expect(figure(half, 'allowance')).toBe(5);
  expect(half.says).toMatchObject({ id: 'pgg.move.saysHalt', p: { mp: 9, left: 1, count: 2 } });
});

it('PGG-6.4 PGG-5.23 PGG-6.22 PGG-10.23 the turn is shown and asked, and who may go where', () => {
  const path = [{ hex: '0305' }, { hex: '0205', enemyZoc: true }];
  const says = (over: object) => panelOf(move, { unit: 'rifle', ma: 6, path, ...over }).hints.map(({ rule }) => rule);
  expect(says({ turn: 1 })).toEqual(['6.4']);
  expect(says({ turn: 1, firstMove: true })).toEqual([]);
  expect(says({ turn: 2, firstMove: true })).toEqual(['6.4']);
  expect(says({ turn: 7 })).toEqual([]);
  expect(says({ turn: 7, startsInZoc: true })).toEqual(['6.22']);
  expect(says({ turn: 7, unit: 'leader' })).toEqual(['10.23']);
  expect(says({ turn: 7, unit: 'leader', withUnit: true })).toEqual([]);
  const shown = move.parse({ unit: 'rifle' }, context({ turn: 4 }));
  expect(shown.ok && shown.value.turn).toBe(4);
});
