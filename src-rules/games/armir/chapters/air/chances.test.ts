import { expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, phases } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { airChances, caiBack } from './chances.ts';

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

it('ARMIR-P9 the CAI aircraft is back after n dice with 1 − (2/3)^n', () => {
  expect([0, 1, 2, 3].map((dice) => caiBack(dice).exact)).toEqual(['0/1', '1/3', '5/9', '19/27']);
  expect(panel(airChances, { cai: 'ready', turn: 3 }).grids).toEqual([]);
});

it('ARMIR-P9 ARMIR-9.1a each side has the air unit with 1/2, from turn 2 on', () => {
  const rows = (turn: number) =>
    panel(airChances, { turn })
      .rows.map(({ value }) => value.p?.exact)
      .slice(0, 3);
  expect(rows(1)).toEqual(['1/2', '1/2', '31/32'].map((name) => ({ name })));
  expect(rows(5)).toEqual(['1/2', '1/2', '3/4'].map((name) => ({ name })));
});

it('ARMIR-P9 the form begins with the next die of the game', () => {
  const at = (turn: number, phase: string, over = {}): Context => ({
    ...bare,
    turn,
    place: `t${turn}/${phase}`,
    cells: { [cells.cai]: 'used', [cells.caiUsed]: 2, ...over },
  });
  expect(filled(airChances, at(3, phases.initiative))).toMatchObject({ turn: 3, cai: 'used', usedIn: 2 });
  expect(filled(airChances, at(3, phases.supply))).toMatchObject({ turn: 4 });
});
