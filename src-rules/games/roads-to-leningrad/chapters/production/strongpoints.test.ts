import { describe, expect, it } from 'vitest';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { mark } from '#rules/kit/record/facts.ts';
import { cells, rosters, scenarios, sides, type Trait, tables } from '../../ids.ts';
import { roadsToLeningrad as game } from '../../index.ts';
import { turnOf } from '../../model/calendar.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../../testing/at.ts';
import { fight, panzer, unit } from '../../testing/attacks.ts';
import { facts, here, unitCalled } from '../../testing/here.ts';
import { inventedThings } from '../../testing/invented.ts';
import { noRetreatBars } from '../combat/declared/before.ts';
import { crtOf, groundDrms } from '../combat/fight/ground.ts';
import { placeBars } from '../combat/overrun/run.ts';
import { walkerOf } from '../map/passage.ts';
import { plainStep, price } from '../movement/costs.ts';
import { builderBar, lost } from './strongpoints.ts';

describe('strongpoints and bridges', () => {
  const op = (phase: string, over: Partial<Context> = {}): Context =>
    here(`ops#1/op/kind=assault/assault/${phase}`, { who: sides.german, ...over });
  it('RTL-14.22 only fit builders, only in the construction of an own assault sequence', () => {
    const build = (unit: string, context = op('construction')) =>
      refusal('strongpoint', { side: sides.german, hex: '2214', unit }, context);
    expect(build('Invented pioneers')).toBeUndefined();
    expect(build('')).toBeUndefined();
    expect(build('Invented pz-1')).toBe('14.23');
    // a name that is almost one of the lists is asked about, one like none is a unit nobody typed
    expect(
      bid('strongpoint', { side: sides.german, hex: '2214', unit: 'Invented pioner' }, op('construction')),
    ).toMatchObject({
      msg: { id: 'rtl.bar.misnamed', p: { near: { name: 'Invented pioneers' } } },
    });
    expect(build('Somebody else')).toBeUndefined();
    expect(build('Invented pioneers', op('movement'))).toBe('14.22');
    expect(build('Invented pioneers', op('construction', { who: sides.soviet }))).toBe('14.22');
    const marked = (cell: string, value: string) => op('construction', { cells: { [cell]: { pioneers: value } } });
    expect(build('Invented pioneers', marked(cells.disrupted, 'yes'))).toBe('14.24');
    expect(build('Invented pioneers', marked(cells.supply, 'oos'))).toBe('14.24');
    expect(build('Invented pioneers', marked(cells.supply, 'emergency'))).toBeUndefined();
    // of those who stand in the hex only the own side is asked
    const mixed = op('construction', {
      who: sides.soviet,
      cells: { [cells.at]: { 'pz-1': '2214', 'rifles-1': '2214' }, [cells.disrupted]: { 'rifles-1': 'yes' } },
    });
    expect(refusal('strongpoint', { side: sides.soviet, hex: '2214' }, mixed)).toBe('14.24');
    // where the record has enemies alone no friendly unit stands, whoever is named
    const taken = op('construction', { cells: { [cells.at]: { 'rifles-1': '2214' } } });
    expect(['', 'Somebody else', 'Invented pioneers'].map((unit) => build(unit, taken))).toEqual([
      '14.22',
      '14.22',
      '14.22',
    ]);
    const both = op('construction', { cells: { [cells.at]: { 'rifles-1': '2214', pioneers: '2214' } } });
    expect(build('', both)).toBeUndefined();
    const there = op('construction', { cells: { [cells.strongpoints]: { '2214': 'german:done' } } });
    expect(build('Invented pioneers', there)).toBe('14.22');
  });

  it('RTL-S3.27 202nd Rifle builds none on 13AM and 13PM', () => {
    const unit = {
      id: 'r202',
      name: 'Invented 1',
      values: { kind: 'combat', formation: '202 Rifle', traits: ['infantry'] },
    };
    const things: PlayerData = { rosters: { [rosters.soviet]: { id: rosters.soviet, units: [unit] } } };
    const on = (turn: number) => at({ turn, place: `t${turn}/x` }, things);
    expect(builderBar(on(2), unitCalled(on(2), 'r202'))?.rule).toBe('S3.27');
    expect(builderBar(on(3), unitCalled(on(3), 'r202'))).toBeUndefined();
    // whom no list has is known by its name
    const build = (turn: number, unit: string) =>
      refusal(
        'strongpoint',
        { side: sides.soviet, hex: '2024', unit },
        at({ turn, place: `t${turn}/ops#1/op/kind=assault/assault/construction`, who: sides.soviet }, {}),
      );
    expect([build(2, '1/202'), build(2, '1/125'), build(3, '1/202')]).toEqual(['S3.27', undefined, undefined]);
  });

  it('RTL-S6.22 the Soviet begins none on 19AM and three at most on 19PM', () => {
    const on = (turn: number, begun: readonly string[]): Context =>
      at(
        {
          turn,
          place: `t${turn}/ops#1/op/kind=assault/assault/construction`,
          who: sides.soviet,
          marks: { begun: Object.fromEntries(begun.map((hex) => [hex, { value: true }])) },
        },
        inventedThings,
        scenarios.manstein,
      );
    const build = (context: Context) => refusal('strongpoint', { side: sides.soviet, hex: '5530' }, context);
    expect(build(on(turnOf(19, 'AM'), []))).toBe('S6.22');
    expect(build(on(turnOf(19, 'PM'), ['5531', '5532']))).toBeUndefined();
    expect(build(on(turnOf(19, 'PM'), ['5531', '5532', '5533']))).toBe('S6.22');
    expect(game.limits(on(turnOf(19, 'PM'), ['5531'])).find(({ id }) => id === 'soviet-strongpoints')?.left).toBe(2);
  });

  it('2.24 strongpoints under construction and completed use up the counters of the box, once their number is typed', () => {
    const there = { [cells.strongpoints]: { '2216': 'german:done', '2217': 'soviet:building' } };
    const own = (n: string, over: Partial<Context> = {}) =>
      op('construction', {
        cells: there,
        tables: {
          [tables.own]: {
            id: tables.own,
            cols: ['n'],
            rows: ['strongpoints'],
            cells: { 'strongpoints/n': { text: n } },
            from: 'invented',
          },
        },
        ...over,
      });
    const build = (context: Context) =>
      refusal('strongpoint', { side: sides.german, hex: '2214', unit: 'Invented pioneers' }, context);
    const counters = (context: Context) => game.limits(context).find(({ id }) => id === 'strongpoint-counters');
    expect(counters(own('3'))).toMatchObject({ left: 1, of: 3, rule: '2.24' });
    expect([build(own('3')), build(own('2'))]).toEqual([undefined, '2.24']);
    expect(tasksOf(own('3'), 'construction').find(({ id }) => id === 'strongpoint')?.status).toMatchObject({
      p: { n: 1, of: 3 },
    });
    expect([counters(op('construction', { cells: there })), build(op('construction', { cells: there }))]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('RTL-14.25 begun, then completed in a construction phase while the builder is fit', () => {
    const building = { [cells.strongpoints]: { '2214': 'german:building' }, [cells.at]: { pioneers: '2214' } };
    const works = here('reorganisation/works', { cells: building });
    expect(tasksOf(works, 'works').find(({ id }) => id === 'strongpoint-done')).toBeDefined();
    expect(facts('strongpoint-done', { hexes: '2214' }, works)).toEqual([
      { kind: 'set', cell: cells.strongpoints, key: '2214', value: 'german:done' },
    ]);
    expect(refusal('strongpoint-done', { hexes: '2214' }, op('combat', { cells: building }))).toBe('14.25');
    const unfit = here('reorganisation/works', { cells: { ...building, [cells.disrupted]: { pioneers: 'yes' } } });
    expect(refusal('strongpoint-done', { hexes: '2214' }, unfit)).toBe('14.24');
    expect(refusal('strongpoint-done', { hexes: '2215' }, works)).toBe('14.25');
  });

  it('RTL-14.25 what is begun in a construction phase is completed in a later one, and there only the active side’s', () => {
    const both = { [cells.strongpoints]: { '2214': 'german:building', '5530': 'soviet:building' } };
    const offered = (context: Context) =>
      tasksOf(context, 'construction').find(({ id }) => id === 'strongpoint-done')?.status?.p?.what;
    const now = op('construction', { cells: both, marks: { begunHere: { '2214': { value: true } } } });
    expect(offered(now)).toBeUndefined();
    expect(refusal('strongpoint-done', { hexes: '2214' }, now)).toBe('14.25');
    const later = op('construction', { cells: both });
    expect(offered(later)).toMatchObject({ name: '2214' });
    expect(refusal('strongpoint-done', { hexes: '2214' }, later)).toBeUndefined();
    // the other side's waits for its own
    expect(refusal('strongpoint-done', { hexes: '5530' }, later)).toBe('14.25');
    expect(
      refusal('strongpoint-done', { hexes: '5530' }, here('reorganisation/works', { cells: both })),
    ).toBeUndefined();
    const begun = bid('strongpoint', { side: sides.german, hex: '2214', unit: '' }, op('construction'));
    expect(begun.ok && begun.facts).toContainEqual(mark('begunHere', '2214', true, 't3/ops#1'));
  });

  it('RTL-14.26 taken by an undisrupted enemy, or left by the builder', () => {
    const enemy = (over = {}): Context =>
      here('reorganisation/works', {
        cells: { [cells.strongpoints]: { '2214': 'german:done' }, [cells.at]: { tanks: '2214' }, ...over },
      });
    expect(lost(enemy()).map(({ hex }) => hex)).toEqual(['2214']);
    expect(lost(enemy({ [cells.disrupted]: { tanks: 'yes' } }))).toEqual([]);
    expect(facts('strongpoint-off', { hexes: '2214' }, enemy())).toHaveLength(1);
    const played = reach(table(scenarios.soltsy, inventedThings), 1, 'weather');
    played.write([
      { kind: 'set', cell: cells.at, key: 'pioneers', value: '2214' },
      { kind: 'set', cell: cells.strongpoints, key: '2214', value: 'german:building' },
    ]);
    played.write([{ kind: 'set', cell: cells.at, key: 'pioneers', value: '2215' }]);
    expect(played.state.cells[cells.strongpoints]).toEqual({});
    // a completed one stays when it is left empty
    played.write([{ kind: 'set', cell: cells.strongpoints, key: '2215', value: 'german:done' }]);
    played.write([{ kind: 'set', cell: cells.at, key: 'pioneers', value: '2216' }]);
    expect(played.state.cells[cells.strongpoints]).toEqual({ '2215': 'german:done' });
  });

  it('RTL-14.13 a completed one: Assault table, +1, no retreat, no overrun, a point more to enter', () => {
    const raw = (strongpoint: boolean) => ({
      strongpoint,
      german: [panzer(8, 6)],
      soviet: [unit(3, 4, 6, { formation: 'Red' })],
    });
    const [fort, plain] = [fight(raw(true)), fight(raw(false))];
    expect([crtOf(fort), crtOf(plain)]).toEqual(['assault', 'mobile']);
    const drm = (of: typeof fort) => groundDrms(of, here('x')).reduce((sum, { n }) => sum + n, 0);
    expect(drm(fort) - drm(plain)).toBe(1);
    const place = {
      terrain: new Set<string>(),
      across: 'land',
      weather: 'dry',
      fromZoc: false,
      assault: false,
    } as const;
    const bars = (strongpoint: boolean) => placeBars({ ...place, strongpoint }, here('x')).map(({ rule }) => rule);
    expect([bars(true), bars(false)]).toEqual([['8.64'], []]);
    const lorries = walkerOf([{ class: 'mot', traits: new Set<Trait>(['motInfantry']) }]);
    const mp = (strongpoint: boolean) => price(lorries, { ...plainStep, strongpoint }, 'dry', here('x')).halves / 2;
    expect([mp(true), mp(false)]).toEqual([2, 1]);
    expect([noRetreatBars(2, true), noRetreatBars(2, false).map(({ rule }) => rule)]).toEqual([[], ['9.41']]);
    const done = bid(
      'strongpoint-done',
      { hexes: '2214' },
      here('reorganisation/works', { cells: { [cells.strongpoints]: { '2214': 'german:building' } } }),
    );
    expect(done.ok && done.next?.[0]?.rule).toBe('14.13');
  });

  it('RTL-16.2 bridges: a hexside, own construction or pass or the reorganisation, within four hexes of an HQ', () => {
    const bridge = { id: 'bridge-1', name: 'Invented bridge', values: { kind: 'bridge' } };
    const things: PlayerData = {
      rosters: {
        ...inventedThings.rosters,
        [rosters.german]: {
          id: rosters.german,
          units: [...(inventedThings.rosters?.[rosters.german]?.units ?? []), bridge],
        },
      },
    };
    const on = (place: string, who: string, hq = '2214'): Context =>
      at({ turn: 3, place: `t3/${place}`, who, cells: { [cells.at]: { 'hq-1': hq } } }, things);
    const place = (context: Context, to = '2216') =>
      refusal('bridge', { unit: 'Invented bridge', hex: '2215', to }, context);
    expect(place(on('ops#1/op/kind=assault/assault/construction', sides.german))).toBeUndefined();
    expect(place(on('ops#1/op/kind=pass/passed', sides.german))).toBeUndefined();
    expect(place(on('reorganisation/works', 'table'))).toBeUndefined();
    expect(place(on('ops#1/op/kind=assault/assault/construction', sides.soviet))).toBe('16.22');
    expect(place(on('ops#1/op/kind=mobile/mobile/movement', sides.german))).toBe('16.22');
    expect(place(on('reorganisation/works', 'table', '2220'))).toBe('16.22');
    expect(place(on('reorganisation/works', 'table'), '2217')).toBe('16.22');
    // a roster with no HQ in it says nothing of its range
    const alone = { rosters: { ...things.rosters, [rosters.german]: { id: rosters.german, units: [bridge] } } };
    expect(place(at({ turn: 3, place: 't3/reorganisation/works', who: 'table' }, alone))).toBeUndefined();
    // of two HQs too far away the nearer is told
    const second = { id: 'hq-2', name: 'Invented HQ 2', values: { kind: 'hq' } };
    const german = things.rosters?.[rosters.german]?.units ?? [];
    const two = {
      rosters: { ...things.rosters, [rosters.german]: { id: rosters.german, units: [...german, second] } },
    };
    const far = at(
      {
        turn: 3,
        place: 't3/reorganisation/works',
        who: 'table',
        cells: { [cells.at]: { 'hq-1': '2220', 'hq-2': '2225' } },
      },
      two,
    );
    const told = bid('bridge', { unit: 'Invented bridge', hex: '2215', to: '2216' }, far);
    expect(told.ok || told.msg).toEqual({ id: 'rtl.bar.bridgeRange', p: { n: 5 } });
    // in a box it is near nothing
    expect(place(on('reorganisation/works', 'table', 'reserve'))).toBe('16.22');
    const placed = on('reorganisation/works', 'table');
    expect(facts('bridge', { unit: 'Invented bridge', hex: '2215', to: '2216' }, placed)).toContainEqual({
      kind: 'set',
      cell: cells.bridges,
      key: 'bridge-1',
      value: '2215/2216',
    });
    const taken = {
      ...placed,
      cells: {
        ...placed.cells,
        [cells.bridges]: { 'bridge-1': '2215/2216' },
        [cells.at]: { 'bridge-1': '2215', tanks: '2215' },
      },
    };
    expect(game.reminders(taken).find(({ id }) => id === 'bridges')?.rule).toBe('16.26');
  });
});
