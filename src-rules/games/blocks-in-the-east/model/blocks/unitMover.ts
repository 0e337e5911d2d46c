import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Mover } from '../movement.ts';
import { on } from '../rules.ts';
import { techFieldOf, techOf } from '../tech.ts';
import { classOf, nationOf } from './made.ts';

/** A block of the roster as one that moves; undefined: its list does not say what it is. */
export const moverOfUnit = (unit: RosterUnit, context: Context, turn = context.turn): Mover | undefined => {
  const kind = classOf(unit);
  if (kind === undefined || kind === 'partisans') return undefined;
  const nation = nationOf(unit);
  const soviet = nation === 'SOV';
  return {
    class: kind,
    nation,
    tech: techOf(nation, techFieldOf(kind) ?? 'infantry', turn, { o17: on(context, 'o17') }),
    guards: soviet && unit.values.guards === true,
    shock: soviet && kind === 'infantry' && unit.values.shock === true,
    ...(unit.values.gustav === true ? { gustav: true } : {}),
  };
};
