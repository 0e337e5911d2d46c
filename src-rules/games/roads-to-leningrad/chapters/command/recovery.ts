import type { Around } from '#rules/kit/record/context.ts';
import { name } from '#rules/kit/words/message.ts';
import { cells, marks, ruling } from '../../ids.ts';
import type { Bar } from '../../model/propose.ts';
import { countersOf, erNow, hexOf, isDisrupted, isSpent, mapIn, supplyOf, textAt } from '../../model/reading.ts';
import type { Counter } from '../../model/units.ts';
import { standsInZoc } from '../map/drawn.ts';
import { msg } from './msg.ts';
import { pointsBar, pointsNow } from './points.ts';

/** 3.75, 12.13e, 15.34: what the reorganisation segment takes off. */

const marked = (around: Pick<Around, 'cells'>, cell: string): readonly string[] =>
  Object.entries(mapIn(around, cell)).flatMap(([id, value]) => (value === 'yes' ? [id] : []));
export const disruptedIds = (around: Pick<Around, 'cells'>): readonly string[] => marked(around, cells.disrupted);
export const firedIds = (around: Pick<Around, 'cells'>): readonly string[] => marked(around, cells.fired);
export const spentIds = (around: Pick<Around, 'cells'>): readonly string[] => marked(around, cells.spent);
export const activatedIds = (around: Pick<Around, 'cells'>): readonly string[] =>
  Object.keys(mapIn(around, cells.activated));

const counters = (around: Around, ids: readonly string[]): readonly Counter[] =>
  countersOf(around).filter(({ id }) => ids.includes(id));
export const disruptedUnits = (around: Around): readonly Counter[] => counters(around, disruptedIds(around));
/** 3.75a: those that recover by themselves, as far as the map or the players' silence says. */
export const freeOfZoc = (around: Around): readonly Counter[] =>
  disruptedUnits(around).filter((one) => standsInZoc(around, one) !== true);
/** The same by name, units of no roster too. */
export const freeNames = (around: Around): readonly string[] => {
  const held = new Set(heldByZoc(around).map(({ id }) => id));
  const all = countersOf(around);
  return disruptedIds(around)
    .filter((id) => !held.has(id))
    .map((id) => all.find((one) => one.id === id)?.name ?? id);
};
export const heldByZoc = (around: Around): readonly Counter[] =>
  disruptedUnits(around).filter((one) => standsInZoc(around, one) === true);

interface Somebody {
  readonly id: string;
  readonly name: string;
  readonly counter: Counter | undefined;
}
/** 15.34: why the points of an HQ or a leader may not help this unit; undefined: they may. */
export const recoveryAidBar = (around: Around, helper: Somebody, unit: Pick<Somebody, 'counter'>): Bar | undefined => {
  const what = name(helper.name);
  const barred = helper.counter
    ? pointsBar(around, helper.counter, {
        use: 'recovery',
        ...(unit.counter
          ? {
              side: unit.counter.side,
              formation: unit.counter.formation,
              hex: hexOf(around, unit.counter.id) ?? '',
            }
          : {}),
      })
    : isDisrupted(around, helper.id)
      ? { msg: msg('rtl.bar.helperDisrupted', { what }), rule: '15.16' }
      : isSpent(around, helper.id)
        ? { msg: msg('rtl.bar.helperSpent', { what }), rule: '15.32' }
        : undefined;
  return (
    barred ??
    (around.marks[marks.recovered]?.[helper.id]
      ? { msg: msg('rtl.bar.helperDisrupted', { what }), rule: '15.34' }
      : undefined)
  );
};
/** 15.34: HQs and leaders whose points may still help one of these. */
export const helpers = (around: Around, units: readonly Counter[]): readonly Counter[] =>
  countersOf(around).filter(
    (one) =>
      pointsNow(around, one) > 0 &&
      units.some(
        (counter) => recoveryAidBar(around, { id: one.id, name: one.name, counter: one }, { counter }) === undefined,
      ),
  );
/** 3.44 with what was typed where no roster knows the unit: −2, and −1 out of supply, never under 1. */
export const recoveryEr = (
  around: Around,
  unit: { readonly id: string; readonly counter: Counter | undefined },
  typed: number,
): number | undefined => {
  if (typed > 0) {
    const oos = textAt(around, cells.supply, unit.id) === 'oos';
    return Math.max(1, typed - 2 - (oos ? 1 : 0));
  }
  if (!unit.counter) return undefined;
  const er = erNow(around, unit.counter);
  // a unit that nobody marked is checked as the disrupted one it must be
  return er === undefined || isDisrupted(around, unit.id) ? er : Math.max(1, er - 2);
};

/** 12.13e: fired artillery that is not reset: out of supply, and in emergency supply where players say so (AMB-12). */
export const staysFired = (around: Pick<Around, 'cells' | 'options'>, id: string): boolean => {
  const supply = supplyOf(textAt(around, cells.supply, id));
  return supply === 'oos' || (supply === 'emergency' && ruling(around, 'amb12') === 'blocked');
};
