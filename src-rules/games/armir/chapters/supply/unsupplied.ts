import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { boxes, cells, type SideId, sides } from '../../ids.ts';
import { counterOf } from '../../model/members.ts';
import { wasOos } from '../../model/snapshot.ts';
import { boardIn } from '../map/board.ts';
import { inBox, isInPlay } from '../map/pieces.ts';
import { standOf } from '../map/stand.ts';
import { corpsDieOf } from './corpsDie.ts';
import { verdictsOf } from './judge.ts';

/** Who has no line, as the drawn map tells, with what the air, dice and boxes make of it. */

export interface Judged {
  readonly id: string;
  readonly name: string;
  readonly side: SideId;
  /** a hex number, or `boxes.tem` */
  readonly hex: string;
  /** `waits`: its corps rolls before it is marked (8.4) */
  readonly state: 'supplied' | 'oos' | 'waits';
  /** it had its marker when the phase began */
  readonly marked: boolean;
}

/** 16.3.3: the box of the airports has no line, 16.1: that of the Čir always has (AMB-72). */
const inBoxes = (context: Context): readonly Judged[] =>
  [
    ...new Set([...Object.keys(mapIn(context, cells.temUnits)), ...Object.keys(mapIn(context, cells.cirUnits))]),
  ].flatMap((id): readonly Judged[] => {
    const box = inBox(context, id);
    const counter = counterOf(context, id);
    if (!box || (counter && !isInPlay(context, counter))) return [];
    const marked = wasOos(context, id);
    const die = corpsDieOf(context, counter, id, boxes.tem);
    return [
      {
        id,
        name: counter?.name ?? id,
        side: sides.soviet,
        hex: box,
        state: box === boxes.cir || die === 'stays' ? 'supplied' : die === 'waits' ? 'waits' : 'oos',
        marked,
      },
    ];
  });

/** Both sides on the drawn map and in the boxes; undefined: nothing is drawn. */
export const judged = (context: Context): readonly Judged[] | undefined => {
  const board = boardIn(context);
  if (!board) return undefined;
  const stand = standOf(board, context);
  const onMap = ([sides.axis, sides.soviet] as const).flatMap((side) =>
    verdictsOf(board, stand, context, side).map(({ piece, hex, state }): Judged => {
      return {
        id: piece,
        name: counterOf(context, piece)?.name ?? piece,
        side,
        hex,
        state: state === 'oos' ? 'oos' : state === 'die' ? 'waits' : 'supplied',
        marked: wasOos(context, piece),
      };
    }),
  );
  return [...onMap, ...inBoxes(context)];
};

/** Who of a side is without supply now, dice still to be thrown among them; undefined: nothing is drawn. */
export const unsupplied = (context: Context, side: SideId): readonly Judged[] | undefined =>
  judged(context)?.filter((one) => one.side === side && one.state !== 'supplied');
