import type { Around } from '#rules/kit/record/context.ts';
import { cells, sides } from '../../../ids.ts';
import { holds } from '../../../model/holders.ts';
import { on } from '../../../model/rules.ts';
import { rulesOf } from '../../../model/scenarios.ts';
import { type Field, labelled } from '../../map/field.ts';
import { mapNow } from '../../map/now.ts';
import { ownerNo } from '../../map/owners.ts';

/** SBE5-3: Soviet fuel counts once the Axis holds Stalingrad and has reached the Volga. */

/** Whether an Axis hex lies on the Volga as the map is drawn; undefined: no Volga is drawn. */
export const axisAtVolga = (around: Around): boolean | undefined => {
  const field = mapNow(around);
  if (!field?.ground.drawn('VOLGA')) return undefined;
  const { ground, owner } = field;
  return owner.some((no, node) => no === ownerNo.axis && ground.has(node, 'VOLGA'));
};

/** 'now': the map says so; 'maybe': the players look; undefined: not yet, or it counts already. */
export const sovietFuelDue = (around: Around): 'now' | 'maybe' | undefined => {
  if (rulesOf(around.scenario).sovietFuel !== 'onceVolga' || !on(around, 'a11')) return undefined;
  if (around.cells[cells.sovietFuel] === 'yes' || !holds(around, 'stalingrad', sides.axis)) return undefined;
  const volga = axisAtVolga(around);
  if (volga === undefined) return 'maybe';
  return volga ? 'now' : undefined;
};

/** SBE5-3: hexes on the Volga in Axis hands. */
export const onTheVolga = (field: Field): readonly number[] =>
  labelled(field, 'VOLGA').filter((node) => field.owner[node] === ownerNo.axis);
