import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { isIn } from '../../../model/phases.ts';
import { counterOf } from '../../map/pieces.ts';
import { fight } from '../attack/fills.ts';
import { activeSide, declaredIn } from '../fight/declared.ts';
import { msg } from '../msg.ts';
import { declaring } from './declaring.ts';

/** 9.1, 12.11: while a side moves, the attack looked at on the map may be declared there, with the guns put in. */
export const fightOnMap: NonNullable<MapSpec['fight']> = (at, board, context) => {
  const made = fight(at, board, context);
  const { target, attackers, side } = at;
  if (!made || !isIn(context, 'movement') || side !== activeSide(context)) return made;
  const guns = (at.joining ?? []).filter((id) => {
    const counter = counterOf(context, id);
    return counter?.kind === 'artillery' && counter.side === side;
  });
  const wanted = [...attackers, ...guns];
  const noted = declaredIn(context).find(({ hex }) => hex === target)?.units;
  if (noted && noted.length === wanted.length && wanted.every((id) => noted.includes(id))) return made;
  const named = wanted.flatMap((id) => {
    const counter = counterOf(context, id);
    return counter ? [{ id, name: counter.name, counter }] : [];
  });
  return { ...made, note: { msg: msg('rtl.chk.action.declare'), proposal: declaring(target, named, context) } };
};
