import type { Around } from '#rules/kit/record/context.ts';
import { cells, isAirClass, type Nation, rosters } from '../../ids.ts';
import { classOf, nationOf } from '../../model/blocks/made.ts';
import { axisBlocks, mapAt } from '../../model/cells.ts';
import type { Bar } from '../../model/facts.ts';
import { groundOf, mayNotEnter, neverTogether } from './areas.ts';

interface Standing {
  readonly id: string;
  readonly name: string;
  readonly nation: Nation;
  readonly hex: string;
}

/** Ground blocks of the Axis that stand on the map. */
const axisOnMap = (around: Around): readonly Standing[] => {
  const at = mapAt(around, cells.at);
  return axisBlocks(around).flatMap((unit) => {
    const hex = at[unit.id];
    if (typeof hex !== 'string' || hex === '' || isAirClass(classOf(unit))) return [];
    return [{ id: unit.id, name: unit.name, nation: nationOf(unit), hex }];
  });
};

/** 5.3-1: blocks outside their areas, and why. */
export const astray = (around: Around): readonly (Standing & { readonly why: Bar })[] =>
  axisOnMap(around).flatMap((one) => {
    const why = mayNotEnter(one.nation, groundOf(around, one.hex));
    return why ? [{ ...one, why }] : [];
  });

/** Hexes with Romanians and Hungarians in them. */
export const together = (around: Around): readonly string[] => {
  const nations = new Map<string, Nation[]>();
  for (const { hex, nation } of axisOnMap(around)) nations.set(hex, [...(nations.get(hex) ?? []), nation]);
  return [...nations].flatMap(([hex, there]) => (neverTogether(there) ? [hex] : []));
};

/** 5.5: German units within Finland as it was in 1941. */
export const germansInFinland = (around: Around): number =>
  axisOnMap(around).filter(({ nation, hex }) => nation === 'GER' && groundOf(around, hex).country === 'FIN').length;

/** 5.5: German or Soviet units that are still in a Finland out of the war. */
export const foreignersInFinland = (around: Around): boolean => {
  const at = mapAt(around, cells.at);
  const soviets = around.rosters[rosters.soviet]?.units ?? [];
  return (
    germansInFinland(around) > 0 ||
    soviets.some(({ id }) => typeof at[id] === 'string' && groundOf(around, String(at[id])).country === 'FIN')
  );
};
