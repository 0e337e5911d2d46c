import { type Colour, colours, type Pp } from './income.ts';

/** PP reckoned colour by colour. */

export const ppBy = (of: (colour: Colour) => number): Pp => ({
  yellow: of('yellow'),
  red: of('red'),
  blue: of('blue'),
  black: of('black'),
});
export const plus = (a: Pp, b: Pp): Pp => ppBy((colour) => a[colour] + b[colour]);
export const minus = (a: Pp): Pp => ppBy((colour) => 0 - a[colour]);
export const isNone = (pp: Pp): boolean => colours.every((colour) => pp[colour] === 0);
/** What a price takes beyond what is there; a debt the players insisted on is not paid with it. */
export const missing = (due: Pp, held: Pp): Pp =>
  ppBy((colour) => Math.max(0, due[colour] - Math.max(0, held[colour])));
