import type { Context } from '#rules/kit/record/context.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { otherSide, type SideId } from '../../ids.ts';
import { hasBarrel } from '../../model/barrels.ts';
import { siteNamed } from '../../model/sites/list.ts';
import { stationShut } from '../../model/sites/struck.ts';
import { runsOver } from '../map/costs.ts';
import { type Field, isForeign } from '../map/field.ts';
import { arcsOf } from '../map/ground.ts';
import { isOwn } from '../map/network.ts';
import type { BlockOnMap } from '../map/pieces.ts';
import { bitOf, undrawnBeside } from '../map/zones.ts';
import type { RailArea } from './rail.ts';

/** 7.4-2: strategic rail moves on the map. */
export type RailBar = 'noRail' | 'foreign' | 'enemy' | 'partisans' | 'unsupplied' | 'station';

/** 7.4: an enemy block, aircraft too, in the hex or in one beside it. */
export const besideEnemy = (field: Field, side: SideId, node: number): boolean => {
  const { ground } = field;
  const { board } = ground;
  const enemy = otherSide(side);
  if (((field.any[node] ?? 0) & bitOf[enemy]) !== 0) return true;
  if (!ground.isBox(node))
    for (const arc of arcsOf(board, node)) {
      const to = board.to[arc] ?? 0;
      if (!ground.isBox(to) && ((field.any[to] ?? 0) & bitOf[enemy]) !== 0) return true;
    }
  return undrawnBeside(ground, node).some((hex) => field.beside[enemy].has(hex));
};

/** Why no train runs through a hex. */
export const railBarAt = (field: Field, side: SideId, node: number, context: Context): RailBar | undefined => {
  if (!field.ground.railAt(node)) return 'noRail';
  if (isForeign(field, side, node)) return 'foreign';
  if (besideEnemy(field, side, node)) return 'enemy';
  if (side === 'axis' && (field.partisans[node] ?? 0) > 0) return 'partisans';
  const place = field.ground.place(node);
  const site = place === '' ? undefined : siteNamed(context, place);
  return site && stationShut(context, site.id) ? 'station' : undefined;
};

/** Why a block does not go by rail at all from where it stands. */
export const railBarOf = (field: Field, block: BlockOnMap, node: number, context: Context): RailBar | undefined =>
  hasBarrel(context, block.id) ? 'unsupplied' : railBarAt(field, block.side, node, context);

/** Everywhere the trains run from a hex; the cost of a hex is how many the train has passed. */
export const railWalk = (field: Field, side: SideId, node: number, context: Context): Walk => {
  const { ground } = field;
  return walkFrom(
    ground.board,
    {
      cost: (arc, _from, to) =>
        runsOver(field, arc) && railBarAt(field, side, to, context) === undefined && isOwn(field, side, to) ? 1 : never,
    },
    node,
    ground.size,
  );
};

/** 7.4: against which limit a move counts, by the hexes it touches; undefined: it counts against none. */
export const railAreaOf = (field: Field, side: SideId, path: readonly number[]): RailArea | undefined => {
  if (side === 'soviet') return 'soviet';
  const { ground } = field;
  const north = (node: number): boolean =>
    ground.has(node, 'FOA') || ground.has(node, 'SCA') || ground.has(node, 'FIN');
  if (path.some((node) => ground.soviet(node) && !north(node))) return 'ussr';
  return path.some(north) ? 'scandinavia' : undefined;
};
