import type { JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { MapFight, MapSpec } from '#rules/kit/game/mapSpec.ts';
import { sides } from '../../../ids.ts';
import { isIn } from '../../../model/phases.ts';
import { counterOf } from '../../map/pieces.ts';
import { fight } from '../attack/fills.ts';
import { activeSide, type Declared, declaredIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { declaring } from './declaring.ts';
import { plannedRows } from './plan.ts';

const planned = (laid: MapFight, noted: Declared): JsonObject =>
  Object.fromEntries(Object.values(sides).map((side) => [side, plannedRows(laid, side, noted)]));

/**
 * 9.1, 12.11: while a side moves, the attack looked at on the map may be declared there, with the guns put in. What else was
 * put in, points and aircraft, is told with it: nobody spends it before the fight.
 */
export const fightOnMap: NonNullable<MapSpec['fight']> = (at, board, context) => {
  const laid = fight(at, board, context);
  const { target, attackers, side } = at;
  if (!laid || side !== activeSide(context)) return laid;
  const noted = declaredIn(context).find(({ hex }) => hex === target);
  const made = noted ? { ...laid, input: { ...laid.input, ...planned(laid, noted) } } : laid;
  if (!isIn(context, 'movement')) return made;
  const joining = at.joining ?? [];
  const isGun = (id: string): boolean => {
    const counter = counterOf(context, id);
    return counter?.kind === 'artillery' && counter.side === side;
  };
  const guns = joining.map(({ row }) => row).filter(isGun);
  const plan = Object.fromEntries(
    joining.flatMap(({ row, field, on }) => (isGun(row) ? [] : [[row, { [field]: on }]])),
  );
  const wanted = [...attackers, ...guns];
  const asNoted = noted?.units.length === wanted.length && wanted.every((id) => noted.units.includes(id));
  if (noted && asNoted && same(noted.plan, plan)) return made;
  const named = wanted.flatMap((id) => {
    const counter = counterOf(context, id);
    return counter ? [{ id, name: counter.name, counter }] : [];
  });
  return { ...made, note: { msg: msg('rtl.chk.action.declare'), proposal: declaring(target, named, context, plan) } };
};
