import { describe, expect, it } from 'vitest';
import { phasesOf } from '../../../../testing/play.ts';
import { Table } from '../../../../testing/table.ts';
import { cells, eventCells } from '../../ids.ts';
import { blocksInTheEast as game } from '../../index.ts';
import { isOut } from '../../model/out.ts';
import { at, bid, skip, table } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { reminders } from '../sequence/reminders.ts';
import { finnsLost, leavingWith, reasonOf } from './surrender.ts';

const things = (options: { readonly [id: string]: string | boolean } = {}, scenario = 'SBE9'): Table =>
  new Table(game, { scenario, options, things: inventedThings });
const removed = (played: Table): readonly string[] => {
  const states = played.state.cells[cells.state];
  return Object.entries(typeof states === 'object' ? states : {}).flatMap(([id, state]) =>
    state === 'removed' ? [id] : [],
  );
};

describe('nations leave with their capital', () => {
  it('BITE-7.11-2 a capital lost in the victory phase proposes it, and one press removes the blocks for good', () => {
    const played = skip(things(), 't5/victory');
    played.write([
      { kind: 'set', cell: cells.owner, key: 'budapest', value: 'soviet' },
      { kind: 'set', cell: cells.at, key: 'invented-11', value: '1010' },
      // one the text calls by name, that nobody has put on the list
      { kind: 'set', cell: cells.at, key: 'szombathelyi', value: '1011' },
    ]);
    const owed = reminders(played.context).find(({ action }) => action === 'surrender-HUN');
    expect(owed).toMatchObject({ due: true, rule: '7.11' });
    const tasks = phasesOf(played.outline).find(({ path }) => path === 't5/victory')?.tasks ?? [];
    expect(tasks.map(({ id }) => id)).toContain('surrender-HUN');
    const hungarians = leavingWith(played.context, 'HUN').map(({ id }) => id);
    const [entry] = played.act('surrender-HUN');
    expect(hungarians).toContain('szombathelyi');
    expect(removed(played)).toEqual(hungarians);
    expect(played.state.cells[cells.at]).toEqual({});
    expect(entry?.says).toMatchObject({ id: 'bite.says.offMapMany', p: { count: 2 } });
    expect(isOut(played.context, 'HUN')).toBe(true);
    expect(reminders(played.context).some(({ action }) => action === 'surrender-HUN')).toBe(false);
    expect(bid('surrender-HUN', {}, played.context)).toMatchObject({ ok: false });
  });

  it('BITE-7.11-2 a capital that holds: only as an override', () => {
    expect(bid('surrender-ROM', {}, at())).toMatchObject({ ok: false, anyway: { facts: [{ value: 'out' }] } });
  });

  it('BITE-7.11-2 with Germany goes all of the Axis', () => {
    const played = things();
    played.write([{ kind: 'set', cell: cells.owner, key: 'berlin', value: 'soviet' }]);
    const all = leavingWith(played.context, 'GER').length;
    played.act('surrender-GER');
    expect(removed(played)).toHaveLength(all);
    expect(['GER', 'FIN', 'ROM', 'HUN', 'SVK', 'ITA'].every((one) => isOut(played.context, one as 'GER'))).toBe(true);
  });

  it('BITE-AMB-21 in Bagration Germany stays until both cities are lost, or goes with Berlin', () => {
    const of = (amb21: string, ...cities: readonly string[]) =>
      reasonOf(
        at({
          scenario: 'SBE8',
          turn: 40,
          options: { amb21 },
          cells: { [cells.owner]: Object.fromEntries(cities.map((city) => [city, 'soviet'])) },
        }),
        'GER',
      );
    expect([of('scenario', 'berlin'), of('berlin', 'berlin')]).toEqual([undefined, 'capital']);
    expect(of('scenario', 'berlin', 'peenemunde')).toBe('capital');
  });
});

describe('Finland', () => {
  const finns = Array.from({ length: 5 }, (_, i) => ({
    id: `fin-${i}`,
    name: `Invented ${i}`,
    values: { nation: 'FIN', class: i === 4 ? 'fighter' : 'infantry' },
  }));
  const with4 = (lost: readonly number[], vyborg = 'soviet') =>
    at({
      rosters: { axis: { id: 'axis', units: finns } },
      cells: {
        [cells.owner]: { vyborg },
        [cells.state]: Object.fromEntries(lost.map((i) => [`fin-${i}`, i === 0 ? 'surrendered' : 'eliminated'])),
      },
    });

  it('BITE-5.5-2 Vyborg Soviet and four ground units out of play, counted from the roster', () => {
    expect(finnsLost(with4([0, 1, 4]))).toBe(2);
    expect(reasonOf(with4([0, 1, 2, 4]), 'FIN')).toBeUndefined();
    expect(reasonOf(with4([0, 1, 2, 3]), 'FIN')).toBe('vyborg');
    expect(reasonOf(with4([0, 1, 2, 3], 'axis'), 'FIN')).toBeUndefined();
    expect(finnsLost(at())).toBeUndefined();
  });

  it('BITE-5.5-2 who keeps no roster counts on the table', () => {
    const vyborg = (owner: string) => at({ cells: { [cells.owner]: { vyborg: owner } } });
    expect(bid('surrender-FIN', {}, vyborg('soviet'))).toMatchObject({ ok: false, anyway: {} });
    expect(bid('surrender-FIN', { counted: true }, vyborg('soviet')).ok).toBe(true);
    expect(bid('surrender-FIN', { counted: true }, vyborg('axis')).ok).toBe(false);
  });

  it('BITE-5.5-2 it turns neutral, its blocks leave, foreigners are told to', () => {
    const proposal = bid('surrender-FIN', {}, with4([0, 1, 2, 3]));
    expect(proposal).toMatchObject({
      ok: true,
      facts: [
        { cell: eventCells.nationsOut, key: 'FIN', value: 'neutral' },
        ...finns.map(() => ({ value: 'removed' })),
      ],
      next: [{ rule: '5.5' }],
    });
  });
});

describe('Italy', () => {
  it('BITE-7.11-1 BITE-36.0-1 its blocks leave with it, by date or by die', () => {
    const dated = things();
    const italians = leavingWith(dated.context, 'ITA').map(({ id }) => id);
    expect(italians.length).toBeGreaterThan(1);
    skip(dated, 't28/victory').act('italy-out');
    expect(removed(dated)).toEqual(italians);
    const rolled = things({ o36: true });
    skip(rolled, 't26/month').act('italian-die', { die: 1 });
    expect(removed(rolled)).toEqual(italians);
    const fights = things({ o36: true });
    skip(fights, 't26/month').act('italian-die', { die: 2 });
    expect(removed(fights)).toEqual([]);
  });
});

it('no surrender is owed in a game that has just begun', () => {
  for (const { id } of game.scenarios)
    expect([id, reminders(table(id).context).filter(({ action }) => action?.startsWith('surrender-'))]).toEqual([
      id,
      [],
    ]);
});
