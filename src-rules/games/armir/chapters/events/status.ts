import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { atTem, leftOf, memberOf, onCir, unitsMsg, untyped, waiting } from '../../model/members.ts';
import { bonusOf, bonusRuling, cirAdvances, cirReached, cirRolled, cirTotal } from './cir.ts';
import { msg } from './msg.ts';
import { garrisonOf, growingFaces, temOwed } from './tem.ts';

/** What is said beside a task as things stand. */

/** A die of the Čir is owed in the Soviet combat phase of this turn. */
export const cirOwed = (context: Context): boolean =>
  onCir(context).length > 0 && !cirReached(context) && !cirRolled(context, context.turn);
/** How many of six faces advance as things stand; undefined while CP are not typed. */
export const advancing = (context: Context): number | undefined => {
  const ids = onCir(context);
  if (ids.length === 0 || untyped(context, ids).length > 0) return undefined;
  const cp = cirTotal(
    ids.map((id) => memberOf(context, id)),
    ids.map((id) => leftOf(context, id)),
  );
  const bonus = bonusOf(cp, bonusRuling(context));
  return [1, 2, 3, 4, 5, 6].filter((face) => cirAdvances(face + bonus)).length;
};

const named = (context: Context, ids: readonly string[]): Msg | undefined =>
  ids.length === 0 ? undefined : unitsMsg(context, ids);

type Status = (context: Context) => Msg | undefined;
export const frontStatus = {
  cirUnits: (context) => named(context, onCir(context)),
  cir: (context) => {
    if (cirReached(context)) return msg('armir.cir.track.reached');
    if (cirRolled(context, context.turn)) return msg('armir.cir.track.rolled');
    const faces = advancing(context);
    const what = named(context, onCir(context));
    if (!what) return msg('armir.cir.track.nobody');
    return faces === undefined ? what : msg('armir.cir.status.chance', { what, p: faces / 6 });
  },
  waiting: (context) => named(context, waiting(context)),
  garrison: (context) =>
    temOwed(context)
      ? msg('armir.tem.status.garrison', { n: garrisonOf(context), p: growingFaces(context.turn) / 6 })
      : msg('armir.tem.status.stands', { n: garrisonOf(context) }),
  tem: (context) => named(context, atTem(context)),
} as const satisfies { readonly [of: string]: Status };
