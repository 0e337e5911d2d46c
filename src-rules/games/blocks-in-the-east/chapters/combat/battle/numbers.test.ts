import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BattleRole, enemyOf } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { explain } from '#rules/kit/procedure/explain.ts';
import { verifySteps } from '#rules/kit/procedure/verifySteps.ts';
import { cityKinds, nations, terrains, unitClasses, weathers } from '../../../ids.ts';
import { attack, attacking, defence, defending, scene, throws, unit } from '../../../testing/fights.ts';
import { thrownBy } from './figures.ts';
import { missingIn, thrower } from './numbers.ts';
import { attackKinds, type BattleUnit, fires } from './scene.ts';

describe('base numbers', () => {
  it('BITE-E01 BITE-6.5-1 German guns of 4 throw 4 dice at 5+ against a strategic bomber, that comes at 6', () => {
    const guns = unit({ role: 'defender', class: 'artillery', faces: [4, 2, 1, 0] });
    const here = scene([attacking({ nation: 'SOV', class: 'longRange', strategic: true }), guns]);
    expect(throws(here, 'defender', 'aa')).toBe('4@5');
    expect(throws(here, 'attacker', 'raid')).toBe('4@6');
  });
  it('BITE-3.14-1 attack and defence have numbers of their own', () => {
    const tanks = { class: 'tanks', nation: 'SOV', tech: 1 } as const;
    expect([attack([attacking(tanks)]), defence([defending(tanks)])]).toEqual(['4@6', '4@5']);
    const mechanised = { class: 'mechanised', tech: 3 } as const;
    expect([attack([attacking(mechanised)]), defence([defending(mechanised)])]).toEqual(['4@5', '4@4']);
    expect(attack([attacking({ class: 'static' })])).toBe('');
    expect(defence([defending({ class: 'static' })])).toBe('4@6');
  });
  it('BITE-E10 BITE-3.17-1 as many dice as PF: seven of a Shock army, one of a block of 1, none at 0', () => {
    const shock = defending({ pf: 7, tech: 2, class: 'infantry' });
    expect(defence([shock])).toBe('7@6');
    expect(defence([defending({ pf: 1 })])).toBe('1@6');
    expect(defence([defending({ class: 'paratroops', faces: [1, 0], face: 1 })])).toBe('');
    expect(attack([attacking({ pf: 1 })], { terrain: 'forest', city: 'fortress' })).toBe('1@6');
  });
  it('BITE-AMB-02 the anti-aircraft fire of guns is their defence number, or 6', () => {
    const guns = unit({ role: 'defender', class: 'artillery' });
    expect(defence([guns], {}, 'aa')).toBe('4@5');
    expect(defence([guns], { rulings: { gunAa: 'six' } }, 'aa')).toBe('4@6');
    expect(defence([guns], { rulings: { gunAa: 'six' } }, 'guns')).toBe('4@5');
  });
  it('BITE-AMB-03 bombers at TECH 1 are silent among aircraft, or hit on 6', () => {
    const bomber = defending({ class: 'bomber' });
    expect(defence([bomber], {}, 'air')).toBe('');
    expect(defence([bomber], { rulings: { tech1Bombers: 'six' } }, 'air')).toBe('4@6');
    expect(defence([{ ...bomber, tech: 2 }], {}, 'air')).toBe('4@6');
    const far = { ...bomber, class: 'longRange' } as const;
    expect([defence([far], {}, 'air'), defence([far], { rulings: { tech1Bombers: 'six' } }, 'air')]).toEqual([
      '',
      '4@6',
    ]);
  });
  it('BITE-AMB-10 an armoured HQ fires as guns at its infantry TECH, or as tanks; its AA is always that of tanks', () => {
    const hq = { class: 'armouredHq', nation: 'SOV', tech: 2, gunTech: 1 } as const;
    const direct = attacking(hq);
    const guns = attacking({ ...hq, asGuns: true });
    expect([attack([direct]), attack([direct], {}, 'guns')]).toEqual(['4@5', '']);
    expect([attack([guns]), attack([guns], { scouted: true }, 'guns')]).toEqual(['', '4@6']);
    expect([attack([direct], {}, 'aa'), attack([guns], {}, 'aa')]).toEqual(['4@5', '4@5']);
    // C1-3: guns have the artillery's terrain, tanks the tanks'
    expect([
      attack([direct], { terrain: 'forest' }),
      attack([guns], { terrain: 'forest', scouted: true }, 'guns'),
    ]).toEqual(['2@5', '4@6']);
  });
  it('BITE-AMB-65 of the supreme HQs Mannerheim alone may fire as guns, or none', () => {
    const mannerheim = attacking({ class: 'supremeHq', nation: 'FIN', tech: 2, asGuns: true });
    const here = { scouted: true } as const;
    expect(attack([mannerheim], here, 'guns')).toBe('4@5');
    expect(attack([mannerheim], { ...here, rulings: { hqGuns: 'none' } }, 'guns')).toBe('');
    expect(attack([{ ...mannerheim, nation: 'ROM' }], here, 'guns')).toBe('');
    // and his anti-aircraft fire goes with it
    expect(attack([mannerheim], here, 'aa')).toBe('4@5');
    expect(attack([mannerheim], { ...here, rulings: { hqGuns: 'none' } }, 'aa')).toBe('4@6');
  });
  it('BITE-5.2-1 BITE-6.5-1 supreme HQs keep their own numbers; one no rulebook gives is missing, not guessed', () => {
    const aa = (given: Partial<BattleUnit>) => defence([defending({ class: 'supremeHq', ...given })], {}, 'aa');
    expect([aa({ nation: 'SOV' }), aa({ nation: 'GER' }), aa({ nation: 'ROM', tech: 1 })]).toEqual([
      '4@5',
      '4@4',
      '4@6',
    ]);
    const late = defending({ class: 'airHq', tech: 3 });
    expect(defence([late], {}, 'aa')).toBe('missing hq3/aa');
    const flown = scene([attacking({ class: 'bomber' }), late]);
    expect(missingIn(flown)).toMatchObject([{ table: 'to-hit', row: 'hq3', col: 'aa', fire: 'aa' }]);
    // nobody flies: nobody asks
    expect(missingIn(scene([attacking(), late]))).toEqual([]);
  });
});

describe('pools', () => {
  const soviet = { nation: 'SOV', pf: 3 } as const;
  it('BITE-E06 BITE-7.7.7-1 BITE-7.7.7-2 a tank of 3 and infantry of 3 in a forest throw 1 at 5 and 2 at 6', () => {
    const units = [attacking({ ...soviet, class: 'tanks', tech: 2 }), attacking(soviet)];
    expect(attack(units, { terrain: 'forest', attacks: 'soviet' })).toBe('1@5 2@6');
    expect(attack([...units].reverse(), { terrain: 'forest', attacks: 'soviet' })).toBe('2@6 1@5');
  });
  it('BITE-7.7.7-1 only units with as many maluses as each other pool, and nobody falls below one die', () => {
    const river = attacking({ ...soviet, crosses: 'river' });
    expect(attack([attacking(soviet), river], { terrain: 'forest', attacks: 'soviet' })).toBe('1@6 1@6');
    const ones = [1, 1, 1].map((pf) => attacking({ nation: 'SOV', pf }));
    expect(attack(ones, { terrain: 'forest', attacks: 'soviet' })).toBe('1@6 1@6 1@6');
    // AMB-07: all that is left over goes to one
    const threes = [attacking({ pf: 7 }), attacking({ pf: 7 }), attacking({ pf: 6 })].map((one) => ({
      ...one,
      crosses: 'strait' as const,
    }));
    expect(attack(threes)).toBe('1@6 1@6 3@6');
  });
  it('BITE-AMB-06 the weakest is the one that hits worst, or the one with least PF', () => {
    const units = [attacking({ ...soviet, class: 'tanks', tech: 2, pf: 3 }), attacking({ nation: 'SOV', pf: 5 })];
    const here = (rulings = {}) => attack(units, { terrain: 'forest', attacks: 'soviet', rulings });
    expect([here(), here({ weakest: 'strength' })]).toEqual(['1@5 3@6', '2@5 2@6']);
  });
});

const someUnit = (role: BattleRole, i: number) =>
  fc
    .record({
      nation: fc.constantFrom(...nations),
      class: fc.constantFrom(...unitClasses),
      pf: fc.integer({ min: 1, max: 9 }),
      tech: fc.constantFrom(1 as const, 2 as const, 3 as const),
      elite: fc.constantFrom('none' as const, 'attack' as const, 'defence' as const),
      crosses: fc.constantFrom('none' as const, 'river' as const, 'strait' as const),
      ski: fc.boolean(),
      gustav: fc.boolean(),
      stuka: fc.boolean(),
      asGuns: fc.boolean(),
      leads: fc.boolean(),
    })
    .map((given) => unit({ ...given, id: `${role}${i}`, role }));
const someScene = fc
  .record({
    units: fc.tuple(
      ...[0, 1, 2, 3].map((i) => someUnit('attacker', i)),
      ...[0, 1, 2].map((i) => someUnit('defender', i)),
    ),
    attacks: fc.constantFrom('axis' as const, 'soviet' as const),
    weather: fc.constantFrom(...weathers),
    firstWinter: fc.boolean(),
    terrain: fc.constantFrom(...terrains),
    city: fc.constantFrom(...cityKinds),
    finnishZone: fc.boolean(),
    kind: fc.constantFrom(...attackKinds),
    scouted: fc.boolean(),
    surprise: fc.boolean(),
    supremacy: fc.boolean(),
    italianCharge: fc.boolean(),
    rulings: fc.record({
      cancelBonusMalus: fc.boolean(),
      gunAa: fc.constantFrom('defence' as const, 'six' as const),
      weakest: fc.constantFrom('toHit' as const, 'strength' as const),
      extraDice: fc.constantFrom('after' as const, 'before' as const),
      surpriseTable: fc.constantFrom('stays' as const, 'six' as const),
      mountainAttack: fc.constantFrom('none' as const, 'malusAndBonus' as const),
      tech1Bombers: fc.constantFrom('silent' as const, 'six' as const),
      lowest: fc.constantFrom(1 as const, 2 as const),
    }),
  })
  .map(({ units, ...given }) => scene(units, given));
const somewhere = {
  here: someScene,
  role: fc.constantFrom('attacker' as const, 'defender' as const),
  fire: fc.constantFrom(...fires),
  round: fc.integer({ min: 1, max: 2 }),
  strengths: fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: 7 }),
};

describe('any battle', () => {
  it('BITE-7.7.7-1 a pool throws its halved sum, or a die each where that is more', () => {
    const strengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 });
    const crossings = fc.constantFrom('none' as const, 'river' as const, 'strait' as const);
    const cities = fc.constantFrom('none' as const, 'major' as const, 'fortress' as const);
    fc.assert(
      fc.property(strengths, crossings, cities, (pfs, crosses, city) => {
        const here = scene(
          pfs.map((pf) => attacking({ pf, crosses })),
          { city },
        );
        const made = thrower(here, 'attacker', 'fire', 1);
        const maluses = { none: 0, river: 1, strait: 2 }[crosses] + { none: 0, major: 1, fortress: 2 }[city];
        const sum = Math.floor(pfs.reduce((a, b) => a + b, 0) / 2 ** maluses);
        const each = pfs.reduce((so, pf) => so + Math.max(1, Math.floor(pf / 2 ** maluses)), 0);
        const total = made.ok && made.value(pfs, []).reduce((so, { dice }) => so + dice, 0);
        expect(total).toBe(Math.max(sum, each));
      }),
    );
  });
  it('the figures can be done again and tell what is thrown', () => {
    fc.assert(
      fc.property(fc.record(somewhere), ({ here, role, fire, round, strengths }) => {
        const byId = Object.fromEntries(here.units.map(({ id }, i) => [id, strengths[i] ?? 0]));
        const told = explain();
        const slow = thrownBy(here, role, fire, round, byId, told);
        const fast = thrower(here, role, fire, round);
        expect(slow.ok).toBe(fast.ok);
        if (!slow.ok || !fast.ok) return;
        const at = (of: BattleRole) => here.units.flatMap((one, i) => (one.role === of ? [strengths[i] ?? 0] : []));
        expect(slow.value).toEqual(fast.value(at(role), at(enemyOf(role))));
        expect(verifySteps(told.figures)).toEqual([]);
      }),
    );
  });
  it('BITE-3.17-1 BITE-7.7.7-1 everybody above 0 that fires has a die, at 1 to 6, and pooling takes none away', () => {
    fc.assert(
      fc.property(fc.record(somewhere), ({ here, role, fire, round, strengths }) => {
        const own = here.units.flatMap((one, i) => (one.role === role ? [strengths[i] ?? 0] : []));
        const made = thrower(here, role, fire, round);
        if (!made.ok) return;
        const throwing = made.value(own, []);
        const units = here.units.filter((one) => one.role === role);
        for (const { unit: id, dice, toHit } of throwing) {
          expect(dice).toBeGreaterThanOrEqual(1);
          expect(toHit).toBeGreaterThanOrEqual(here.rulings.lowest);
          expect(toHit).toBeLessThanOrEqual(6);
          if (id === 'city') continue;
          const at = units.findIndex((one) => one.id === id);
          const alone = made.value(
            own.map((pf, i) => (i === at ? pf : 0)),
            [],
          );
          expect(dice).toBeGreaterThanOrEqual(alone.find((one) => one.unit === id)?.dice ?? 0);
        }
        const nobody = made.value(
          own.map(() => 0),
          [],
        );
        expect(nobody.every(({ unit: id }) => id === 'city')).toBe(true);
      }),
    );
  });
});
