import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { turnOf } from '#rules/kit/record/place.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, sides } from '../../ids.ts';
import { offMap } from '../../model/blocks/change.ts';
import { showFacts } from '../../model/reading.ts';
import { activeSide, playerTurn, ruling, supremacy } from '../../model/rules.ts';
import { type Activation, activated, deactivates, isOver } from './activation.ts';
import { faceOf, isThere, listed, stepOf } from './blocks.ts';
import { asHq, type Hq } from './kinds.ts';
import { msg } from './msg.ts';

/** 13.6, 13.7: activated HQs lose AP and are hidden again; one that has none left leaves, and may be rebuilt. */

/** HQs that have paid for an activation in this player-turn (AMB-61). */
export const paidMark = 'hq-paid';

export interface Rested {
  readonly hq: Hq;
  readonly loss: number;
  /** AP afterwards, 0: it leaves; absent: nobody has typed its faces */
  readonly ap?: number;
  readonly facts: readonly Fact[];
}

/** SBE5-2: the price of air supremacy, for HQs of the Luftwaffe alone. */
const doubled = (context: Context, hq: Hq): boolean =>
  supremacy(context) && activeSide(context) === sides.axis && hq.kind === 'air' && hq.nation === 'GER';

export const hasPaid = (context: Pick<Context, 'marks'>, hq: Hq): boolean =>
  context.marks[paidMark]?.[hq.id] !== undefined;
const lossOf = (context: Context, hq: Hq, { stage, orders, paid }: Activation): number => {
  const once = ruling(context, 'amb61') === 'once';
  if (stage === 'extra') return once && (paid || hasPaid(context, hq)) ? 0 : 1;
  const again = once ? 0 : orders.filter(({ use }) => use === 'again').length;
  return 1 + again + (doubled(context, hq) ? 1 : 0);
};

const restOf = (now: Context, hq: Hq, activation: Activation): Rested => {
  // what is owed of an earlier player-turn is owed as it was then
  const place = activation.during ?? playerTurn(now) ?? now.place;
  const context = { ...now, place, turn: turnOf(place) ?? now.turn };
  const loss = lossOf(context, hq, activation);
  const { at, faces } = faceOf(context, hq);
  const off = [deactivates(hq.id), ...(isOver(activation, now) ? [] : [mark(paidMark, hq.id, loss, place)])];
  const left =
    faces.length > 0 ? (faces[at + loss] ?? 0) : activation.ap === undefined ? undefined : activation.ap - loss;
  if (left !== undefined && left <= 0)
    return {
      hq,
      loss,
      ap: 0,
      facts: [
        ...off,
        setAt(cells.state, hq.id, 'eliminated'),
        ...showFacts(hq.id, null, context),
        ...offMap(hq.id, context),
      ],
    };
  return {
    hq,
    loss,
    ...(left === undefined ? {} : { ap: left }),
    facts: [...off, ...(loss > 0 ? showFacts(hq.id, 2 * (at + loss), context) : [])],
  };
};

/** All of them at once; an activation of a block that is no longer on the lists is only taken off. */
export const resting = (
  context: Context,
  who = activated(context),
): { readonly rested: readonly Rested[]; readonly facts: readonly Fact[] } => {
  const all = [...listed(context, sides.axis), ...listed(context, sides.soviet)];
  const rested: Rested[] = [];
  const lost: Fact[] = [];
  for (const [id, activation] of who) {
    const hq = asHq(all.find((block) => block.id === id));
    if (hq && isThere(context, hq)) rested.push(restOf(context, hq, activation));
    else lost.push(deactivates(id));
  }
  return { rested, facts: [...rested.flatMap(({ facts }) => facts), ...lost] };
};

/** What it leaves of each, in words. */
export const restedMsg = (rested: readonly Rested[]): Msg | undefined =>
  list(
    rested.map(({ hq, ap }) => {
      const p = { hq: name(hq.name) };
      if (ap === undefined) return msg('bite.hq.rest.turned', p);
      return ap === 0 ? msg('bite.hq.rest.leaves', p) : msg('bite.hq.rest.left', { ...p, count: ap });
    }),
  );

/** 13.6: not before the Blitz is over; after the extra movement those activated in it (AMB-61). */
const beforeBlitz = (context: Pick<Context, 'place'>): boolean =>
  activeSide(context) !== undefined && ['rail', 'movement', 'reaction', 'combat'].includes(stepOf(context));
type Activated = ReturnType<typeof activated>;
const left = (context: Pick<Context, 'cells' | 'place'>): Activated =>
  activated(context).filter(([, activation]) => isOver(activation, context));
/** Who rests now: until the Blitz is over those alone that an earlier player-turn left. */
export const dueToRest = (
  context: Pick<Context, 'cells' | 'place'>,
): { readonly who: Activated; readonly early: boolean } => {
  const before = beforeBlitz(context) ? left(context) : [];
  return before.length > 0 ? { who: before, early: false } : { who: activated(context), early: beforeBlitz(context) };
};
/** What this HQ still owes of an earlier player-turn: paid with whatever puts it to work again. */
export const owedRest = (context: Context, hq: Hq): readonly Fact[] =>
  resting(
    context,
    left(context).filter(([id]) => id === hq.id),
  ).facts;
