import fc from 'fast-check';
import { expect, it } from 'vitest';
import { why } from '../../../kit/why.ts';
import { columnFor, columns } from '../data/crt.ts';
import { fightRulings } from '../option-ids.ts';
import { around, attackForces } from '../testing/fights.ts';
import type { Fighter } from './forces.ts';
import { reckon } from './reckon.ts';
import { setsOf } from './sets.ts';

const options = fc.record(
  Object.fromEntries(Object.entries(fightRulings).map(([id, values]) => [id, fc.constantFrom(...values)])),
);
const across = fc.constantFrom('land', 'river');
const hex = fc.constantFrom('1010', '1011', '1012');
const soviet = fc.oneof(
  fc.record({
    attack: fc.integer({ min: 0, max: 8 }),
    supply: fc.constantFrom('supplied', 'command', 'none'),
    across,
    hex,
    stays: fc.boolean(),
  }),
  fc.record({ type: fc.constant('leader'), rating: fc.integer({ min: 1, max: 5 }), hex }),
);
const german = fc.record({
  type: fc.constantFrom('panzer', 'grenadier', 'infantry'),
  division: fc.constantFrom('12 Pz', ''),
  attack: fc.integer({ min: 1, max: 8 }),
  outOfSupply: fc.boolean(),
  across,
  hex,
  stays: fc.boolean(),
});

it('PGG-X02 the best column uses every unit, and the cheapest sets are those of trying them all', () => {
  const property = (raw: object, rules: { [id: string]: string }, terrain: object) => {
    const here = around({ options: rules });
    const forces = attackForces({ ...raw, ...terrain }, here);
    const sets = setsOf(forces, here);
    const listed = [...forces.attackers, ...forces.bystanders];
    const able = listed.filter((unit) => !unit.leader && !unit.noCommand && unit.attack > 0);
    if (able.length === 0) {
      expect(sets).toBeUndefined();
      return;
    }
    const cost = (units: readonly Fighter[]): number =>
      units.length * 1000 + units.reduce((so, unit) => so + unit.attack, 0);
    const naive = new Map<number, number>();
    let best = -1;
    for (let bits = 1; bits < 2 ** able.length; bits++) {
      const units = able.filter((_, i) => (bits >> i) & 1);
      const leaders = listed.filter((one) => one.leader && units.some((unit) => unit.hex === one.hex));
      const aside = able.filter((unit) => !units.includes(unit));
      const { attack, defence } = reckon(
        { ...forces, attackers: [...units, ...leaders], bystanders: aside },
        here,
        why(false),
      );
      const reached = columnFor(attack, defence) ?? -1;
      best = Math.max(best, reached);
      for (let column = 0; column <= reached; column++) {
        naive.set(column, Math.min(naive.get(column) ?? Number.POSITIVE_INFINITY, cost(units)));
      }
    }
    const found = new Map(
      sets?.cheapest.map((set) => [set.column, cost(able.filter((unit) => set.units.includes(unit.id)))]),
    );
    expect(found).toEqual(naive);
    expect(columns[sets?.best?.column ?? -1]).toBe(columns[best]);
  };
  const terrain = fc.record({ forest: fc.boolean() });
  fc.assert(
    fc.property(fc.array(soviet, { minLength: 1, maxLength: 6 }), options, terrain, (units, rules, ground) =>
      property({ attacker: 'soviet', soviet: units, german: [{ defence: 3 }] }, rules, ground),
    ),
  );
  fc.assert(
    fc.property(fc.array(german, { minLength: 1, maxLength: 6 }), options, terrain, (units, rules, ground) =>
      property({ attacker: 'german', german: units, soviet: [{ defence: 3 }] }, rules, ground),
    ),
  );
});
