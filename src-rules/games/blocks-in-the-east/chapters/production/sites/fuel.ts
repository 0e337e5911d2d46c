import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../../../ids.ts';
import { holds } from '../../../model/holders.ts';
import { fuelMayCount, sovietFuel } from '../../../model/purses.ts';
import { type Field, labelled } from '../../map/field.ts';
import { mapNow } from '../../map/now.ts';
import { ownerNo } from '../../map/owners.ts';

/** SBE5-3: Soviet fuel counts once the Axis holds Stalingrad and has reached the Volga. */

/** Whether an Axis hex lies on the Volga as the map is drawn; undefined: no Volga is drawn. */
export const axisAtVolga = (context: Context): boolean | undefined => {
  const field = mapNow(context);
  if (!field?.ground.drawn('VOLGA')) return undefined;
  const { ground, owner } = field;
  return owner.some((no, node) => no === ownerNo.axis && ground.has(node, 'VOLGA'));
};

/** 'now': the map says so; 'maybe': the players look; undefined: not yet, or it counts already. */
export const sovietFuelDue = (context: Context): 'now' | 'maybe' | undefined => {
  if (!fuelMayCount(context) || sovietFuel(context) || !holds(context, 'stalingrad', sides.axis)) return undefined;
  const volga = axisAtVolga(context);
  if (volga === undefined) return 'maybe';
  return volga ? 'now' : undefined;
};

/** SBE5-3: hexes on the Volga in Axis hands. */
export const onTheVolga = (field: Field): readonly number[] =>
  labelled(field, 'VOLGA').filter((node) => field.owner[node] === ownerNo.axis);
