import { type Moved, movedNow } from '#rules/kit/game/moves.ts';
import { textIn } from '#rules/kit/record/readers.ts';
import { cells, otherSide, type SideId } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { isDisrupted, isOos } from '../../model/reading.ts';
import { isCombat } from '../../model/units.ts';
import { type Field, fieldOf, type UnitOnMap, unitOf } from '../map/field.ts';
import type { GroundStep } from '../map/passage.ts';
import { type Walker, walkerOf } from '../map/passage.ts';
import { sideOf } from '../map/zones.ts';
import { allowance, halvedBy, price, reacted, takes } from './costs.ts';
import { reactionStep } from './reaction.ts';

/** How a unit may move on the drawn map: what it has to spend, where it gets. */

/** The hex entered over an arc, for one side. */
export const stepOver = (field: Field, side: SideId, arc: number): GroundStep => {
  const { ground } = field;
  const { board } = ground;
  const [from, to] = [board.from[arc] ?? 0, board.to[arc] ?? 0];
  const enemy = otherSide(side);
  return {
    ...sideOf(ground, field, arc),
    woods: ground.woods(to),
    zoc: field.zones.any[enemy][to] === 1,
    fromZoc: field.zones.any[enemy][from] === 1,
    strongpoint: field.strong[enemy].has(to),
    enemy: field.at[enemy].has(to),
  };
};

export type MoveKind = 'mobile' | 'assault' | 'reaction';
export interface Travel {
  readonly field: Field;
  readonly unit: UnitOnMap;
  readonly walker: Walker;
  readonly kind: MoveKind;
  /** a phase of its side in which it moves so is now, or no game tells */
  readonly now: boolean;
  /** what it has moved in this phase already */
  readonly moved?: Moved;
  /** halves when the phase began; undefined: its MA is not typed */
  readonly had?: number;
  /** halves left to spend: no more than these, where it has moved */
  readonly has?: number;
}
export const kindNow = (field: Field): MoveKind =>
  textIn(field.context, cells.sequence) === 'assault' ? 'assault' : 'mobile';
const isNow = ({ context }: Field, side: SideId, kind: MoveKind): boolean =>
  context.place === '' || (context.who === side && isIn(context, kind === 'reaction' ? 'reaction' : 'movement'));

/** `whole`: with all it had when the phase began, whatever it has moved since. */
export const travelOf = (
  field: Field,
  id: string,
  kind: MoveKind = kindNow(field),
  whole = false,
): Travel | undefined => {
  const unit = unitOf(field, id);
  if (!unit) return undefined;
  const { counter, piece, node } = unit;
  const { context } = field;
  const state = { class: counter.class, oos: isOos(context, id), disrupted: isDisrupted(context, id) };
  const had = counter.ma === undefined ? undefined : allowance(counter.ma, state, halvedBy(kind));
  const now = isNow(field, counter.side, kind);
  let stopped = false;
  const moved = now
    ? movedNow(cells.at, piece, field.stand, context, (then) => {
        const before = travelOf(fieldOf(field.ground.board, then, context, field.weather), id, kind);
        const here = before && reachOf(before)?.get(node);
        stopped = here?.stops ?? false;
        return here?.spent;
      })
    : undefined;
  return {
    field,
    unit,
    walker: walkerOf([counter]),
    kind,
    now,
    ...(moved ? { moved } : {}),
    ...(had === undefined ? {} : { had, has: whole ? had : stopped ? 0 : Math.max(0, had - (moved?.spent ?? 0)) }),
  };
};

/** 8.15: leaders and bridges stay away from enemy combat units, unless with friends. */
const isAlone = (travel: Travel): boolean => !isCombat(travel.unit.counter);

export interface Reached {
  /** halves spent on the cheapest way there */
  readonly spent: number;
  readonly path: readonly number[];
  /** the move ends there */
  readonly stops: boolean;
}
interface Label extends Reached {
  readonly node: number;
}
/**
 * Everywhere it can get alone, by node, the cheapest way first. A swamp hex ends the move of those who came in on foot off
 * the roads and of nobody else, so a hex is looked at twice: as one to go on from, and as one to stay in.
 */
export const reachOf = (travel: Travel): ReadonlyMap<number, Reached> | undefined => {
  const { field, unit, walker, has } = travel;
  if (has === undefined) return undefined;
  const { side } = unit.counter;
  const { board } = field.ground;
  const alone = isAlone(travel);
  // what takes the whole allowance, or half of it, is of the whole, and nothing for who has begun
  const begun = (travel.had ?? has) - has;
  const best = new Map<number, Reached>();
  const done = new Set<number>();
  const waiting: Label[][] = [[{ node: unit.node, spent: 0, path: [unit.node], stops: false }]];
  for (let cost = 0; cost <= has; cost += 1)
    for (const label of waiting[cost] ?? []) {
      const { node, path, stops } = label;
      if (!best.has(node)) best.set(node, label);
      if (stops || done.has(node)) continue;
      done.add(node);
      for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1) {
        const to = board.to[arc] ?? 0;
        if (done.has(to) || (alone && !field.at[side].has(to) && nearEnemy(field, side, to))) continue;
        const step = stepOver(field, side, arc);
        const friend = field.at[side].has(to);
        const entered = { nextToEnemy: step.zoc || nearEnemy(field, side, to), friend, enemyZoc: step.zoc };
        if (travel.kind === 'reaction' && !reactionStep(entered).may) continue;
        const priced = price(walker, step, field.weather, field.context);
        const made = travel.kind === 'reaction' ? reacted(priced, step) : priced;
        const taken = takes(made, has + begun, begun + cost);
        if (taken === undefined) continue;
        const spent = cost + taken;
        const next = {
          node: to,
          spent,
          path: [...path, to],
          stops: made.stops !== undefined || made.whole !== undefined,
        };
        const layer = waiting[spent] ?? [];
        layer.push(next);
        waiting[spent] = layer;
      }
    }
  return best;
};
const nearEnemy = (field: Field, side: SideId, node: number): boolean => {
  const { board } = field.ground;
  for (let arc = board.first[node] ?? 0; arc < (board.first[node + 1] ?? 0); arc += 1)
    if (field.at[otherSide(side)].has(board.to[arc] ?? 0)) return true;
  return false;
};
