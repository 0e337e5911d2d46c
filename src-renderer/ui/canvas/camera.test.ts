import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  bringing,
  firstPart,
  fitted,
  inSight,
  kept,
  mostZoom,
  nearEnough,
  panned,
  toSheet,
  toView,
  zoomedAt,
} from './camera.ts';

const view = { width: 800, height: 600 };
const cameras = fc.record({
  x: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
  y: fc.double({ min: -3_000, max: 3_000, noNaN: true }),
  zoom: fc.double({ min: 0.2, max: 3, noNaN: true }),
});
const points = fc.record({ x: fc.integer({ min: 0, max: 800 }), y: fc.integer({ min: 0, max: 600 }) });

it('what is under the finger stays there while it zooms', () => {
  fc.assert(
    fc.property(cameras, points, fc.double({ min: 0.3, max: 3, noNaN: true }), (camera, { x, y }, factor) => {
      const under = toSheet(camera, view, x, y);
      const after = toView(zoomedAt(camera, view, factor, x, y), view, under.x, under.y);
      expect(after.x).toBeCloseTo(x, 4);
      expect(after.y).toBeCloseTo(y, 4);
    }),
  );
});

it('the map moves as far as the finger', () => {
  fc.assert(
    fc.property(cameras, points, (camera, { x, y }) => {
      const before = toSheet(camera, view, 0, 0);
      const after = toSheet(panned(camera, x, y), view, x, y);
      expect(after.x).toBeCloseTo(before.x, 4);
      expect(after.y).toBeCloseTo(before.y, 4);
    }),
  );
});

it('a fit shows everything, no larger than asked', () => {
  const all = { left: 100, top: -50, right: 2_100, bottom: 450 };
  const sight = inSight(fitted(all, view, 2), view);
  expect(sight.left).toBeLessThan(all.left);
  expect(sight.right).toBeGreaterThan(all.right);
  expect(fitted({ left: 0, top: 0, right: 10, bottom: 10 }, view, 1.35).zoom).toBe(1.35);
  expect(zoomedAt({ x: 0, y: 0, zoom: 3 }, view, 100, 0, 0).zoom).toBe(mostZoom);
});

it('a hex brought into sight lies within it, with room, and one in sight moves nothing', () => {
  fc.assert(
    fc.property(
      cameras,
      fc.integer({ min: -4_000, max: 4_000 }),
      fc.integer({ min: -4_000, max: 4_000 }),
      (camera, x, y) => {
        const after = bringing(camera, view, x, y, 60);
        const at = toView(after, view, x, y);
        expect(at.x).toBeGreaterThan(10);
        expect(at.x).toBeLessThan(790);
        expect(at.y).toBeGreaterThan(10);
        expect(at.y).toBeLessThan(590);
      },
    ),
  );
  const camera = { x: 0, y: 0, zoom: 1 };
  expect(bringing(camera, view, 5, 5, 60)).toBe(camera);
});

it('part by part, as one reads, all points are seen, and no part is looked at in vain', () => {
  const many = fc.array(fc.record({ x: fc.integer({ min: 0, max: 3_000 }), y: fc.integer({ min: 0, max: 3_000 }) }), {
    maxLength: 60,
  });
  const all = { left: -50, top: -50, right: 3_050, bottom: 3_050 };
  fc.assert(
    fc.property(cameras, many, (start, points) => {
      let [camera, left] = [start, points];
      for (let part = firstPart(camera, view, left, all, 60); part; part = firstPart(camera, view, left, all, 60)) {
        expect(part.camera.zoom).toBe(start.zoom);
        camera = part.camera;
        const sight = inSight(camera, view);
        const after = left.filter(
          ({ x, y }) => x < sight.left + 1 || x > sight.right - 1 || y < sight.top + 1 || y > sight.bottom - 1,
        );
        expect(after).not.toContain(part.first);
        left = after;
      }
      expect(left).toEqual([]);
    }),
  );
  // the first row of the map, from its left, before the next
  const three = [
    { x: 2_000, y: 10 },
    { x: 30, y: 400 },
    { x: 0, y: 1_500 },
  ];
  const camera = { x: 9, y: 9, zoom: 1 };
  const part = firstPart(camera, view, three, all, 60);
  expect(part).toEqual({ camera: { x: 370, y: 250, zoom: 1 }, first: three[1] });
  // at its far edge no more of what lies beyond is seen than must be
  const [first = { x: 0, y: 0 }] = three;
  expect(firstPart(camera, view, [first], { ...all, right: 2_100 }, 60)?.camera).toEqual({ x: 1_700, y: 250, zoom: 1 });
  expect(firstPart(camera, view, [first], { ...all, left: 1_800, right: 2_100 }, 60)?.camera.x).toBe(1_950);
});

it('the map cannot be pushed out of sight', () => {
  const all = { left: 0, top: 0, right: 500, bottom: 400 };
  expect(kept({ x: 9_000, y: -9_000, zoom: 1 }, all)).toEqual({ x: 500, y: 0, zoom: 1 });
});

it('a map too large to be read as a whole begins at its units, large enough to be read', () => {
  const all = { left: 0, top: 0, right: 4_000, bottom: 3_000 };
  const whole = fitted(all, view, 1.35);
  const units = [
    { x: 900, y: 1_000 },
    { x: 1_100, y: 1_200 },
  ];
  const near = nearEnough(whole, units, view, 1);
  expect(near).toMatchObject({ x: 1_000, y: 1_100, zoom: 1 });
  // units all over it: as much of it as can be read
  const far = nearEnough(whole, [...units, { x: 3_900, y: 2_900 }], view, 1);
  expect(far?.zoom).toBeGreaterThan(2 * whole.zoom);
  expect(nearEnough(whole, [], view, 1)).toBeUndefined();
  expect(nearEnough({ ...whole, zoom: 0.6 }, units, view, 1)).toBeUndefined();
});
