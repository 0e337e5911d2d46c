import type { LineOf } from '#rules/kit/hexmap/lines.ts';

/** What is proposed from a photo: terrain by hexes, or lines along hexsides or from hex to hex. */
export type ProposeOf = 'terrain' | LineOf;

/** What is proposed for every place of a map, by its index: for hexes their terrain, for places of lines what lies there. */
export interface Proposals {
  /** the option thought likeliest, and the next; `unseen`: nothing is known of the place */
  readonly kind: Uint8Array;
  readonly second: Uint8Array;
  /** how likely it is right, 0 to 1 */
  readonly sure: Float32Array;
}
export const unseen = 255;

/** From here on a proposal is called sure: of those at most one in two hundred is wrong, on the boards it was measured on. */
export const sureFrom = 0.9;
