import { expect, it } from 'vitest';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { gameScene } from './gameScene.ts';

it('a counter is drawn with its steps once it has lost some', () => {
  const piece = (id: string, more: Partial<Piece> = {}): Piece => ({
    id,
    kind: 'foot',
    side: 'german',
    symbol: 'infantry',
    name: id,
    hex: '0101',
    states: [],
    ...more,
  });
  const pieces = [piece('whole'), piece('reduced', { steps: { left: 1, of: 2, msg: { id: 'reduced' } } })];
  const stand = { pieces, markers: [], zones: {}, off: [] };
  const { counters } = gameScene({
    stand,
    board: undefined,
    sides: [],
    markerKinds: [],
    zonesOf: undefined,
    over: undefined,
  });
  expect(counters.map(({ steps }) => steps && [steps.left, steps.of])).toEqual([undefined, [1, 2]]);
});
