import { describe, expect, it } from 'vitest';
import { apart, detourOf, isCutOff, meetsRim, missOf, mostOpenings, openingsOf, reachedOf, wayLine } from './told.ts';
import type { Traced } from './trace/profile.ts';

const board = { ids: ['0101', '0102', '0103', '0104', '0105'], rim: Uint8Array.from([0, 0, 0, 0, 1]) };
const leg = (...path: readonly number[]) => ({ legs: [{ leg: 'walk', path, cost: path.length }] });
const cut = (...nodes: readonly number[]) => ({ nodes, sides: [], line: leg(0, ...nodes) });
const lost = (reached: readonly number[], ...cuts: readonly ReturnType<typeof cut>[]): Traced & { ok: false } => ({
  ok: false,
  reached,
  cuts,
});

describe('how lines read on the map', () => {
  it('the smallest opening first, none that shares a hex with one already named, and no more than can be read', () => {
    const sets = [[1, 2], [3], [3, 4], [], [4]].map((nodes) => ({ nodes, sides: [] }));
    expect(apart(sets, (one) => one).map(({ nodes }) => nodes)).toEqual([[3], [4], [1, 2]]);
    // a hexside counts as much as a hex
    expect(
      apart(
        [
          { nodes: [1], sides: [7] },
          { nodes: [2], sides: [] },
        ],
        (one) => one,
      )[0]?.nodes,
    ).toEqual([2]);
    const many = Array.from({ length: 9 }, (_, i) => ({ nodes: [i], sides: [] }));
    expect(apart(many, (one) => one)).toHaveLength(mostOpenings);
  });
  it('openings name their hexes, their way and what each game says shuts a hex', () => {
    const tried = [
      { id: 'road', traced: lost([0], cut(1, 2)) },
      { id: 'rail', traced: { ok: true, line: leg(0, 3) } as Traced },
      { id: 'edge', traced: lost([0], cut(3)) },
    ];
    const causes = (node: number, { id }: { readonly id: string }) => [
      { hex: board.ids[node] ?? '', msg: { id }, opens: { id: 'opens' }, rule: '1.1' },
    ];
    expect(
      openingsOf(board, tried, causes).map(({ hexes, way, causes: all }) => [hexes, way, all.map(({ hex }) => hex)]),
    ).toEqual([
      [['0104'], 'edge', ['0104']],
      [['0102', '0103'], 'road', ['0102', '0103']],
    ]);
  });
  it('the line is the one found, or the one that wants the fewest openings', () => {
    expect(wayLine(board, { ok: true, line: leg(0, 1) })).toEqual([{ leg: 'walk', path: ['0101', '0102'], cost: 2 }]);
    expect(wayLine(board, lost([0], cut(2), cut(3)))).toEqual([{ leg: 'walk', path: ['0101', '0103'], cost: 2 }]);
    expect(wayLine(board, lost([0]))).toEqual([]);
  });
  it('a way that is open but too long is told before what play has closed, and only then it is cut', () => {
    const [open, longer] = [
      { ...lost([0], cut(1)), detour: 2 },
      { ...lost([0]), over: 1, detour: 3 },
    ];
    expect([open, lost([0], cut(1)), longer, { ...lost([0]), over: 1 }, lost([0])].map((one) => missOf(one))).toEqual([
      { kind: 'long', by: 2 },
      { kind: 'cut' },
      { kind: 'far', by: 3 },
      { kind: 'far', by: 1 },
      { kind: 'none' },
    ]);
    expect([detourOf([lost([0]), longer, open]), detourOf([lost([0])])]).toEqual([2, undefined]);
  });
  it('who has a way that is open to the end is not cut off, nor who has nothing to open', () => {
    const openings = [{ hexes: ['0102'], sides: [], causes: [], way: 'walk' }];
    const long = { ...lost([0]), detour: 1 };
    expect(isCutOff(openings, [lost([0], cut(1))])).toBe(true);
    expect(isCutOff(openings, [lost([0], cut(1)), long])).toBe(false);
    expect(isCutOff([], [lost([0])])).toBe(false);
  });
  it('what lost lines came to, once and in the order of the map; whether the drawn part ends there', () => {
    const found: Traced = { ok: true, line: leg(0, 4) };
    expect(reachedOf(board, [lost([2, 0]), found, lost([1, 2])])).toEqual(['0101', '0102', '0103']);
    expect([meetsRim(board, [lost([0]), found]), meetsRim(board, [lost([0, 4])])]).toEqual([false, true]);
  });
});
