import type { Overlay } from '../../../../kit/map.ts';
import { type Msg, name } from '../../../../kit/text.ts';
import { q } from '../../text/speak-lines.ts';
import { list } from '../../words.ts';
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
export const placesMsg = (ground: Ground, nodes: readonly number[]): Msg | undefined =>
  list(nodes.map((node) => placeMsg(ground, node)));

/** Every hex shown once: what is said first of it stays. */
export const once = (hexes: readonly ShownHex[]): readonly ShownHex[] => {
  const seen = new Set<string>();
  return hexes.filter(({ hex }) => !seen.has(hex) && seen.add(hex));
};
