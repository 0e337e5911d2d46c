import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import { columnOf, context, mix, panelOf } from '../../../testing/fights.ts';
import { codeAt, columnFor, columns, faces, readCode } from '../crt.ts';
import { attack } from '../fight/attack.ts';

describe('what one more unit would change', () => {
  const pair = {
    german: [
      { name: 'X', attack: 7 },
      { name: 'Y', attack: 1 },
    ],
    soviet: [{ defence: 3 }],
  };
  it('PGG-X02 PGG-9.22 who may stay out without losing the column', () => {
    expect(panelOf(attack, pair).hints).toContainEqual({
      msg: { id: 'pgg.hint.idle', p: expect.objectContaining({ a: 7, d: 3, column: { name: '2-1' } }) },
      rule: '9.22',
    });
  });
  it('PGG-X02 who of those staying out reaches the next column', () => {
    const more = {
      ...pair,
      german: [
        ...pair.german,
        { name: 'Z', attack: 1, stays: true, hex: '1212' },
        { name: 'W', attack: 5, stays: true, hex: '1213' },
      ],
    };
    const { hints } = panelOf(attack, more);
    expect(hints).toContainEqual({
      msg: { id: 'pgg.hint.join', p: expect.objectContaining({ a: 12, d: 3, column: { name: '3-1' } }) },
      rule: '9.4',
    });
    expect(hints).toContainEqual({
      msg: { id: 'pgg.hint.best', p: expect.objectContaining({ a: 14, d: 3, column: { name: '4-1' } }) },
      rule: '9.4',
    });
  });
  it('PGG-X02 the least leader that helps', () => {
    const led = { attacker: 'soviet', soviet: [{ attack: 6 }], german: [{ defence: 4 }] };
    expect(panelOf(attack, led).hints).toContainEqual({
      msg: { id: 'pgg.hint.leader', p: { n: 2, column: { name: '2-1' } } },
      rule: '10.36',
    });
  });
  it('PGG-X02 supply that would help', () => {
    const out = { german: [{ name: 'X', attack: 8, outOfSupply: true }], soviet: [{ defence: 4 }] };
    expect(panelOf(attack, out).hints.map((hint) => hint.msg.id)).toContain('pgg.hint.supply');
  });
});

describe('chances', () => {
  it('PGG-X01 every column: the chances of codes, of clearing and of losses are those of listing the faces', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        (strength, defenders, left) => {
          const raw = { german: [{ attack: strength, left }], soviet: defenders.map((defence) => ({ defence })) };
          const panel = panelOf(attack, raw);
          const column =
            columnFor(
              strength,
              defenders.reduce((a, b) => a + b, 0),
            ) ?? -1;
          expect(columnOf(panel)).toBe(columns[column]);
          for (const { code, chance } of panel.chances) {
            expect(chance.p).toBeCloseTo(faces.filter((face) => codeAt(column, face) === code).length / 6, 12);
          }
          const lost = (face: number, role: 'defender' | 'attacker', way: string, present: number): number => {
            const result = readCode(codeAt(column, face));
            const pay = result?.[role];
            if (!pay || !result) return 0;
            if (pay.all) return present;
            return way === 'retreat' && !result.engaged ? 0 : Math.min(pay.n, present);
          };
          for (const policy of panel.policies) {
            const ways = attack.policies.find((one) => one.id === policy.id)?.policy ?? {};
            for (const { side, mean, steps } of policy.losses) {
              const role = side === 'soviet' ? 'defender' : 'attacker';
              const present = side === 'soviet' ? defenders.length : left;
              const each = faces.map((face) => lost(face, role, ways[role] ?? '', present));
              expect(mean).toBeCloseTo(each.reduce((a, b) => a + b, 0) / 6, 12);
              for (const { n, chance } of steps)
                expect(chance.p).toBeCloseTo(each.filter((one) => one === n).length / 6, 12);
            }
            const cleared = faces.filter((face) => {
              const pay = readCode(codeAt(column, face))?.defender;
              const engaged = codeAt(column, face) === 'Eng';
              return (
                pay &&
                (pay.all ||
                  (!engaged && ways.defender === 'retreat') ||
                  lost(face, 'defender', 'losses', defenders.length) >= defenders.length)
              );
            });
            expect(policy.cleared.p, policy.id).toBeCloseTo(cleared.length / 6, 12);
          }
        },
      ),
    );
  });
  it('PGG-X01 typed totals: chances without counting steps nobody has named', () => {
    const panel = panelOf(attack, { attackTotal: 26, defenceTotal: 9 });
    expect(columnOf(panel)).toBe('2-1');
    expect(panel.policies[0]?.losses).toEqual([]);
    // lost steps may leave somebody: only a retreat surely clears the hex
    expect(panel.policies.map((policy) => policy.cleared.exact)).toEqual(['0/1', '2/3', '2/3', '0/1']);
  });
});

describe('counters that nobody sees', () => {
  const drawn = (counters: Readonly<Record<string, number>>, more: readonly object[] = []) =>
    panelOf(
      attack,
      { german: [{ attack: 6 }], soviet: [{ type: 'rifle', untried: true }, ...more] },
      context({ tables: { mixRifle: mix('mixRifle', counters) } }),
    );
  it('PGG-X04 PGG-12.3 that nobody may be there is a chance of its own, and said so', () => {
    expect(drawn({ '0-0-6': 1, '2-3-6': 1 }).chances).toContainEqual({
      code: '0-0',
      says: { id: 'pgg.result.empty' },
      chance: expect.objectContaining({ exact: '1/2' }),
    });
  });
  it('PGG-X03 PGG-12.3 who defends with nothing but can attack is a step to lose, 0-0 is none', () => {
    const mate = { type: 'rifle', attack: 1, defence: 2 };
    const cost = (panel: OddsPanel) =>
      panel.policies.find(({ id }) => id === 'losses')?.losses.find(({ side }) => side === 'soviet')?.mean ??
      Number.NaN;
    const known = (soviet: readonly object[]) => cost(panelOf(attack, { german: [{ attack: 6 }], soviet }));
    const alone = known([mate]);
    const both = known([{ type: 'rifle', attack: 3, defence: 0 }, mate]);
    expect(both).toBeGreaterThan(alone);
    expect(cost(drawn({ '3-0-6': 1 }, [mate]))).toBeCloseTo(both, 12);
    expect(cost(drawn({ '3-0-6': 1, '0-0-6': 1 }, [mate]))).toBeCloseTo((both + alone) / 2, 12);
  });
});
