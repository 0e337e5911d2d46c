import type { Msg } from '../words/message.ts';
import type { Overlay } from './mapSpec.ts';

export type ShownHex = Overlay['hexes'][number];
export type ShownItem = Overlay['list'][number];

/** An answer of words alone: nothing to draw. */
export const wordsOnly = (says: Msg, list: readonly ShownItem[] = []): Overlay => ({
  says,
  hexes: [],
  lines: [],
  list,
});

/** Half points as they are written on a hex: '3', '2½', '½'. */
export const inHalves = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
};
