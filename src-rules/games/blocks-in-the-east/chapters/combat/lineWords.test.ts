import { expect, it } from 'vitest';
import { fightersOf } from '#rules/kit/game/fighters.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import { cells, rosters } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at } from '../../testing/at.ts';
import { battle } from './calculator/battle.ts';

/** Where one block is typed into the list: the others are those the text knows. */
const offered = (scenario: string, turn: number, state: Record<string, string> = {}) => {
  const units = [{ id: 'plain', name: 'Invented', values: { nation: 'GER', class: 'infantry' } }];
  const lists = { [rosters.axis]: { id: rosters.axis, units } };
  const context = at({ scenario, turn, rosters: lists, cells: { [cells.state]: state } });
  const world = fightLineOf(game, battle, context);
  if (!world) throw new Error('no line');
  return fightersOf(game, world, context, [])({ field: 'axis', target: undefined, taken: [] }).map(({ id }) => id);
};

it('who is not on the map, or of a nation that the scenario has not, is offered behind who is', () => {
  const june = turnOf(1941, 6);
  const later = ['ss-1', 'chechens'];
  const finns = ['mannerheim', 'ski-2', 'ski-4'];
  const others = ['rapid', 'gariboldi', 'antonescu', 'szombathelyi'];
  expect(offered('SBE1', june).slice(-9).sort()).toEqual([...later, ...finns, ...others].sort());
  expect(offered('SBE3', june).slice(-5).sort()).toEqual([...later, ...finns].sort());
  expect(offered('SBE5', june).slice(-2).sort()).toEqual([...later].sort());
  expect(offered('SBE5', june, { rapid: 'eliminated' }).slice(-3)).toContain('rapid');
  expect(offered('SBE5', june)[0]).toBe('plain');
});
