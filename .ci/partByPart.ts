// The other way through what is proposed from a photo: part by part of the map, instead of doubt by doubt.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { firstPart, seesPoint } from '../src-renderer/ui/canvas/camera.ts';
import { hexSize } from '../src-renderer/ui/canvas/layout.ts';
import { bitOfRoom } from '../src-renderer/ui/canvas/mapDrawing.ts';
import type { Proposals } from '../src-renderer/ui/photo/proposed/proposals.ts';
import { batch, isSure } from './photographed.ts';

/** The map beside its panel, on a screen of 1280 by 800, at the zoom it reads best at. */
const view = { width: 940, height: 640 };

/**
 * A player turns to the first part where something is proposed or doubtful, sets right what is wrong in it, and takes the
 * rest as it is with one touch; and so on. Answers the touches until there is no fault.
 *
 * @param places the hexes of each place, as the proposals number them
 * @param nothing the option that says nothing lies there, where there is one: what is surely so is not looked for
 */
export const partByPart = (
  first: Proposals,
  truth: ArrayLike<number>,
  told: ReadonlyMap<number, number>,
  ask: (told: ReadonlyMap<number, number>) => Proposals,
  { grid, places, nothing }: { grid: Grid; places: readonly (readonly string[])[]; nothing?: number },
): number => {
  const { centre, width, height } = pixelsOf(grid, hexSize);
  const all = { left: 0, top: 0, right: width, bottom: height };
  const points = places.map((hexes) => hexes.flatMap((hex): Point | [] => centre(hex) ?? []));
  const known = new Map(told);
  const done = new Set(told.keys());
  let found = first;
  let touches = 0;
  /** What is wrong of these is set right, the worst first. */
  const setRight = (within: readonly number[]): void => {
    for (;;) {
      const wrong = within
        .filter((place) => !known.has(place) && found.kind[place] !== truth[place])
        .sort((a, b) => (found.sure[a] ?? 0) - (found.sure[b] ?? 0))
        .slice(0, batch);
      if (wrong.length === 0) return;
      touches += wrong.length;
      for (const place of wrong) known.set(place, truth[place] ?? 0);
      found = ask(known);
    }
  };
  let camera = { x: 0, y: 0, zoom: 1 };
  for (;;) {
    const left = [...places.keys()].filter((place) => !done.has(place));
    const open = left.filter((place) => found.kind[place] !== nothing || !isSure(found, place));
    const part = firstPart(
      camera,
      view,
      open.flatMap((place) => points[place] ?? []),
      all,
      bitOfRoom,
    );
    if (!part) {
      // what was missed where nothing at all is proposed
      setRight(left);
      return touches;
    }
    camera = part.camera;
    const within = left.filter((place) => points[place]?.some((point) => seesPoint(camera, view, point)));
    setRight(within);
    for (const place of within) done.add(place);
    touches += 1;
  }
};
