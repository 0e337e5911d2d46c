import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf, isComparable, saidOf } from './compare.ts';
import { edit } from './edit/edit.ts';
import { undone } from './edit/patch.ts';
import { parseSheetText } from './file/parseSheet.ts';
import { writeSheet } from './file/writeSheet.ts';
import { gridOf } from './grid.ts';
import type { Sheet } from './sheet.ts';
import { grids } from './testing/grids.ts';
import { randomSheet } from './testing/randomSheet.ts';
import { plainSpec as spec } from './testing/spec.ts';

const grid = gridOf(4, 3);
const bare: Sheet = { grid, hexes: {}, sides: {}, links: {}, boxes: {} };
const clear = { terrain: 'clear' };

describe('two drawings of one map', () => {
  it('differ where the other drew something else, and it says nothing of what it did not draw', () => {
    const here: Sheet = {
      ...bare,
      hexes: { '0101': clear, '0102': { terrain: 'forest' }, '0401': clear, '0402': clear },
      sides: { '0401/0402': ['river'] },
    };
    const there: Sheet = {
      ...bare,
      hexes: { '0101': clear, '0102': { terrain: 'swamp' }, '0201': clear },
      sides: { '0101/0102': ['river'] },
    };
    expect(differencesOf(here, there)).toEqual([
      { of: 'hexes', at: '0102', fresh: false },
      { of: 'hexes', at: '0201', fresh: true },
      { of: 'sides', at: '0101/0102', fresh: true },
    ]);
  });

  it('a river that only one of them drew between hexes of both is a difference either way', () => {
    const hexes = { '0101': clear, '0102': clear };
    const drawn = { ...bare, hexes, sides: { '0101/0102': ['river'] } };
    const without = { ...bare, hexes };
    expect(differencesOf(drawn, without)).toEqual([{ of: 'sides', at: '0101/0102', fresh: false }]);
    expect(edit(drawn, { do: 'take', from: without, what: differencesOf(drawn, without) }).sheet.sides).toEqual({});
    const [river] = spec.sides;
    const said = saidOf(drawn, without, spec, { of: 'sides', at: '0101/0102' });
    expect(said).toEqual({ here: [river?.msg], there: [] });
  });

  it('of another grid cannot be compared', () => {
    expect(isComparable(bare, { ...bare, grid: gridOf(4, 3) })).toBe(true);
    expect(isComparable(bare, { ...bare, grid: gridOf(4, 4) })).toBe(false);
  });

  it('a way is taken only where both its hexes are drawn, and says which is missing', () => {
    const there = { ...bare, hexes: { '0101': clear, '0102': clear }, links: { '0101/0102': ['road'] } };
    const road = differencesOf(bare, there).filter(({ of }) => of === 'links');
    const alone = edit(bare, { do: 'take', from: there, what: road });
    expect([alone.patch, alone.left.map(({ msg }) => msg.id)]).toEqual([undefined, ['kit.sheet.notDrawn']]);
    const all = edit(bare, { do: 'take', from: there, what: [...road, ...differencesOf(bare, there)] });
    expect([all.sheet.links, all.left]).toEqual([{ '0101/0102': ['road'] }, []]);
  });

  it('a box is known by its name: its ways lead to the boxes as they are called here', () => {
    const here: Sheet = { ...bare, boxes: { box1: { name: 'North Sea', kind: 'sea', links: [] } } };
    const there: Sheet = {
      ...bare,
      boxes: {
        box1: { name: 'Rear', kind: 'offMap', links: [{ to: 'box2', link: 'sea' }] },
        box2: { name: 'north sea', kind: 'sea', links: [] },
      },
    };
    const what = differencesOf(here, there);
    const { sheet } = edit(here, { do: 'take', from: there, what: what.filter(({ fresh }) => fresh) });
    expect(saidOf(here, there, spec, { of: 'boxes', at: 'box1' }).here).toEqual([]);
    expect(saidOf(here, there, spec, { of: 'boxes', at: 'box2' }).here).not.toEqual([]);
    expect(sheet.boxes).toEqual({
      box1: here.boxes.box1,
      'box1-2': { name: 'Rear', kind: 'offMap', links: [{ to: 'box1', link: 'sea' }] },
    });
  });

  it('with everything taken nothing is left to say, and the file reads; undone it is as it was', () => {
    fc.assert(
      fc.property(grids, fc.nat(10_000), fc.nat(10_000), (on, a, b) => {
        const [here, there] = [randomSheet(spec, a, { grid: on }), randomSheet(spec, b, { grid: on })];
        const { sheet, patch, left } = edit(here, { do: 'take', from: there, what: differencesOf(here, there) });
        const text = writeSheet(sheet, { game: 'g', name: 'n' });
        expect(parseSheetText(text, spec, 'g')).toMatchObject({ ok: true });
        if (patch) expect(undone(sheet, patch)).toEqual(here);
        if (left.length === 0) expect(differencesOf(sheet, there)).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });
});
