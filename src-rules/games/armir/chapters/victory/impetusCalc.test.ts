import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { armir as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { inventedBoard } from '../../testing/board.ts';
import type { corpsAheadCalc } from '../supply/corpsCalc.ts';
import { firstLost, type PsPlan, psAhead } from './impetusAhead.ts';
import { psAheadCalc } from './impetusCalc.ts';

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

const plan = (over: Partial<PsPlan> = {}): PsPlan => ({
  ps: 4,
  from: 2,
  airports: 0,
  buys: () => false,
  replacements: () => false,
  gains: () => 0,
  ...over,
});
it('ARMIR-P7 from 4 with nothing gained: 3, 2, 1, and 0 on turn 5; two points more live through turn 6', () => {
  const rows = psAhead(plan());
  expect(rows.map(({ low }) => low)).toEqual([3, 2, 1, 0, -1]);
  expect(firstLost(rows)).toBe(5);
  expect(rows.map(({ need }) => need)).toEqual([0, 0, 0, 1, 2]);
  expect(firstLost(psAhead(plan({ ps: 6 })))).toBeUndefined();
});

it('ARMIR-P7 initiative costs one more; the airports cost nothing from the turn after they fall; a replacement comes after the loss', () => {
  expect(psAhead(plan({ buys: () => true })).map(({ low }) => low)).toEqual([2, 0, -2, -4, -6]);
  expect(psAhead(plan({ airports: 3 })).map(({ low }) => low)).toEqual([3, 2, 2, 2, 2]);
  // AMB-55: lost before the Axis could pay for its replacement
  expect(psAhead(plan({ ps: 1, replacements: () => true }))[0]).toMatchObject({ low: 0, end: 1 });
  expect(psAhead(plan({ gains: (turn) => (turn === 4 ? 2 : 0) })).map(({ low }) => low)).toEqual([3, 2, 1, 2, 1]);
});

it('ARMIR-P7 the plans side by side, with the points each still needs', () => {
  const shown = panelOf(psAheadCalc, { buys: ['3'], gains: [{ turn: 2, points: 1 }] });
  expect(shown.grids?.[0]?.rows.map(({ msg, now }) => [msg.id, now])).toEqual([
    ['armir.psAhead.none', undefined],
    ['armir.psAhead.plan', true],
    ['armir.psAhead.always', undefined],
  ]);
  expect(cellsIn(shown, 'ps', 'armir.psAhead.plan')).toEqual([3, 2, 1, 'armir.psAhead.lost', 'armir.psAhead.lost']);
  expect(shown.rows[0]?.value.p?.n).toBe(2);
  const from = panelOf(
    psAheadCalc,
    {},
    at({ turn: 4, place: 't4/supply', past: ['t4/reinforcements'], balances: { ps: 7 } }),
  );
  expect(from.grids?.[0]?.cols.map(({ p }) => p?.n)).toEqual([5, 6]);
});

it('16.4.1: what is gained before the first loss to come counts at once, and says so; without it nothing is said', () => {
  const said = (gains: readonly JsonObject[]) => {
    const shown = panelOf(psAheadCalc, { ps: 4, from: 3, gains: [...gains] });
    const figure = shown.figures.find(({ id }) => id === 'ps');
    return [figure?.value, ...(figure?.steps ?? []).map(({ msg }) => msg?.id)];
  };
  const now = 'armir.psAhead.field.ps';
  expect(said([])).toEqual([4, now]);
  expect(said([{ turn: 3, points: 2 }])).toEqual([4, now]);
  expect(said([{ turn: 2, points: 2 }])).toEqual([6, now, 'armir.psAhead.step.early']);
});
