import { expect, it } from 'vitest';
import { parseLine, printLine } from '#rules/kit/forms/line/line.ts';
import { asRows } from '#rules/kit/forms/rows.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { cells } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { at } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';

it('values typed behind a unit that lost a step are those of the side that lies up', () => {
  const calc = game.calculators.find(({ id }) => id === 'attack');
  const context = at({ cells: { [cells.steps]: { 'pz-1': 1 } } }, inventedThings);
  const world = calc && fightLineOf(game, calc, context);
  const unit = world?.units.find(({ id }) => id === 'pz-1');
  if (!world || !unit) throw new Error('no such unit');
  const { input, troubles } = parseLine(`${unit.name} 3-2-1 x foot 3-4-6`, world);
  expect(troubles).toEqual([]);
  expect(asRows(input[unit.field])[0]).toMatchObject({
    ...unit.row(false),
    steps: 1,
    attack2: 3,
    defence2: 2,
    er2: 1,
  });
  expect(printLine(input, world, 'en').text).toBe(`${unit.name} 3-2-1 x foot 3-4-6`);
});

it('a unit that is eliminated is offered behind all others, and the attack remarks on it', () => {
  const calc = game.calculators.find(({ id }) => id === 'attack');
  const gone = (steps: number) => {
    const context = at({ cells: { [cells.steps]: { 'pz-1': steps } } }, inventedThings);
    const world = calc && fightLineOf(game, calc, context);
    const unit = world?.units.find(({ id }) => id === 'pz-1');
    if (!calc || !world || !unit) throw new Error('no such unit');
    const { input } = parseLine(`${unit.name} 3-2-1 x foot 3-4-6`, world);
    const read = calc.parse(input);
    if (!read.ok) throw new Error(JSON.stringify(read.troubles));
    const panel = calc.panel(read.value, context, []);
    return [unit.cannot === true, panel.hints.some(({ msg }) => msg.id === 'rtl.attack.warn.gone')];
  };
  expect(gone(1)).toEqual([false, false]);
  expect(gone(0)).toEqual([true, true]);
});
