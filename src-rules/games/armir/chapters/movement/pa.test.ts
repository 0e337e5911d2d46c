import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Table } from '../../../../testing/table.ts';
import { accounts, marks, phases, startingPa } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { bid as bidFor, at as from, refusal as refusalFor, table as tableFor } from '../../testing/at.ts';
import { inventedThings } from '../../testing/invented.ts';

const initiative = (turn: number) => `t${turn}/${phases.initiative}`;
const usual = (turn: number, phase: string) => `t${turn}/order=axis/usual/${phase}`;

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

describe('Italian supply points', () => {
  const moving = { place: usual(3, phases.axisMovement) };

  it('ARMIR-16.2a start at 16, and are spent one by one', () => {
    expect(played().state.balances[accounts.pa]).toBe(startingPa);
    expect(startingPa).toBe(16);
    expect(game.limits(at()).find(({ id }) => id === 'pa')).toMatchObject({ left: 16, of: 16 });
  });

  it('ARMIR-5.4a ARMIR-16.2a motorised movement costs 1 PA in each Axis movement phase, once for all', () => {
    const table = skip(played(), usual(2, phases.axisMovement));
    table.act('pa-movement', {});
    expect(table.state.balances[accounts.pa]).toBe(15);
    expect(offered('pa-movement', table.context)).toBe(false);
    expect(refusal('pa-movement', {}, table.context)).toBe('5.4');
    skip(table, usual(2, phases.axisMotorised));
    table.act('pa-movement', {});
    expect(table.state.balances[accounts.pa]).toBe(14);
    expect(offered('pa-movement', at({ place: usual(3, phases.sovietMotorised) }))).toBe(false);
  });

  it('ARMIR-AMB-04 ARMIR-5.4a one point for all, or one for each unit', () => {
    const spent = (context: Context) =>
      facts('pa-movement', { units: 3 }, context).flatMap((fact) => (fact.kind === 'post' ? [fact.n] : []));
    expect(spent(at(moving))).toEqual([-1]);
    expect(spent(at({ ...moving, options: { amb04: 'unit' } }))).toEqual([-3]);
    const paid = { ...moving, marks: { [marks.paMoved]: { all: { value: 1 } } } };
    expect(offered('pa-movement', at(paid))).toBe(false);
    expect(offered('pa-movement', at({ ...paid, options: { amb04: 'unit' } }))).toBe(true);
  });

  it('ARMIR-16.2b the last point can be spent', () => {
    expect(bid('pa-movement', {}, at({ ...moving, balances: { [accounts.pa]: 1 } })).ok).toBe(true);
    const each = { ...moving, options: { amb04: 'unit' } };
    const refused = (left: number) =>
      refusal('pa-movement', { units: 3 }, at({ ...each, balances: { [accounts.pa]: left } }));
    expect([refused(3), refused(2)]).toEqual([undefined, '16.2']);
  });

  it('ARMIR-16.2b at 0 nothing can be spent, and the players are told what that means', () => {
    const none = at({ ...moving, balances: { [accounts.pa]: 0 } });
    const refused = bid('pa-movement', {}, none);
    expect(refused).toMatchObject({ ok: false, rule: '16.2' });
    expect(!refused.ok && refused.anyway?.facts.some(({ kind }) => kind === 'post')).toBe(false);
    expect(game.reminders(none).map(({ rule }) => rule)).toEqual(expect.arrayContaining(['10.1.4', '5.4']));
    expect(game.limits(none).find(({ id }) => id === 'pa')).toMatchObject({ left: 0, note: expect.anything() });
  });
});
