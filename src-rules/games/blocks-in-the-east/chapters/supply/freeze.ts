import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { taskKey } from '#rules/kit/sequence/walker.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import type { SideId } from '../../ids.ts';
import { markedOf } from '../../model/barrels.ts';
import { activeSide } from '../../model/rules.ts';
import { finalCheck, markingBy, names } from './barrels/propose.ts';
import { barrelsIn, bookedStep, type Judged, judgedBy } from './judged.ts';
import { msg } from './msg.ts';

/** 7.2, 7.9, 7.10: what the map's verdicts book in the step they are asked in. */

/** The task of the phase is done with it. */
const done = (
  proposal: Extract<Proposal, { readonly ok: true }>,
  context: Context,
  task: string | undefined,
): Proposal => {
  const tick: readonly Fact[] =
    task === undefined ? [] : [{ kind: 'tick', task: taskKey(context.place, task), on: true }];
  return { ...proposal, facts: [...proposal.facts, ...tick] };
};

export const freeze =
  (side: SideId) =>
  (verdicts: readonly SupplyStatus[], context: Context): Proposal => {
    if (activeSide(context) !== side) return refuse(msg('bite.bar.freezeSide'), '7.2');
    if (verdicts.length === 0) return refuse(msg('bite.bar.freezeNobody'), '7.2');
    const step = bookedStep(side, context);
    if (step === undefined) return refuse(msg('bite.bar.freezeNow'), '7.9');
    const judged = judgedBy(verdicts, context);
    if (step === 'final') return atTheEnd(side, judged, context);
    // 7.10: nobody is looked at there but by the map, so nothing of the list is done with it
    return done(
      markingBy(side, barrelsIn(step, judged, context), context),
      context,
      step === 'supply' ? 'check' : undefined,
    );
  };

const atTheEnd = (side: SideId, judged: readonly Judged[], context: Context): Proposal => {
  const marked = markedOf(context, side);
  const isMarked = (unit: RosterUnit): boolean => marked.some(({ id }) => id === unit.id);
  const stands = judged.filter(({ unit }) => isMarked(unit));
  const unjudged = marked.filter(({ id }) => !judged.some(({ unit }) => unit.id === id));
  const fresh = judged
    .filter(({ unit, situation }) => situation !== 'supplied' && !isMarked(unit))
    .map(({ unit }) => unit);
  const notes: readonly Objection[] = [
    ...(unjudged.length > 0 ? [{ msg: msg('bite.next.unjudged', { units: names(unjudged) }), rule: '7.9' }] : []),
    ...(fresh.length > 0 ? [{ msg: msg('bite.next.notMarked', { units: names(fresh) }), rule: '7.9' }] : []),
  ];
  return done(finalCheck(side, stands, context, notes), context, unjudged.length > 0 ? undefined : 'check');
};
