import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { q } from '../../text/speak-lines.ts';
import type { Ground } from '../ground.ts';

/** An answer of words alone. */
export const wordsOnly = (says: Msg, items: Overlay['list'] = []): Overlay => ({
  says,
  hexes: [],
  lines: [],
  list: items,
});

export type ShownHex = Overlay['hexes'][number];
export type Item = Overlay['list'][number];

/** A hex as players know it: its name with its number, or the number. */
export const placeMsg = (ground: Ground, node: number): Msg => {
  const [called, id] = [ground.called(node), ground.id(node)];
  return called === id || ground.isBox(node)
    ? q('bite.ask.plain', { what: name(called) })
    : q('bite.ask.named', { what: name(called), hex: name(id) });
};
/** The same where the number stands beside it: its name, if it has one. */
export const calledMsg = (ground: Ground, node: number): Msg =>
  q('bite.ask.plain', { what: name(ground.called(node)) });
/** What is said of a hex beside its number. */
export const atMsg = (ground: Ground, node: number, what: Msg): Msg =>
  ground.called(node) === ground.id(node) ? what : q('bite.ask.at', { hex: calledMsg(ground, node), what });
/** Every hex shown once: what is said first of it stays. */
export const once = (hexes: readonly ShownHex[]): readonly ShownHex[] => {
  const seen = new Set<string>();
  return hexes.filter(({ hex }) => !seen.has(hex) && seen.add(hex));
};
