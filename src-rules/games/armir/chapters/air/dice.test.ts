import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Table } from '../../../../testing/table.ts';
import { cells, phases } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { bid as bidFor, at as from, refusal as refusalFor, table as tableFor } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';
import { reminders } from './reminders.ts';

const initiative = (turn: number) => `t${turn}/${phases.initiative}`;

const at = (over: Partial<Context> = {}): Context => from({ turn: 3, place: initiative(3), ...over }, inventedThings);
const find = (id: string) => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  return action;
};
const bid = (id: string, raw: JsonObject, context = at()) => bidFor(id, raw, context);
const refusal = (id: string, raw: JsonObject, context = at()) => refusalFor(id, raw, context);
const facts = (id: string, raw: JsonObject, context = at()) => {
  const proposal = bid(id, raw, context);
  return proposal.ok ? proposal.facts : [];
};
const offered = (id: string, context: Context): boolean => find(id).when(context);
const played = (): Table => tableFor({}, inventedThings);
/** As if all between had been played and left nothing behind. */
const skip = (table: Table, path: string): Table => {
  table.write([{ kind: 'go', to: path, turn: Number(/^t(\d+)/.exec(path)?.[1]), open: [] }]);
  return table;
};

describe('the air die', () => {
  it('ARMIR-9.1a 1 to 3 is an Axis air unit, 4 to 6 a Soviet one', () => {
    const whose = [1, 2, 3, 4, 5, 6].map((die) =>
      facts('air-die', { die }).flatMap((fact) => (fact.kind === 'set' && fact.cell === cells.air ? [fact.value] : [])),
    );
    expect(whose.flat()).toEqual(['axis', 'axis', 'axis', 'soviet', 'soviet', 'soviet']);
    expect(facts('air-die', { die: 2 })[0]).toMatchObject({ kind: 'roll', what: 'air', faces: [2] });
  });

  it('ARMIR-9.1a from turn 2, once a turn', () => {
    expect(offered('air-die', at())).toBe(true);
    expect(offered('air-die', at({ turn: 2, place: initiative(2) }))).toBe(true);
    expect(offered('air-die', at({ cells: { [cells.air]: 'used' } }))).toBe(false);
    expect(refusal('air-die', { die: 3 }, at({ cells: { [cells.air]: 'axis' } }))).toBe('9.1');
    expect(refusal('air-die', { die: 3 }, at({ turn: 1 }))).toBe('9.1');
  });

  it('ARMIR-9.1a an unused air unit goes with its turn, and its die stays in the turn record', () => {
    const table = skip(played(), initiative(2));
    table.act('air-die', { die: 5 });
    expect(table.state.cells[cells.air]).toBe('soviet');
    skip(table, initiative(3));
    expect(table.state.cells[cells.air]).toBe('');
    const lane = game.turnColumns.find(({ id }) => id === 'air');
    expect(lane?.at(2, table.context)[0]).toMatchObject({ msg: { id: 'armir.guns.lane.air.soviet' }, state: 'done' });
    expect(lane?.at(3, table.context)[0]).toMatchObject({ how: 'roll' });
    expect(lane?.at(1, table.context)).toEqual([]);
  });
});

describe('the CAI aircraft', () => {
  const used = { cells: { [cells.cai]: 'used', [cells.caiUsed]: 2 } };

  it('ARMIR-9.2.1 a used one is back with 5 or 6, rolled once an initiative phase', () => {
    const back = [1, 4, 5, 6].map((die) =>
      facts('cai-die', { die }, at(used)).some((fact) => fact.kind === 'set' && fact.value === 'ready'),
    );
    expect(back).toEqual([false, false, true, true]);
    expect(refusal('cai-die', { die: 6 }, at())).toBe('9.2.1');
    expect(bid('cai-die', { die: 6 }, at({ cells: { [cells.cai]: 'lost' } }))).toMatchObject({ ok: false });
    expect('anyway' in bid('cai-die', { die: 6 }, at({ cells: { [cells.cai]: 'lost' } }))).toBe(false);
    const table = skip(played(), initiative(3));
    table.write([{ kind: 'set', cell: cells.cai, value: 'used' }]);
    table.act('cai-die', { die: 1 });
    expect(offered('cai-die', table.context)).toBe(false);
    skip(table, initiative(4));
    expect(offered('cai-die', table.context)).toBe(true);
  });

  it('ARMIR-AMB-19 ARMIR-9.2.1 a die in every turn while it is used, or in the next one only', () => {
    const later = { ...used, turn: 4, place: initiative(4) };
    expect(offered('cai-die', at(used))).toBe(true);
    expect(offered('cai-die', at(later))).toBe(true);
    const next = { options: { amb19: 'next' } };
    expect(offered('cai-die', at({ ...used, ...next }))).toBe(true);
    expect(offered('cai-die', at({ ...later, ...next }))).toBe(false);
    expect(refusal('cai-die', { die: 6 }, at(later))).toBeUndefined();
    expect(refusal('cai-die', { die: 6 }, at({ ...later, ...next }))).toBe('9.2.1');
  });

  it('ARMIR-9.2.1 the turn of its use is noted by itself', () => {
    const table = skip(played(), `t2/${phases.supply}`);
    table.write([{ kind: 'set', cell: cells.cai, value: 'used' }]);
    expect(table.state.cells[cells.caiUsed]).toBe(2);
  });
});

describe('what must not be forgotten', () => {
  const due = (context: Context) => reminders(context).flatMap(({ id, due: owed }) => (owed ? [id] : []));

  it('ARMIR-9.2.1 the used CAI aircraft is remembered in phase 1', () => {
    expect(due(at({ cells: { [cells.cai]: 'used' } }))).toEqual(['cai-die']);
    expect(due(at())).toEqual([]);
  });
});
