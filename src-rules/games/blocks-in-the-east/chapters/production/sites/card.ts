import type { Context } from '#rules/kit/record/context.ts';
import { type GridSpec, valueAt } from '#rules/kit/tables/grids.ts';
import { sideOf, tables } from '../../../ids.ts';
import { siteNamed } from '../../../model/sites/list.ts';
import { placeName } from '../../../model/sites/places.ts';
import { holderOf } from '../../../model/sites/state.ts';
import { nationMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import {
  type Builder,
  builders,
  coloursOf,
  type FactoryColour,
  type Project,
  projectsOf,
  standsIn,
} from './projects.ts';

/** 15.1-2: the card that says where a factory goes, a die and two cities for each; the players copy theirs. */

/** A city of the card and how many new factories it takes. */
export interface Spot {
  readonly name: string;
  readonly room: number;
}
/** "12 plants" in all are twice six cities: one each, unless the card says more. */
const usualRoom = 1;
const spot = (text: string): Spot | undefined => {
  const [, called = '', room] = /^(.*?)(?:\s+(\d{1,2}))?$/.exec(text.trim()) ?? [];
  const name = called.trim();
  return placeName(name) === '' ? undefined : { name, room: room === undefined ? usualRoom : Number(room) };
};

export type Pair = readonly Spot[];
const pairOf = (text: string): Pair | undefined => {
  const parts = text.split('/').map(spot);
  const spots = parts.flatMap((one) => one ?? []);
  return spots.length === parts.length && spots.length <= 2 ? spots : undefined;
};

export const cardColumn = (builder: Builder, colour: FactoryColour): string => `${builder}-${colour}`;
export const faces = ['1', '2', '3', '4', '5', '6'] as const;

export const cardSpec: GridSpec<Pair> = {
  id: tables.industry,
  msg: msg('bite.table.industry'),
  about: msg('bite.table.industry.about'),
  rule: '15.1',
  cols: builders.flatMap((builder) =>
    coloursOf[builder].map((colour) => ({
      key: cardColumn(builder, colour),
      msg: msg('bite.table.industry.column', {
        nation: nationMsg[builder],
        colour: msg(`bite.project.colour.${colour}`),
      }),
    })),
  ),
  rows: faces.map((key) => ({ key, msg: msg('bite.table.industry.die', { n: Number(key) }) })),
  pattern: '[^/]{2,28}(?:/[^/]{2,28})?',
  example: 'Kassel / Magdeburg',
  parse: pairOf,
  // 15.1: the rulebook's own example
  preset: { [`2/${cardColumn('GER', 'red')}`]: 'Kassel / Magdeburg' },
};

export const pairAt = (context: Context, builder: Builder, colour: FactoryColour, die: number): Pair | undefined => {
  const grid = context.tables[tables.industry];
  return grid && valueAt(cardSpec, grid, String(die), cardColumn(builder, colour));
};

/** How many more factories a city of the card takes; one the enemy holds takes none. */
export const roomIn = (context: Context, project: Project, { name, room }: Spot): number => {
  const site = siteNamed(context, name);
  if (site && holderOf(context, site) !== sideOf(project.builder)) return 0;
  const there = projectsOf(context).filter(
    (one) => one.builder === project.builder && one.colour === project.colour && standsIn(one, name),
  ).length;
  return Math.max(0, room - there);
};
/** Where the die sends it. */
export type Lot =
  | { readonly kind: 'unknown' }
  /** one has room, or the owner picks */
  | { readonly kind: 'spots'; readonly open: readonly Spot[]; readonly full: readonly Spot[] }
  /** both full: thrown again */
  | { readonly kind: 'again'; readonly full: readonly Spot[] };
export const lotOf = (context: Context, project: Project, die: number): Lot => {
  const pair = pairAt(context, project.builder, project.colour, die);
  if (!pair) return { kind: 'unknown' };
  const open = pair.filter((one) => roomIn(context, project, one) > 0);
  const full = pair.filter((one) => !open.includes(one));
  return open.length > 0 ? { kind: 'spots', open, full } : { kind: 'again', full };
};
/** Every city of the card is full: any home city will do. A card with holes is never known to be full. */
export const allFull = (context: Context, project: Project): boolean =>
  faces.every((die) => lotOf(context, project, Number(die)).kind === 'again');
