/// <reference lib="webworker" />
import { expose } from 'comlink';
import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { UnderPhoto } from '../../canvas/brushes.ts';
import { hexSize } from '../../canvas/layout.ts';
import { looksOf } from './features.ts';
import { patchReader } from './patches.ts';
import { type Proposals, proposer } from './propose.ts';

/** What is done off the main thread to propose the terrain of a map from its photo. */
export interface TerrainWork {
  /** takes in the look of every hex; answers how many can be seen */
  readonly look: (photo: ImageBitmap, matrix: UnderPhoto['matrix'], grid: Grid, told: (part: number) => void) => number;
  readonly learn: (named: readonly (readonly [number, number])[], kinds: number) => Proposals;
}

let ask: ReturnType<typeof proposer> | undefined;

const work: TerrainWork = {
  look: (bitmap, { a, b, c, d, e, f }, grid, told) => {
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
    const looks = looksOf(patchReader(photo, grid, hexSize, seen), grid, told);
    ask = proposer(looks);
    return looks.seen.reduce((sum, one) => sum + one, 0);
  },
  learn: (named, kinds) => {
    if (!ask) throw new Error('nothing was looked at');
    return ask(new Map(named), kinds);
  },
};

expose(work);
