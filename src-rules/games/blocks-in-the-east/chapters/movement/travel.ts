import type { MapState, Piece } from '#rules/kit/game/mapSpec.ts';
import { type Moved, movedNow } from '#rules/kit/game/moves.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, type GroundClass, otherSide, type SideId } from '../../ids.ts';
import { hasBarrel } from '../../model/barrels.ts';
import { asBlock, isAir } from '../../model/blocks/block.ts';
import { moverOfUnit } from '../../model/blocks/unitMover.ts';
import { extraBar } from '../../model/extraMoves.ts';
import {
  allowance,
  arrowCost,
  type EnteredGround as Conditions,
  type HexCost,
  hexCost,
  type Mover,
} from '../../model/movement.ts';
import { on } from '../../model/rules.ts';
import { isFine, weatherNow } from '../../model/weather.ts';
import { reserveOf } from '../command/activation.ts';
import { stepOf } from '../command/blocks.ts';
import { isArmour } from '../command/kinds.ts';
import { isCommanded, movesSupplied, needsHq, stageNow } from '../command/orders.ts';
import type { Field } from '../map/field.ts';
import { isOwn } from '../map/network.ts';
import type { BlockOnMap } from '../map/pieces.ts';
import { placedOf } from '../map/placed.ts';
import { bitOf } from '../map/zones.ts';
import { isFrozen } from './frozen.ts';

/** What a block may spend on the map, and what holds it: 7.5, 4.4, 13.5. */
export type Held = 'static' | 'stays' | 'unknown' | 'noClass' | 'frozen' | 'extra';
export interface Travel {
  readonly piece: Piece;
  readonly block: BlockOnMap;
  readonly mover: Mover;
  readonly side: SideId;
  readonly field: Field;
  readonly node: number;
  readonly held?: Held;
  /** 7.10: why it does not move in the extra movement */
  readonly noExtra?: Msg;
  /** the extra movement of its side */
  readonly extra: boolean;
  /** its own step of movement is now, or no game tells */
  readonly now: boolean;
  /** what it has moved in this step already */
  readonly moved?: Moved;
  /** as printed, after what supply and command take away, and what of it is left, or less, where it has moved */
  readonly full: number;
  readonly had: number;
  readonly points: number;
  readonly unsupplied: boolean;
  readonly uncommanded: boolean;
}

const listed = ({ class: unitClass, ...block }: BlockOnMap) => ({
  ...block,
  ...(unitClass ? { class: unitClass } : {}),
});

/** 13.5: armour and aircraft nobody has activated an HQ for. */
export const lacksHq = (context: Context, block: BlockOnMap): boolean =>
  needsHq(context, listed(block)) && !isCommanded(context, listed(block));
/** 4.4, unless a supreme HQ moves it as supplied (13.8). */
export const isUnsupplied = (context: Context, block: BlockOnMap): boolean =>
  hasBarrel(context, block.id) && !movesSupplied(context, block);

/** `whole`: with all it had when the step began, whatever it has moved since. */
export const travelOf = (
  target: string,
  board: Board,
  stand: MapState,
  context: Context,
  whole = false,
): Travel | undefined => {
  const placed = placedOf(target, board, stand, context);
  if (!placed || isAir(placed.block)) return undefined;
  const { block } = placed;
  const mover = moverOfUnit(block.unit, context);
  const unsupplied = isUnsupplied(context, block);
  const stage = stageNow(context, block.side);
  const extra = stage === 'extra';
  // 13.7: in the extra movement an HQ has to order it all the same, and then it moves in full
  const uncommanded = !extra && isArmour(listed(block)) && lacksHq(context, block);
  // 31.0: what was set aside moves then as armour does
  const noExtra =
    extra && mover && reserveOf(context, block.id) !== 'extra'
      ? extraBar(mover, hasBarrel(context, block.id))
      : undefined;
  const base = mover && allowance(mover, context.turn, on(context, 'o332'));
  const full = base?.ok ? base.points + (mover?.class === 'cavalry' ? 1 : 0) : 0;
  const half = (n: number, really: boolean): number => (really ? Math.floor(n / 2) : n);
  const had = base?.ok ? Math.max(1, half(half(full, unsupplied), uncommanded)) : 0;
  const held: Held | undefined = !mover
    ? 'noClass'
    : base && !base.ok
      ? base.why
      : isFrozen(asBlock(block.unit, block.side), context)
        ? 'frozen'
        : noExtra
          ? 'extra'
          : undefined;
  const now = context.place === '' || extra || (stage === 'movement' && stepOf(context) === 'movement');
  const moved = now
    ? movedNow(cells.at, placed.piece, stand, context, (then) => {
        const before = travelOf(target, board, then, context);
        const cost = before && !before.held ? reachOf(before, context, extra).cost[placed.node] : undefined;
        return cost === undefined ? undefined : cost * 2;
      })
    : undefined;
  // 7.5.3: an enemy block ends the way
  const stopped = moved?.spent !== undefined && enemyAt(placed.field, block.side, placed.node);
  const spent = whole ? 0 : stopped ? had : (moved?.spent ?? 0) / 2;
  return {
    ...placed,
    mover: mover ?? { class: 'infantry', nation: block.nation, tech: 1, guards: false, shock: false },
    ...(held ? { held } : {}),
    ...(noExtra ? { noExtra } : {}),
    extra,
    now,
    ...(moved ? { moved } : {}),
    full,
    had,
    points: Math.max(0, had - spent),
    unsupplied,
    uncommanded,
  };
};

const conditions = (context: Context): Conditions => {
  const weather = weatherNow(context);
  return { weather, bad: !isFine(context, weather), mountains: on(context, 'o14') };
};

const kerch = 'kerch';

/** 7.5.3, 7.5.5: what a step costs; undefined: nobody goes there at all. */
export const stepCost = (travel: Travel, context: Context): ((arc: number) => HexCost | undefined) => {
  const { field, side, mover } = travel;
  const { ground } = field;
  const { board } = ground;
  const under = conditions(context);
  const kind = mover.class as GroundClass;
  const sevastopol = ground.named('Sevastopol').some((node) => isOwn(field, side, node));
  return (arc) => {
    if (!ground.byLand(arc)) return undefined;
    const [from, to] = [board.from[arc] ?? 0, board.to[arc] ?? 0];
    // red arrows: straits, and whatever leads into a box off the map
    if (ground.isStrait(arc) || ground.isBox(from) || ground.isBox(to))
      return arrowCost(mover, ground.place(from) === kerch || ground.place(to) === kerch ? 'kerch' : 'arrow', {
        bothEnds: isOwn(field, side, from) && isOwn(field, side, to),
        sevastopol,
        weather: under.weather,
      });
    const terrain = ground.terrainAt(to);
    return terrain && hexCost(kind, terrain, under);
  };
};

/** An enemy block, aircraft too, ends the way (7.5.3). */
export const enemyAt = (field: Field, side: SideId, node: number): boolean =>
  ((field.any[node] ?? 0) & bitOf[otherSide(side)]) !== 0;

/** Everywhere it can get; `peaceful`: without entering enemy hexes (7.10). */
export const reachOf = (travel: Travel, context: Context, peaceful: boolean): Walk => {
  const { field, side } = travel;
  const price = stepCost(travel, context);
  return walkFrom(
    field.ground.board,
    {
      cost: (arc) => {
        const cost = price(arc);
        return cost?.ok ? cost.points : never;
      },
      barred: (node) => peaceful && enemyAt(field, side, node),
      stops: (node) => enemyAt(field, side, node),
    },
    travel.node,
    travel.points,
  );
};
