import type { Context } from '#rules/kit/record/context.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { marks, phases, recordCells } from '../../ids.ts';
import { airHexes } from '../../model/markers.ts';
import { disruptedMarks, marksOf, placeOf } from '../../model/reading.ts';
import { markedMsg, plain } from '../../model/words.ts';
import { msg } from './msg.ts';

/** What tasks of both player-turns say of their state. */
export const isTurn = (n: number) => ({ turn: { from: n, to: n } });

export const airStatus = (context: Context): Msg => {
  const hexes = airHexes(context);
  return hexes.length === 0
    ? msg('pgg.status.noMarker')
    : msg('pgg.status.markersAt', { count: hexes.length, hexes: list(hexes.map(plain)) ?? plain('') });
};

/** Where the Soviet marker lies; undefined: nowhere. */
export const sovietMarkerStatus = (context: Context): Msg | undefined => {
  const hex = textIn(context, recordCells.sovietMarker);
  return hex === '' ? undefined : msg('pgg.status.markersAt', { count: 1, hexes: name(hex) });
};

export const disruptedStatus =
  (side: 'german' | 'soviet') =>
  (context: Context): Msg =>
    list(disruptedMarks(context, side).map(markedMsg)) ??
    // the record lifts them as the phase begins: the counters still lie there
    (placeOf(context).name === phases.disruption ? msg('pgg.status.lifted') : msg('pgg.status.noneMarked'));

/** By name: of units that have none a mark says only their hex, and not how many they are. */
const withMark = (context: Context, mark: string): Msg =>
  list(marksOf(context, mark).map(markedMsg)) ?? msg('pgg.status.nobody');

export const onceStatus = (context: Context): Msg =>
  msg('pgg.status.ticked', {
    attacked: withMark(context, marks.attacked),
    were: withMark(context, marks.wasAttacked),
  });

/** The movement phase of a player-turn is behind: what has not entered is owed, and comes on a later turn. */
export const wasIn = (context: Context, playerTurn: string): boolean =>
  context.past?.includes(`t${context.turn}/${playerTurn}/${phases.movement}`) ?? false;
