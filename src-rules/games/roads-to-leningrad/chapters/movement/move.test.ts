import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { ValuePanel } from '#rules/kit/procedure/panel.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { emptyContext } from '#rules/kit/record/context.ts';
import { type Trait, type UnitClass, type Weather, weathers } from '../../ids.ts';
import type { GroundStep } from '../map/passage.ts';
import { walkerOf } from '../map/passage.ts';
import { hexCosts, type Terrain } from '../map/terrain.ts';
import { allowance, overrunCost, plainStep, price, takes, walkWay } from './costs.ts';
import { moveCalculator } from './moveCalc.ts';
import { stacking } from './stacking.ts';

const usual = { options: {} };
const unit = (kind: UnitClass, ...traits: Trait[]) => ({ class: kind, traits: new Set(traits) });
const foot = walkerOf([unit('foot', 'infantry')]);
const horse = walkerOf([unit('foot', 'cavalry')]);
const lorries = walkerOf([unit('mot', 'motInfantry')]);
const tanks = walkerOf([unit('mot', 'armoured', 'vehicle')]);
const guns = walkerOf([unit('heavy')]);
const step = (over: Partial<GroundStep> = {}): GroundStep => ({ ...plainStep, ...over });
const mp = (walker: typeof foot, over: Partial<GroundStep>, weather: Weather = 'dry') =>
  price(walker, step(over), weather, usual).halves / 2;

describe('costs of the Terrain chart', () => {
  it('RTL-8.3 RTL-8.31 the chart as printed, in both weathers', () => {
    const seen = (terrain: Terrain) => [
      mp(foot, { terrain }),
      mp(tanks, { terrain }),
      mp(foot, { terrain }, 'rain'),
      mp(tanks, { terrain }, 'rain'),
    ];
    expect(seen('open')).toEqual([1, 1, 2, 2]);
    expect(seen('rough')).toEqual([2, 2, 2, 3]);
    expect(seen('hills')).toEqual([2, 3, 3, 4]);
    expect(seen('marsh')).toEqual([2, 3, 3, 4]);
    expect(hexCosts.swamp).toEqual({ dry: [2, null], rain: [3, null] });
    expect([mp(foot, { woods: true }), mp(tanks, { woods: true }), mp(guns, { woods: true })]).toEqual([1, 2, 2]);
    expect([mp(tanks, { strongpoint: true }), mp(tanks, { zoc: true })]).toEqual([2, 2]);
  });

  it('RTL-8.33 RTL-8.35 RTL-8.42 roads, railways only if cheaper, trails', () => {
    const way = (ways: GroundStep['ways'], over: Partial<GroundStep> = {}) =>
      weathers.slice(1).map((weather) => mp(tanks, { ways, terrain: 'rough', woods: true, ...over }, weather));
    expect(way(['main'])).toEqual([0.5, 0.5]);
    expect(way(['secondary'])).toEqual([0.5, 1]);
    expect(way(['rail'])).toEqual([1, 2]);
    expect(way(['rail'], { terrain: 'open', woods: false })).toEqual([1, 2]);
    expect(mp(foot, { ways: ['rail'] }, 'rain')).toBe(1);
    expect(way(['trail'])).toEqual([1, 3]);
    expect(way(['trail'], { terrain: 'open', woods: false })).toEqual([0.5, 2]);
    // an open hex with woods is no open hex, and rain leaves the woods out where a trail leads through
    expect(way(['trail'], { terrain: 'open' })).toEqual([1, 2]);
  });

  it('RTL-8.36 streams and rivers, bridges cancel them', () => {
    const over = (walker: typeof foot, weather: Weather, bridge = false) =>
      mp(walker, { water: 'stream', bridge }, weather);
    expect([over(foot, 'dry'), over(tanks, 'dry'), over(foot, 'rain'), over(tanks, 'rain')]).toEqual([2, 2, 4, 5]);
    expect([over(tanks, 'rain', true), mp(foot, { water: 'river' }), mp(foot, { water: 'river' }, 'rain')]).toEqual([
      2, 3, 4,
    ]);
    const river = { water: 'river' } as const;
    expect([tanks, guns, foot, lorries].map((one) => price(one, step(river), 'dry', usual).bar)).toEqual([
      'river',
      'river',
      undefined,
      undefined,
    ]);
    expect(price(tanks, step({ ...river, bridge: true }), 'dry', usual).bar).toBeUndefined();
    expect(price(foot, step({ water: 'lake' }), 'dry', usual).bar).toBe('lake');
    // a road with no bridge on it pays the stream
    expect(mp(tanks, { water: 'stream', ways: ['main'] })).toBe(1.5);
  });

  it('RTL-AMB-01 RTL-8.36 lorries over a river: the whole allowance, or half of it and the hex', () => {
    const made = (amb01: string) => price(lorries, step({ water: 'river' }), 'dry', { options: { amb01 } });
    expect(takes(made('whole'), 16, 0)).toBe(16);
    expect(takes(made('whole'), 16, 1)).toBeUndefined();
    expect(takes(made('half'), 16, 1)).toBe(10);
    expect(takes(made('half'), 16, 7)).toBeUndefined();
  });

  it('RTL-AMB-02 RTL-8.37 swamp on foot: the chart and a stop, or the whole allowance; cavalry goes on', () => {
    const swamp = step({ terrain: 'swamp' });
    const way = [step(), swamp, step()];
    const walked = (walker: typeof foot, amb02: string) => walkWay(walker, 12, way, 'dry', { options: { amb02 } });
    expect(walked(foot, 'cost')).toMatchObject({ costs: [2, 4], halt: { at: 2, why: 'swamp' } });
    expect(walked(foot, 'whole')).toMatchObject({ costs: [2], halt: { at: 1, why: 'begun' } });
    expect(walked(horse, 'cost').costs).toEqual([2, 4, 2]);
    expect(walked(horse, 'whole').costs).toEqual([2, 4, 2]);
    expect(price(lorries, swamp, 'dry', usual).bar).toBe('swamp');
    expect(price(lorries, { ...swamp, ways: ['trail'] }, 'dry', usual).bar).toBeUndefined();
    expect(price(lorries, { ...swamp, ways: ['trail'] }, 'rain', usual).bar).toBe('swamp');
    expect(price(guns, step({ fromSwamp: true }), 'dry', usual).bar).toBe('swamp');
  });

  it('RTL-8.37 whom the road alone lets into a swamp pays that road, or the railway where it is cheaper', () => {
    const into = (ways: GroundStep['ways'], weather: Weather = 'dry') =>
      mp(lorries, { terrain: 'swamp', ways }, weather);
    expect([into(['main']), into(['trail']), into(['rail']), into(['main', 'rail'])]).toEqual([0.5, 1, 1, 0.5]);
    expect([into(['secondary'], 'rain'), into(['rail'], 'rain'), into(['secondary', 'rail'], 'rain')]).toEqual([
      1, 2, 1,
    ]);
  });

  it('RTL-8.21 RTL-8.22 RTL-8.23 zones: one point, a stop for all but motorised units, no road between zones', () => {
    const road = { ways: ['main'], zoc: true } as const;
    const way = [step(road), step({ ...road, fromZoc: true })];
    expect(walkWay(tanks, 16, way, 'dry', usual)).toMatchObject({ costs: [3, 4], spent: 7 });
    expect(walkWay(guns, 16, way, 'dry', usual)).toMatchObject({ costs: [3], halt: { why: 'zone' } });
    expect(walkWay(foot, 12, [step({ ...road, fromZoc: true }), step()], 'dry', usual)).toMatchObject({
      costs: [12],
      halt: { at: 1, why: 'zone' },
    });
    // out of the zone into a free hex nothing is asked
    expect(walkWay(foot, 12, [step({ fromZoc: true }), step()], 'dry', usual).spent).toBe(4);
  });

  it('RTL-3.57 RTL-3.72a halved once, the half kept, then two less', () => {
    const has = (kind: UnitClass, oos: boolean, disrupted: boolean, halved: boolean) =>
      allowance(7, { class: kind, oos, disrupted }, halved) / 2;
    expect([has('mot', true, false, false), has('mot', true, false, true), has('foot', true, false, false)]).toEqual([
      3.5, 3.5, 7,
    ]);
    expect([has('foot', false, true, true), has('mot', false, true, false)]).toEqual([1.5, 5]);
    expect(allowance(3, { class: 'heavy', oos: true, disrupted: true }, true)).toBe(0);
  });

  it('RTL-3.34 RTL-8.12 RTL-8.13 a group pays and stops as its most hampered unit; no hex is free', () => {
    const both = walkerOf([unit('foot', 'infantry'), unit('mot', 'vehicle')]);
    expect(both).toEqual({ motorised: true, stops: true, noRiver: true, noSwamp: true, swampStops: true });
    expect(mp(both, { terrain: 'hills' })).toBe(3);
    expect(walkWay(foot, 2, [step({ terrain: 'rough' })], 'dry', usual)).toMatchObject({
      costs: [],
      halt: { at: 0, why: 'short', rule: '8.32' },
    });
  });

  it('RTL-3.32 nine points a hex; what is too much, and what nobody typed', () => {
    const stack = (...values: (number | undefined)[]) =>
      values.map((value) => ({ kind: 'combat' as const, ...(value === undefined ? {} : { stacking: value }) }));
    expect(stacking(stack(4, 3, 2, 0), 9)).toEqual({ points: 9, over: 0, untyped: 0 });
    expect(stacking([...stack(4, 4, 3, undefined), { kind: 'leader', stacking: 5 }], 9)).toEqual({
      points: 11,
      over: 2,
      untyped: 1,
    });
  });
});

describe('a reaction', () => {
  it('RTL-9.34 beside an enemy it goes only to friends, as far as anybody knows of them', () => {
    const react = (more: object) => walkWay(foot, 12, [{ ...step(), ...more }], 'dry', usual, true);
    expect(react({}).halt).toBeUndefined();
    expect(react({ near: true }).halt).toMatchObject({ at: 0, why: 'alone', rule: '9.34' });
    expect(react({ near: true, friend: true }).halt).toBeUndefined();
  });
});

describe('the example of play', () => {
  it('RTL-EX-02 RTL-EX-03 RTL-EX-05 two hexes of road and a zone, an overrun by road, the next too dear', () => {
    const secondary = { ways: ['secondary'] } as const;
    const overrun = step({ ...secondary, zoc: true, fromZoc: true });
    const way = [step(secondary), step({ ...secondary, zoc: true }), { ...overrun, overrun: true }];
    expect(walkWay(lorries, 12, way, 'overcast', usual)).toMatchObject({ costs: [1, 3, 3], spent: 7 });
    expect(overrunCost(lorries, overrun, 'overcast', usual)).toBe(3);
    const next = { ...step({ woods: true, zoc: true }), overrun: true };
    expect(walkWay(lorries, 12, [...way, next], 'overcast', usual).halt).toMatchObject({ at: 3, why: 'short' });
    expect(overrunCost(tanks, next, 'overcast', usual)).toBe(6);
  });

  it('RTL-EX-06 from zone to zone no road: at least 2 MP, where the printed text spends 1½', () => {
    const made = price(lorries, step({ ways: ['secondary'], zoc: true, fromZoc: true }), 'overcast', usual);
    expect(made.halves / 2).toBe(2);
  });

  it('RTL-EX-37 a motorised unit of MA 5, OoS and disrupted, has ½', () => {
    expect(allowance(5, { class: 'mot', oos: true, disrupted: true }, false) / 2).toBe(0.5);
  });

  it('RTL-EX-39 RTL-8.63 two trail hexes, a zone in the second, an overrun by trail into woods: 4 of 6', () => {
    const trail = { ways: ['trail'] } as const;
    const way = [
      step(trail),
      step({ ...trail, zoc: true }),
      { ...step({ ...trail, woods: true, zoc: true, fromZoc: true }), overrun: true },
    ];
    expect(walkWay(tanks, 12, way, 'overcast', usual)).toMatchObject({ costs: [1, 3, 4], spent: 8 });
    expect(walkWay(tanks, 12, way, 'overcast', usual).halt).toBeUndefined();
  });

  it('RTL-EX-15 RTL-16.2 a bridge unit takes the stream off: 3 MP, 4 without', () => {
    // rough with a ZOC: the hexes of the example cost 3 with the bridge
    const cost = (bridge: boolean) => mp(lorries, { terrain: 'rough', zoc: true, water: 'stream', bridge }, 'overcast');
    expect([cost(true), cost(false)]).toEqual([3, 4]);
  });
});

describe('the calculator', () => {
  const panel = (raw: JsonObject): ValuePanel => {
    const input = moveCalculator.parse(raw, emptyContext);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    const shown = moveCalculator.panel(input.value, emptyContext, []);
    if (shown.kind !== 'value') throw new Error(shown.kind);
    expect(verifySteps(shown.figures, {})).toEqual([]);
    return shown;
  };
  const figure = (shown: ValuePanel, id: string) => shown.figures.find((one) => one.id === id)?.value;
  const lorry = { name: 'Invented', class: 'mot', ma: 7 };

  it('RTL-8.3 RTL-3.57 RTL-3.72a hex by hex, with every part in the trail', () => {
    const shown = panel({
      units: [{ ...lorry, disrupted: true }],
      sequence: 'assault',
      path: [{ way: 'main' }, { terrain: 'rough' }],
    });
    expect([figure(shown, 'unit0'), figure(shown, 'step0'), figure(shown, 'spent')]).toEqual([3, 1, 1]);
    expect(shown.says).toMatchObject({ id: 'rtl.move.says.halt', p: { count: 1, left: 1 } });
    const free = panel({ units: [lorry], path: [{ terrain: 'hills', woods: true, zoc: true }] });
    expect(figure(free, 'step0')).toBe(10);
    expect(free.figures.find(({ id }) => id === 'step0')?.steps.map(({ rule }) => rule)).toEqual([
      '8.31',
      '8.34',
      '8.21',
    ]);
  });

  it('RTL-5.22 a reinforcement pays for its edge hex, by road if one leads in; half in an Assault sequence', () => {
    const entering = (way: string, sequence: string) => {
      const shown = panel({ units: [{ ...lorry, ma: 3 }], sequence, path: [{ way }, { terrain: 'rough' }] });
      return [figure(shown, 'unit0'), figure(shown, 'step0'), shown.says.p?.count];
    };
    expect(entering('main', 'mobile')).toEqual([6, 1, 2]);
    expect(entering('none', 'mobile')).toEqual([6, 2, 2]);
    expect(entering('main', 'assault')).toEqual([3, 1, 1]);
  });

  it('RTL-8.12 RTL-8.13 the slowest of a group decides, what nobody typed is named', () => {
    const shown = panel({ units: [lorry, { name: 'Invented too', class: 'foot', ma: 2 }], path: [{}, {}, {}] });
    expect(shown.says).toMatchObject({ p: { count: 2, left: 0 } });
    const untyped = panel({ units: [{}], path: [{ terrain: 'rough' }] });
    expect(untyped.missing).toHaveLength(1);
    expect(untyped.says).toMatchObject({ id: 'rtl.move.says.costs', p: { mp: 2 } });
  });
});
