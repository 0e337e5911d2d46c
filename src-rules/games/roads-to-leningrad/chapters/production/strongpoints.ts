import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, type SideId, scenarios, sides } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { strongpointCounters } from '../../model/ownNumbers.ts';
import { isIn } from '../../model/phases.ts';
import { countersOf, isDisrupted, isOos, stepsLeft } from '../../model/reading.ts';
import { type Strongpoint, strongpointsOf } from '../../model/strongpoints.ts';
import { type Counter, isCombat } from '../../model/units.ts';
import { sideInAction } from '../command/markers.ts';
import { msg } from './msg.ts';

/** 14: strongpoints under construction and completed. */

/** 14.23: infantry, motorised infantry, engineers of both kinds, bicycles. */
export const mayBuild = ({ traits }: Pick<Counter, 'traits'>): boolean =>
  traits.has('infantry') || traits.has('motInfantry') || traits.has('engineer') || traits.has('bicycle');
/** Why a unit cannot begin or go on building (14.22, 14.24); undefined: it can. */
export const builderBar = (context: Context, builder: Counter): Objection | undefined => {
  if (!mayBuild(builder)) return { msg: msg('rtl.bar.builderKind'), rule: '14.23' };
  if (isDisrupted(context, builder.id)) return { msg: msg('rtl.bar.builderDisrupted'), rule: '14.24' };
  if (isOos(context, builder.id)) return { msg: msg('rtl.bar.builderOos'), rule: '14.24' };
  return bar202(context, builder);
};
/** S3.27: 202nd Rifle builds nothing on 13AM and 13PM; its name alone tells. */
export const bar202 = (
  { scenario, turn }: Pick<Context, 'scenario' | 'turn'>,
  { formation, name, side }: Pick<Counter, 'formation' | 'name' | 'side'>,
): Objection | undefined =>
  scenario === scenarios.soltsy &&
  turn <= turnOf(13, 'PM') &&
  side === sides.soviet &&
  /\b202/.test(`${formation} ${name}`)
    ? { msg: msg('rtl.bar.builder202'), rule: 'S3.27' }
    : undefined;

/** S6.22: how many the Soviet may begin this turn; undefined: as many as there are counters. */
export const sovietLimit = (context: Pick<Context, 'scenario' | 'turn'>): number | undefined => {
  if (context.scenario !== scenarios.manstein) return undefined;
  return context.turn === turnOf(19, 'AM') ? 0 : context.turn === turnOf(19, 'PM') ? 3 : undefined;
};
/** 2.24: counters still in the box, built and under construction counted; undefined: nobody typed how many there are. */
export const countersLeft = (context: Context): { readonly left: number; readonly of: number } | undefined => {
  const of = strongpointCounters(context);
  return of === undefined ? undefined : { of, left: Math.max(0, of - strongpointsOf(context).length) };
};
/** Whether a side is in operation; where nobody said who is, either may be. */
export const mayAct = (context: Pick<Context, 'cells' | 'who' | 'place'>, side: SideId): boolean =>
  (sideInAction(context) ?? side) === side;
export const begunMark = 'begun';
export const begunNow = ({ marks }: Pick<Context, 'marks'>): number => Object.keys(marks[begunMark] ?? {}).length;

export const combatants = (context: Context, hex: string): readonly Counter[] =>
  countersOf(context).filter(
    (one) => isCombat(one) && textAt(context, cells.at, one.id) === hex && stepsLeft(context, one) > 0,
  );
/** S4.22: Soviet units that on 15AM of scenario 2 stand in a strongpoint of theirs and stay there. */
export const garrisons = (context: Context): readonly Counter[] =>
  context.scenario === scenarios.counterattack && context.turn === turnOf(15, 'AM')
    ? strongpointsOf(context).flatMap(({ hex, side, state }) =>
        side === sides.soviet && state === 'done'
          ? combatants(context, hex).filter((one) => one.side === sides.soviet)
          : [],
      )
    : [];
/** 14.26a, AMB-35: completed ones in whose hex an undisrupted enemy combat unit stands, as far as the record knows. */
export const lost = (context: Context): readonly Strongpoint[] =>
  strongpointsOf(context).filter(
    ({ hex, side, state }) =>
      state === 'done' && combatants(context, hex).some((one) => one.side !== side && !isDisrupted(context, one.id)),
  );
/** 14.26b: those under construction in whose hex, as far as the record knows, nobody fit to build is left. */
export const abandoned = (context: Context): readonly Strongpoint[] =>
  strongpointsOf(context).filter(({ hex, side, state }) => {
    if (state !== 'building') return false;
    const own = combatants(context, hex).filter((one) => one.side === side);
    return own.length > 0 && own.every((one) => builderBar(context, one) !== undefined);
  });
/** Under construction with a builder that may still be fit: to be completed. */
export const completable = (context: Context): readonly Strongpoint[] => {
  const left = new Set(abandoned(context).map(({ hex }) => hex));
  return strongpointsOf(context).filter(({ hex, state }) => state === 'building' && !left.has(hex));
};
/** 14.25c: why it is not completed now: in a sequence only the active side's own, begun in an earlier phase. */
export const completeBar = (context: Context, one: Strongpoint): Objection | undefined => {
  const hex = name(one.hex);
  const sequence = isIn(context, 'construction');
  if (abandoned(context).some((other) => other.hex === one.hex))
    return { msg: msg('rtl.bar.builderUnfit', { hex }), rule: '14.24' };
  if (sequence && isNew(context, one.hex)) return { msg: msg('rtl.bar.begunNow', { hex }), rule: '14.25' };
  return sequence && !mayAct(context, one.side) ? { msg: msg('rtl.bar.otherSide', { hex }), rule: '14.25' } : undefined;
};
export const completableNow = (context: Context): readonly Strongpoint[] =>
  completable(context).filter((one) => completeBar(context, one) === undefined);
/** Begun in the operational sequence that still goes on. */
export const newMark = 'begunHere';
export const isNew = ({ marks }: Pick<Context, 'marks'>, hex: string): boolean => marks[newMark]?.[hex] !== undefined;
