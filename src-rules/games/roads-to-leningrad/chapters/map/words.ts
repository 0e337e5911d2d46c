import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../ids.ts';
import { say } from '../../model/propose.ts';
import { msg } from './msg.ts';

/** How sides, units, hexes and lists are named in messages. */
export const mapSideMsg = (side: SideId): Msg => msg(`rtl.map.side.${side}`);
export const plain = (text: string | number): Msg => say(String(text));
export const hexesMsg = (hexes: readonly string[]): Msg => plain([...new Set(hexes)].join(', '));
export const pieceMsg = (piece: Pick<Piece, 'name'>): Msg => plain(piece.name);
export const two = (a: Msg, b: Msg | undefined): Msg => (b ? msg('rtl.map.two', { a, b }) : a);
