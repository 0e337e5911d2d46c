import { expect, it } from 'vitest';
import { edit } from '#rules/kit/hexmap/edit/edit.ts';
import { gridOf } from '#rules/kit/hexmap/grid.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import type { Sheet } from '#rules/kit/hexmap/sheet.ts';
import { hexSize } from '../canvas/layout.ts';
import type { Spot } from '../canvas/useHands.ts';
import { blockOf, passedBy, strokeOf, touchOf } from './strokes.ts';

const blank: Sheet = { grid: gridOf(6, 6), hexes: {}, sides: {}, links: {}, boxes: {} };
const hexes = blockOf(blank, '0101', '0606');
const clear = edit(blank, { do: 'terrain', hexes, terrain: 'clear' }).sheet;
const spot = (hex: string, direction = 0, near = 0): Spot => ({
  hex,
  direction,
  beyond: neighboursOf(clear.grid, hex)[direction],
  near,
  x: 0,
  y: 0,
  shift: false,
});
/** A whole drag, stretch by stretch. */
const drawn = (sheet: Sheet, brush: Parameters<typeof strokeOf>[0], stretches: readonly (readonly Spot[])[]): Sheet => {
  const start = stretches[0]?.[0];
  const stroke = start && strokeOf(brush, sheet, start);
  if (!stroke) throw new Error('no stroke');
  return stretches.reduce((so, spots) => {
    return stroke.over(so, spots).reduce((now, change) => edit(now, change).sheet, so);
  }, sheet);
};

it('a drag paints every hex it passes', () => {
  const painted = drawn(blank, { is: 'terrain', key: 'forest' }, [[spot('0101')], [spot('0202'), spot('0303')]]);
  expect(Object.keys(painted.hexes).sort()).toEqual(['0101', '0202', '0303']);
});

it('a river is drawn from corner to corner, taken back where the finger goes back, and off where the drag begins on one', () => {
  const brush = { is: 'side' as const, key: 'river' };
  const corners = pixelsOf(clear.grid, hexSize).cornersOf('0202');
  const at = (i: number, part: number): Spot => {
    const [from, to] = [corners[i], corners[(i + 1) % 6]];
    if (!from || !to) throw new Error('no corner');
    return { ...spot('0202'), x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  const stretches = [[at(1, 0)], [at(1, 0.5), at(2, 0)], [at(2, 0.5), at(3, 0)]];
  const once = drawn(clear, brush, stretches);
  expect(Object.keys(once.sides)).toHaveLength(2);
  expect(drawn(once, brush, stretches).sides).toEqual({});
  const back = drawn(clear, brush, [...stretches, [at(2, 0.5), at(2, 0)]]);
  expect(Object.keys(back.sides)).toHaveLength(1);
});

it('a road follows the drag hex by hex and comes off when it is drawn over', () => {
  const brush = { is: 'link' as const, key: 'road' };
  const stretches = [[spot('0101')], [spot('0201')], [spot('0302'), spot('0402')]];
  const once = drawn(clear, brush, stretches);
  expect(Object.keys(once.links)).toEqual(['0101/0201', '0201/0302', '0302/0402']);
  expect(drawn(once, brush, stretches).links).toEqual({});
});

it('a road dragged too fast to touch every hex goes straight between them', () => {
  const once = drawn(clear, { is: 'link', key: 'road' }, [[spot('0101')], [spot('0105')]]);
  expect(Object.keys(once.links)).toHaveLength(4);
});

it('marks are put on drawn hexes alone, and come off where the drag begins on one', () => {
  const brush = { is: 'feature' as const, key: 'source' };
  const some = edit(blank, { do: 'terrain', hexes: ['0101', '0301'], terrain: 'clear' }).sheet;
  const once = drawn(some, brush, [[spot('0101'), spot('0201'), spot('0301')]]);
  expect(once.hexes['0301']?.features).toEqual(['source']);
  expect(Object.keys(once.hexes)).toHaveLength(2);
  expect(drawn(once, brush, [[spot('0101'), spot('0301')]]).hexes['0301']?.features).toBeUndefined();
});

it('an area is painted by dragging, and taken off where the drag begins in it', () => {
  const drag = (sheet: Sheet, ...along: readonly string[]): Sheet => {
    const [start] = along;
    const stroke = start === undefined ? undefined : strokeOf({ is: 'label' }, sheet, spot(start), 'POL');
    const changes = stroke?.over(
      sheet,
      along.map((hex) => spot(hex)),
    );
    return (changes ?? []).reduce((now, change) => edit(now, change).sheet, sheet);
  };
  const once = drag(clear, '0101', '0201', '0301');
  expect(['0101', '0201', '0301', '0401'].map((hex) => once.hexes[hex]?.labels?.[0])).toEqual([
    'POL',
    'POL',
    'POL',
    undefined,
  ]);
  expect(drag(once, '0201', '0301').hexes['0301']?.labels).toBeUndefined();
  expect(strokeOf({ is: 'label' }, clear, spot('0101'), '')).toBeUndefined();
});

it('a touch with Shift fills everything alike that hangs together', () => {
  expect(touchOf({ is: 'terrain', key: 'swamp' }, spot('0202'), true)).toEqual({
    do: 'fill',
    from: '0202',
    terrain: 'swamp',
  });
  expect(touchOf({ is: 'terrain', key: 'swamp' }, { ...spot('0202'), hex: undefined }, false)).toBeUndefined();
});

it('a block lies between its two corners, whichever is touched first', () => {
  expect(blockOf(blank, '0302', '0203')).toEqual(['0202', '0203', '0302', '0303']);
});

it('a finger passes the hexes it goes over, and along lines the places it would draw: those it goes back over no more', () => {
  const hexes = passedBy('terrain', clear.grid, spot('0101'));
  expect(hexes([spot('0201'), spot('0202', 0, 0.95), spot('0302')]).map(({ place }) => place)).toEqual([
    '0101',
    '0201',
    '0302',
  ]);
  const ways = passedBy('links', clear.grid, spot('0101'));
  expect(ways([spot('0101'), spot('0201'), spot('0302')])).toEqual([
    { place: '0101/0201', back: false },
    { place: '0201/0302', back: false },
  ]);
  // the corner of a hex that is grazed is none it passes
  expect(ways([spot('0303', 0, 0.95), spot('0402'), spot('0302')])).toEqual([
    { place: '0302/0402', back: false },
    { place: '0302/0402', back: true },
  ]);
  const corners = pixelsOf(clear.grid, hexSize).cornersOf('0202');
  const at = (i: number): Spot => ({ ...spot('0202'), x: corners[i]?.x ?? 0, y: corners[i]?.y ?? 0 });
  const sides = passedBy('sides', clear.grid, at(1));
  const passed = sides([at(1), at(2), at(3), at(2)]);
  expect(passed.map(({ back }) => back)).toEqual([false, false, true]);
  expect(passed[2]?.place).toBe(passed[1]?.place);
});
