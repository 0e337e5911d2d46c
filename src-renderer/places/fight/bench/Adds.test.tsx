import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { attackCalculator } from '#rules/games/roads-to-leningrad/chapters/combat/attack/calculator.ts';
import { overrunCalculator } from '#rules/games/roads-to-leningrad/chapters/combat/overrun/calculator.ts';
import { roadsToLeningrad as game } from '#rules/games/roads-to-leningrad/index.ts';
import { wholeAttack } from '#rules/games/roads-to-leningrad/testing/whole.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Answer } from '#rules/kit/record/journal.ts';
import { setGames } from '../../../host/games.ts';
import { useBench } from '../../../state/bench.ts';
import { draw } from '../../../testing/draw.tsx';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import { AddsList, AddsOf } from './Adds.tsx';

const parsed = attackCalculator.parse(wholeAttack);
const adds = parsed.ok ? attackCalculator.contributions?.(parsed.value, contextWithoutGame(game)) : undefined;

beforeEach(() => {
  setGames([game]);
  useBench.setState({ measure: {} });
});
const shown = (locale: 'en' | 'it' = 'en') => {
  if (!adds) throw new Error('nothing to compare');
  const onEdit = vi.fn();
  draw(<AddsList adds={adds} game={game.id} sides={game.sides} onEdit={onEdit} />, locale);
  return onEdit;
};
const sizes = (): readonly number[] =>
  within(screen.getByRole('region', { name: 'What each thing adds' }))
    .getAllByRole('listitem')
    .map((line) => Number(/[+−±]([\d.]+)$/.exec(line.textContent ?? '')?.[1]));

it('lists what each thing adds, the largest first, in the measure that is picked and stays picked', () => {
  shown();
  const first = sizes();
  expect(first).toHaveLength(8);
  expect(first).toEqual([...first].sort((a, b) => b - a));
  fireEvent.click(screen.getByRole('button', { name: `All ${adds?.things.length}` }));
  expect(sizes()).toHaveLength(adds?.things.length ?? 0);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'attackerUnhurt' } });
  const second = sizes();
  expect(second.slice(0, 8)).not.toEqual(first);
  expect(second).toEqual([...second].sort((a, b) => b - a));
  cleanup();
  shown();
  expect(screen.getByRole('combobox')).toHaveProperty('value', 'attackerUnhurt');
});

it('a line pressed changes the fight so, a way to spend points too', () => {
  const onEdit = shown();
  fireEvent.click(screen.getByRole('button', { name: /attackers from 5730/ }));
  expect(onEdit).toHaveBeenLastCalledWith([
    { rows: 'german', row: 'pz-a', set: { part: false } },
    { rows: 'german', row: 'pz-b', set: { part: false } },
  ]);
  const [best] = screen.getAllByRole('region', { name: /^Command points, German/ });
  if (!best) throw new Error('no ways');
  const [way] = within(best).getAllByRole('button', { name: /leader/ });
  if (!way) throw new Error('no way');
  fireEvent.click(way);
  expect(onEdit.mock.lastCall?.[0]).toHaveLength(4);
  expect(onEdit.mock.lastCall?.[0]).toContainEqual({ rows: 'german', row: 'arko', set: { spend: 'artillery' } });
});

it('follows the bench from one calculator to another, and is gone once the fight has begun', () => {
  const context = contextWithoutGame(game);
  const of = (calc: Calculator, raw: JsonObject, answers: readonly Answer[] = []): Fight => {
    const input = calc.parse(raw);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    return {
      scope: 'x',
      game,
      calcs: game.calculators,
      calc,
      context,
      draft: { input: {}, out: [], face: null, answers: [] },
      value: input.value,
      input: input.value,
      troubles: [],
      answers,
      view: { cancel: () => undefined, retry: () => undefined },
      face: null,
      row: null,
      over: false,
      asides: [],
    };
  };
  const run = {
    german: [{ id: 'pz', attack: 5, er: 6, class: 'mot', traits: ['armoured'] }],
    soviet: [{ id: 'r', defence: 4, er: 5 }],
  };
  const onValue = vi.fn();
  const { rerender } = draw(<AddsOf fight={of(attackCalculator, wholeAttack)} onValue={onValue} />);
  expect(screen.getByRole('button', { name: /attackers from 5730/ })).toBeTruthy();
  rerender(<AddsOf fight={of(overrunCalculator, run)} onValue={onValue} />);
  expect(screen.queryByRole('button', { name: /attackers from 5730/ })).toBeNull();
  expect(screen.getByRole('region', { name: 'What each thing adds' })).toBeTruthy();
  rerender(
    <AddsOf fight={of(attackCalculator, wholeAttack, [{ ask: 'cas-attacker', key: 'full' }])} onValue={onValue} />,
  );
  expect(screen.queryByRole('region', { name: 'What each thing adds' })).toBeNull();
});

it('speaks Italian', () => {
  shown('it');
  expect(screen.getByRole('region', { name: 'Quanto aggiunge ogni elemento' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /attaccanti da 5730/ })).toBeTruthy();
});
