import { describe, expect, it } from 'vitest';
import { gridOf } from '../grid.ts';
import type { Sheet } from '../sheet.ts';
import { freeBoxId } from './boxes.ts';
import { edit, type SheetEdit } from './edit.ts';

const blank: Sheet = { grid: gridOf(6, 5), hexes: {}, sides: {}, links: {}, boxes: {} };
const having = (sheet: Sheet, ...changes: readonly SheetEdit[]): Sheet =>
  changes.reduce((so, change) => edit(so, change).sheet, sheet);
const left = (sheet: Sheet, change: SheetEdit) => edit(sheet, change).left.map(({ at, msg }) => `${at}: ${msg.id}`);
const bare = having(blank, { do: 'terrain', hexes: ['0101', '0201'], terrain: 'clear' });

describe('boxes', () => {
  const boxed = having(
    bare,
    { do: 'box', id: 'west', name: 'West', kind: 'offMap' },
    { do: 'box', id: 'north', name: 'North Sea', kind: 'sea' },
    { do: 'boxLink', id: 'north', to: 'west', link: 'sea', on: true },
    { do: 'boxFeature', id: 'west', feature: 'source', on: true },
  );
  const many = (n: number): Sheet['boxes'] =>
    Object.fromEntries(Array.from({ length: n }, (_, i) => [`b${i}`, { name: `B${i}`, kind: 'sea', links: [] }]));
  it('added, renamed, linked, dropped', () => {
    expect(boxed.boxes).toEqual({
      west: { name: 'West', kind: 'offMap', features: ['source'], links: [] },
      north: { name: 'North Sea', kind: 'sea', links: [{ to: 'west', link: 'sea' }] },
    });
    expect(having(boxed, { do: 'box', id: 'west', name: 'Far west', kind: 'sea' }).boxes.west).toEqual({
      name: 'Far west',
      kind: 'sea',
      features: ['source'],
      links: [],
    });
    expect(having(boxed, { do: 'dropBox', id: 'west' }).boxes).toEqual({
      north: { name: 'North Sea', kind: 'sea', links: [] },
    });
    expect(having(boxed, { do: 'boxFeature', id: 'west', feature: 'source', on: 'toggle' }).boxes.west).toEqual({
      name: 'West',
      kind: 'offMap',
      links: [],
    });
    expect(
      having(boxed, { do: 'boxLink', id: 'north', to: 'west', link: 'sea', on: 'toggle' }).boxes.north?.links,
    ).toEqual([]);
    expect(freeBoxId(boxed)).toBe('box1');
    expect(freeBoxId(having(bare, { do: 'box', id: 'box1', name: 'x', kind: 'sea' }))).toBe('box2');
  });
  it('what cannot be is said', () => {
    expect(left(boxed, { do: 'box', id: '0101', name: 'x', kind: 'sea' })).toEqual(['boxes.0101: kit.sheet.boxId']);
    expect(left(boxed, { do: 'box', id: 'x', name: ' ', kind: 'sea' })).toEqual(['boxes.x.name: kit.sheet.text']);
    expect(left(boxed, { do: 'dropBox', id: 'east' })).toEqual(['boxes.east: kit.sheet.boxNone']);
    expect(left(boxed, { do: 'boxLink', id: 'west', to: 'west', link: 'sea', on: true })).toEqual([
      'boxes.west: kit.sheet.boxItself',
    ]);
    expect(left(boxed, { do: 'boxLink', id: 'west', to: '0505', link: 'sea', on: true })).toEqual([
      'boxes.west: kit.sheet.boxNowhere',
    ]);
    expect(left(boxed, { do: 'boxFeature', id: 'constructor', feature: 'source', on: true })).toEqual([
      'boxes.constructor: kit.sheet.boxNone',
    ]);
    const full = { ...boxed, boxes: many(100) };
    expect(left(full, { do: 'box', id: 'x', name: 'X', kind: 'sea' })).toEqual(['boxes: kit.sheet.boxes']);
    expect(left(full, { do: 'box', id: 'b7', name: 'X', kind: 'sea' })).toEqual([]);
    const links = Array.from({ length: 200 }, (_, i) => ({ to: '0101', link: `l${i}` }));
    const tied = { ...boxed, boxes: { a: { name: 'A', kind: 'sea', links } } };
    expect(left(tied, { do: 'boxLink', id: 'a', to: '0201', link: 'sea', on: true })).toEqual([
      'boxes.a: kit.sheet.listOf',
    ]);
    expect(left(tied, { do: 'boxLink', id: 'a', to: '0101', link: 'l7', on: 'toggle' })).toEqual([]);
  });
  it('of another drawing are taken with the links that lead somewhere; where there is no more room that is said', () => {
    const there: Sheet = {
      ...blank,
      boxes: {
        far: {
          name: 'Far',
          kind: 'sea',
          links: [
            { to: '0101', link: 'sea' },
            { to: '0505', link: 'sea' },
          ],
        },
      },
    };
    const all = [{ of: 'boxes', at: 'far', fresh: true } as const];
    const taken = edit(bare, { do: 'take', from: there, what: all });
    expect(taken.sheet.boxes.far?.links).toEqual([{ to: '0101', link: 'sea' }]);
    expect(taken.left.map(({ at, msg }) => [at, msg.id])).toEqual([['boxes.far', 'kit.sheet.boxNowhere']]);
    expect(left({ ...bare, boxes: many(100) }, { do: 'take', from: there, what: all })).toEqual([
      'boxes: kit.sheet.boxes',
    ]);
    expect(edit(bare, { do: 'take', from: there, what: [{ of: 'boxes', at: 'gone', fresh: true }] }).sheet).toBe(bare);
  });
});
