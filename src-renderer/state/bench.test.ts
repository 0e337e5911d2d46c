import { expect, it } from 'vitest';
import { panzergruppeGuderian as pgg } from '#rules/games/panzergruppe-guderian/index.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import {
  changeDraft,
  clearDraft,
  draftOf,
  openCalcWith,
  openPhaseCalc,
  switchCalc,
  takeUp,
  useBench,
} from './bench.ts';

const draft = () => draftOf(useBench.getState(), 'game', 'raid');

it('a calculator opened for a task takes what is known, and keeps what was typed beside it', () => {
  changeDraft('game', 'raid', { input: { hex: '0512', by: 'axis' } });
  openCalcWith('game', 'raid', { by: 'soviet' }, {});
  expect(useBench.getState().calc.game).toBe('raid');
  expect(draft().input).toEqual({ hex: '0512', by: 'soviet' });
});

it('a fight that is going on stays on it, one that is over makes room', () => {
  clearDraft('game', 'raid');
  changeDraft('game', 'raid', { input: { hex: '0512' }, flow: 'f1' });
  openCalcWith('game', 'raid', { by: 'axis' }, { f1: {} });
  expect(draft()).toMatchObject({ input: { hex: '0512' }, flow: 'f1' });
  openCalcWith('game', 'raid', { by: 'axis' }, { f1: { end: {} } });
  expect(draft().input).toEqual({ by: 'axis' });
  expect(draft().flow).toBeUndefined();
});

const calcOf = (id: string): Calculator => {
  const found = pgg.calculators.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const on = (scope: string, calc: string) => draftOf(useBench.getState(), scope, calc).input;
/** An invented fight. */
const typed = {
  german: [{ id: 'a', name: 'Invented', type: 'panzer', attack: 4, defence: 4 }],
  soviet: [{ id: 'x', name: '', type: 'rifle', attack: 1, defence: 2, ma: 6 }],
  forest: true,
};

it('units and terrain go along between attack and overrun, what the other does not ask for stays', () => {
  changeDraft('carry', 'attack', { input: { ...typed, allAcross: true } });
  switchCalc('carry', calcOf('attack'), calcOf('overrun'));
  expect(on('carry', 'overrun')).toMatchObject(typed);
  expect(Object.keys(on('carry', 'overrun')).every((id) => id in calcOf('overrun').fields)).toBe(true);
  expect(calcOf('overrun').parse(on('carry', 'overrun')).ok).toBe(true);
  // what lies there already is not written over
  changeDraft('carry', 'attack', { input: {} });
  switchCalc('carry', calcOf('overrun'), calcOf('attack'));
  expect(on('carry', 'attack')).toMatchObject(typed);
  changeDraft('carry', 'overrun', { input: { forest: false } });
  switchCalc('carry', calcOf('attack'), calcOf('overrun'));
  expect(on('carry', 'overrun')).toEqual({ forest: false });
});

it('another phase has its own calculator; the one chosen in the phase stays, and a fight half done', () => {
  const enter = (place: string, calc: string | undefined, flows = {}) =>
    openPhaseCalc('phases', pgg.calculators, { place, calc }, flows);
  const open = () => useBench.getState().calc.phases;
  enter('t1/ger/movement', 'overrun');
  expect(open()).toBe('overrun');
  enter('t1/ger/combat', 'attack');
  expect(open()).toBe('attack');
  // a phase that names none changes nothing
  enter('t1/ger/disruption', undefined);
  expect(open()).toBe('attack');
  changeDraft('phases', 'attack', { flow: 'f1' });
  enter('t2/ger/movement', 'overrun', { f1: {} });
  expect(open()).toBe('attack');
  enter('t2/ger/mech', 'overrun', { f1: { end: {} } });
  expect(open()).toBe('overrun');
});

it('a form of fights with nobody in it begins anew with a phase, one with totals or units stays', () => {
  const enter = (place: string) => openPhaseCalc('anew', pgg.calculators, { place, calc: 'attack' }, {});
  const draft = () => draftOf(useBench.getState(), 'anew', 'attack');
  enter('t1/ger/movement');
  changeDraft('anew', 'attack', { input: { german: [], target: '1010', forest: true } });
  enter('t1/ger/combat');
  expect(draft().input).toEqual({});
  changeDraft('anew', 'attack', { input: { target: '1010', attackTotal: 12 } });
  enter('t1/ger/disruption');
  expect(draft().input).toEqual({ target: '1010', attackTotal: 12 });
  // what waits aside goes on waiting
  changeDraft('anew', 'attack', { input: { target: '1010' }, aside: { input: typed, out: [] } });
  enter('t2/sov/movement');
  expect([draft().input, draft().aside?.input]).toEqual([{}, typed]);
});

it('a fight that is over stays to the end of its phase; in the next its calculator is free, and what waited aside waits on', () => {
  const enter = (place: string, end?: object) =>
    openPhaseCalc('over', pgg.calculators, { place, calc: 'attack' }, { f1: { ...(end && { end }) } });
  const draft = () => draftOf(useBench.getState(), 'over', 'attack');
  const aside = { input: typed, out: [] };
  enter('t1/ger/movement');
  changeDraft('over', 'attack', { input: typed, flow: 'f1', aside });
  enter('t1/ger/movement', {});
  expect(draft().flow).toBe('f1');
  enter('t1/ger/combat');
  expect(draft().flow).toBe('f1');
  enter('t1/sov/combat', {});
  expect(draft()).toMatchObject({ input: {}, aside });
  expect(draft().flow).toBeUndefined();
});

it('a fight prepared and not fought waits aside in another turn, and is taken up again by one press', () => {
  const enter = (place: string) => openPhaseCalc('turns', pgg.calculators, { place, calc: 'attack' }, {});
  const draft = () => draftOf(useBench.getState(), 'turns', 'attack');
  enter('t1/ger/movement');
  changeDraft('turns', 'attack', { input: typed });
  enter('t1/ger/combat');
  expect(draft().input).toEqual(typed);
  enter('t2/sov/movement');
  expect([draft().input, draft().aside?.input]).toEqual([{}, typed]);
  takeUp('turns', 'attack');
  expect([draft().input, draft().aside]).toEqual([typed, undefined]);
  // one that is in the record goes on
  changeDraft('turns', 'attack', { flow: 'f1' });
  enter('t3/sov/movement');
  expect(draft()).toMatchObject({ input: typed, flow: 'f1' });
});
