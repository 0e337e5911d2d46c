import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { plainSpec } from '#rules/kit/hexmap/testing/spec.ts';
import { askQuickly, clearSheet, type QuickQuestionInput, readHexes } from './ask.ts';

const grid = gridOf(6, 5);
const hexes = Object.keys(clearSheet(plainSpec, grid).hexes);
const some = (most: number) => fc.uniqueArray(fc.constantFrom(...hexes), { maxLength: most });

/** By hand: hex after hex from the unit, with everything that closes one. */
const naive = ({ unit, enemies, friends, targets, limit, zones, cancels }: QuickQuestionInput): number | undefined => {
  const controlled = new Set(zones ? enemies.flatMap((enemy) => neighboursOf(grid, enemy)) : []);
  const closed = (hex: string) => enemies.includes(hex) || (controlled.has(hex) && !(cancels && friends.includes(hex)));
  let ring = [unit];
  const seen = new Set(ring);
  for (let far = 0; ring.length > 0 && far <= (limit ?? 99); far++) {
    if (ring.some((hex) => targets.includes(hex))) return far;
    ring = ring
      .flatMap((hex) => neighboursOf(grid, hex))
      .filter((hex): hex is string => hex !== undefined && !seen.has(hex) && !closed(hex));
    for (const hex of ring) seen.add(hex);
    ring = [...new Set(ring)];
  }
  return undefined;
};

describe('a quick question', () => {
  it('finds the same line as hex after hex by hand, and what it says opens one does', () => {
    fc.assert(
      fc.property(
        fc.record({
          unit: fc.constantFrom(...hexes),
          enemies: some(5),
          friends: some(3),
          targets: fc.uniqueArray(fc.constantFrom(...hexes), { minLength: 1, maxLength: 3 }),
          limit: fc.option(fc.integer({ min: 0, max: 8 })),
          zones: fc.boolean(),
          cancels: fc.boolean(),
        }),
        (question) => {
          const { traced, board } = askQuickly(plainSpec, grid, question);
          const far = naive(question);
          expect(traced.ok ? traced.line.legs[0]?.cost : undefined).toBe(far);
          if (traced.ok) return;
          for (const cut of traced.cuts) {
            const opened = cut.nodes.map((node) => board.ids[node] ?? '');
            // every enemy in an opened hex goes, and a friend cancels what is left of their control
            const after = {
              ...question,
              enemies: question.enemies.filter((hex) => !opened.includes(hex)),
              friends: [...question.friends, ...opened],
              cancels: true,
            };
            expect(naive(after)).toBeDefined();
          }
        },
      ),
    );
  });

  it('reads hex numbers as they are typed, and names what is none', () => {
    expect(readHexes(grid, '0102, 103;0102  9901 x')).toEqual({ hexes: ['0102', '0103'], wrong: ['9901', 'x'] });
    expect(readHexes(grid, '  ')).toEqual({ hexes: [], wrong: [] });
  });
});
