/// <reference lib="webworker" />
import { expose } from 'comlink';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { UnderPhoto } from '../canvas/brushes.ts';
import { hexSize } from '../canvas/layout.ts';
import type { Proposals, ProposeOf } from './proposed/proposals.ts';
import { looksOf } from './terrain/features.ts';
import { patchReader } from './terrain/patches.ts';
import { proposer } from './terrain/propose.ts';
import { pairsOf } from './ways/pairs.ts';
import { linesProposer } from './ways/propose.ts';
import { stripsOf } from './ways/strips.ts';

/** What is done off the main thread to propose the terrain of a map, or its lines, from its photo. */
export interface TeacherWork {
  /** takes in the look of every place; answers how many can be seen */
  readonly look: (
    photo: ImageBitmap,
    matrix: UnderPhoto['matrix'],
    grid: Grid,
    of: ProposeOf,
    told: (part: number) => void,
  ) => number;
  readonly learn: (
    named: readonly (readonly [number, number])[],
    options: readonly (readonly string[])[],
    decided: ReadonlySet<number>,
  ) => Proposals;
}

let ask:
  | ((
      named: ReadonlyMap<number, number>,
      options: readonly (readonly string[])[],
      decided: ReadonlySet<number>,
    ) => Proposals)
  | undefined;

const work: TeacherWork = {
  look: (bitmap, { a, b, c, d, e, f }, grid, of, told) => {
    const { width, height } = bitmap;
    const ctx = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
    if (!ctx) throw new Error('no room for a picture');
    ctx.drawImage(bitmap, 0, 0);
    bitmap.close();
    const photo = ctx.getImageData(0, 0, width, height);
    const whole = a * d - b * c;
    // from the sheet back to the photo
    const seen = (x: number, y: number) => ({
      x: (d * (x - e) - c * (y - f)) / whole,
      y: (a * (y - f) - b * (x - e)) / whole,
    });
    const count = (visible: Uint8Array): number => visible.reduce((sum, one) => sum + one, 0);
    if (of === 'terrain') {
      const looks = looksOf(patchReader(photo, grid, hexSize, seen), grid, told);
      const propose = proposer(looks);
      ask = (named, options, decided) => propose(named, options.length, decided);
      return count(looks.seen);
    }
    const strips = stripsOf(photo, pairsOf(grid, of, hexSize), hexSize, seen, told);
    ask = linesProposer(strips);
    return count(strips.seen);
  },
  learn: (named, options, decided) => {
    if (!ask) throw new Error('nothing was looked at');
    return ask(new Map(named), options, decided);
  },
};

expose(work);
