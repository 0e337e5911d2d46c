import { describe, expect, it } from 'vitest';
import type { PlayerData } from '#rules/kit/record/context.ts';
import { Table } from '../../../../testing/table.ts';
import { cells, rosters } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { tasksOf } from '../../testing/at.ts';
import { act, filled, initiativeOf, marker, refused } from '../../testing/cups.ts';
import { inventedThings } from '../../testing/invented.ts';
import { markersIn } from './markers.ts';

describe('combining', () => {
  const things: PlayerData = {
    rosters: {
      ...inventedThings.rosters,
      [rosters.markers]: {
        id: rosters.markers,
        units: [
          marker('am-blue', 'german', 'Blue', { value: 2 }),
          marker('am-blue-2', 'german', 'Blue', { value: 2 }),
          marker('am-green', 'german', 'Green', { value: 1 }),
          marker('am-red', 'soviet', 'Red'),
        ],
      },
    },
  };
  const ready = (drawn: string): Table => {
    const played = filled(initiativeOf(new Table(game, { things }), turnOf(14, 'AM')));
    played.write([{ kind: 'set', cell: cells.markers, key: 'am-blue', value: 'pool' }]);
    return act(played, 'draw', { how: 'hand', marker: `Invented ${drawn}` });
  };
  const pair = { shown: 'Invented am-green', hidden: 'Invented am-blue' };

  it('RTL-7.33 die, value of the marker shown and leader points: with 8 both act, with 7 the shown one alone', () => {
    const both = act(ready('am-green'), 'combine', { ...pair, die: 7 });
    expect(both.state.cells).toMatchObject({ [cells.acting]: 'Green, Blue', [cells.active]: 'german' });
    expect(markersIn(both.context, 'german', 'played')).toEqual(expect.arrayContaining(['am-green', 'am-blue']));
    expect(refused(both, 'choose-sequence', { kind: 'pass' })).toBe('7.33');
    act(both, 'choose-sequence', { kind: 'assault' });
    expect(both.state.cells).toMatchObject({ [cells.acting]: 'Green, Blue', [cells.sequence]: 'assault' });

    const one = act(ready('am-green'), 'combine', { ...pair, die: 6 });
    expect(one.state.cells[cells.acting]).toBe('Green');
    expect(markersIn(one.context, 'german', 'pool')).toEqual(['am-blue']);
    // the marker shown the other way round has the higher value
    const other = act(ready('am-green'), 'combine', { shown: pair.hidden, hidden: pair.shown, die: 6 });
    expect(other.state.cells[cells.acting]).toBe('Blue, Green');
    const led = act(ready('am-green'), 'combine', { ...pair, die: 5, leader: 'Invented leader' });
    expect(led.state.cells).toMatchObject({ [cells.acting]: 'Green, Blue', [cells.spent]: { leader: 'yes' } });
    const failed = act(ready('am-green'), 'combine', { ...pair, die: 1, leader: 'Invented leader' });
    expect(failed.state.cells[cells.spent]).toEqual({ leader: 'yes' });
    expect(refused(ready('am-green'), 'combine', { ...pair, die: 5, leader: 'Invented hq-1' })).toBe('15.33');
  });

  it('RTL-AMB-42 RTL-7.33 after a failure the other stays in the pool and may be tried again or played', () => {
    const played = act(ready('am-green'), 'combine', { ...pair, die: 2 });
    act(played, 'choose-sequence', { kind: 'mobile' });
    while (!played.place.endsWith('/ops#2/op/activation')) played.done();
    act(played, 'choose-sequence', { kind: 'mobile', marker: 'Invented am-red' });
    while (!played.place.endsWith('/ops#3/op/activation')) played.done();
    expect(game.actions.find(({ id }) => id === 'combine')?.when(played.context)).toBe(true);
    expect(refused(played, 'choose-sequence', { kind: 'mobile', marker: 'Invented am-blue' })).toBeUndefined();
  });

  it('RTL-P9 the task says the chance, without and with the leader', () => {
    const task = tasksOf(ready('am-green').context, 'activation').find(({ id }) => id === 'combine');
    // value 2 of the better marker: 5 of 10, and 7 with two points
    expect(task?.status).toMatchObject({ id: 'rtl.act.status.combine', p: { p: 0.5, led: 0.7 } });
  });
  it('7.33 markers whose values nobody typed have no chance beside the task', () => {
    const { context } = ready('am-green');
    const markers = context.rosters[rosters.markers];
    const bare = markers?.units.map((one) => ({ ...one, values: { ...one.values, value: null } })) ?? [];
    const untyped = {
      ...context,
      rosters: { ...context.rosters, [rosters.markers]: { id: rosters.markers, units: bare } },
    };
    const task = tasksOf(untyped, 'activation').find(({ id }) => id === 'combine');
    expect([task?.id, task?.status]).toEqual(['combine', undefined]);
  });

  it('RTL-7.21 who acted in the sequence before is no status of the next choice', () => {
    const chooses = (played: Table) => {
      const task = tasksOf(played.context, 'activation').find(({ id }) => id === 'choose');
      return task?.status?.id;
    };
    const played = act(ready('am-green'), 'choose-sequence', { kind: 'mobile' });
    expect(chooses(played)).toBe('rtl.act.status.acting');
    while (!played.place.endsWith('/ops#2/op/activation')) played.done();
    expect(chooses(played)).toBeUndefined();
  });

  it('RTL-7.32 two markers of one formation are not combined', () => {
    const played = ready('am-blue-2');
    expect(refused(played, 'combine', { shown: 'Invented am-blue-2', hidden: 'Invented am-blue', die: 9 })).toBe(
      '7.32',
    );
  });
});
