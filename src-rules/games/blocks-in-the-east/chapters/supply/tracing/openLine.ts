import type { Context } from '#rules/kit/record/context.ts';
import type { Nation, SideId } from '../../../ids.ts';
import type { Field } from '../../map/field.ts';
import { sourcesOf } from '../../map/nations.ts';
import { mapNow } from '../../map/now.ts';
import { type Ring, ringOf, roadOfLife } from './siege.ts';
import { linesOfNation, type Supplied, suppliedAt } from './supply.ts';

/** SBE-2, 13.8: how a city is joined to its main source, and whether the enemy has it all round. */
export interface CityLine {
  readonly node: number;
  /** the line of supply from the hex itself; absent: there is none */
  readonly supply?: Supplied;
  /** its main source, or a way to it, is drawn: without one nobody can say */
  readonly sure: boolean;
  readonly ring: Ring;
  /** every hex around it is the enemy's or in his zone */
  readonly surrounded: boolean;
  /** Leningrad: by Lake Ladoga and Volkhov (12.3); absent elsewhere */
  readonly road?: 'open' | 'cut' | 'undrawn';
}

export const cityLine = (field: Field, context: Context, node: number, nation: Nation): CityLine => {
  const side: SideId = nation === 'SOV' ? 'soviet' : 'axis';
  const ring = ringOf(field, side, [node]);
  const lines = linesOfNation(field, nation, node);
  const supply = suppliedAt(field, context, lines, node);
  const leningrad = ['Leningrad', 'Oranienbaum'].some((one) => field.ground.named(one).includes(node));
  return {
    node,
    ...(supply ? { supply } : {}),
    sure: lines.some((line) => sourcesOf(field, line).length > 0),
    ring,
    surrounded: ring.nodes.length > 0 && ring.open.length === 0 && ring.undrawn.length === 0,
    ...(leningrad && nation === 'SOV' ? { road: roadOfLife(field) } : {}),
  };
};
/** It has a line to its main source, by land or over the lake. */
export const isJoined = ({ supply, road }: CityLine): boolean => supply !== undefined || road === 'open';

/** The same of a city the record names, where the map has it: undefined otherwise. */
export const cityLineNow = (context: Context, city: string, nation: Nation): CityLine | undefined => {
  const field = mapNow(context);
  const node = field?.ground.named(city)[0];
  return field && node !== undefined ? cityLine(field, context, node, nation) : undefined;
};

/** 7.4, 13.8.1: Moscow out of supply, as the drawn map has it; undefined: the map does not tell. */
const known = new WeakMap<Context, boolean | undefined>();
export const moscowCutOff = (context: Context): boolean | undefined => {
  if (known.has(context)) return known.get(context);
  const line = cityLineNow(context, 'Moscow', 'SOV');
  const cut = line?.sure && !line.supply;
  known.set(context, cut);
  return cut;
};
