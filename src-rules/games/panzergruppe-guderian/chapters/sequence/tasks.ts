import type { Around } from '#rules/kit/record/context.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { marks, phases } from '../../ids.ts';
import { airHexes } from '../../model/markers.ts';
import { disruptedKeys, marksOf } from '../../model/reading.ts';
import { markedMsg, plain } from '../../model/words.ts';
import { msg } from './msg.ts';

/** What tasks of both player-turns say of their state. */
export const isTurn = (n: number) => ({ turn: { from: n, to: n } });

export const airStatus = (around: Around): Msg => {
  const hexes = airHexes(around);
  return hexes.length === 0
    ? msg('pgg.status.noMarker')
    : msg('pgg.status.markersAt', { count: hexes.length, hexes: list(hexes.map(plain)) ?? plain('') });
};

export const disruptedStatus =
  (side: 'german' | 'soviet') =>
  (around: Around): Msg =>
    list(disruptedKeys(around, side).map(markedMsg)) ?? msg('pgg.status.noneMarked');

export const onceStatus = (around: Around): Msg =>
  msg('pgg.status.ticked', { n: marksOf(around, marks.attacked).length, m: marksOf(around, marks.wasAttacked).length });

/** The movement phase of a player-turn is behind: what has not entered is owed, and comes on a later turn. */
export const wasIn = (around: Around, playerTurn: string): boolean =>
  around.past?.includes(`t${around.turn}/${playerTurn}/${phases.movement}`) ?? false;
