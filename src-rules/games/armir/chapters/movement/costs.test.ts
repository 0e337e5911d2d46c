import { describe, expect, it } from 'vitest';
import { sides } from '../../ids.ts';
import {
  allowance,
  costsPa,
  movesMotorised,
  plainStep,
  type StepOnMap,
  stepHalves,
  type Walker,
  walk,
} from './costs.ts';

const tanks: Walker = {
  side: sides.soviet,
  kind: 'combat',
  move: 'tracked',
  halves: 20,
  far: true,
  assaults: true,
};
const foot: Walker = { ...tanks, move: 'other', halves: 8, assaults: false };
const way = (...steps: readonly Partial<StepOnMap>[]) => steps.map((step) => ({ ...plainStep, ...step }));

describe('movement', () => {
  it('ARMIR-5.1a a hex costs 1.5 MP; along a road 0.5 for motorised, tracked and HQs, 1 for all others', () => {
    expect((['other', 'motorised', 'tracked'] as const).map((move) => stepHalves(move, false) / 2)).toEqual([
      1.5, 1.5, 1.5,
    ]);
    expect((['other', 'motorised', 'tracked'] as const).map((move) => stepHalves(move, true) / 2)).toEqual([
      1, 0.5, 0.5,
    ]);
    // the two are mixed as the way goes
    expect(walk(foot, way({ road: true }, {}, { road: true }))).toMatchObject({ steps: 3, spent: 7, left: 1 });
    expect(walk(tanks, way({ road: true }, {}, { road: true }))).toMatchObject({ steps: 3, spent: 5, left: 15 });
  });

  it('ARMIR-13c the assault is paid for also when it fails, and the group stays where it came from', () => {
    const failed = walk(tanks, way({}, { enemy: true, assault: true }, {}));
    expect(failed).toMatchObject({ steps: 1, spent: 10, halt: { at: 1, why: 'failed', rule: '13.2' } });
    const won = walk(tanks, way({}, { enemy: true, assault: true, won: true }, {}));
    expect(won).toMatchObject({ steps: 3, spent: 13, left: 7 });
  });

  it('ARMIR-13c ARMIR-5a one hex may always be entered, whatever it costs, but not by assault (AMB-68)', () => {
    const poor = { ...tanks, halves: 1 };
    expect(walk(poor, way({}, {}))).toMatchObject({
      steps: 1,
      spent: 1,
      left: 0,
      minimum: true,
      halt: { why: 'short' },
    });
    expect(walk(poor, way({}))).toMatchObject({ steps: 1, minimum: true });
    // it is where it wanted to go
    expect(walk(poor, way({})).halt).toBeUndefined();
    expect(walk(poor, way({ enemy: true, assault: true }))).toMatchObject({ steps: 0, halt: { rule: '13.1' } });
    expect(walk({ ...tanks, halves: 6 }, way({ enemy: true, assault: true, won: true }))).toMatchObject({ steps: 0 });
    expect(walk({ ...tanks, halves: 7 }, way({ enemy: true, assault: true, won: true }))).toMatchObject({ steps: 1 });
  });

  it('ARMIR-5a MP are neither saved nor stretched: what is left does not carry a unit further', () => {
    expect(walk(foot, way({}, {}, {}))).toMatchObject({ steps: 2, spent: 6, left: 2, halt: { at: 2, why: 'short' } });
    // the one hex is the first of a move, not one more at its end
    expect(walk({ ...foot, halves: 4 }, way({}, {}))).toMatchObject({ steps: 1, spent: 3, left: 1 });
    expect(walk(foot, way({ enemy: true }))).toMatchObject({ steps: 0, halt: { rule: '5' } });
  });

  it('ARMIR-5.1.2 no Soviet unit enters the railway from A to B, not even by its one hex', () => {
    expect(walk({ ...foot, halves: 0 }, way({ railAB: true }))).toMatchObject({ steps: 0, halt: { rule: '5.1.2' } });
    expect(walk({ ...foot, side: sides.axis }, way({ railAB: true }))).toMatchObject({ steps: 1 });
  });

  it('ARMIR-5.2 in motorised movement only combat units that are motorised or tracked', () => {
    expect(movesMotorised({ kind: 'combat', move: 'motorised' })).toBe(true);
    expect(movesMotorised({ kind: 'combat', move: 'tracked' })).toBe(true);
    expect(movesMotorised({ kind: 'combat', move: 'other' })).toBe(false);
    // HQs move as motorised units, but not in this phase
    expect(movesMotorised({ kind: 'hq', move: 'motorised' })).toBe(false);
    expect(movesMotorised({ kind: 'heavyArtillery', move: 'motorised' })).toBe(false);
  });

  it('ARMIR-7b a zone of control costs no MP: it stops a unit, and leaving it is free', () => {
    expect(walk(foot, way({ zoc: true }, {}))).toMatchObject({
      ...{ steps: 1, spent: 3, left: 5 },
      halt: { at: 1, why: 'zoc', rule: '7.1' },
    });
    expect(walk(foot, way({}, { zoc: true }))).toMatchObject({ steps: 2, spent: 6, left: 2 });
  });

  it('ARMIR-16.2b ARMIR-5.4a without PA one hex only', () => {
    const lorries: Walker = { ...tanks, side: sides.axis, move: 'motorised', far: false };
    expect(walk(lorries, way({ road: true }, { road: true }))).toMatchObject({ steps: 1, halt: { rule: '5.4' } });
    expect(walk(lorries, way({ road: true }))).toMatchObject({ steps: 1 });
    expect(walk({ ...lorries, far: true }, way({ road: true }, { road: true }))).toMatchObject({ steps: 2 });
  });

  it('ARMIR-5.4a who pays: Italian motorised and tracked combat units, but not the Celere', () => {
    const italian = {
      side: sides.axis,
      kind: 'combat',
      nation: 'ITA',
      division: 'Invented',
      move: 'motorised',
    } as const;
    expect(costsPa(italian)).toBe(true);
    expect(costsPa({ ...italian, move: 'tracked' })).toBe(true);
    expect(costsPa({ ...italian, move: 'other' })).toBe(false);
    expect(costsPa({ ...italian, kind: 'hq' })).toBe(false);
    expect(costsPa({ ...italian, division: '3 Celere' })).toBe(false);
    expect(costsPa({ ...italian, nation: 'GER' })).toBe(false);
    expect(costsPa({ ...italian, side: sides.soviet })).toBe(false);
  });

  it('ARMIR-18.4.1a turn 1 takes 2 MP, 1 from tracked units, and leaves 0 at least', () => {
    const has = (move: 'other' | 'motorised' | 'tracked', halves: number, turn = 1) =>
      allowance(halves, { move, turn, oos: false }) / 2;
    expect([has('other', 12), has('motorised', 24), has('tracked', 28)]).toEqual([4, 10, 13]);
    expect([has('other', 3), has('tracked', 1)]).toEqual([0, 0]);
    expect(has('other', 12, 2)).toBe(6);
    expect(walk({ ...foot, halves: has('other', 3) * 2 }, way({}))).toMatchObject({ steps: 1, minimum: true });
  });

  it('ARMIR-18.4.1c out of supply MP are halved to the next whole one: 5 becomes 3', () => {
    const half = (mp: number) => allowance(mp * 2, { move: 'other', turn: 3, oos: true }) / 2;
    expect([5, 6, 7, 4.5, 1].map(half)).toEqual([3, 3, 4, 3, 1]);
    // the weather first
    expect(allowance(14, { move: 'other', turn: 1, oos: true }) / 2).toBe(3);
  });
});
