import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Table } from '../../../testing/table.ts';
import { accounts, cells, marks, phases, startingPa } from '../ids.ts';
import { armir as game } from '../index.ts';
import { bid as bidFor, at as from, refusal as refusalFor, table as tableFor } from '../testing/at.ts';
import { inventedThings } from '../testing/invented.ts';
import { reminders } from './now.ts';

const initiative = (turn: number) => `t${turn}/${phases.initiative}`;
const usual = (turn: number, phase: string) => `t${turn}/order=axis/usual/${phase}`;

const at = (over: Partial<Around> = {}): Around => from({ turn: 3, place: initiative(3), ...over }, inventedThings);
const find = (id: string) => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  return action;
};
const bid = (id: string, raw: JsonObject, around = at()) => bidFor(id, raw, around);
const refusal = (id: string, raw: JsonObject, around = at()) => refusalFor(id, raw, around);
const facts = (id: string, raw: JsonObject, around = at()) => {
  const proposal = bid(id, raw, around);
  return proposal.ok ? proposal.facts : [];
};
const offered = (id: string, around: Around): boolean => find(id).when(around);
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
    const lane = game.lanes.find(({ id }) => id === 'air');
    expect(lane?.at(2, table.around)[0]).toMatchObject({ msg: { id: 'armir.guns.lane.air.soviet' }, state: 'done' });
    expect(lane?.at(3, table.around)[0]).toMatchObject({ how: 'roll' });
    expect(lane?.at(1, table.around)).toEqual([]);
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
    expect(offered('cai-die', table.around)).toBe(false);
    skip(table, initiative(4));
    expect(offered('cai-die', table.around)).toBe(true);
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
    // AMB-75: at set-up everybody
    const setUp = at({ turn: 1, place: 't1/set-up/axis-setup' });
    expect(refusal('turn-up', { movement: 'Invented alp-hq, Invented hq-a' }, setUp)).toBeUndefined();
  });
});

describe('Soviet artillery points', () => {
  it('ARMIR-10.2a as many as the HQ’s range on the side that lies up; on turn 1 the number on the marker', () => {
    const set = (around: Around) => {
      const input = find('guns-set').parse({}, around);
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
    expect(game.limits(table.around).filter(({ id }) => id.startsWith('guns.'))).toMatchObject([
      { left: 6, of: 6 },
      { left: 7, of: 7 },
      { left: 5, of: 5 },
    ]);
    expect(refusal('guns-set', {}, table.around)).toBe('10.2');
    skip(table, usual(2, phases.sovietMotorised));
    expect(table.state.balances[accounts.guns('a')]).toBe(7);
    skip(table, initiative(3));
    expect(['iii', 'a', 'b'].map((army) => table.state.balances[`guns.${army}`])).toEqual([0, 0, 0]);
    expect(offered('guns-set', table.around)).toBe(true);
    expect(game.limits(table.around).some(({ id }) => id.startsWith('guns.'))).toBe(false);
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
    expect(offered('pa-movement', table.around)).toBe(false);
    expect(refusal('pa-movement', {}, table.around)).toBe('5.4');
    skip(table, usual(2, phases.axisMotorised));
    table.act('pa-movement', {});
    expect(table.state.balances[accounts.pa]).toBe(14);
    expect(offered('pa-movement', at({ place: usual(3, phases.sovietMotorised) }))).toBe(false);
  });

  it('ARMIR-AMB-04 ARMIR-5.4a one point for all, or one for each unit', () => {
    const spent = (around: Around) =>
      facts('pa-movement', { units: 3 }, around).flatMap((fact) => (fact.kind === 'post' ? [fact.n] : []));
    expect(spent(at(moving))).toEqual([-1]);
    expect(spent(at({ ...moving, options: { amb04: 'unit' } }))).toEqual([-3]);
    const paid = { ...moving, marks: { [marks.paMoved]: { all: { value: 1 } } } };
    expect(offered('pa-movement', at(paid))).toBe(false);
    expect(offered('pa-movement', at({ ...paid, options: { amb04: 'unit' } }))).toBe(true);
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

describe('what must not be forgotten', () => {
  const second = usual(3, phases.bombardment2);
  const due = (around: Around) => reminders(around).flatMap(({ id, due: owed }) => (owed ? [id] : []));

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

  it('ARMIR-9.2.1 the used CAI aircraft is remembered in phase 1', () => {
    expect(due(at({ cells: { [cells.cai]: 'used' } }))).toEqual(['cai-die']);
    expect(due(at())).toEqual([]);
  });
});
