import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { mapIn, textAt } from '#rules/kit/record/readers.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, ruling, scenarios } from '../../ids.ts';
import { nameOf } from '../../model/fields.ts';
import { isSetUp } from '../../model/phases.ts';
import { countersOf, erNow, hexOf, isDisrupted, isSpent, supplyOf } from '../../model/reading.ts';
import { isFirstDay } from '../../model/scenarios.ts';
import type { Counter } from '../../model/units.ts';
import { standsInZoc } from '../map/drawn.ts';
import { msg } from './msg.ts';
import { pointsBar, pointsNow } from './points.ts';

/** 3.75, 12.13e, 15.34: what the reorganisation segment takes off. */

const marked = (context: Pick<Context, 'cells'>, cell: string): readonly string[] =>
  Object.entries(mapIn(context, cell)).flatMap(([id, value]) => (value === 'yes' ? [id] : []));
export const disruptedIds = (context: Pick<Context, 'cells'>): readonly string[] => marked(context, cells.disrupted);
export const firedIds = (context: Pick<Context, 'cells'>): readonly string[] => marked(context, cells.fired);
export const spentIds = (context: Pick<Context, 'cells'>): readonly string[] => marked(context, cells.spent);
export const activatedIds = (context: Pick<Context, 'cells'>): readonly string[] =>
  Object.keys(mapIn(context, cells.activated));

const counters = (context: Context, ids: readonly string[]): readonly Counter[] =>
  countersOf(context).filter(({ id }) => ids.includes(id));
export const disruptedUnits = (context: Context): readonly Counter[] => counters(context, disruptedIds(context));
/** 3.75a: those that recover by themselves, as far as the map or the players' silence says. */
export const freeOfZoc = (context: Context): readonly Counter[] =>
  disruptedUnits(context).filter((one) => standsInZoc(context, one) !== true);
/** The same by name, units of no roster too. */
export const freeNames = (context: Context): readonly string[] => {
  const held = new Set(heldByZoc(context).map(({ id }) => id));
  return disruptedNames(context, (id) => !held.has(id));
};
/** 3.75b: one check a unit in a reorganisation. */
export const hasMadeCheck = ({ marks: all }: Pick<Context, 'marks'>, id: string): boolean =>
  all[marks.recoveryChecked]?.[id] !== undefined;
/** 3.75b: those known to stand in an enemy ZOC that have not made their one check. */
export const toCheck = (context: Context): readonly Counter[] =>
  heldByZoc(context).filter(({ id }) => !hasMadeCheck(context, id));
/** Who may check: those; where nobody knows of any in an enemy ZOC, each that is disrupted. */
export const checkNames = (context: Context): readonly string[] =>
  heldByZoc(context).length > 0
    ? toCheck(context).map(({ name }) => name)
    : disruptedNames(context, (id) => !hasMadeCheck(context, id));
/** Somebody has checked, and nobody is left who may. */
export const hasChecked = (context: Context): boolean =>
  Object.keys(context.marks[marks.recoveryChecked] ?? {}).length > 0 && checkNames(context).length === 0;
/** Those that are disrupted, units of no roster too. */
export const disruptedNames = (context: Context, fits: (id: string) => boolean = () => true): readonly string[] =>
  disruptedIds(context)
    .filter(fits)
    .map((id) => nameOf(context, id));
export const heldByZoc = (context: Context): readonly Counter[] =>
  disruptedUnits(context).filter((one) => standsInZoc(context, one) === true);

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly counter: Counter | undefined;
}
/** 15.34: why the points of an HQ or a leader may not help this unit; undefined: they may. */
export const recoveryAidBar = (
  context: Context,
  helper: Somebody,
  unit: Pick<Somebody, 'counter'>,
): Objection | undefined => {
  const what = name(helper.name);
  const barred = helper.counter
    ? pointsBar(context, helper.counter, {
        use: 'recovery',
        ...(unit.counter
          ? {
              side: unit.counter.side,
              formation: unit.counter.formation,
              hex: hexOf(context, unit.counter.id) ?? '',
            }
          : {}),
      })
    : isDisrupted(context, helper.id)
      ? { msg: msg('rtl.bar.helperDisrupted', { what }), rule: '15.16' }
      : isSpent(context, helper.id)
        ? { msg: msg('rtl.bar.helperSpent', { what }), rule: '15.32' }
        : undefined;
  return (
    barred ??
    (context.marks[marks.recovered]?.[helper.id]
      ? { msg: msg('rtl.bar.helperDisrupted', { what }), rule: '15.34' }
      : undefined)
  );
};
/** 15.34: HQs and leaders whose points may still help one of these. */
export const helpers = (context: Context, units: readonly Counter[]): readonly Counter[] =>
  countersOf(context).filter(
    (one) =>
      pointsNow(context, one) > 0 &&
      units.some(
        (counter) => recoveryAidBar(context, { id: one.id, name: one.name, counter: one }, { counter }) === undefined,
      ),
  );
/** 3.44 with what was typed where no roster knows the unit: −2, and −1 out of supply, never under 1. */
export const recoveryEr = (
  context: Context,
  unit: { readonly id: string; readonly counter: Counter | undefined },
  typed: number,
): number | undefined => {
  if (typed > 0) {
    const oos = textAt(context, cells.supply, unit.id) === 'oos';
    return Math.max(1, typed - 2 - (oos ? 1 : 0));
  }
  if (!unit.counter) return undefined;
  const er = erNow(context, unit.counter);
  // a unit that nobody marked is checked as the disrupted one it must be
  return er === undefined || isDisrupted(context, unit.id) ? er : Math.max(1, er - 2);
};

/** S3.27: artillery that starts the first scenario fired, until it is written down. */
export const startsFired = (context: Context): readonly { readonly name: string }[] =>
  context.scenario === scenarios.soltsy && isSetUp(context)
    ? ['art-3', 'art-614'].filter((id) => !firedIds(context).includes(id)).map((id) => ({ name: nameOf(context, id) }))
    : [];

type FiredReads = Pick<Context, 'cells' | 'options' | 'scenario' | 'turn'>;
/** 12.19: fired artillery that is ready again. */
export const readyIds = (context: FiredReads): readonly string[] =>
  firedIds(context).filter((id) => !staysFired(context, id));

/**
 * Fired artillery that is not reset: out of supply, and in emergency supply where players say so (12.13e, AMB-12); 614 of
 * Soltsy for both turns of the 13th (S3.27).
 */
export const staysFired = (context: FiredReads, id: string): boolean => {
  // it would be ready for the turn that follows
  if (id === 'art-614' && isFirstDay(context, 1)) return true;
  const supply = supplyOf(textAt(context, cells.supply, id));
  return supply === 'oos' || (supply === 'emergency' && ruling(context, 'amb12') === 'blocked');
};
