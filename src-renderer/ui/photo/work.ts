import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { Photo } from '#shared/contract.ts';
import type { Fitted } from '../canvas/fitPhoto.ts';
import type { Place } from './fit/lay.ts';
import type { Misfit, Unfit } from './fit/tighten.ts';

/** A picture as it is kept beside a sheet. */
export type Picture = Pick<Photo, 'image' | 'width' | 'height'>;
export type Opened = { readonly ok: true; readonly picture: Picture } | { readonly ok: false; readonly reason: 'bad' };
/** `misfit` where the printed grid was found; without it the places alone were gone by. */
export type Straightened =
  | { readonly ok: true; readonly picture: Picture & Pick<Photo, 'fit'>; readonly misfit?: Misfit }
  | ({ readonly ok: false } & Unfit);

export interface Straighten {
  /** in pixels of the picture that was answered when the photo was opened */
  readonly places: readonly Place[];
  readonly of: { readonly width: number; readonly height: number };
  readonly grid: Grid;
  /** the printed grid is not asked */
  readonly byPlaces?: boolean;
  /** the picture that lies under the grid already and how: this photo is of a part, and covers that as far as its places */
  readonly onto?: { readonly image: Blob; readonly fitted: Fitted };
}

/** What is done with a photo off the main thread. A part done is told as 0 to 1. */
export interface PhotoWork {
  /** decodes a picture file, upright as its camera held it; the photo is then the one at work */
  readonly open: (file: Blob, tell: (part: number) => void) => Promise<Opened>;
  readonly straighten: (asked: Straighten, tell: (part: number) => void) => Promise<Straightened>;
}
