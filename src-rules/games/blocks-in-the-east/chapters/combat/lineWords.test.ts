import { expect, it } from 'vitest';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { cells, rosters } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at } from '../../testing/at.ts';
import { battle } from './calculator/battle.ts';

const offered = (scenario: string, turn: number, state: Record<string, string> = {}) => {
  const known = game.rosters.find(({ id }) => id === rosters.axis)?.known ?? [];
  const plain = { id: 'plain', name: 'Invented', values: { nation: 'GER', class: 'infantry' } };
  const lists = { [rosters.axis]: { id: rosters.axis, units: [...known, plain] } };
  const context = at({ scenario, turn, rosters: lists, cells: { [cells.state]: state } });
  const world = fightLineOf(game, battle, context);
  if (!world) throw new Error('no line');
  const picks = fightersOf(game, world, context, [])({ field: 'axis', target: undefined, taken: [] });
  return (id: string): number => picks.findIndex((pick) => pick.id === id);
};

it('who is not on the map, or of a nation that the scenario has not, is offered behind who is', () => {
  const inJune = offered('SBE1', turnOf(1941, 6));
  expect(inJune('flieger-7')).toBeLessThan(inJune('plain'));
  for (const id of ['ss-1', 'chechens', 'rapid', 'gariboldi']) expect(inJune(id)).toBeGreaterThan(inJune('plain'));
  // Finland has its scenarios
  const [south, whole] = [offered('SBE3', turnOf(1941, 6)), offered('SBE5', turnOf(1941, 6))];
  expect([south('rapid') < south('plain'), south('mannerheim') < south('plain')]).toEqual([true, false]);
  expect(whole('mannerheim')).toBeLessThan(whole('plain'));
  const lost = offered('SBE1', turnOf(1941, 6), { 'flieger-7': 'eliminated' });
  expect(lost('flieger-7')).toBeGreaterThan(lost('plain'));
});
