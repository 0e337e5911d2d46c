import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** An answer of words alone. */
export const wordsOnly = (says: Msg, list: Overlay['list'] = []): Overlay => ({ says, hexes: [], lines: [], list });

export type ShownHex = Overlay['hexes'][number];

export type Item = Overlay['list'][number];

/** Half points as they are written on a hex: '3', '2½', '½'. */
export const inHalves = (halves: number): string => {
  const whole = Math.floor(halves / 2);
  return halves % 2 === 0 ? String(whole) : `${whole === 0 ? '' : whole}½`;
};
