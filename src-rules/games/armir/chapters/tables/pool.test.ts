import { describe, expect, it } from 'vitest';
import { pointsOf } from '#rules/kit/game/pool.ts';
import { cells, named, rosters } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { formationMsg } from '../../model/units.ts';
import { at, reach, table } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';

const gebirgs = (cp: string) => ({
  id: named.gebirgs,
  name: 'Invented mountain division',
  values: { kind: 'combat', nation: 'GER', formation: 'army', cp, move: 'other', mp: 6 },
});
const things = (cp = '8 6 4 2') => ({
  rosters: {
    ...inventedThings.rosters,
    [rosters.axis]: {
      id: rosters.axis,
      units: [...(inventedThings.rosters?.[rosters.axis]?.units ?? []), gebirgs(cp)],
    },
  },
});
const rowOf = (id: string, context = at({}, things())) => game.pool?.rows(context).find((row) => row.id === id);

describe('the list of counters', () => {
  it('ARMIR-8.6b every counter with its steps, the CP of the step it is on, and where it is', () => {
    expect(rowOf('alp-1')).toMatchObject({ steps: { left: 3, of: 3 }, at: 0, state: 'play', is: { corps: 'alpine' } });
    const hurt = at(
      {
        cells: {
          [cells.steps]: { 'alp-1': 1, 'ii-1': 0 },
          [cells.at]: { 'alp-1': '0504' },
          [cells.oos]: { 'alp-1': 'yes' },
          [cells.cirUnits]: { 'rifle-1': 'yes' },
          [cells.temUnits]: { 'tank-2': 'yes' },
          [cells.hqOut]: { a: 2 },
        },
      },
      things(),
    );
    const alp = rowOf('alp-1', hurt);
    expect(alp).toMatchObject({ steps: { left: 1, of: 3 }, state: 'map' });
    expect(alp && pointsOf(alp)).toBe(2);
    expect(alp?.notes.map(({ id }) => id)).toEqual(['armir.pool.at', 'armir.cell.oos']);
    const states = ['ii-1', 'rifle-1', 'tank-2', 'hq-a', named.gebirgs].map((id) => rowOf(id, hurt)?.state);
    expect(states).toEqual(['eliminated', 'cir', 'tem', 'away', 'due']);
    expect(rowOf(named.gebirgs)?.when?.p).toEqual({ n: 2 });
  });

  it('ARMIR-8.6b a step more or fewer, or none, by a key; an HQ of the Soviet is counted when it falls', () => {
    const keys = (id: string, context = at({}, things())) => game.pool?.deeds(id, context).map(({ key }) => key);
    expect(keys('alp-1')).toEqual(['-', '0']);
    expect(keys('alp-1', at({ cells: { [cells.steps]: { 'alp-1': 2 } } }, things()))).toEqual(['+', '-', '0']);
    expect([keys('hq-a'), keys('ii-hq')]).toEqual([['0'], ['-']]);
    const fewer = game.pool?.deeds('alp-1', at({}, things()))[0]?.does;
    expect(fewer?.ok && fewer.facts).toEqual([{ kind: 'set', cell: cells.steps, key: 'alp-1', value: 2 }]);
    const fallen = game.pool?.deeds('hq-a', at({}, things()))[0]?.does;
    expect(fallen?.ok && fallen.facts).toContainEqual({ kind: 'set', cell: cells.hqLosses, value: 1 });
  });

  it('ARMIR-15.2 3 Gebirgs enters from the list, with one of its four steps', () => {
    const played = reach(table({}, things()), 2, 'reinforcements');
    const enters = game.pool?.deeds(named.gebirgs, played.context)[0]?.does;
    if (!enters?.ok) throw new Error('refused');
    played.write(enters.facts, enters.says);
    expect(rowOf(named.gebirgs, played.context)).toMatchObject({ steps: { left: 1, of: 4 }, state: 'play' });
    expect(game.pool?.troubles(played.context)).toEqual([]);
    expect(game.pool?.troubles(at({}, things('8 4')))).toMatchObject([{ rule: '15.2', row: named.gebirgs }]);
  });

  it('ARMIR-8.6b a counter of one step is worth what it prints, an HQ or a gun nothing in attack', () => {
    const one = { id: 'one', name: 'Invented one', values: { kind: 'combat', formation: 'ii', cp: '8' } };
    const units = [...(inventedThings.rosters?.[rosters.axis]?.units ?? []), one];
    const here = at({}, { rosters: { [rosters.axis]: { id: rosters.axis, units } } });
    const worth = (id: string) => {
      const row = rowOf(id, here);
      return row && pointsOf(row);
    };
    expect(['alp-hq', 'alp-guns', 'one'].map(worth)).toEqual([0, 0, 8]);
  });

  it('each heading is called by the corps or army that stands under it', () => {
    const groups = game.pool?.views.find(({ id }) => id === 'corps')?.groups(at({}, things())) ?? [];
    const called = (of: string) => groups.find(({ key }) => key === of)?.msg;
    expect(called('army')?.id).toBe('armir.pool.army');
    expect(called('alpine')).toEqual(formationMsg.alpine);
  });

  it('every counter stands under a heading of each view', () => {
    const context = at({}, things());
    for (const view of game.pool?.views ?? []) {
      const headings = new Set(view.groups(context).map(({ key }) => key));
      for (const row of game.pool?.rows(context) ?? []) expect(headings.has(view.of(row, context) ?? '')).toBe(true);
    }
  });
});
