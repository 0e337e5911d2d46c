import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Table } from '../../../../../testing/table.ts';
import { accounts, cells, marks, phases } from '../../../ids.ts';
import { armir as game } from '../../../index.ts';
import { at as from, refusal as refusalFor, table as tableFor } from '../../../testing/at.ts';
import { inventedThings } from '../../../testing/invented.ts';
import { reminders as airReminders } from '../../air/reminders.ts';
import { reminders } from '../reminders.ts';

const initiative = (turn: number) => `t${turn}/${phases.initiative}`;
const usual = (turn: number, phase: string) => `t${turn}/order=axis/usual/${phase}`;

const at = (over: Partial<Context> = {}): Context => from({ turn: 3, place: initiative(3), ...over }, inventedThings);
const find = (id: string) => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  return action;
};
const refusal = (id: string, raw: JsonObject, context = at()) => refusalFor(id, raw, context);
const offered = (id: string, context: Context): boolean => find(id).when(context);
const played = (): Table => tableFor({}, inventedThings);
/** As if all between had been played and left nothing behind. */
const skip = (table: Table, path: string): Table => {
  table.write([{ kind: 'go', to: path, turn: Number(/^t(\d+)/.exec(path)?.[1]), open: [] }]);
  return table;
};

describe('Soviet artillery points', () => {
  it('ARMIR-10.2a as many as the HQ’s range on the side that lies up; on turn 1 the number on the marker', () => {
    const set = (context: Context) => {
      const input = find('guns-set').parse({}, context);
      return input.ok ? input.value : undefined;
    };
    expect(set(at())).toEqual({ iii: 6, a: 7, b: 5 });
    expect(set(at({ cells: { [cells.up]: { 'hq-a': 'movement' } } }))).toEqual({ iii: 6, a: 5, b: 5 });
    expect(set(at({ turn: 1, place: 't1/set-up/markers' }))).toEqual({ iii: 4, a: 5, b: 3 });
    expect(set(at({ cells: { [cells.steps]: { 'hq-b': 0 } } }))).toEqual({ iii: 6, a: 7, b: 0 });
    // nobody typed them: the form asks
    expect(set({ ...at(), rosters: {} })).toEqual({ iii: 0, a: 0, b: 0 });
  });

  it('ARMIR-10.2a ARMIR-10.2c ARMIR-10.2d set once a turn; what is left lapses with it', () => {
    const table = skip(played(), initiative(2));
    table.act('guns-set', { iii: 6, a: 7, b: 5 });
    expect(table.state.balances[accounts.guns('a')]).toBe(7);
    expect(game.limits(table.context).filter(({ id }) => id.startsWith('guns.'))).toMatchObject([
      { left: 6, of: 6 },
      { left: 7, of: 7 },
      { left: 5, of: 5 },
    ]);
    expect(refusal('guns-set', {}, table.context)).toBe('10.2');
    skip(table, usual(2, phases.sovietMotorised));
    expect(table.state.balances[accounts.guns('a')]).toBe(7);
    skip(table, initiative(3));
    expect(['iii', 'a', 'b'].map((army) => table.state.balances[`guns.${army}`])).toEqual([0, 0, 0]);
    expect(offered('guns-set', table.context)).toBe(true);
    expect(game.limits(table.context).some(({ id }) => id.startsWith('guns.'))).toBe(false);
  });

  it('ARMIR-10.2a points that no longer fit the side of an HQ are said, and set anew with what was shot kept', () => {
    const table = skip(played(), initiative(2));
    const told = () => game.reminders(table.context).filter(({ id }) => id.startsWith('guns-differ-'));
    table.act('guns-set', { iii: 6, a: 7, b: 5 });
    expect(told()).toEqual([]);
    table.write([{ kind: 'set', cell: cells.up, key: 'hq-a', value: 'movement' }]);
    expect(told()).toMatchObject([
      { id: 'guns-differ-a', due: true, action: 'guns-set', msg: { p: { count: 7, n: 5 } } },
    ]);
    // it is said in sight, also while its own task stands open
    expect(told()[0]?.at).toBeUndefined();
    table.write([{ kind: 'post', account: accounts.guns('a'), n: -2, for: { id: 'x' }, rule: '10.2' }]);
    expect(offered('guns-set', table.context)).toBe(true);
    expect(refusal('guns-set', {}, table.context)).toBeUndefined();
    table.act('guns-set', { iii: 6, a: 5, b: 5 });
    expect(['iii', 'a', 'b'].map((army) => table.state.balances[`guns.${army}`])).toEqual([6, 3, 5]);
    expect(told()).toEqual([]);
    expect(offered('guns-set', table.context)).toBe(false);
  });

  it('ARMIR-10.2a late in the turn they are set as an override', () => {
    const late = at({ place: usual(3, phases.bombardment1) });
    expect(refusal('guns-set', {}, late)).toBe('10.2');
    expect(game.reminders(late).map(({ id }) => id)).toContain('guns-set');
    expect(game.reminders(at()).map(({ id }) => id)).not.toContain('guns-set');
  });
});

describe('DSG markers', () => {
  it('ARMIR-11.2b all of them go when a combat phase ends, not before', () => {
    const table = skip(played(), usual(2, phases.bombardment1));
    const dsg = () => table.state.cells[cells.dsg];
    table.write([{ kind: 'set', cell: cells.dsg, key: '0512', value: 'yes' }]);
    table.write([{ kind: 'set', cell: cells.dsg, key: '0613', value: 'yes' }]);
    skip(table, usual(2, phases.axisCombat));
    expect(dsg()).toEqual({ '0512': 'yes', '0613': 'yes' });
    table.done();
    expect(dsg()).toEqual({});
    expect(table.journal.lines.at(-1)).toMatchObject({ by: { rule: 'dsg-ends' } });
  });

  it('ARMIR-11.2b the other combat phase ends them, too', () => {
    const table = skip(played(), usual(2, phases.sovietCombat));
    table.write([{ kind: 'set', cell: cells.dsg, key: '0512', value: 'yes' }]);
    table.done();
    expect(table.state.cells[cells.dsg]).toEqual({});
  });
});

describe('what must not be forgotten', () => {
  const second = usual(3, phases.bombardment2);
  const due = (context: Context) =>
    [...airReminders(context), ...reminders(context)].flatMap(({ id, due: owed }) => (owed ? [id] : []));

  it('ARMIR-9.1a ARMIR-10.2c the air unit and points lapse with the turn: due in its last bombardment', () => {
    const left = {
      cells: { [cells.air]: 'axis' },
      balances: { [accounts.guns('a')]: 2 },
      marks: { [marks.gunsSet]: { iii: { value: true }, a: { value: true }, b: { value: true } } },
    };
    expect(due(at({ ...left, place: second }))).toEqual(expect.arrayContaining(['air-unused', 'guns-unused']));
    expect(due(at({ ...left, place: usual(3, phases.bombardment1) }))).toEqual([]);
    expect(due(at({ place: second, marks: left.marks }))).toEqual([]);
  });
});
