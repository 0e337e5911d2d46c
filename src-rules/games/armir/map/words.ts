import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../ids.ts';
import { m } from '../text/speak-map.ts';
import { t } from '../text/speak-table.ts';
import type { Ground } from './ground.ts';

/** How sides, units, hexes and lists are named in messages. */
export const sideMsg = (side: SideId): Msg => t(`armir.side.${side}`);
export const plain = (text: string | number): Msg => t('armir.say', { what: name(text) });
export const pieceMsg = (piece: Pick<Piece, 'name'>): Msg => plain(piece.name);

/** A source of supply by its letter or name, with its hex. */
export const sourceMsg = (ground: Ground, node: number): Msg => {
  const hex = name(ground.id(node));
  const letter = ground.sourceLetter(node);
  if (letter !== '') return m('armir.source.letter', { what: name(letter), hex });
  return ground.place('kantemirovka') === node ? m('armir.source.depot', { hex }) : m('armir.source.other', { hex });
};
