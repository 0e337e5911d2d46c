import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { armir as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { inventedBoard } from '../../testing/board.ts';
import { corpsAhead } from './corps.ts';
import { corpsAheadCalc } from './corpsCalc.ts';

const panelOf = (calc: typeof corpsAheadCalc, raw: JsonObject, context = at({}, inventedBoard)) => {
  const input = calc.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const shown = calc.panel(input.value, context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};
const cellsIn = (shown: ReturnType<typeof panelOf>, grid: string, row: string) =>
  shown.grids
    ?.find(({ id }) => id === grid)
    ?.rows.find(({ msg }) => msg.id === row)
    ?.cells.map(({ p, value }) => p ?? value.p?.n ?? value.id);

it('ARMIR-P4 ARMIR-8.4a D10 without supply from turn 3 on: unmarked after it 1/2, 1/6, 1/36, 0', () => {
  expect(corpsAhead(3, 1).map(({ one }) => one.exact)).toEqual(['1/2', '1/6', '1/36', '0/1']);
});

it('ARMIR-P4 split over hexes the mean stays, all and at least one go apart', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 3 }), (turn, hexes) => {
      // every row of dice of the first turn, a die a hex
      const rows = Array.from({ length: 6 ** hexes }, (_, n) =>
        Array.from({ length: hexes }, (_2, i) => (Math.floor(n / 6 ** i) % 6) + 1),
      );
      const stay = rows.map((dice) => dice.filter((die) => die + turn < 7).length);
      const [first] = corpsAhead(turn, hexes);
      expect(first?.all.p).toBeCloseTo(stay.filter((n) => n === hexes).length / rows.length, 12);
      expect(first?.any.p).toBeCloseTo(stay.filter((n) => n > 0).length / rows.length, 12);
      expect(first?.hexes).toBeCloseTo(stay.reduce((sum, n) => sum + n, 0) / rows.length, 12);
    }),
  );
  const shown = panelOf(corpsAheadCalc, { turn: 2, hexes: 3 });
  expect(cellsIn(shown, 'turns', 'armir.corpsAhead.one')?.[0]).toBeCloseTo(2 / 3, 12);
  expect(cellsIn(shown, 'turns', 'armir.corpsAhead.all')?.[0]).toBeCloseTo(8 / 27, 12);
  expect(shown.figures.find(({ id }) => id === 'faces')?.value).toBe(4);
});
