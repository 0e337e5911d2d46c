import type { Piece } from '#rules/kit/game/mapSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark } from '#rules/kit/record/facts.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { mapCells, marks, type SideId } from '../../ids.ts';
import { isMoving } from '../../model/active.ts';
import { marksOf, placeOf, sideOf } from '../../model/reading.ts';
import { sideMsg } from '../../model/words.ts';
import { msg } from './msg.ts';
import { ratingWayId } from './soviet.ts';

/** Whether the drawn map tells the state: 11.24 needs an east edge, and a part of the map may have none. */
export const isJudged = ({ state }: Pick<SupplyStatus, 'state'>): boolean => state !== 'unjudged';

/** 11.0: supply for movement, and the Soviet right to overrun (6.55), are judged once at the start of a movement phase. */
export const freeze =
  (side: SideId) =>
  (all: readonly SupplyStatus[], context: Context): Proposal => {
    if (!isMoving(context, side)) return refuse(msg('pgg.bar.freeze', { side: sideMsg(side) }), '11.0');
    if (all.length === 0) return refuse(msg('pgg.bar.freezeNobody'), '11.0');
    const verdicts = all.filter(isJudged);
    if (verdicts.length === 0) return refuse(msg('pgg.bar.freezeUnjudged'), '11.24');
    const unjudged = all.length - verdicts.length;
    const { phase } = placeOf(context);
    const out = verdicts.filter(({ state }) => state !== 'supplied').length;
    // N02: who is out of command only because nobody typed a rating is not marked so without a word
    const [unrated] = verdicts.flatMap(({ ways }) => ways.filter(({ id, ok }) => id === ratingWayId && !ok));
    return {
      ok: true,
      says: msg(out === 0 ? 'pgg.says.freezeAll' : 'pgg.says.freeze', {
        side: sideMsg(side),
        n: verdicts.length,
        count: out,
      }),
      facts: verdicts.map(({ piece, hex, state }) => mark(marks.status, piece, { side, hex, state }, phase)),
      ...(unrated || unjudged > 0
        ? {
            next: [
              ...(unrated ? [{ msg: unrated.msg, rule: unrated.rule }] : []),
              ...(unjudged > 0 ? [{ msg: msg('pgg.says.freezeUnjudged', { count: unjudged }), rule: '11.24' }] : []),
            ],
          }
        : {}),
    };
  };

/** The state kept for this phase; undefined: nobody has marked it. */
export const frozenState = (context: Pick<Context, 'marks'>, piece: Pick<Piece, 'id'>): string | undefined => {
  const value = context.marks[marks.status]?.[piece.id]?.value;
  if (typeof value !== 'object' || value === null || !('state' in value)) return undefined;
  return typeof value.state === 'string' ? value.state : undefined;
};

/** For the list of tasks: how many are marked in this phase; nothing while nobody stands on the map. */
export const markedStatus =
  (side: SideId) =>
  (context: Pick<Context, 'marks' | 'cells'>): Msg | undefined => {
    const of = marksOf(context, marks.status).filter(([, value]) => sideOf(value) === side);
    if (of.length > 0) {
      const out = of.filter(([piece]) => frozenState(context, { id: piece }) !== 'supplied').length;
      return msg('pgg.status.judged', { n: of.length, count: out });
    }
    return Object.keys(mapIn(context, mapCells.at)).length > 0 ? msg('pgg.status.unjudged') : undefined;
  };
