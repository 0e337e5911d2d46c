// The other way through what is proposed from a photo: part by part of the map, instead of doubt by doubt.
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import { neighboursOf } from '#rules/kit/hexmap/lattice.ts';
import { type Point, pixelsOf } from '#rules/kit/hexmap/pixels.ts';
import { firstPart, seesPoint } from '../src-renderer/ui/canvas/camera.ts';
import { hexSize } from '../src-renderer/ui/canvas/layout.ts';
import { bitOfRoom } from '../src-renderer/ui/canvas/mapDrawing.ts';
import type { Proposals } from '../src-renderer/ui/photo/proposed/proposals.ts';
import { batch, isSure } from './photographed.ts';
import { patchesOf, type Strand, strandsOf } from './strokes.ts';

/** The map beside its panel, on a screen of 1280 by 800, at the zoom it reads best at. */
const view = { width: 940, height: 640 };

/**
 * A player turns to the first part where something is proposed or doubtful, sets right what is wrong in it, what hangs
 * together and is the same with one stroke of a finger, and takes the rest as it is with one touch; and so on. Answers the touches until there is no fault.
 *
 * @param places the hexes of each place, as the proposals number them
 * @param nothing the option that says nothing lies there, where there is one: what is surely so is not looked for
 * @param ends of lines, where each place begins and ends
 */
export const partByPart = (
  first: Proposals,
  truth: ArrayLike<number>,
  told: ReadonlyMap<number, number>,
  ask: (told: ReadonlyMap<number, number>) => Proposals,
  {
    grid,
    places,
    nothing,
    ends,
  }: { grid: Grid; places: readonly (readonly string[])[]; nothing?: number; ends?: ArrayLike<number> },
): number => {
  const { centre, width, height } = pixelsOf(grid, hexSize);
  const all = { left: 0, top: 0, right: width, bottom: height };
  const points = places.map((hexes) => hexes.flatMap((hex): Point | [] => centre(hex) ?? []));
  const known = new Map(told);
  const done = new Set(told.keys());
  let found = first;
  let touches = 0;
  const numberOf = new Map(places.map(([hex = ''], place) => [hex, place]));
  const beside = (place: number): readonly number[] =>
    neighboursOf(grid, places[place]?.[0] ?? '').flatMap((hex) => numberOf.get(hex ?? '') ?? []);
  /** What hangs together and is the same: hexes are passed over in one go, lines in as many strokes as they take. */
  const handfuls = (wrong: readonly number[]): readonly Strand[] => {
    const kinds = new Set(wrong.map((place) => truth[place]));
    return [...kinds].flatMap((kind) => {
      const its = wrong.filter((place) => truth[place] === kind);
      return ends ? strandsOf(its, ends) : patchesOf(its, beside);
    });
  };
  const doubtOf = ({ places: some }: Strand): number => Math.min(...some.map((place) => found.sure[place] ?? 0));
  /** What is wrong of these is set right, the worst first. */
  const setRight = (within: readonly number[]): void => {
    for (;;) {
      const wrong = within.filter((place) => !known.has(place) && found.kind[place] !== truth[place]);
      if (wrong.length === 0) return;
      let said = 0;
      for (const { places: some, strokes } of [...handfuls(wrong)].sort((a, b) => doubtOf(a) - doubtOf(b))) {
        for (const place of some) known.set(place, truth[place] ?? 0);
        touches += strokes;
        said += some.length;
        if (said >= batch) break;
      }
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
