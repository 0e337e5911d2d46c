import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { SideId } from '../ids.ts';
import { msg } from './msg.ts';

/** How sides, units, hexes and lists are named in messages. */
export const sideMsg = (side: SideId): Msg => msg(`armir.side.${side}`);
/** How many steps a counter has left. */
export const stepsSaid = (left: number, of: number): Msg => msg('armir.pool.steps', { n: left, of });
export const plain = (text: string | number): Msg => msg('armir.say', { what: name(text) });
export const pieceMsg = (piece: Pick<Piece, 'name'>): Msg => plain(piece.name);
