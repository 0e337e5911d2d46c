import { describe, expect, it } from 'vitest';
import { cells, rosters } from '../../ids.ts';
import { armir as game } from '../../index.ts';
import { sheetId } from '../../model/mapKeys.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { draw } from '../../testing/drawn.ts';
import { inventedThings } from '../../testing/invented.ts';
import { bonusOf, cirAdvances, cirLosses, cirPoints } from './cir.ts';
import { limits, reminders } from './reminders.ts';
import { tracks } from './tracks.ts';

const combat = 't1/order=short/short/soviet-combat';
const cut = { names: 'Invented rifle-1, Invented rifle-2, Invented tank-1' };
/** rifle-1 12, rifle-2 15, tank-1 6 tracked: 39 CP */
const sent = { 'rifle-1': 'yes', 'rifle-2': 'yes', 'tank-1': 'yes' };
const here = (over: Parameters<typeof at>[0] = {}) =>
  at({ place: combat, ...over, cells: { cirUnits: sent, ...over.cells } }, inventedThings);
const roll = (die: number, over: Parameters<typeof at>[0] = {}, more: object = {}) =>
  bid('cir-roll', { die, ...more }, here(over));
const factsOf = (proposal: ReturnType<typeof bid>) =>
  (proposal.ok ? proposal.facts : (proposal.anyway?.facts ?? [])).flatMap((fact) =>
    fact.kind === 'set' ? [[fact.cell, fact.key, fact.value].filter((part) => part !== undefined).join(' ')] : [],
  );

describe('the die of the Čir', () => {
  it.each([
    [0, 0, 4, [2, 4, 0]],
    [19, 0, 4, [2, 4, 0]],
    [20, 1, 5, [1, 4, 1]],
    [40, 2, 6, [0, 4, 2]],
    [60, 3, 6, [0, 3, 3]],
    [99, 4, 6, [0, 2, 4]],
    [119, 5, 6, [0, 1, 5]],
    [120, 6, 6, [0, 0, 6]],
  ] as const)('ARMIR-16.1.3 ARMIR-16.1.1 ARMIR-16.1.2 ARMIR-AMB-47 %i CP', (cp, bonus, advance, losses) => {
    expect(bonusOf(cp, 'complete')).toBe(bonus);
    const faces = [1, 2, 3, 4, 5, 6].map((face) => face + bonus);
    expect(faces.filter(cirAdvances)).toHaveLength(advance);
    expect([0, 1, 2].map((n) => faces.filter((face) => cirLosses(face) === n).length)).toEqual(losses);
  });

  it('ARMIR-16.1.3 D8 two foot CP 15, one tracked CP 6, die 2: 42 CP, +2, modified 4: advance, one step lost', () => {
    const units = [
      { id: 'foot-1', name: 'Invented foot 1', values: { kind: 'combat', army: 'iii', cp: '15 7', move: 'other' } },
      { id: 'foot-2', name: 'Invented foot 2', values: { kind: 'combat', army: 'iii', cp: '15 7', move: 'other' } },
      { id: 'tracks', name: 'Invented tracks', values: { kind: 'combat', army: 'iii', cp: '6 3', move: 'tracked' } },
    ];
    const context = at(
      { place: combat, cells: { cirUnits: { 'foot-1': 'yes', 'foot-2': 'yes', tracks: 'yes' } } },
      { rosters: { [rosters.soviet]: { id: rosters.soviet, units } } },
    );
    const proposal = bid('cir-roll', { die: 2 }, context);
    expect(proposal.ok && proposal.says.p?.dice).toMatchObject({ p: { bonus: 2, modified: 4 } });
    expect(factsOf(proposal)).toEqual(['cirRolls 1 2', 'steps tracks 1', 'cirBoxes 1']);
  });

  it('ARMIR-AMB-48 39 CP are one complete twenty, or two begun ones', () => {
    expect(factsOf(roll(1)).includes('cirBoxes 1')).toBe(false);
    expect(factsOf(roll(1, { options: { amb48: 'up' } }))).toContain('cirBoxes 1');
  });

  it('ARMIR-16.1a once a turn, in Soviet combat, with a unit in the box, until Bokovskaya', () => {
    const refused = (over: Parameters<typeof at>[0], more: object = {}) =>
      refusal('cir-roll', { die: 4, ...more }, at({ place: combat, ...over }, inventedThings));
    expect(refused({ cells: { cirUnits: sent } })).toBeUndefined();
    expect(refused({})).toBe('16.1.1');
    expect(refused({ cells: { cirUnits: sent, cirRolls: { 1: 3 } } })).toBe('16.1.1');
    expect(refused({ cells: { cirUnits: sent, cirBoxes: 2 } })).toBe('16.1.1');
    expect(refused({ place: 't1/supply', cells: { cirUnits: sent } })).toBe('16.1.1');
    // players without rosters say what they count
    expect(refused({}, { cp: 44 })).toBeUndefined();
  });

  it('ARMIR-16.1.2 ARMIR-AMB-49 the Soviet chooses who loses, as far as 12.2.1 lets it', () => {
    expect(factsOf(roll(5)).filter((fact) => fact.startsWith('steps'))).toEqual(['steps rifle-1 2']);
    const named = (losses: string, over = {}) => roll(6, over, { losses });
    // die 6 + 1: two steps
    expect(factsOf(named('Invented tank-1, Invented rifle-2'))).toEqual([
      'cirRolls 1 6',
      'steps rifle-2 2',
      'steps tank-1 1',
      'cirBoxes 1',
    ]);
    const rule = (losses: string, over: Parameters<typeof at>[0] = {}) =>
      refusal('cir-roll', { die: 6, losses }, here(over));
    expect(rule('Invented rifle-1, Invented rifle-1')).toBe('12.2.1');
    expect(rule('Invented rifle-1')).toBe('16.1.2');
    expect(rule('Invented rifle-4, Invented rifle-1')).toBe('16.1.2');
    // AMB-34: rifle-1 lost a step before; compared over this roll only, it may lose again
    const lost = { cells: { steps: { 'rifle-1': 2 } } };
    expect(rule('Invented rifle-1, Invented tank-1', lost)).toBe('12.2.1');
    expect(rule('Invented rifle-1, Invented tank-1', { ...lost, options: { amb34: 'combat' } })).toBeUndefined();
  });

  it('ARMIR-16.1.2 of two steps wanted the one that is left is lost, and no more is said', () => {
    // 60 CP on one step, tracked: +6, two steps with every face
    const units = [{ id: 't', name: 'Invented T', values: { kind: 'combat', army: 'iii', cp: '60', move: 'tracked' } }];
    const rosters = { soviet: { id: 'soviet', units } };
    const proposal = bid('cir-roll', { die: 1 }, at({ place: combat, cells: { cirUnits: { t: 'yes' } } }, { rosters }));
    expect(proposal.ok && proposal.says.p?.loses).toMatchObject({ id: 'armir.cir.says.lossOf', p: { count: 1 } });
    expect(factsOf(proposal)).toEqual(['cirRolls 1 1', 'steps t 0']);
  });

  it('ARMIR-12.2.1 ARMIR-AMB-77 an HQ in the box stands in nobody’s way, or counts like every unit', () => {
    const rule = (amb77: string) =>
      refusal(
        'cir-roll',
        { die: 4, losses: 'Invented rifle-1' },
        here({
          options: { amb77 },
          cells: { cirUnits: { 'rifle-1': 'yes', 'hq-iii': 'yes' }, steps: { 'rifle-1': 2 } },
        }),
      );
    expect([rule('combat'), rule('all')]).toEqual([undefined, '12.2.1']);
    // left to the app, the HQ is the last to go
    const over = { cells: { cirUnits: { 'hq-iii': 'yes', 'rifle-1': 'yes' } } };
    expect(factsOf(roll(4, over)).filter((fact) => fact.startsWith('steps'))).toEqual(['steps rifle-1 2']);
  });

  it('ARMIR-AMB-79 nobody left, no advance', () => {
    const last = { cells: { cirUnits: { 'rifle-1': 'yes' }, steps: { 'rifle-1': 1 } } };
    expect(factsOf(roll(4, last))).toEqual(['cirRolls 1 4', 'steps rifle-1 0']);
    // without a roster the players say so
    const unknown = at({ place: combat, cells: { cirUnits: { somebody: 'yes' } } });
    expect(factsOf(bid('cir-roll', { die: 4 }, unknown))).toContain('cirBoxes 1');
    expect(factsOf(bid('cir-roll', { die: 4, nobody: true }, unknown))).not.toContain('cirBoxes 1');
  });
});

it('ARMIR-16.1d ARMIR-AMB-46 ARMIR-AMB-65 units chosen at set-up only; boxes, length and dice kept and drawn', () => {
  const played = table({}, inventedThings);
  played.act('cir-units', { units: cut.names });
  expect(played.state.cells[cells.cirUnits]).toEqual(sent);
  expect(tracks(played.context)[0]).toMatchObject({ boxes: 2, at: 0 });
  // chosen anew: who is not named any more leaves the box
  played.act('cir-units', { units: 'Invented rifle-2, Invented tank-1, Invented hq-iii' });
  expect(played.state.cells[cells.cirUnits]).toEqual({ 'rifle-2': 'yes', 'tank-1': 'yes', 'hq-iii': 'yes' });
  expect(refusal('cir-units', { units: 'Invented rifle-3' }, played.context)).toBe('16.1');
  expect(reminders(played.context).map(({ id }) => id)).toContain('cir-roll');
  reach(played, 1, 'soviet-combat');
  // there a task says it
  expect(reminders(played.context).map(({ id }) => id)).not.toContain('cir-roll');
  expect(tasksOf(played.context, 'soviet-combat').find(({ id }) => id === 'cir')?.status?.p?.p).toBe(5 / 6);
  played.act('cir-roll', { die: 3, cp: 27 });
  expect(refusal('cir-units', { units: cut.names }, played.context)).toBe('16.1');
  expect(played.state.cells[cells.cirRolls]).toEqual({ 1: 3 });
  expect(tracks(played.context)[0]).toMatchObject({ at: 1, state: 'free' });
  expect(limits(played.context)).toMatchObject([{ id: 'cir', left: 1, of: 2 }]);
  // as many boxes as the players' map has
  played.write([{ kind: 'set', cell: cells.cirLength, value: 4 }]);
  expect(tracks(played.context)[0]).toMatchObject({ boxes: 4, at: 1 });
});

it('ARMIR-16.1a of six faces every one is counted that advances: with 40 CP all of them', () => {
  const chance = (amb48: string) =>
    tasksOf(here({ options: { amb48 } }), 'soviet-combat').find(({ id }) => id === 'cir')?.status?.p?.p;
  expect([chance('complete'), chance('up')]).toEqual([5 / 6, 1]);
});

it('ARMIR-16.1d once a box of the Čir is filled its units are chosen, though no die was noted', () => {
  expect(refusal('cir-units', { units: cut.names }, here())).toBeUndefined();
  expect(refusal('cir-units', { units: cut.names }, here({ cells: { cirBoxes: 1 } }))).toBe('16.1');
});

it('ARMIR-16.1.4 W7 with enough CP Bokovskaya falls on turn 2, and its units enter in the next Soviet movement', () => {
  const played = table({}, inventedThings);
  played.act('cir-units', { units: cut.names });
  reach(played, 1, 'soviet-combat');
  played.act('cir-roll', { die: 1, cp: 49 });
  reach(played, 2, 'soviet-combat');
  played.act('cir-roll', { die: 1, cp: 45 });
  expect(played.state.cells).toMatchObject({ cirBoxes: 2, cirReached: 2 });
  expect(played.state.cells[cells.cirUnits]).toEqual({ 'rifle-1': 'in', 'rifle-2': 'in', 'tank-1': 'in' });
  expect(refusal('cir-enter', {}, played.context)).toBe('16.1.4');
  // their phase of this turn is over: announced for the next turn, not said through all that is left of this one
  const told = () => reminders(played.context).find(({ id }) => id === 'cir-enter');
  const lane = game.turnColumns.find(({ id }) => id === 'cir');
  const announced = (turn: number) => lane?.at(turn, played.context).map(({ msg }) => msg.id);
  expect(told()).toBeUndefined();
  expect(announced(3)).toEqual(['armir.cir.remind.enter']);
  expect(announced(2)).not.toContain('armir.cir.remind.enter');
  reach(played, 3, 'initiative');
  expect(told()?.at).toBe('t3/order=axis/usual/soviet-movement');
  expect(announced(3)).toEqual(['armir.cir.remind.enter']);
  expect(announced(4)).toEqual([]);
  reach(played, 3, 'soviet-movement');
  // some now, others later
  played.act('cir-enter', { units: 'Invented tank-1', hex: '1203' });
  expect(played.state.cells[cells.cirUnits]).toMatchObject({ 'tank-1': 'out', 'rifle-1': 'in' });
  expect(played.state.cells[cells.at]).toMatchObject({ 'tank-1': '1203' });
  expect(tasksOf(played.context, 'soviet-movement').map(({ id }) => id)).toContain('bokovskaya');
});

it('ARMIR-16.1.4 where the map is drawn the form begins with the hex of Bokovskaya', () => {
  const hex = (names: { readonly [hex: string]: string }) => {
    const field = game.actions.find(({ id }) => id === 'cir-enter')?.fields.hex;
    const sheet = draw({ columns: [1, 4], rows: [1, 4], names });
    return field?.begins?.(at({}, { ...inventedThings, sheets: { [sheetId]: sheet } }));
  };
  expect(hex({ '0302': 'Bokowskaja' })).toBe('0302');
  expect(hex({})).toBeUndefined();
});

it('ARMIR-AMB-50 in normal movement only, or in motorised movement too, for those who move there', () => {
  const waits = { cirBoxes: 2, cirReached: 2, cirUnits: { 'tank-1': 'in', 'rifle-1': 'in' } };
  const rule = (units: string, amb50: string) =>
    refusal(
      'cir-enter',
      { units },
      at({ turn: 2, place: 't2/order=axis/usual/soviet-motorised', options: { amb50 }, cells: waits }, inventedThings),
    );
  expect(rule('Invented tank-1', 'normal')).toBe('16.1.4');
  expect(rule('Invented tank-1', 'motorised')).toBeUndefined();
  expect(rule('Invented rifle-1', 'motorised')).toBe('5.2');
});

it('ARMIR-16.1b ARMIR-AMB-51 what the turn of arrival is worth', () => {
  expect([1, 2, 3, 4, 5, 6, 0].map((turn) => cirPoints(turn, 'minus'))).toEqual([1, 1, 0, -1, -1, -1, -1]);
  expect([4, 5, 0].map((turn) => cirPoints(turn, 'zero'))).toEqual([-1, 0, 0]);
});
