import { describe, expect, it } from 'vitest';
import { mixOf } from '../../testing/at.ts';
import { tableSpecs } from './grids.ts';
import { rosterSpecs } from './rosters.ts';

describe("players' own tables", () => {
  const [rifle, armor] = tableSpecs;
  const notes = (...rows: readonly (readonly [string, number])[]) =>
    (rifle?.notes?.(mixOf('mixRifle', ...rows)) ?? []).map((note) => note.id);
  it('PGG-12.1 a mix is a growing list of values and counts', () => {
    expect([rifle?.rows, armor?.rows]).toEqual(['growing', 'growing']);
    for (const good of ['6-8-6', '0-0-10', '12', '3']) expect(rifle?.parse(good)).toBeDefined();
    for (const bad of ['6-8', 'a', '-1', '6-8-6-1', ''])
      expect(new RegExp(rifle?.pattern ?? '').test(bad), bad).toBe(false);
  });
  it('PGG-12.3 the sum is shown; exactly two rifle counters are 0-1-6', () => {
    expect(notes()).toEqual([]);
    expect(notes(['3-3-6', 90], ['0-1-6', 2])).toEqual(['pgg.table.sum']);
    expect(notes(['3-3-6', 90], ['0-1-6', 3])).toEqual(['pgg.table.sum', 'pgg.table.zeroOne']);
    expect(notes(['3-3-6', 1], ['0-1-6', 2])).toEqual(['pgg.table.sum', 'pgg.table.few']);
    expect(notes(['3-3-6', 50], ['3-3-6', 50], ['0-1-6', 2])).toEqual(['pgg.table.sum', 'pgg.table.twice']);
  });
  it("nothing is invented: only the infantry ladder and Lukin's rating are filled in", () => {
    const [german, soviet] = rosterSpecs;
    expect(german?.known).toHaveLength(61);
    for (const unit of german?.known ?? [])
      expect(unit.values.steps).toBe(unit.values.type === 'infantry' ? '9-7 4-7 2-7 1-7' : null);
    expect(
      soviet?.known.filter((unit) => unit.values.rating !== null).map((unit) => [unit.name, unit.values.rating]),
    ).toEqual([['Lukin', 3]]);
    expect(soviet?.known).toHaveLength(15);
  });
});
