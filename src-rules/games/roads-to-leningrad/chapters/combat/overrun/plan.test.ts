import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Contribution, Contributions } from '#rules/kit/procedure/contributions.ts';
import { edited } from '#rules/kit/procedure/edited.ts';
import { ranked, rankedWays } from '#rules/kit/procedure/ranked.ts';
import type { Context } from '#rules/kit/record/context.ts';
import {
  context,
  fight,
  gun,
  hints,
  hq,
  made,
  panelOf,
  panzer,
  parsed,
  plane,
  ruled,
  unit,
} from '../../../testing/attacks.ts';
import { branches, chanceOfMeasure } from '../../../testing/known.ts';
import { wholeAttack } from '../../../testing/whole.ts';
import { attackCalculator } from '../attack/calculator.ts';
import { worthIn, worthOf } from '../planning/measured.ts';
import { type Measure, measures } from '../planning/measures.ts';
import { placeVp } from '../planning/swing.ts';
import { overrunCalculator } from './calculator.ts';

const adds = (raw: object, here: Context = context()): Contributions => {
  const found = attackCalculator.contributions?.(parsed(raw), here);
  if (!found) throw new Error('nothing to compare');
  return found;
};
const thing = (plan: Contributions, id: string): Contribution => {
  const found = plan.things.find((one) => one.id === id);
  if (!found) throw new Error(`no thing ${id} among ${plan.things.map((one) => one.id).join()}`);
  return found;
};
const ids = (plan: Contributions): readonly string[] => plan.things.map(({ id }) => id);
/** The slow way: the whole tree of the changed form, leaf by leaf. */
const slowly = (raw: object, measure: Measure, here: Context = context()): number =>
  chanceOfMeasure(made(raw, here), measure).p;

describe('measures of an attack all at once', () => {
  it('RTL-P3: each is what the tree gives leaf by leaf, before checks and after them', () => {
    const whole = made(wholeAttack);
    expect(branches(whole).list).toHaveLength(72);
    for (const passed of [{}, { 'cas-attacker': 'none', 'guns-attacker': 'half' }] as const) {
      const worth = worthOf(whole, passed);
      for (const measure of measures) expect(worthIn(worth, measure)).toEqual(chanceOfMeasure(whole, measure, passed));
    }
  });
  it('RTL-P3: under 1:4 the fixed result is all there is', () => {
    const weak = made({ german: [unit(1, 1, 5)], soviet: [unit(3, 6, 5, { formation: 'Red' })] });
    expect(worthIn(worthOf(weak), 'attackerLosesOneAtMost')?.p).toBe(chanceOfMeasure(weak, 'attackerLosesOneAtMost').p);
  });
});

describe('VP on average', () => {
  const tanks = { id: 't', traits: ['armoured', 'vehicle'] };
  it('RTL-P3: steps of tanks, artillery and HQs, each as cheap as its owner may choose', () => {
    // 10 : 5 is 2:1 on the Assault table, DRM 0: D1R, DRd, DR ×2, A1 D1d, A1 D1, A2 D2, AR ×2, ARd for 1 to 10
    const plain = { attackerEr: 0, terrain: [], german: [unit(10, 5, 5)], crt: 'assault' };
    const of = (raw: object) => worthIn(worthOf(made({ ...plain, ...raw })), 'vpSwing');
    const rows = (soviet: JsonObject[]) => ({ soviet });
    expect(of(rows([unit(3, 5, 5, { formation: 'Red' })]))).toEqual({ p: 0, exact: '0/1' });
    // a tank of two steps: one for D1R, A1 D1d, A1 D1; two for A2 D2, where the attacker lacks a step: 11.24 takes one off
    const two = { twoSteps: true, attack2: 2, defence2: 2, er2: 5 };
    expect(of(rows([unit(3, 5, 5, { formation: 'Red', ...tanks, ...two })]))?.exact).toBe('2/5');
    // infantry leads and pays the first step; behind it a tank pays only the second
    const mixed = [unit(3, 2, 5, { formation: 'Red', lead: true }), unit(3, 3, 5, { formation: 'Red', ...tanks })];
    const strong = { german: [unit(10, 5, 5, two)] };
    expect(of({ ...strong, ...rows(mixed) })?.exact).toBe('1/10');
    expect(of({ ...strong, ...rows(mixed.map((one, i) => ({ ...one, lead: i === 1 }))) })?.exact).toBe('2/5');
  });
  it('RTL-P3: German tanks and HQs cost, typed strengths are not known', () => {
    const raw = {
      sequence: 'assault',
      german: [panzer(5, 5)],
      soviet: [unit(3, 5, 5, { formation: 'Red' })],
    };
    // 1:1 Assault, DRM 0 − 0; the sequence asks no check: rows 1 to 10 cost the attacker a step at 4, 5, 8, 9 … of it one is there
    const { p } = worthIn(worthOf(made(raw)), 'vpSwing') ?? { p: 0 };
    const losing = 1 - slowly(raw, 'attackerUnhurt');
    expect(losing).toBeGreaterThan(0);
    expect(p).toBeCloseTo(-2 * losing, 12);
    const typed = { attackTotal: 9, defenceTotal: 3, attackerEr: 5, defenderEr: 5 };
    expect(worthIn(worthOf(made(typed)), 'vpSwing')).toBeUndefined();
    expect(hints(panelOf(typed))).toContain('rtl.plan.vpUnknown');
    expect(adds(typed).measures.find(({ id }) => id === 'vpSwing')).toMatchObject({
      not: { id: 'rtl.plan.vpUnknown' },
    });
  });
  it('RTL-P3: a place of the VP tables is won with the hex: by the German what it is worth, by the Soviet taken off and charged once', () => {
    const german = { target: '2214', german: [unit(6, 5, 5)], soviet: [unit(3, 3, 5, { formation: 'Red' })] };
    const soviet = { ...german, attacker: 'soviet' };
    const at = (scenario: string, over: Partial<Context> = {}) => context({ scenario, ...over });
    expect(placeVp(fight(german), at('soltsy'))).toBe(6);
    expect(placeVp(fight(soviet), at('soltsy'))).toBe(-6);
    expect(placeVp(fight({ ...german, target: '2215' }), at('soltsy'))).toBe(0);
    const ivan = { ...soviet, target: '5814' };
    expect(placeVp(fight(ivan), at('staraya-russa'))).toBe(-6);
    expect(placeVp(fight(ivan), at('staraya-russa', { cells: { charged: { 5814: 'yes' } } }))).toBe(-3);
    const worth = worthOf(made(german, at('soltsy')));
    expect(worthIn(worth, 'vpSwing')?.p).toBeCloseTo(6 * (worthIn(worth, 'advance')?.p ?? 0), 12);
    expect(hints(panelOf(german, at('soltsy')))).toContain('rtl.plan.vpPlace');
  });
});

describe('what each thing adds', () => {
  it('RTL-P4: is the tree with it less the tree without it, for every thing and every measure', () => {
    const plan = adds(wholeAttack);
    const input = parsed(wholeAttack);
    const kinds = new Set(plan.things.map(({ id }) => id.split('-')[0]));
    expect([...kinds].sort()).toEqual(
      [...['air', 'crt', 'gun', 'hex', 'lead', 'leadAir', 'leadGun', 'points', 'sequence', 'unit']].sort(),
    );
    expect(plan.things.length).toBeGreaterThan(35);
    const some = ['emptied', 'attackerLosesOneAtMost'] as const;
    const now = some.map((measure) => slowly(wholeAttack, measure));
    for (const one of plan.things) {
      if (!one.edits || one.id.startsWith('points')) continue;
      const other = edited(input, one.edits);
      for (const [i, measure] of some.entries()) {
        const then = slowly(other, measure);
        expect(one.comesTo[measure]?.p).toBeCloseTo(then, 12);
        const adds_ = one.state === 'in' ? (now[i] ?? 0) - then : then - (now[i] ?? 0);
        expect(one.adds[measure]).toBeCloseTo(adds_, 12);
      }
    }
    // the same list comes from the same fight
    expect(adds(wholeAttack)).toEqual(plan);
  });

  it('RTL-P4: every command point on every check, against the points kept', () => {
    const plan = adds(wholeAttack);
    const spent = plan.things.filter(({ id }) => id.startsWith('points'));
    expect(spent.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'points-german-hq-a-cas out',
      'points-german-hq-a-artillery out',
      'points-german-hq-a-units in',
      'points-german-hq-b-cas out',
      'points-german-hq-b-artillery out',
      'points-german-hq-b-units out',
      'points-german-arko-artillery in',
      'points-german-leader-cas out',
      'points-german-leader-artillery out',
      'points-german-leader-units out',
      'points-soviet-hq-r-cas in',
      'points-soviet-hq-r-artillery out',
    ]);
    const rows = (set: { readonly [id: string]: string }) => ({
      ...wholeAttack,
      german: (wholeAttack.german as JsonObject[]).map((one) => ({ ...one, spend: set[String(one.id)] ?? 'none' })),
    });
    const measure = 'defenderLosesOne';
    // 15.33: a second HQ stands in for the first
    const b = slowly(rows({ 'hq-b': 'units', arko: 'artillery' }), measure);
    const kept = slowly(rows({ arko: 'artillery' }), measure);
    expect(thing(plan, 'points-german-hq-b-units').adds[measure]).toBeCloseTo(b - kept, 12);
    const a = slowly(rows({ 'hq-a': 'units', arko: 'artillery' }), measure);
    expect(thing(plan, 'points-german-hq-a-units').adds[measure]).toBeCloseTo(a - kept, 12);
    expect(thing(plan, 'points-german-hq-a-units').adds[measure]).toBeGreaterThan(0);
    // of the placements the one that spends nothing is called so, the others by what they spend
    const own = plan.ways.find(({ id }) => id === 'points-attacker')?.list ?? [];
    const called = (spends: boolean) =>
      new Set(
        own.filter(({ id }) => (id !== '') === spends).map(({ msg }) => (msg.id === 'kit.list' ? 'many' : msg.id)),
      );
    expect(called(false)).toEqual(new Set(['rtl.plan.keep']));
    expect(called(true)).toEqual(new Set(['rtl.plan.spent', 'many']));
    // whoever has spent his points, is disrupted or out of reach has none to place
    const barred = { ...wholeAttack, german: [panzer(10, 6, { hex: 'a' }), unit(4, 4, 5, { hex: 'b' })] };
    const poor = (over: JsonObject) =>
      ids(adds({ ...barred, german: [...barred.german, hq(2, 'units', { id: 'h', ...over })] }));
    expect(poor({})).toContain('points-german-h-units');
    const bars: readonly JsonObject[] = [{ spent: true }, { disrupted: true }, { distance: 5 }, { formation: 'Green' }];
    for (const over of bars) expect(poor(over)).not.toContain('points-german-h-units');
  });

  it('RTL-P4 RTL-10.41: an air unit counts twice: by its value, and by who leads the check', () => {
    const raw = {
      weather: 'overcast',
      german: [unit(9, 5, 6), plane(2, 4, { id: 'heavy' }), plane(1, 8, { id: 'sure' })],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    };
    const plan = adds(raw);
    // without the sure one the check is led with ER 4: its 1 is worth more than the other's 2
    const [heavy, sure] = ['heavy', 'sure'].map((id) => thing(plan, `air-german-${id}`).adds.emptied ?? 0);
    expect(sure).toBeGreaterThan(heavy ?? 1);
    expect(thing(plan, 'leadAir-german-heavy').adds.emptied).toBeLessThan(0);
  });

  it('RTL-P4 RTL-10.44: a third attacking hex costs its DRM, the stack in it brings its strength', () => {
    const from = (...hexes: readonly string[]) => ({
      sequence: 'assault',
      german: hexes.map((hex, i) => unit(4, 4, 4, { id: `u${i}`, hex })),
      soviet: [unit(3, 6, 5, { formation: 'Red' })],
    });
    const two = adds(from('a', 'a', 'b', 'b'));
    expect(thing(two, 'hexes-third')).toMatchObject({ state: 'out' });
    expect(thing(two, 'hexes-third').adds.emptied).toBeLessThan(0);
    expect(thing(two, 'hexes-third').edits).toBeUndefined();
    const three = adds(from('a', 'b', 'c', 'c'));
    expect(ids(three)).not.toContain('hexes-third');
    const without = slowly(from('a', 'b'), 'emptied');
    expect(thing(three, 'hex-c').comesTo.emptied?.p).toBeCloseTo(without, 12);
    const typed = { attackTotal: 9, defenceTotal: 3, attackerEr: 5, defenderEr: 5, unlisted: ['twoHexes'] };
    expect(thing(adds(typed), 'hexes-third')).toMatchObject({
      state: 'out',
      edits: [{ set: { unlisted: ['threeHexes'] } }],
    });
    expect(thing(adds({ ...typed, unlisted: ['threeHexes'] }), 'hexes-third').state).toBe('in');
  });

  it('RTL-P4 RTL-10.31 RTL-7.21: the other table where it is free, the other sequence with those who may fight in it', () => {
    const plan = adds(wholeAttack);
    expect(ids(plan)).toEqual(expect.arrayContaining(['crt-assault', 'sequence-assault']));
    expect(ids(adds({ ...wholeAttack, terrain: ['hills'] })).filter((id) => id.startsWith('crt'))).toEqual([]);
    const assault = {
      sequence: 'assault',
      active: 'Blue',
      german: [panzer(6, 6), unit(6, 6, 6, { id: 'guest', formation: 'Green' })],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    };
    const mobile = thing(adds(assault), 'sequence-mobile');
    const alone = { ...assault, sequence: 'mobile', german: assault.german.slice(0, 1) };
    expect(mobile.comesTo.emptied?.p).toBeCloseTo(slowly(alone, 'emptied'), 12);
  });

  it('RTL-P4 RTL-3.43: another lead, of those who differ', () => {
    const raw = {
      german: [
        unit(4, 4, 6, { id: 'best' }),
        unit(4, 4, 6, { id: 'alike' }),
        unit(4, 4, 4, { id: 'worse', lead: false }),
      ],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    };
    const plan = adds(raw);
    expect(ids(plan).filter((id) => id.startsWith('lead'))).toEqual(['lead-german-worse']);
    expect(thing(plan, 'lead-german-worse').adds.emptied).toBeLessThan(0);
  });

  it('RTL-P4 RTL-10.61: engineers and combined arms, as they are or as they might be', () => {
    const raw = (...traits: readonly string[]) => ({
      terrain: ['town'],
      sequence: 'assault',
      german: [unit(9, 5, 5, { traits })],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    });
    const [with_, without] = [adds(raw('engineer')), adds(raw('infantry'))];
    const [one, two] = [thing(with_, 'engineers'), thing(without, 'engineers')];
    expect([one.state, two.state]).toEqual(['in', 'out']);
    expect(one.adds.emptied).toBeCloseTo(two.adds.emptied ?? 0, 12);
    expect(one.adds.emptied).toBeGreaterThan(0);
    expect(one.edits).toBeUndefined();
    expect(ids(adds({ ...raw('infantry'), terrain: [] }))).not.toContain('engineers');
    const arms = (...rest: readonly JsonObject[]) => ({
      german: [panzer(9, 5), ...rest],
      soviet: [unit(3, 4, 5, { formation: 'Red' })],
    });
    expect(thing(adds(arms()), 'combined').state).toBe('out');
    expect(thing(adds(arms(unit(1, 1, 5, { traits: ['motInfantry'], class: 'mot' }))), 'combined').state).toBe('in');
    expect(ids(adds({ ...arms(), weather: 'rain' }))).not.toContain('combined');
  });

  it('RTL-P4 RTL-AMB-07: where the ruling gives engineers nothing over water, they add nothing', () => {
    const raw = {
      sequence: 'assault',
      german: [unit(9, 5, 5, { across: 'river', traits: ['engineer'] })],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    };
    expect(ids(adds(raw))).toContain('engineers');
    expect(ids(adds(raw, ruled('amb07', 'never')))).not.toContain('engineers');
  });

  it('RTL-P4: without an attack nothing is compared, and without its last attacker neither', () => {
    expect(attackCalculator.contributions?.(parsed({ german: [gun(3, 6)] }), context())).toBeUndefined();
    const raw = { german: [unit(9, 5, 5, { id: 'only' })], soviet: [unit(3, 3, 5, { formation: 'Red' })] };
    expect(ids(adds(raw))).not.toContain('unit-german-only');
  });

  it('RTL-P4: the largest first in the measure that is picked', () => {
    const plan = adds(wholeAttack);
    for (const measure of ['emptied', 'attackerUnhurt']) {
      const sizes = ranked(plan.things, measure).map((one) => Math.abs(one.adds[measure] ?? 0));
      expect(sizes).toEqual([...sizes].sort((x, y) => y - x));
    }
    const order = (measure: string) => ranked(plan.things, measure).map(({ id }) => id);
    expect(order('emptied')).not.toEqual(order('attackerUnhurt'));
  });
});

describe('what each thing adds to an overrun', () => {
  const over = (raw: object): Contributions => {
    const input = overrunCalculator.parse(JSON.parse(JSON.stringify(raw)));
    const found = input.ok ? overrunCalculator.contributions?.(input.value, context()) : undefined;
    if (!found) throw new Error('nothing to compare');
    return found;
  };
  const group = {
    german: [
      panzer(5, 6, { id: 'pz' }),
      unit(3, 3, 5, { id: 'lorried', class: 'mot', traits: ['motInfantry'] }),
      plane(2, 7, { id: 'dive' }),
      plane(1, 7, { id: 'level', airType: 'B' }),
      gun(4, 6, { id: 'guns' }),
      hq(2, 'cas', { id: 'hq' }),
    ],
    soviet: [
      unit(3, 4, 5, { id: 'rifles', formation: 'Red', twoSteps: true, attack2: 1, defence2: 2, er2: 4 }),
      gun(3, 5, { id: 'battery', formation: 'Red', distance: 0, defence: 1 }),
    ],
  };
  it('RTL-P4 RTL-8.66: the group, its one aircraft, the battery in the hex, leads and combined arms; no points, no other support', () => {
    const plan = over(group);
    expect([...ids(plan)].sort()).toEqual([
      'air-german-dive',
      'combined',
      'gun-soviet-battery',
      'lead-german-lorried',
      'lead-soviet-battery',
      'unit-german-lorried',
      'unit-german-pz',
    ]);
    expect(plan.ways).toEqual([]);
    expect(thing(plan, 'air-german-dive').adds.emptied).toBeGreaterThan(0);
    expect(thing(plan, 'gun-soviet-battery').adds.emptied).toBeLessThan(0);
    const without = over({ ...group, german: group.german.filter(({ id }) => id !== 'dive') });
    expect(thing(plan, 'air-german-dive').comesTo.emptied).toEqual(without.measures[0]?.now);
  });
  it('RTL-P3 RTL-8.68: the step of a failure counts in VP', () => {
    const alone = { german: [panzer(4, 5)], soviet: [unit(2, 4, 5, { formation: 'Red' })] };
    const plan = over(alone);
    const [vp, unhurt] = ['vpSwing', 'attackerUnhurt'].map(
      (id) => plan.measures.find((one) => one.id === id)?.now?.p ?? 0,
    );
    expect(vp).toBeCloseTo(-2 * (1 - (unhurt ?? 0)), 12);
    expect(unhurt).toBeLessThan(1);
  });
});

describe('the best spending of command points', () => {
  const of = (plan: Contributions, role: string) => {
    const found = plan.ways.find(({ id }) => id === `points-${role}`);
    if (!found) throw new Error(`no ways of the ${role}`);
    return found;
  };
  it('RTL-P5 RTL-15.33: every placement of HQ, Arko and leader is tried, each as its own tree gives it', () => {
    const plan = adds(wholeAttack);
    const ways = of(plan, 'attacker');
    // one HQ of two on three checks or none, Arko or not, the leader on three checks or none
    expect(ways.list).toHaveLength(7 * 2 * 4);
    expect(new Set(ways.list.map(({ id }) => id)).size).toBe(56);
    expect(ways.list.filter((one) => one.now).map(({ id }) => id)).toEqual(['hq-a=units arko=artillery']);
    const input = parsed(wholeAttack);
    for (const way of ways.list.filter((_, i) => i % 5 === 0)) {
      const other = edited(input, way.edits);
      expect(way.gives.emptied).toEqual(chanceOfMeasure(made(other), 'emptied'));
    }
    const best = rankedWays(ways, 'emptied')[0];
    for (const way of ways.list) expect(way.gives.emptied?.p).toBeLessThanOrEqual(best?.gives.emptied?.p ?? 0);
    expect(best?.gives.emptied?.p).toBeGreaterThan(plan.measures[0]?.now?.p ?? 1);
  });
  it('RTL-P5 RTL-15.32: points on a check nobody makes are spent for nothing, and every way frees them', () => {
    const raw = {
      german: [
        unit(9, 5, 6),
        plane(2, 5, { id: 'air' }),
        hq(1, 'units', { id: 'idle' }),
        hq(2, 'cas', { id: 'second' }),
      ],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    };
    const plan = adds(raw);
    const ways = of(plan, 'attacker');
    // one hex, no coordination: the first HQ holds the seat and helps nobody
    expect(ways.list.map(({ id, now }) => [id, now])).toEqual([
      ['', true],
      ['idle=cas', undefined],
      ['second=cas', undefined],
    ]);
    expect(ways.list[0]?.gives.emptied).toEqual(plan.measures.find(({ id }) => id === 'emptied')?.now);
    const freed = made(edited(parsed(raw), ways.list[2]?.edits ?? []));
    expect(ways.list[2]?.gives.emptied).toEqual(chanceOfMeasure(freed, 'emptied'));
    expect(ways.list[2]?.gives.emptied?.p).toBeGreaterThan(ways.list[1]?.gives.emptied?.p ?? 1);
  });
  it('RTL-P5: the defender places its points against the measure, the German alone wants VP', () => {
    const ways = of(adds(wholeAttack), 'defender');
    expect(ways.list.map(({ id }) => id)).toEqual(['', 'hq-r=cas', 'hq-r=artillery']);
    expect(ways.wants).toMatchObject({ emptied: 'less', vpSwing: 'less' });
    const [first, , last] = rankedWays(ways, 'emptied');
    expect(first?.gives.emptied?.p).toBeLessThan(last?.gives.emptied?.p ?? 0);
    const soviets = of(adds({ ...wholeAttack, attacker: 'soviet' }), 'defender');
    expect(soviets.wants).toMatchObject({ emptied: 'less', vpSwing: 'more' });
  });
  it('RTL-P5: the worked figures of the digest: two points are best on artillery, CAS or units as the measure has it', () => {
    const raw = {
      sequence: 'assault',
      weather: 'overcast',
      terrain: ['woods'],
      german: [
        unit(10, 5, 6, { hex: 'a' }),
        unit(10, 5, 5, { hex: 'b' }),
        gun(4, 7),
        plane(2, 7),
        hq(2, 'none', { id: 'h' }),
      ],
      soviet: [unit(3, 6, 4, { formation: 'Red' })],
    };
    const input = parsed(raw);
    const ways = of(adds(raw), 'attacker');
    expect(ways.list.map(({ id }) => id)).toEqual(['', 'h=cas', 'h=artillery', 'h=units']);
    // checks: 3, 6 and 2, 7 of ten; with points 5, or 8 and 2, or 9
    const checks = ways.list.map(({ edits }) =>
      made(edited(input, edits)).checks.map(({ er, drm }) => (er ?? 0) - drm),
    );
    expect(checks).toEqual([
      [3, 6, 7],
      [5, 6, 7],
      [3, 8, 7],
      [3, 6, 9],
    ]);
    for (const way of ways.list)
      expect(way.gives.defenderLosesOne).toEqual(chanceOfMeasure(made(edited(input, way.edits)), 'defenderLosesOne'));
  });
  it('RTL-P5 RTL-AMB-44: whose formation is a minority has no points to place', () => {
    const raw = {
      german: [unit(9, 5, 6, { hex: 'a', id: 'lead', lead: true }), unit(2, 2, 5, { hex: 'b', formation: 'Green' })],
      soviet: [unit(3, 3, 5, { formation: 'Red' })],
    };
    const rows = { ...raw, german: [...raw.german, unit(2, 2, 5, { hex: 'b', formation: 'Green' }), hq(1, 'none')] };
    expect(adds(rows).ways).toHaveLength(1);
    expect(adds(rows, ruled('amb44', 'all')).ways).toHaveLength(0);
  });
});
