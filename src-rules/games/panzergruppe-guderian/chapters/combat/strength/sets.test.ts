import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explain } from '#rules/kit/procedure/explain.ts';
import { fightRulings } from '../../../ids.ts';
import { panzergruppeGuderian as game } from '../../../index.ts';
import { attackForces, columnOf, context, panelOf } from '../../../testing/fights.ts';
import { columnFor, columns } from '../crt.ts';
import { attack } from '../fight/attack.ts';
import type { Fighter } from '../forces/forces.ts';
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
    defence: fc.constant(2),
    supply: fc.constantFrom('supplied', 'command', 'none'),
    disrupted: fc.boolean(),
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
  disrupted: fc.boolean(),
  across: fc.constantFrom('land', 'river', 'lake'),
  hex,
  stays: fc.boolean(),
});

it('PGG-X02 the best column uses every unit, and the cheapest sets are those of trying them all', () => {
  const property = (raw: object, rules: { [id: string]: string }, terrain: object) => {
    const here = context({ options: rules });
    const forces = attackForces({ ...raw, ...terrain }, here);
    const sets = setsOf(forces, here);
    const listed = [...forces.attackers, ...forces.bystanders];
    const able = listed.filter(
      (unit) => !unit.leader && !unit.noCommand && !unit.disrupted && unit.across !== 'lake' && unit.attack > 0,
    );
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
      // who stays out, and who may not attack, is in his hex all the same (7.3)
      const aside = listed.filter((unit) => !units.includes(unit) && !leaders.includes(unit));
      const { attack, defence } = reckon(
        { ...forces, attackers: [...units, ...leaders], bystanders: aside },
        here,
        explain(false),
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

it('PGG-7.3 PGG-X02 who may not attack is in his hex all the same: no hint makes a division whole that is not', () => {
  const regiments = [4, 2, 2].map((attack, i) => ({
    id: `12pz-${i + 1}`,
    type: i === 0 ? 'panzer' : 'grenadier',
    division: '12 Pz',
    attack,
    defence: attack,
    hex: '1010',
  }));
  const stranger = { id: '6inf', attack: 9, defence: 9, hex: '1010', disrupted: true, stays: true };
  const fight = { german: [...regiments, stranger], soviet: [{ attack: 5, defence: 5 }] };
  const read = (input: object, rules: { [id: string]: string } = {}) => {
    const here = context({ options: rules });
    const panel = panelOf(attack, input, here);
    const best = game.questions.find(({ id }) => id === 'best-odds')?.answer(input, here);
    return {
      column: columnOf(panel),
      better: panel.hints.map(({ msg }) => msg.id).filter((id) => id === 'pgg.hint.join' || id === 'pgg.hint.best'),
      best: best?.ok ? best.value : undefined,
    };
  };
  // 8 : 5, and no more with him beside them
  expect(read(fight)).toMatchObject({ column: '1-1', better: [], best: { best: { column: '1-1', attack: 8 } } });
  const alone = { ...fight, german: regiments };
  expect(read(alone)).toMatchObject({ column: '3-1', best: { best: { column: '3-1', attack: 16 } } });
  // a disrupted regiment stands there still: the others are doubled, unless all must attack (A10)
  const [panzer, ...others] = regiments;
  const mate = { ...fight, german: [{ ...panzer, disrupted: true, stays: true }, ...others] };
  expect(read(mate, { a10: 'presence' })).toMatchObject({ column: '1-1', best: { best: { attack: 8 } } });
  expect(read(mate, { a10: 'attacking' })).toMatchObject({ column: '1-2', best: { best: { attack: 4 } } });
});

it('PGG-3.4 PGG-X02 with a unit nobody gave a number there is no best and no cheapest set, as there are no odds', () => {
  const question = game.questions.find(({ id }) => id === 'best-odds');
  const german = [{ name: 'First', attack: 9, defence: 7, hex: '0512' }];
  const soviet = [{ name: 'Fourth', type: 'rifle', attack: 1, defence: 2, hex: '0612' }];
  const best = (more: object) =>
    question?.answer({ attacker: 'german', german, soviet, target: '0612', ...more } as never, context());
  expect(best({})).toMatchObject({ ok: true, value: { refused: null } });
  for (const more of [
    { soviet: [...soviet, { name: 'Third', type: 'rifle', hex: '0612' }] },
    { german: [...german, { name: 'Second', hex: '0511' }] },
  ])
    expect(best(more)).toMatchObject({ ok: true, value: { best: null, cheapest: [], refused: 'pgg.not.untyped' } });
});
