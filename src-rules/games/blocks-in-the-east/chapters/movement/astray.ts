import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells, isAirClass, type Nation, rosters } from '../../ids.ts';
import { classOf, nationOf } from '../../model/blocks/made.ts';
import { axisBlocks } from '../../model/cells.ts';
import { groundOf, mayNotEnter, neverTogether } from './areas.ts';

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly hex: string;
}

/** Ground blocks of the Axis that stand on the map. */
const axisOnMap = (context: Context): readonly Standing[] => {
  const at = mapIn(context, cells.at);
  return axisBlocks(context).flatMap((unit) => {
    const hex = at[unit.id];
    if (typeof hex !== 'string' || hex === '' || isAirClass(classOf(unit))) return [];
    return [{ id: unit.id, name: unit.name, nation: nationOf(unit), hex }];
  });
};

/** 5.3-1: blocks outside their areas, and why. */
export const astray = (context: Context): readonly (Standing & { readonly why: Objection })[] =>
  axisOnMap(context).flatMap((one) => {
    const why = mayNotEnter(one.nation, groundOf(context, one.hex));
    return why ? [{ ...one, why }] : [];
  });

/** Hexes with Romanians and Hungarians in them. */
export const together = (context: Context): readonly string[] => {
  const nations = new Map<string, Nation[]>();
  for (const { hex, nation } of axisOnMap(context)) nations.set(hex, [...(nations.get(hex) ?? []), nation]);
  return [...nations].flatMap(([hex, there]) => (neverTogether(there) ? [hex] : []));
};

/** 5.5: German units within Finland as it was in 1941. */
export const germansInFinland = (context: Context): number =>
  axisOnMap(context).filter(({ nation, hex }) => nation === 'GER' && groundOf(context, hex).country === 'FIN').length;

/** 5.5: German or Soviet units that are still in a Finland out of the war. */
export const foreignersInFinland = (context: Context): boolean => {
  const at = mapIn(context, cells.at);
  const soviets = context.rosters[rosters.soviet]?.units ?? [];
  return (
    germansInFinland(context) > 0 ||
    soviets.some(({ id }) => typeof at[id] === 'string' && groundOf(context, String(at[id])).country === 'FIN')
  );
};
