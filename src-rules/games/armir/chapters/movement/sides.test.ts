import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { cells, phases } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { bid as bidFor, at as from, refusal as refusalFor } from '../../testing/at.ts';
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

describe('sides of HQs and guns', () => {
  it('ARMIR-5.3a several at once, each on the side named', () => {
    const move = at({ place: usual(3, phases.axisMovement) });
    expect(
      facts('turn-up', { range: 'Invented alp-hq', movement: 'Invented alp-heavy, Invented ii-hq' }, move),
    ).toEqual([
      { kind: 'set', cell: cells.up, key: 'alp-hq', value: 'range' },
      { kind: 'set', cell: cells.up, key: 'alp-heavy', value: 'movement' },
      { kind: 'set', cell: cells.up, key: 'ii-hq', value: 'movement' },
    ]);
    expect(refusal('turn-up', { range: 'Invented alp-1' }, move)).toBe('5.3');
    expect(refusal('turn-up', { range: 'Nobody' }, move)).toBe('5.3');
    expect(refusal('turn-up', { range: 'Invented alp-hq', movement: 'Invented alp-hq' }, move)).toBe('5.3');
    expect(refusal('turn-up', {}, move)).toBe('5.3');
    // nor a counter that is gone
    const gone = { ...move, cells: { ...move.cells, [cells.steps]: { 'alp-hq': 0 } } };
    expect(refusal('turn-up', { movement: 'Invented alp-hq' }, gone)).toBe('5.3');
  });

  it('ARMIR-5.3a the Axis at the start of its movement, the Soviet in phase 1 and only with the initiative', () => {
    const bought = { cells: { [cells.initiative]: 3 } };
    const move = at({ place: usual(3, phases.axisMovement) });
    expect(refusal('turn-up', { movement: 'Invented alp-hq' }, move)).toBeUndefined();
    expect(refusal('turn-up', { movement: 'Invented alp-hq' }, at(bought))).toBe('5.3');
    expect(refusal('turn-up', { movement: 'Invented hq-a' }, at(bought))).toBeUndefined();
    expect(refusal('turn-up', { movement: 'Invented hq-a' }, at())).toBe('5.3.3');
    expect(refusal('turn-up', { movement: 'Invented hq-a' }, move)).toBe('5.3');
    expect(offered('turn-up', at())).toBe(false);
    expect(offered('turn-up', at(bought))).toBe(true);
    expect(offered('turn-up', at({ ...bought, place: usual(3, phases.sovietMovement) }))).toBe(false);
    // AMB-75: at set-up everybody
    const setUp = at({ turn: 1, place: 't1/set-up/axis-setup' });
    expect(refusal('turn-up', { movement: 'Invented alp-hq, Invented hq-a' }, setUp)).toBeUndefined();
  });
});
