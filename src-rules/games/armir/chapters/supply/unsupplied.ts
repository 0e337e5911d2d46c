import type { Around } from '#rules/kit/record/context.ts';
import { boxes, cells, type SideId, sides } from '../../ids.ts';
import { mapIn } from '../../model/reading.ts';
import { wasOos } from '../../model/snapshot.ts';
import { boardIn } from '../map/board.ts';
import { counterOf, inBox, isInPlay } from '../map/pieces.ts';
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
const inBoxes = (around: Around): readonly Judged[] =>
  [...new Set([...Object.keys(mapIn(around, cells.temUnits)), ...Object.keys(mapIn(around, cells.cirUnits))])].flatMap(
    (id): readonly Judged[] => {
      const box = inBox(around, id);
      const counter = counterOf(around, id);
      if (!box || (counter && !isInPlay(around, counter))) return [];
      const marked = wasOos(around, id);
      const die = corpsDieOf(around, counter, id, boxes.tem);
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
    },
  );

/** Both sides on the drawn map and in the boxes; undefined: nothing is drawn. */
export const judged = (around: Around): readonly Judged[] | undefined => {
  const board = boardIn(around);
  if (!board) return undefined;
  const stand = standOf(board, around);
  const onMap = ([sides.axis, sides.soviet] as const).flatMap((side) =>
    verdictsOf(board, stand, around, side).map(({ piece, hex, state }): Judged => {
      return {
        id: piece,
        name: counterOf(around, piece)?.name ?? piece,
        side,
        hex,
        state: state === 'oos' ? 'oos' : state === 'die' ? 'waits' : 'supplied',
        marked: wasOos(around, piece),
      };
    }),
  );
  return [...onMap, ...inBoxes(around)];
};

/** Who of a side is without supply now, dice still to be thrown among them; undefined: nothing is drawn. */
export const unsupplied = (around: Around, side: SideId): readonly Judged[] | undefined =>
  judged(around)?.filter((one) => one.side === side && one.state !== 'supplied');
