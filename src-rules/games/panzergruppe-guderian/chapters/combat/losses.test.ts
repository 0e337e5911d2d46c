import { describe, expect, it } from 'vitest';
import { countIn, mapIn } from '#rules/kit/record/readers.ts';
import { cells, marks } from '../../ids.ts';
import { stepsLeft } from '../../model/steps.ts';
import { reach, refusal, table } from '../../testing/at.ts';

describe('losses', () => {
  it('PGG-9.61 a unit loses steps one by one, the last eliminates', () => {
    const played = reach(table(), 't2/ger/combat');
    played.act('step-loss', { unit: '6inf', steps: 1 });
    expect(stepsLeft(played.state, '6inf')).toBe(3);
    const [entry] = played.act('step-loss', { unit: '6inf', steps: 4 });
    expect(entry?.says.id).toBe('pgg.says.unitGone');
    expect(stepsLeft(played.state, '6inf')).toBe(0);
    expect(refusal('step-loss', { unit: '6inf', steps: 1 }, played.context)).toBe('9.61');
  });

  it('a regiment put back gives the division its integrity back', () => {
    const played = reach(table(), 't2/ger/combat');
    played.act('step-loss', { unit: '12pz-2', steps: 2 });
    expect(mapIn(played.state, cells.divisionLost)).toEqual({ '12 Pz': true });
    expect(refusal('steps-restored', { unit: '12pz-2', steps: 3 }, played.context)).toBe('9.61');
    played.act('steps-restored', { unit: '12pz-2', steps: 1 });
    expect(mapIn(played.state, cells.divisionLost)).toEqual({});
  });

  it('PGG-9.61 not while another of the division is still gone', () => {
    const played = reach(table(), 't2/ger/combat');
    played.act('step-loss', { unit: '12pz-1', steps: 2 });
    played.act('step-loss', { unit: '12pz-2', steps: 2 });
    played.act('steps-restored', { unit: '12pz-2', steps: 1 });
    expect(mapIn(played.state, cells.divisionLost)).toEqual({ '12 Pz': true });
    played.act('steps-restored', { unit: '12pz-1', steps: 1 });
    expect(mapIn(played.state, cells.divisionLost)).toEqual({});
  });

  it('PGG-12.4 Soviet counters lost lie in the pile of their type', () => {
    const played = table();
    played.act('setup-20');
    played.act('counters-lost', { pool: 'armor', count: 3 });
    expect([
      countIn(played.state, cells.mapArmor),
      countIn(played.state, cells.outArmor),
      countIn(played.state, cells.outRifle),
    ]).toEqual([1, 3, 0]);
    expect(refusal('counters-lost', { pool: 'armor', count: 2 }, played.context)).toBe('12.4');
  });
});

describe('ticks', () => {
  it('PGG-9.14 a unit attacks once and is attacked once in a phase', () => {
    const played = reach(table(), 't2/ger/combat');
    played.act('tick', { what: 'attacked', side: 'german', name: '12pz-1' });
    expect(refusal('tick', { what: 'attacked', side: 'german', name: '12pz-1' }, played.context)).toBe('9.14');
    expect(refusal('tick', { what: 'wasAttacked', side: 'soviet', hex: '2020' }, played.context)).toBeUndefined();
    played.done();
    expect(played.state.marks[marks.attacked]).toBeUndefined();
  });

  it.each([
    ['phase', 't2/sov/disruption'],
    ['turn', 't2/ger/movement'],
  ])('PGG-9.75 a retreated unit is marked to the end of the %s', (a48, gone) => {
    const played = reach(table({ a48 }), 't2/sov/combat');
    played.act('tick', { what: 'retreated', side: 'german', name: '6inf' });
    while (played.place !== gone) {
      expect(played.state.marks[marks.retreated]).toHaveProperty('6inf');
      played.done();
    }
    expect(played.state.marks[marks.retreated]).toBeUndefined();
  });

  it('PGG-6.61 disrupted units are kept by name or by hex', () => {
    const played = reach(table(), 't2/ger/movement');
    played.act('disrupt', { side: 'soviet', hex: '2020' });
    expect(played.state.marks[marks.disrupted]?.['hex:2020']?.value).toEqual({ side: 'soviet', hex: '2020' });
    played.act('undisrupt', { hex: '2020' });
    expect(played.state.marks[marks.disrupted]).toBeUndefined();
    expect(refusal('undisrupt', { hex: '2020' }, played.context)).toBe('6.63');
  });
});
