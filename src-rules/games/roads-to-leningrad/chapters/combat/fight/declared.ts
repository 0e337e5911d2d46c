import { isObject, type JsonObject } from '#rules/kit/base/json.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { markedIn, textAt } from '#rules/kit/record/readers.ts';
import { cells, isSide, marks, type SideId, sides } from '../../../ids.ts';
import { countersOf, stepsLeft } from '../../../model/reading.ts';
import { type Counter, isCombat } from '../../../model/units.ts';
import { sideInAction } from '../../command/markers.ts';

/** 9.1: attacks declared and still to be fought. */

export interface Declared {
  readonly hex: string;
  readonly side: SideId;
  /** ids of the attackers; empty: not said */
  readonly units: readonly string[];
  /** by id, what was put in beside them as it was declared on the map: points of an HQ, an aircraft; it binds nobody */
  readonly plan: JsonObject;
}
/** The side whose operational sequence it is (7.23). */
export const activeSide = (context: Pick<Context, 'cells' | 'who' | 'place'>): SideId =>
  sideInAction(context) ?? sides.german;
export const declaredIn = (context: Pick<Context, 'marks' | 'cells' | 'who' | 'place'>): readonly Declared[] =>
  Object.entries(markedIn(context, marks.declared)).map(([hex, { value }]) => {
    const said: JsonObject = isObject(value) ? value : {};
    const units = Array.isArray(said.units) ? said.units.filter((one): one is string => typeof one === 'string') : [];
    return {
      hex,
      side: isSide(said.side) ? said.side : activeSide(context),
      units,
      plan: isObject(said.plan) ? said.plan : {},
    };
  });
/** 3.21: combat units in a hex: leaders, bridges and aircraft neither defend it nor hold it. */
export const fightersIn = (
  context: Pick<Context, 'cells' | 'rosters'>,
  hex: string,
  side: SideId,
): readonly Counter[] => standingIn(context, hex, side).filter(isCombat);
/** Who stands in a hex, as far as the record knows. */
export const standingIn = (
  context: Pick<Context, 'cells' | 'rosters'>,
  hex: string,
  side: SideId,
): readonly Counter[] =>
  hex === ''
    ? []
    : countersOf(context).filter(
        (one) => one.side === side && textAt(context, cells.at, one.id) === hex && stepsLeft(context, one) > 0,
      );
