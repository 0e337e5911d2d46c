import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain } from '#rules/kit/procedure/explain.ts';
import { halved } from '../../../model/units.ts';
import { attackForces, columnOf, context, figure, mix, panelOf, parsed, playOut } from '../../../testing/fights.ts';
import { codeAt, columnFor, columns } from '../crt.ts';
import { attack } from '../fight/attack.ts';
import { revealed, untriedOf } from '../forces/forces.ts';
import { reckon } from '../strength/reckon.ts';
import { possibleTotals, totalsKey } from './totals.ts';

/** Every ordered draw without replacement, one counter at a time. */
const everyDraw = (pool: readonly string[], k: number): readonly (readonly string[])[] =>
  k === 0
    ? [[]]
    : pool.flatMap((counter, i) =>
        everyDraw([...pool.slice(0, i), ...pool.slice(i + 1)], k - 1).map((rest) => [counter, ...rest]),
      );

const counters = (lines: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(lines).flatMap(([strength, n]) => Array.from({ length: n }, () => strength));

/** Invented: a small mix with everything that behaves in its own way. */
const small = { '0-0-6': 1, '0-1-6': 2, '1-2-6': 2, '3-2-6': 2, '4-5-6': 1, '6-8-6': 1 };

const tables = { mixRifle: mix('mixRifle', small) };

const sixInThreeHexes = {
  attacker: 'soviet',
  soviet: [
    { id: 'a', untried: true, hex: '1010' },
    { id: 'b', untried: true, hex: '1010' },
    { id: 'l1', type: 'leader', rating: 3, hex: '1010' },
    { id: 'c', untried: true, hex: '1011', across: 'river' },
    { id: 'd', untried: true, hex: '1011', across: 'river', supply: 'command' },
    { id: 'l2', type: 'leader', rating: 4, hex: '1011' },
    { id: 'e', untried: true, hex: '1110', across: 'river' },
    { id: 'f', untried: true, hex: '1110', across: 'river' },
  ],
  german: [{ type: 'infantry', attack: 4, defence: 4 }],
};

describe('untried units', () => {
  it('PGG-X03 PGG-X04 six untried attackers in three hexes with two leaders agree with listing every draw', () => {
    const input = {
      ...sixInThreeHexes,
      soviet: sixInThreeHexes.soviet.map((row) => (row.hex === '1010' ? { ...row, across: 'river' } : row)),
    };
    const here = context({ tables });
    const listed = new Map<string, number>();
    // by hand, from the rules alone: who is worth nothing does not attack, halves keep 1, a leader adds up to his units
    for (const draw of everyDraw(counters(small), 6)) {
      const value = (i: number): number => Number(draw[i]?.split('-')[0]);
      const led = (sum: number, rating: number): number => sum + Math.min(sum, rating);
      const a = led(value(0) + value(1), 3) + led(value(2) + halved(value(3)), 4) + value(4) + value(5);
      const steps =
        draw.filter((text) => !text.startsWith('0')).length +
        (value(0) + value(1) > 0 ? 1 : 0) +
        (value(2) + value(3) > 0 ? 1 : 0);
      const key = `${a}:8:${steps}`;
      listed.set(key, (listed.get(key) ?? 0) + 1);
    }
    const possible = possibleTotals(attackForces(input, here), here);
    if (!possible.ok) throw new Error('no totals');
    const total = [...listed.values()].reduce((x, y) => x + y, 0);
    const found = new Map(
      [...possible.totals.ways.values()].map(({ value, n }) => [
        `${value.attack}:${value.defence}:${value.attackSteps}`,
        n / possible.totals.total,
      ]),
    );
    expect([...found.keys()].sort()).toEqual([...listed.keys()].sort());
    for (const [key, n] of listed) expect(found.get(key), key).toBeCloseTo(n / total, 12);
  });

  it('PGG-12.1 what takes in an untried unit has no number before the reveal, and the fight says who attacks whom', () => {
    const input = {
      german: [{ id: 'a', type: 'infantry', name: '5', attack: 9, defence: 9 }],
      soviet: [
        { id: 'r1', untried: true },
        { id: 'r2', untried: true },
      ],
    };
    const panel = panelOf(attack, input);
    expect(panel.unsettled).toEqual(expect.arrayContaining(['soviet0', 'soviet1', 'defence']));
    expect(panel.unsettled).not.toContain('attack');
    expect(panel.says).toMatchObject({
      id: 'pgg.says.untoldAttack',
      p: { units: { id: 'pgg.division.infantry' }, foes: { id: 'pgg.says.times', p: { n: 2 } } },
    });
    // a strength not typed is typed where the unit stands: no roster has a rifle division (12.1)
    const bare = panelOf(attack, { ...input, soviet: [{ id: 'r1' }] });
    expect(bare.missing).toMatchObject([{ row: 'r1' }]);
    expect(bare.missing[0]?.roster).toBeUndefined();
  });

  it('PGG-9.32 an attacker over land undoes the river only if it is worth something', () => {
    const here = context({ tables: { mixRifle: mix('mixRifle', { '0-1-6': 1, '3-2-6': 1 }) } });
    const fight = {
      attacker: 'soviet',
      soviet: [
        { attack: 4, defence: 4, across: 'river', hex: '1010' },
        { untried: true, across: 'land', hex: '1011' },
      ],
      german: [{ type: 'infantry', attack: 4, defence: 4 }],
    };
    const possible = possibleTotals(attackForces(fight, here), here);
    if (!possible.ok) throw new Error('no totals');
    expect([...possible.totals.ways.keys()].sort()).toEqual(['4:8:1:4:0', '7:4:2:4:0']);
  });

  it('PGG-X03 three untried defenders and six untried attackers with two leaders, from one pool, agree with every draw', () => {
    // never so on the map, where only Soviets are untried: it holds the arithmetic of both sides to one pool
    const few = { '0-0-6': 1, '0-1-6': 1, '1-2-6': 3, '3-2-6': 2, '6-8-6': 2 };
    const here = context({ tables: { mixRifle: mix('mixRifle', few) } });
    const attackers = attackForces(sixInThreeHexes, here);
    const defenders = attackForces(
      {
        attacker: 'german',
        german: [{ attack: 1 }],
        soviet: [{ untried: true }, { untried: true, supply: 'none' }, { untried: true }],
        forest: true,
      },
      here,
    );
    const forces = { ...attackers, defenders: defenders.defenders, hexes: defenders.hexes };
    expect(untriedOf(forces)).toHaveLength(9);
    const possible = possibleTotals(forces, here);
    if (!possible.ok) throw new Error('no totals');
    // hands of the attackers as multisets by hex would hide a fault of the same kind: list draws, weigh equal ones once
    const listed = new Map<string, number>();
    const lines = Object.entries(few);
    const walk = (seen: readonly string[], left: readonly number[], ways: number): void => {
      if (seen.length === 9) {
        const key = totalsKey(reckon(revealed(forces, seen), here, explain(false)));
        listed.set(key, (listed.get(key) ?? 0) + ways);
        return;
      }
      lines.forEach(([text], i) => {
        const n = left[i] ?? 0;
        if (n > 0) walk([...seen, text], left.with(i, n - 1), ways * n);
      });
    };
    walk(
      [],
      lines.map(([, n]) => n),
      1,
    );
    const total = [...listed.values()].reduce((x, y) => x + y, 0);
    expect(possible.totals.ways.size).toBe(listed.size);
    for (const [key, n] of listed)
      expect((possible.totals.ways.get(key)?.n ?? 0) / possible.totals.total, key).toBeCloseTo(n / total, 12);
  });

  it('PGG-X03 random fights agree with listing every draw', () => {
    const strength = fc.constantFrom('0-0-6', '0-1-6', '1-2-6', '2-2-6', '5-3-6', '6-8-10');
    const pool = fc.dictionary(strength, fc.integer({ min: 1, max: 2 }), { minKeys: 2, maxKeys: 4 });
    const row = fc.record({
      untried: fc.boolean(),
      type: fc.constantFrom('rifle', 'armor', 'leader'),
      attack: fc.integer({ min: 0, max: 6 }),
      defence: fc.integer({ min: 1, max: 6 }),
      rating: fc.integer({ min: 0, max: 5 }),
      hex: fc.constantFrom('1010', '1011', ''),
      across: fc.constantFrom('land', 'river'),
      supply: fc.constantFrom('supplied', 'command'),
      retreated: fc.constant(false),
    });
    const german = fc.record({
      type: fc.constantFrom('panzer', 'infantry'),
      attack: fc.integer({ min: 1, max: 6 }),
      defence: fc.integer({ min: 1, max: 6 }),
      outOfSupply: fc.boolean(),
      across: fc.constantFrom('land', 'river'),
    });
    const values = fc.record({
      a01: fc.constantFrom('unit', 'stack'),
      a04: fc.constantFrom('before', 'after'),
      a09: fc.constantFrom('sum', 'highest'),
    });
    fc.assert(
      fc.property(
        fc.constantFrom('german', 'soviet'),
        fc.array(row, { minLength: 1, maxLength: 4 }),
        fc.array(german, { minLength: 1, maxLength: 3 }),
        pool,
        pool,
        values,
        fc.boolean(),
        (attacker, soviet, germans, rifle, armor, options, forest) => {
          const here = context({
            options,
            tables: { mixRifle: mix('mixRifle', rifle), mixArmor: mix('mixArmor', armor) },
          });
          const raw = {
            attacker,
            german: germans,
            soviet,
            forest,
            moreHexes: attacker === 'german' ? [{ hex: '1011', majorCity: true }] : [],
          };
          const forces = attackForces(raw, here);
          const untried = untriedOf(forces);
          fc.pre(untried.length > 0 && untried.length <= 3);
          const possible = possibleTotals(forces, here);
          const listed = new Map<string, number>();
          let total = 0;
          const walk = (
            seen: readonly string[],
            pools: Readonly<Record<'rifle' | 'armor', readonly string[]>>,
          ): void => {
            const next = untried[seen.length];
            if (!next) {
              const key = totalsKey(reckon(revealed(forces, seen), here, explain(false)));
              listed.set(key, (listed.get(key) ?? 0) + 1);
              total++;
              return;
            }
            const from = next.pool ?? 'rifle';
            pools[from].forEach((text, i) => {
              walk([...seen, text], { ...pools, [from]: [...pools[from].slice(0, i), ...pools[from].slice(i + 1)] });
            });
          };
          walk([], { rifle: counters(rifle), armor: counters(armor) });
          if (total === 0) {
            expect(possible.ok).toBe(false);
            return;
          }
          if (!possible.ok) throw new Error('no totals');
          expect(new Set(possible.totals.ways.keys())).toEqual(new Set(listed.keys()));
          for (const [key, n] of listed)
            expect((possible.totals.ways.get(key)?.n ?? 0) / possible.totals.total).toBeCloseTo(n / total, 12);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('PGG-X01 PGG-X03 the panel mixes columns and faces as every draw and face does', () => {
    const here = context({ tables });
    const fight = {
      attacker: 'german',
      german: [{ type: 'infantry', attack: 9 }],
      soviet: [{ untried: true }, { untried: true }],
      forest: true,
    };
    const codes = new Map<string, number>();
    const draws = everyDraw(counters(small), 2);
    for (const draw of draws) {
      const defence = 2 * draw.reduce((so, text) => so + Number(text.split('-')[1]), 0);
      for (let face = 1; face <= 6; face++) {
        const column = columnFor(9, defence);
        const code = column === undefined ? '0-0' : codeAt(column, face);
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }
    const panel = panelOf(attack, fight, here);
    expect(panel.column).toBeUndefined();
    expect(Object.fromEntries(panel.chances.map(({ code, chance }) => [code, chance.p]))).toEqual(
      Object.fromEntries([...codes].map(([code, n]) => [code, expect.closeTo(n / (draws.length * 6), 12)])),
    );
    expect(panel.mix.reduce((so, { chance }) => so + chance.p, 0)).toBeLessThanOrEqual(1);
  });

  it('PGG-X04 the panel counts what the plan counts, choice by choice', () => {
    const here = context({ tables });
    const input = parsed(attack, {
      attacker: 'german',
      german: [{ type: 'infantry', attack: 9, defence: 9, left: 3 }],
      soviet: [{ untried: true }, { untried: true }],
    });
    const panel = panelOf(
      attack,
      {
        attacker: 'german',
        german: [{ type: 'infantry', attack: 9, defence: 9, left: 3 }],
        soviet: [{ untried: true }, { untried: true }],
      },
      here,
    );
    for (const { id, policy } of attack.policies) {
      const plan = attack.plan(input, here, [], policy);
      const losses = panel.policies.find((one) => one.id === id)?.losses ?? [];
      for (const [side, at] of [
        ['soviet', 2],
        ['german', 4],
      ] as const) {
        const steps = losses.find((one) => one.side === side)?.steps ?? [];
        for (const { n, chance } of steps) {
          const p = plan.filter(({ key }) => Number(key.split(' ')[at]) === n).reduce((so, result) => so + result.p, 0);
          expect(p, `${id} ${side} ${n}`).toBeCloseTo(chance.p, 12);
        }
      }
    }
  });

  it('PGG-12.2 PGG-12.3 what was revealed leaves the mix, and is booked', () => {
    const here = context({
      place: 't3/ger/combat',
      turn: 3,
      tables,
      cells: { mapRifle: 10, outRifle: 2, revealedRifle: { '6-8-6': 1 } },
    });
    const { at, answers } = playOut(
      attack,
      { attacker: 'german', german: [{ attack: 9 }], soviet: [{ untried: true }, { untried: true }] },
      { reveal: ['0-0-6', '1-2-6'], die: 1, defender: 'losses' },
      here,
    );
    expect(answers.map((answer) => answer.ask)).toEqual(['reveal', 'die', 'defender']);
    expect(at.done?.ending.facts).toEqual(
      expect.arrayContaining([
        { kind: 'set', cell: 'mapRifle', value: 8 },
        { kind: 'set', cell: 'outRifle', value: 4 },
        { kind: 'set', cell: 'revealedRifle', key: '0-0-6', value: 1 },
        { kind: 'set', cell: 'revealedRifle', key: '1-2-6', value: 1 },
      ]),
    );
    // the only 6-8-6 has been seen: nobody can draw it again
    const panel = panelOf(attack, { attacker: 'german', german: [{ attack: 9 }], soviet: [{ untried: true }] }, here);
    const without = panelOf(
      attack,
      { attacker: 'german', german: [{ attack: 9 }], soviet: [{ untried: true }] },
      context({ tables: { mixRifle: mix('mixRifle', { ...small, '6-8-6': 0 }) } }),
    );
    expect(panel.chances).toEqual(without.chances);
  });

  it('PGG-12.3 PGG-10.23 attackers worth nothing are taken off or go back; leaders without anybody go back', () => {
    const fight = {
      attacker: 'soviet',
      soviet: [
        { untried: true, name: 'R1' },
        { untried: true, name: 'R2' },
        { type: 'leader', rating: 3, name: 'L' },
      ],
      german: [{ attack: 4, defence: 4 }],
    };
    const { at } = playOut(attack, fight, { reveal: ['0-0-6', '0-1-6'] }, context({ tables }));
    expect(at.done?.key).toBe('0 - 0 - 0');
    expect(at.done?.ending.says.id).toBe('pgg.end.nobody');
    expect(at.done?.ending.guide.map((line) => line.msg.id)).toEqual([
      'pgg.guide.nothing',
      'pgg.guide.back',
      'pgg.guide.backOut',
    ]);
  });

  it('PGG-9.75 PGG-X04 an untried unit that retreated here adds nothing, whatever is drawn', () => {
    const fight = (retreated: boolean) =>
      panelOf(
        attack,
        {
          attackTotal: 9,
          soviet: [
            { defence: 3, attack: 3 },
            { untried: true, retreated },
          ],
        },
        context({ tables: { mixRifle: mix('mixRifle', { '6-8-6': 2 }) } }),
      );
    expect(columnOf(fight(true))).toBe('3-1');
    expect(columnOf(fight(false))).toBe('1-2');
  });

  it('PGG-9.14 PGG-X04 where nobody attacked nobody was attacked', () => {
    const fight = {
      attacker: 'soviet',
      soviet: [{ untried: true, hex: '1010' }],
      german: [{ attack: 4, defence: 4, hex: '1011' }],
      target: '1011',
    };
    const ticked = (seen: string) =>
      playOut(
        attack,
        fight,
        { reveal: [seen], die: 6 },
        context({ tables, turn: 3, place: 't3/sov/combat' }),
      ).at.done?.ending.facts.flatMap((fact) => (fact.kind === 'mark' ? [fact.mark] : []));
    expect(ticked('0-1-6')).toEqual([]);
    expect(ticked('6-8-6')).toContain('wasAttacked');
  });

  it('PGG-X05 once the cup is empty the chances are called approximate', () => {
    const hints = (drawnRifle: number) =>
      panelOf(
        attack,
        { attackTotal: 9, soviet: [{ untried: true }] },
        context({ tables, cells: { drawnRifle } }),
      ).hints.map((hint) => hint.msg.id);
    expect(hints(8)).not.toContain('pgg.hint.redrawn');
    expect(hints(9)).toContain('pgg.hint.redrawn');
  });
  it('PGG-X05 PGG-12.4 redrawn counters have been seen before: any of the box may be among them', () => {
    const seen = (drawnRifle: number) =>
      panelOf(
        attack,
        { attackTotal: 8, soviet: [{ untried: true }] },
        context({
          tables: { mixRifle: mix('mixRifle', { '1-1-6': 1, '4-4-6': 3 }) },
          cells: { drawnRifle, revealedRifle: { '1-1-6': 1, '4-4-6': 3 } },
        }),
      );
    expect(seen(4).mix.map(({ column, chance }) => [columns[column], chance.exact])).toEqual([
      ['2-1', '3/4'],
      ['8-1', '1/4'],
    ]);
    expect(seen(4).missing).toEqual([]);
    // the cup is not empty: something is wrong with what was typed, and that is said
    expect(seen(3).missing.map(({ msg }) => msg.id)).toEqual(['pgg.missing.shortRifle']);
  });

  it('PGG-X06 nothing tells one untried counter from another before it is revealed', () => {
    const panel = panelOf(
      attack,
      { attackTotal: 9, soviet: [{ untried: true, attack: 6, defence: 8 }, { untried: true }] },
      context({ tables }),
    );
    expect([figure(panel, 'soviet0'), figure(panel, 'soviet1'), figure(panel, 'defence')]).toEqual([0, 0, 0]);
  });

  it('PGG-X06 from a sum with an untried unit in it no column is read', () => {
    const german = [{ attack: 3, defence: 5 }];
    const known = { type: 'rifle', attack: 6, defence: 6 };
    const figures = (soviet: readonly object[]) =>
      attack.panel(parsed(attack, { attacker: 'soviet', soviet, german }), context(), []).figures.map(({ id }) => id);
    expect(figures([known])).toContain('column');
    expect(figures([known, { type: 'rifle', untried: true }])).not.toContain('column');
  });
  it('PGG-12.2 without a mix the counters can still be read and fought', () => {
    const fight = { attacker: 'german', german: [{ attack: 9 }], soviet: [{ untried: true }] };
    const panel = panelOf(attack, fight);
    expect(panel.missing.map((one) => one.table)).toEqual(['mixRifle']);
    expect(panel.chances).toEqual([]);
    const open = playOut(attack, fight, { reveal: ['2-3-6'] });
    expect(open.at.ask?.id).toBe('die');
    const after = panelOf(attack, fight, context(), open.answers);
    expect([figure(after, 'attack'), figure(after, 'defence')]).toEqual([9, 3]);
    expect(after.column).toBe(columns.indexOf('3-1'));
    expect(attack.plan(parsed(attack, fight), context()).map(({ key }) => key)).toEqual(['? - 0 - 0']);
  });
});
