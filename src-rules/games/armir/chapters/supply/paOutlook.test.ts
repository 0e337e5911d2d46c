import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { certain } from '#rules/kit/chance/dist.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { accounts, phases } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { paAfter, paOutlook } from './paOutlook.ts';

const bare = contextWithoutGame(game);
const panel = (calculator: Calculator, raw: JsonObject, context: Context = bare): ValuePanel => {
  const input = calculator.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  const shown = calculator.panel(input.value, context, []);
  if (shown.kind !== 'value') throw new Error(shown.kind);
  expect(verifySteps(shown.figures, game.readers)).toEqual([]);
  return shown;
};
const filled = (calculator: Calculator, context: Context) => {
  const input = calculator.parse({}, context);
  return input.ok ? input.value : undefined;
};

it('ARMIR-P8 PA go by a rate, and Kantemirovka takes a die: 3.5 on average, never below 0', () => {
  const after = (pa: number, uses: number, falls: boolean) =>
    [...paAfter(certain(pa), uses, falls).ways.values()].map(({ value, n }) => [value, n]);
  expect(after(10, 3, false)).toEqual([[7, 1]]);
  expect(after(2, 3, false)).toEqual([[0, 1]]);
  expect(after(4, 0, true)).toEqual([
    [3, 1],
    [2, 1],
    [1, 1],
    [0, 3],
  ]);
  const mean = (raw: JsonObject) => panel(paOutlook, raw).grids?.[0]?.rows[0]?.cells.map(({ value }) => value.p?.n);
  expect(mean({ pa: 16, turn: 2, uses: 2 })).toEqual([14, 12, 10, 8, 6]);
  expect(mean({ pa: 16, turn: 4, uses: 2, falls: 5 })).toEqual([14, 8.5, 6.5]);
});

it('ARMIR-P8 it says when they are gone, and the chance that none is left', () => {
  expect(panel(paOutlook, { pa: 4, turn: 3, uses: 2 }).answer).toMatchObject({
    id: 'armir.guns.answer.paOut',
    p: { n: 4 },
  });
  const risky = panel(paOutlook, { pa: 9, turn: 5, uses: 2, falls: 6 });
  expect(risky.answer.id).toBe('armir.guns.answer.pa');
  expect(risky.rows.find(({ msg }) => msg.id === 'armir.guns.row.noneEnd')?.value.p?.exact).toEqual({ name: '1/3' });
});

it('ARMIR-P8 the form begins with what is left and the rate so far', () => {
  const context: Context = { ...bare, turn: 4, place: `t4/${phases.supply}`, balances: { [accounts.pa]: 5 } };
  expect(filled(paOutlook, context)).toMatchObject({ pa: 5, turn: 4, uses: 3 });
});
