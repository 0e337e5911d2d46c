import { describe, expect, it } from 'vitest';
import { block, fieldIn } from '../../../testing/block.ts';
import { draw, scene } from '../../../testing/drawn.ts';
import { distance } from '../../map/ground.ts';
import { retreatPaths } from './retreatPaths.ts';

describe('retreats', () => {
  const sheet = draw(block);
  const from = (pieces: { readonly [piece: string]: string }, side: 'german' | 'soviet', hex: string, least: 1 | 2) => {
    const field = fieldIn(scene(sheet, pieces));
    const node = field.ground.board.nodeOf(hex);
    const leaving = (field.at[side].get(node) ?? []).map(({ counter }) => counter);
    return { ...retreatPaths(field, node, side, leaving, least), field, node };
  };
  it('RTL-11.31 RTL-11.32 away from the hex, one or two hexes, never into enemies', () => {
    const made = from({ 'rifles-1': '4606' }, 'soviet', '4606', 2);
    expect(made.free.every(({ hexes }) => hexes.length === 2)).toBe(true);
    expect(
      made.free.every(
        ({ hexes }) => distance(made.field.ground, made.node, made.field.ground.board.nodeOf(hexes[1] ?? '')) === 2,
      ),
    ).toBe(true);
    expect(from({ 'rifles-1': '4606' }, 'soviet', '4606', 1).free.some(({ hexes }) => hexes.length === 1)).toBe(true);
  });

  it('RTL-11.51 RTL-11.54 RTL-11.55 ways without enemy ZOC first; else one such hex, and whose ZOC it is', () => {
    // a ring around 4606 with two hexes to spare on one side
    const ring = { 'pz-1': '4604', 'rifle-1': '4406', pioneers: '4806', 'rifles-1': '4606' };
    const made = from(ring, 'soviet', '4606', 2);
    const zoned = [...made.free, ...made.through].filter(({ zoned: z }) => z.length > 0);
    expect(zoned.every(({ hexes, zoned: z }) => z.length === 1 && z[0] === hexes[0])).toBe(true);
    expect(made.free.length).toBeGreaterThan(0);
    const friends = from({ ...ring, 'rifles-2': '4605' }, 'soviet', '4606', 1);
    // friends where a way ends, however long it is
    const one = friends.free.filter(({ hexes }) => hexes.length === 1);
    expect(one.map(({ hexes: [hex], friends: f }) => [hex, f])).toContainEqual(['4605', true]);
    for (const { hexes, friends: f } of friends.free) expect(f).toBe(hexes.at(-1) === '4605');
  });
});
