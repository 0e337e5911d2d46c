import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { atTem, leftOf, memberOf, onCir, unitsMsg, untyped, waiting } from '../../model/members.ts';
import { bonusOf, bonusRuling, cirAdvances, cirReached, cirRolled, cirTotal } from './cir.ts';
import { msg } from './msg.ts';
import { garrisonOf, growingFaces, temOwed } from './tem.ts';

/** What is said beside a task as things stand. */

/** A die of the Čir is owed in the Soviet combat phase of this turn. */
export const cirOwed = (around: Around): boolean =>
  onCir(around).length > 0 && !cirReached(around) && !cirRolled(around, around.turn);
/** How many of six faces advance as things stand; undefined while CP are not typed. */
export const advancing = (around: Around): number | undefined => {
  const ids = onCir(around);
  if (ids.length === 0 || untyped(around, ids).length > 0) return undefined;
  const cp = cirTotal(
    ids.map((id) => memberOf(around, id)),
    ids.map((id) => leftOf(around, id)),
  );
  const bonus = bonusOf(cp, bonusRuling(around));
  return [1, 2, 3, 4, 5, 6].filter((face) => cirAdvances(face + bonus)).length;
};

const named = (around: Around, ids: readonly string[]): Msg | undefined =>
  ids.length === 0 ? undefined : unitsMsg(around, ids);

type Status = (around: Around) => Msg | undefined;
export const frontStatus = {
  cirUnits: (around) => named(around, onCir(around)),
  cir: (around) => {
    if (cirReached(around)) return msg('armir.cir.track.reached');
    if (cirRolled(around, around.turn)) return msg('armir.cir.track.rolled');
    const faces = advancing(around);
    const what = named(around, onCir(around));
    if (!what) return msg('armir.cir.track.nobody');
    return faces === undefined ? what : msg('armir.cir.status.chance', { what, p: faces / 6 });
  },
  waiting: (around) => named(around, waiting(around)),
  garrison: (around) =>
    temOwed(around)
      ? msg('armir.tem.status.garrison', { n: garrisonOf(around), p: growingFaces(around.turn) / 6 })
      : msg('armir.tem.status.stands', { n: garrisonOf(around) }),
  tem: (around) => named(around, atTem(around)),
} as const satisfies { readonly [of: string]: Status };
