import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { marks } from '../../../ids.ts';
import { roadsToLeningrad as game } from '../../../index.ts';
import { draw, scene } from '../../../testing/drawn.ts';
import { fightsOf } from './noted.ts';

/** Invented ground and units. */
const sheet = draw({
  rows: [45, 47],
  columns: [1, 10],
  terrain: { roughWoods: ['4606'] },
  features: { village: ['4606'] },
  sides: { river: [['4605', '4606']] },
});
const at = {
  'pz-1': '4605',
  'rifle-1': '4506',
  'guns-1': '4603',
  'hq-1': '4604',
  'rifles-1': '4606',
};
const marked = (units: readonly string[], over: JsonObject = {}) => ({
  [marks.declared]: { '4606': { value: { side: 'german', units: [...units] } } },
  ...over,
});
const fight = (
  units: readonly string[],
  over: { readonly sheets?: object; readonly place?: string; readonly cells?: JsonObject } = {},
) => {
  const { context } = scene(sheet, at, {
    marks: marked(units),
    cells: { at, strongpoints: { '4606': 'soviet:done' }, weather: { 3: 'overcast' }, ...over.cells },
    ...(over.place === undefined ? {} : { place: over.place }),
  });
  return { ...context, ...(over.sheets ? { sheets: {} } : {}) };
};
const input = (here: ReturnType<typeof fight>) => fightsOf(here).find(({ calc }) => calc === 'attack')?.input ?? {};

describe('noted fights on the drawn map', () => {
  it('RTL-9.11 RTL-10.21 RTL-10.25: terrain, hexsides, strongpoint, weather and who is in range are proposed', () => {
    const here = fight(['pz-1', 'rifle-1', 'guns-1']);
    expect(input(here)).toMatchObject({
      attacker: 'german',
      target: '4606',
      terrain: ['rough', 'woods', 'village'],
      strongpoint: true,
      weather: 'overcast',
      german: [
        { id: 'pz-1', across: 'river' },
        { id: 'rifle-1', across: 'land' },
        // named, so it takes part
        { id: 'guns-1', distance: 3, part: true },
        { id: 'hq-1', distance: 1 },
      ],
      soviet: [{ id: 'rifles-1', hex: '4606' }],
    });
    // a battery nobody named waits for its owner
    expect(input(fight(['pz-1']))).toMatchObject({ german: [{ id: 'pz-1' }, { id: 'guns-1', part: false }, {}] });
    const attack = game.calculators.find(({ id }) => id === 'attack');
    expect(attack?.parse(input(here)).ok).toBe(true);
  });
  it('RTL-15.33: points that were put in as it was declared on the map lie on its bench, as far as they are offered', () => {
    const planned = (plan: JsonObject) => {
      const { context } = scene(sheet, at, {
        marks: { [marks.declared]: { '4606': { value: { side: 'german', units: ['pz-1', 'guns-1'], plan } } } },
        cells: { at, weather: { 3: 'overcast' } },
      });
      return input(context);
    };
    expect(planned({ 'hq-1': { spend: 'artillery' } })).toMatchObject({
      german: [{ id: 'pz-1' }, { id: 'guns-1', part: true }, { id: 'hq-1', spend: 'artillery' }],
    });
    expect(planned({ 'hq-1': { spend: 'nothing' }, 'rifles-1': true })).toMatchObject({
      german: [{ id: 'pz-1' }, { id: 'guns-1', part: true }, { id: 'hq-1', spend: 'none' }],
    });
  });
  it('RTL-9.11: who is named but not beside it stays in the form, and without attackers the ground is there', () => {
    const away = fight(['pz-1', 'rifle-1'], { cells: { at: { ...at, 'rifle-1': '4510' } } });
    expect(input(away)).toMatchObject({ german: [{ id: 'pz-1' }, {}, {}, { id: 'rifle-1', hex: '4510' }] });
    expect(input(fight([]))).toMatchObject({
      terrain: ['rough', 'woods', 'village'],
      strongpoint: true,
      soviet: [{ id: 'rifles-1' }],
    });
  });
  it('RTL-12.13a RTL-15.15: without a drawn map distances follow from the hexes known, the ground is typed', () => {
    const here = fight(['pz-1', 'guns-1', 'hq-1'], { sheets: {} });
    const known = input(here);
    expect(known).toMatchObject({
      strongpoint: true,
      german: [
        { id: 'pz-1', hex: '4605' },
        { id: 'guns-1', distance: 3 },
        { id: 'hq-1', distance: 1 },
      ],
    });
    expect(known.terrain).toBeUndefined();
    // nobody knows where the gun stands
    const { 'guns-1': _away, ...rest } = at;
    const lost = input(fight(['pz-1', 'guns-1'], { sheets: {}, cells: { at: rest } }));
    expect(JSON.stringify(lost.german)).not.toContain('distance');
  });
  it('RTL-P6: in the reaction phase each opens in what the defender’s choices would do as well', () => {
    const op = 't3/ops#1/kind=mobile/mobile';
    const calcs = (place: string) => fightsOf(fight(['pz-1'], { place })).map(({ id, calc }) => [id, calc]);
    expect(calcs(`${op}/reaction`)).toEqual([
      ['4606-ahead', 'ahead'],
      ['4606', 'attack'],
    ]);
    expect(calcs(`${op}/combat`)).toEqual([['4606', 'attack']]);
    const [before] = fightsOf(fight(['pz-1'], { place: `${op}/reaction` }));
    const ahead = game.calculators.find(({ id }) => id === 'ahead');
    expect(ahead?.parse(before?.input ?? {}).ok).toBe(true);
  });
  it('RTL-P6 RTL-9.25: whether they could refuse only through an enemy ZOC stands in it, as the map has it', () => {
    const place = 't3/ops#1/kind=mobile/mobile/reaction';
    const shut = (more: { readonly [unit: string]: string }) =>
      fightsOf(fight(['pz-1'], { place, cells: { at: { 'pz-1': '4605', horse: '4606', ...more } } }))[0]?.input
        .onlyThroughZoc;
    expect([shut({}), shut({ 'rifle-1': '4607' })]).toEqual([undefined, true]);
  });
  it('RTL-P6 RTL-9.32: who may try to react stands in it: motorised, near enough, of the formation attacked or an army unit', () => {
    const place = 't3/ops#1/kind=mobile/mobile/reaction';
    const reacting = (also: { readonly [unit: string]: string }, extra: JsonObject = {}) => {
      const [first] = fightsOf(fight(['pz-1'], { place, cells: { at: { ...at, ...also }, ...extra } }));
      return ((first?.input.reacting ?? []) as readonly JsonObject[]).map(({ id, away }) => [id, away]);
    };
    // tanks of another formation, riflemen on foot
    expect(reacting({ tanks: '4608', 'rifles-2': '4608' })).toEqual([]);
    expect(reacting({ tanks: '4608', horse: '4606' })).toEqual([['tanks', 2]]);
    expect(reacting({ tanks: '4609', horse: '4606' })).toEqual([]);
    expect(reacting({ tanks: '4608', horse: '4606' }, { disrupted: { tanks: 'yes' } })).toEqual([]);
    // 9.32: Soviet units in enemy ZOC stay where they are
    expect(reacting({ tanks: '4704', horse: '4606' })).toEqual([]);
  });
});
