import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Msg } from '#rules/kit/words/message.ts';

export type Item = Overlay['list'][number];
export type ShownHex = Overlay['hexes'][number];
/** An answer without anything to draw. */
export const wordsOnly = (says: Msg): Overlay => ({ says, hexes: [], lines: [], list: [] });
/** '2½' of five halves. */
export const inHalves = (halves: number): string =>
  halves % 2 === 0 ? String(halves / 2) : `${halves === 1 ? '' : Math.floor(halves / 2)}½`;
