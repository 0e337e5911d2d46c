import { describe, expect, it } from 'vitest';
import { aroundWithout } from '#rules/kit/game/contextOf.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Around, Things } from '#rules/kit/record/context.ts';
import { mark } from '#rules/kit/record/facts.ts';
import { crtOf, groundDrms } from '../attack/ground.ts';
import { noRetreatBars } from '../checks/before.ts';
import { turnOf } from '../data/calendar.ts';
import { hexDistance } from '../data/hexes.ts';
import { accounts, cells, marks, rosters, scenarios, sides, type Trait, tables } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { plainStep, price, walkerOf } from '../map/costs.ts';
import { countersOf } from '../reading.ts';
import { placeBars } from '../results/overrun/run.ts';
import { at, bid, reach, refusal, table, tasksOf } from '../testing/at.ts';
import { fight, panzer, unit } from '../testing/attacks.ts';
import { inventedThings } from '../testing/invented.ts';
import { effectsOf } from './effects.ts';
import { operation } from './order.ts';
import { staysFired } from './recovery.ts';
import { overStacked } from './stacking.ts';
import { builderBar, lost } from './strongpoints.ts';
import { determination, progress } from './supply.ts';

const here = (place: string, over: Partial<Around> = {}): Around =>
  at({ turn: 3, place: `t3/${place}`, ...over }, inventedThings);
const recovering = (over: Partial<Around> = {}): Around => here('reorganisation/recovery', over);
const unitCalled = (around: Around, id: string) => {
  const found = countersOf(around).find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const facts = (id: string, raw: Parameters<typeof bid>[1], around: Around) => {
  const proposal = bid(id, raw, around);
  if (!proposal.ok) throw new Error(`${id} refused: ${proposal.msg.id}`);
  return proposal.facts;
};
const effects = (id: string, marked: { readonly [cell: string]: string }): readonly string[] => {
  const around = here('supply', {
    cells: Object.fromEntries(Object.entries(marked).map(([cell, value]) => [cell, { [id]: value }])),
  });
  return effectsOf(around, unitCalled(around, id)).map((one) => one.id);
};

describe('disruption', () => {
  it('RTL-3.72b what disruption forbids, by kind of unit', () => {
    const disrupted = (id: string) => effects(id, { [cells.disrupted]: 'yes' });
    expect(disrupted('pz-1')).toEqual([
      'er2',
      'ma2',
      'noRefusal',
      'noOverrun',
      'noReaction',
      'advanceOne',
      'noWork',
      'noCab',
    ]);
    expect(disrupted('guns-1')).toContain('noSupport');
    expect(disrupted('hq-1')).toEqual(expect.arrayContaining(['noPoints', 'noCas']));
    // cavalry refuses and overruns, but never reacts
    expect(disrupted('horse')).toEqual(expect.arrayContaining(['noRefusal', 'noOverrun']));
    expect(disrupted('horse')).not.toContain('noReaction');
    expect(disrupted('stuka')).toEqual([]);
  });
  it('RTL-3.74 a second marker changes nothing', () => {
    const around = here('ops#1/op/kind=mobile/mobile/combat', { cells: { [cells.disrupted]: { tanks: 'yes' } } });
    expect(refusal('disruption', { units: 'Invented tanks' }, around)).toBe('3.74');
    expect(facts('disruption', { units: 'Invented tanks, Invented horse' }, around)).toEqual([
      { kind: 'set', cell: cells.disrupted, key: 'horse', value: 'yes' },
    ]);
  });
  it('RTL-3.75a outside enemy ZOC the markers come off without a die', () => {
    const around = recovering({ cells: { [cells.disrupted]: { tanks: 'yes', horse: 'yes' } } });
    const booked = facts('recovery-free', { units: 'Invented tanks' }, around).filter(({ kind }) => kind === 'set');
    expect(booked).toEqual([{ kind: 'set', cell: cells.disrupted, key: 'tanks', value: null }]);
    expect(refusal('recovery-free', { units: 'Invented tanks' }, { ...around, place: 't3/strategic/supply' })).toBe(
      '3.75',
    );
  });
  it('RTL-3.75b RTL-15.34 in it: die − points against the effective ER; the helper has spent them', () => {
    // ER 7 − 2 = 5
    const around = recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes' } } });
    const check = (die: number, hq = '', over: Partial<Around> = around) =>
      facts('recovery', { unit: 'Invented pz-1', die, hq }, { ...around, ...over });
    const off = { kind: 'set', cell: cells.disrupted, key: 'pz-1', value: null };
    expect(check(5)).toContainEqual(off);
    expect(check(6)).not.toContainEqual(off);
    for (const fact of [
      expect.objectContaining({ kind: 'roll', sides: 10, faces: [7] }),
      off,
      { kind: 'set', cell: cells.spent, key: 'hq-1', value: 'yes' },
    ])
      expect(check(7, 'Invented hq-1')).toContainEqual(fact);
    expect(check(8, 'Invented hq-1')).not.toContainEqual(off);
    const oos = { cells: { ...around.cells, [cells.supply]: { 'pz-1': 'oos' } } };
    expect(check(5, '', oos)).not.toContainEqual(off);
    expect(check(4, '', oos)).toContainEqual(off);
  });
  it('RTL-15.34 a disrupted HQ cannot help, a spent one neither; without a roster the ER is typed', () => {
    const ask = (over: { readonly [cell: string]: { readonly [id: string]: string } }) =>
      refusal(
        'recovery',
        { unit: 'Invented pz-1', hq: 'Invented hq-1', die: 3 },
        recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes', ...over.disrupted }, ...over.other } as never }),
      );
    expect(ask({ disrupted: { 'hq-1': 'yes' } })).toBe('15.16');
    const spent = recovering({ cells: { [cells.disrupted]: { 'pz-1': 'yes' }, [cells.spent]: { 'hq-1': 'yes' } } });
    expect(refusal('recovery', { unit: 'Invented pz-1', hq: 'Invented hq-1', die: 3 }, spent)).toBe('15.32');
    const bare: Around = {
      ...aroundWithout(game),
      turn: 3,
      place: 't3/reorganisation/recovery',
      cells: { [cells.disrupted]: { '1-180': 'yes' } },
    };
    const free = tasksOf(bare, 'recovery').find(({ id }) => id === 'recovery-free');
    expect(free?.status).toEqual({ id: 'rtl.say', p: { what: { name: '1-180' } } });
    expect(facts('recovery-free', {}, bare).length).toBeGreaterThan(0);
    expect(refusal('recovery', { unit: '1-180', die: 3 }, bare)).toBe('3.44');
    expect(facts('recovery', { unit: '1-180', er: 6, die: 4 }, bare)).toContainEqual(
      expect.objectContaining({ cell: cells.disrupted, key: '1-180', value: null }),
    );
  });
  it('RTL-15.34 HQs and leaders are turned, activation markers come off', () => {
    const around = recovering({
      cells: { [cells.spent]: { 'hq-1': 'yes', leader: 'yes' }, [cells.activated]: { 'army-guns': 'final' } },
    });
    expect(facts('command-ready', {}, around)).toEqual(
      ['hq-1', 'leader'].map((key) => ({ kind: 'set', cell: cells.spent, key, value: null })),
    );
    expect(facts('activation-off', {}, around)).toHaveLength(1);
    expect(tasksOf(around, 'recovery').map(({ id }) => id)).toEqual(
      expect.arrayContaining(['command-ready', 'activation-off']),
    );
  });
});

describe('supply', () => {
  it.each([
    ['none', true, 'none'],
    ['none', false, 'emergency'],
    ['emergency', true, 'none'],
    ['emergency', false, 'oos'],
    ['oos', true, 'none'],
    ['oos', false, 'oos'],
  ] as const)('RTL-6.12 %s, line %s: %s', (before, traced, after) => {
    expect(progress(before, traced)).toBe(after);
  });
  it('RTL-6.12 one determination: units named are cut off, all others lose their markers', () => {
    const around = here('strategic/supply', {
      cells: { [cells.supply]: { tanks: 'emergency', horse: 'oos', 'rifles-1': 'emergency' } },
    });
    expect(determination(around, ['tanks', 'horse', 'rifles-2'])).toEqual([
      { id: 'tanks', from: 'emergency', to: 'oos' },
      { id: 'rifles-1', from: 'emergency', to: 'none' },
      { id: 'rifles-2', from: 'none', to: 'emergency' },
    ]);
    expect(
      facts('supply-mark', { cut: 'Invented tanks, Invented horse, Invented rifles-2' }, around).map((fact) =>
        fact.kind === 'set' ? [fact.key, fact.value] : [],
      ),
    ).toEqual([
      ['tanks', 'oos'],
      ['rifles-1', null],
      ['rifles-2', 'emergency'],
    ]);
  });
  it('RTL-6.13 emergency has no effect', () => {
    expect(effects('pz-1', { [cells.supply]: 'emergency' })).toEqual(['nothing']);
  });
  it('RTL-6.14 out of supply: ER, MA of the motorised, attack, works, overrun and reaction; refusal stays', () => {
    const oos = (id: string) => effects(id, { [cells.supply]: 'oos' });
    expect(oos('pz-1')).toEqual(['er1', 'maHalf', 'attackHalf', 'noWork', 'noOverrun', 'noReaction']);
    expect(oos('rifles-1')).toEqual(['er1', 'attackHalf', 'noWork']);
    expect(oos('guns-1')).toEqual(['er1', 'maHalf', 'staysFired', 'noWork']);
    expect(oos('pz-1')).not.toContain('noRefusal');
    const found = questionsOf(game).find(({ id }) => id === 'unit-state');
    const around = here('supply', { cells: { [cells.supply]: { 'pz-1': 'oos' } } });
    expect(found?.answer({ unit: 'pz-1' }, around)).toMatchObject({ ok: true, value: [{ er: 6, supply: 'oos' }] });
  });
  it('RTL-12.13e RTL-AMB-12 fired artillery out of supply stays fired; in emergency only where players say so', () => {
    const marked = (options = {}): Around =>
      recovering({
        options,
        cells: {
          [cells.fired]: { 'guns-1': 'yes', 'guns-2': 'yes', 'army-guns': 'yes' },
          [cells.supply]: { 'guns-1': 'oos', 'guns-2': 'emergency' },
        },
      });
    const ready = (around: Around) =>
      facts('artillery-ready', {}, around).map((fact) => (fact.kind === 'set' ? fact.key : ''));
    expect(ready(marked())).toEqual(['guns-2', 'army-guns']);
    expect(ready(marked({ amb12: 'blocked' }))).toEqual(['army-guns']);
    expect(staysFired(marked(), 'guns-2')).toBe(false);
  });
});

describe('stacking', () => {
  it('RTL-3.32 hexes with more than nine points are named with their points in any phase, from the places recorded', () => {
    const counter = (id: string, stacking: number, values = {}) => ({
      id,
      name: `Invented ${id}`,
      values: { kind: 'combat', stacking, ...values },
    });
    const units = [counter('a', 5), counter('b', 4), counter('c', 1), counter('gone', 9), counter('free', 0)];
    const things: Things = { rosters: { [rosters.german]: { id: rosters.german, units } } };
    const on = (places: { readonly [id: string]: string }) =>
      at({ turn: 3, place: 't3/strategic/supply', cells: { [cells.at]: places, [cells.steps]: { gone: 0 } } }, things);
    const told = (places: { readonly [id: string]: string }) =>
      game.reminders(on(places)).find(({ id }) => id === 'stacking');
    expect(told({ a: '2214', b: '2214', gone: '2214', free: '2214' })).toBeUndefined();
    const full = { a: '2214', b: '2214', c: '2214' };
    expect(overStacked(on(full))).toEqual([{ hex: '2214', side: sides.german, points: 10 }]);
    expect(told(full)).toMatchObject({ rule: '3.32', due: true, msg: { p: { limit: 9 } } });
    // a box off the map is no hex
    expect(told({ a: 'off', b: 'off', c: 'off' })).toBeUndefined();
  });
});

describe('the first day of scenario 1', () => {
  it('RTL-S3.27 more than two units of the 202nd Rifle in a hex are told of on 13AM and 13PM, the HQ counted', () => {
    const of = (id: string, formation: string, kind = 'combat') => ({
      id,
      name: `Invented ${id}`,
      values: { kind, formation, stacking: 1 },
    });
    const units = [of('a', '202 Rifle'), of('b', '202 Rifle'), of('staff', '202 Rifle', 'hq'), of('c', '70 Rifle')];
    const things: Things = { rosters: { [rosters.soviet]: { id: rosters.soviet, units } } };
    const told = (turn: number, places: { readonly [id: string]: string }, scenario = scenarios.soltsy as string) =>
      game
        .reminders({
          ...at({ turn, place: `t${turn}/strategic/supply`, cells: { [cells.at]: places } }, things),
          scenario,
        })
        .find(({ id }) => id === 'stacking-202')?.rule;
    const three = { a: '2214', b: '2214', staff: '2214' };
    expect([told(1, three), told(2, three), told(3, three)]).toEqual(['S3.27', 'S3.27', undefined]);
    expect([told(1, { ...three, staff: '2215' }), told(1, { a: '2214', b: '2214', c: '2214' })]).toEqual([
      undefined,
      undefined,
    ]);
    expect(told(1, three, scenarios.starayaRussa)).toBeUndefined();
  });
});

describe('strongpoints and bridges', () => {
  const op = (phase: string, over: Partial<Around> = {}): Around =>
    here(`ops#1/op/kind=assault/assault/${phase}`, { who: sides.german, ...over });
  it('RTL-14.22 only fit builders, only in the construction of an own assault sequence', () => {
    const build = (unit: string, around = op('construction')) =>
      refusal('strongpoint', { side: sides.german, hex: '2214', unit }, around);
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
    const there = op('construction', { cells: { [cells.strongpoints]: { '2214': 'german:done' } } });
    expect(build('Invented pioneers', there)).toBe('14.22');
  });
  it('RTL-S3.27 202nd Rifle builds none on 13AM and 13PM', () => {
    const unit = {
      id: 'r202',
      name: 'Invented 1',
      values: { kind: 'combat', formation: '202 Rifle', traits: ['infantry'] },
    };
    const things: Things = { rosters: { [rosters.soviet]: { id: rosters.soviet, units: [unit] } } };
    const on = (turn: number) => at({ turn, place: `t${turn}/x` }, things);
    expect(builderBar(on(2), unitCalled(on(2), 'r202'))?.rule).toBe('S3.27');
    expect(builderBar(on(3), unitCalled(on(3), 'r202'))).toBeUndefined();
  });
  it('RTL-S6.22 the Soviet begins none on 19AM and three at most on 19PM', () => {
    const on = (turn: number, begun: readonly string[]): Around =>
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
    const build = (around: Around) => refusal('strongpoint', { side: sides.soviet, hex: '5530' }, around);
    expect(build(on(turnOf(19, 'AM'), []))).toBe('S6.22');
    expect(build(on(turnOf(19, 'PM'), ['5531', '5532']))).toBeUndefined();
    expect(build(on(turnOf(19, 'PM'), ['5531', '5532', '5533']))).toBe('S6.22');
    expect(game.limits(on(turnOf(19, 'PM'), ['5531'])).find(({ id }) => id === 'soviet-strongpoints')?.left).toBe(2);
  });
  it('2.24 strongpoints under construction and completed use up the counters of the box, once their number is typed', () => {
    const there = { [cells.strongpoints]: { '2216': 'german:done', '2217': 'soviet:building' } };
    const own = (n: string, over: Partial<Around> = {}) =>
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
    const build = (around: Around) =>
      refusal('strongpoint', { side: sides.german, hex: '2214', unit: 'Invented pioneers' }, around);
    const counters = (around: Around) => game.limits(around).find(({ id }) => id === 'strongpoint-counters');
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
    const offered = (around: Around) =>
      tasksOf(around, 'construction').find(({ id }) => id === 'strongpoint-done')?.status?.p?.what;
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
    const enemy = (over = {}): Around =>
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
    const things: Things = {
      rosters: {
        ...inventedThings.rosters,
        [rosters.german]: {
          id: rosters.german,
          units: [...(inventedThings.rosters?.[rosters.german]?.units ?? []), bridge],
        },
      },
    };
    const on = (place: string, who: string, hq = '2214'): Around =>
      at({ turn: 3, place: `t3/${place}`, who, cells: { [cells.at]: { 'hq-1': hq } } }, things);
    const place = (around: Around, to = '2216') =>
      refusal('bridge', { unit: 'Invented bridge', hex: '2215', to }, around);
    expect(place(on('ops#1/op/kind=assault/assault/construction', sides.german))).toBeUndefined();
    expect(place(on('ops#1/op/kind=pass/passed', sides.german))).toBeUndefined();
    expect(place(on('reorganisation/works', 'table'))).toBeUndefined();
    expect(place(on('ops#1/op/kind=assault/assault/construction', sides.soviet))).toBe('16.22');
    expect(place(on('ops#1/op/kind=mobile/mobile/movement', sides.german))).toBe('16.22');
    expect(place(on('reorganisation/works', 'table', '2220'))).toBe('16.22');
    expect(place(on('reorganisation/works', 'table'), '2217')).toBe('16.22');
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
  it('RTL-2.1 hexes of the example of play are adjacent as printed', () => {
    for (const [a, b] of [
      '5730 5729',
      '5730 5830',
      '5730 5831',
      '6028 6128',
      '6028 5927',
      '6229 6129',
      '6229 6329',
    ].map((pair) => pair.split(' ')))
      expect(hexDistance(a ?? '', b ?? ''), `${a} ${b}`).toBe(1);
    expect(hexDistance('5730', '5728')).toBe(2);
  });
});

describe('marks of a sequence', () => {
  it('RTL-9.16 declared targets stay marked until their sequence is left', () => {
    const played = reach(table(scenarios.soltsy, inventedThings), 1, 'initiative');
    played.write([
      { kind: 'set', cell: cells.first, value: sides.german },
      { kind: 'set', cell: cells.markers, key: 'am-blue', value: 'cup' },
    ]);
    reach(played, 1, 'activation');
    played.write([
      { kind: 'set', cell: cells.active, value: sides.german },
      { kind: 'set', cell: cells.sequence, value: 'mobile' },
      { kind: 'set', cell: cells.markers, key: 'am-blue', value: 'played' },
    ]);
    reach(played, 1, 'movement');
    const until = operation(played.around);
    played.write(['2214', '2215'].map((hex) => mark(marks.declared, hex, true, until)));
    reach(played, 1, 'combat');
    expect(Object.keys(played.state.marks[marks.declared] ?? {})).toEqual(['2214', '2215']);
    reach(played, 1, 'works');
    expect(Object.keys(played.state.marks[marks.declared] ?? {})).toEqual([]);
  });
});

describe('replacements', () => {
  const things: Things = inventedThings;
  const start = (options = {}) => {
    const played = reach(table(scenarios.soltsy, things, options), turnOf(16, 'AM'), 'reinforcements');
    played.act('optional-group', { group: 'soltsy-replacements', taken: 'taken' });
    played.write([
      { kind: 'set', cell: cells.steps, key: 'rifles-1', value: 1 },
      { kind: 'set', cell: cells.steps, key: 'rifles-2', value: 0 },
      { kind: 'set', cell: cells.at, key: 'hq-2', value: '2214' },
    ]);
    return played;
  };
  it('RTL-S3.26 turned 1, back reduced 1, back at full strength 2; disrupted, with the HQ of their formation', () => {
    const played = start();
    expect(played.state.balances[accounts.replacements]).toBe(8);
    played.act('replace', { turned: 'Invented rifles-1', full: 'Invented rifles-2' });
    expect(played.state.balances[accounts.replacements]).toBe(5);
    expect(played.state.cells[cells.disrupted]).toEqual({ 'rifles-1': 'yes', 'rifles-2': 'yes' });
    expect(Object(played.state.cells[cells.at])['rifles-2']).toBe('2214');
    expect(Object(played.state.cells[cells.steps])).toEqual({});
    expect(refusal('replace', { full: 'a, b, c' }, played.around)).toBe('S3.26');
    expect(refusal('replace', { reduced: 'Invented tanks' }, played.around)).toBe('S3.26');
    played.write([{ kind: 'set', cell: cells.steps, key: 'hq-2', value: 0 }]);
    expect(bid('replace', { reduced: 'Invented rifles-2' }, played.around)).toMatchObject({
      msg: { id: 'rtl.bar.noHq' },
    });
  });
  it('RTL-AMB-25 the rest lapses with the phase, or is spread over turns', () => {
    const one = start();
    one.act('replace', { turned: 'Invented rifles-1' });
    reach(one, turnOf(16, 'AM'), 'supply');
    expect(one.state.balances[accounts.replacements]).toBe(0);
    const spread = start({ amb25: 'spread' });
    spread.act('replace', { turned: 'Invented rifles-1' });
    reach(spread, turnOf(16, 'AM'), 'supply');
    expect(spread.state.balances[accounts.replacements]).toBe(7);
    // untouched, the eight may wait for a later phase
    const waiting = start();
    reach(waiting, turnOf(16, 'PM'), 'reinforcements');
    expect(waiting.state.balances[accounts.replacements]).toBe(8);
    expect(tasksOf(waiting.around, 'reinforcements').map(({ id }) => id)).toContain('replace');
  });
});
