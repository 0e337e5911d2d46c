import { type Moved, movedNow } from '#rules/kit/game/moves.ts';
import { never } from '#rules/kit/supply/trace/profile.ts';
import { type Walk, walkFrom } from '#rules/kit/supply/trace/walk.ts';
import { accounts, cells, type Movement, otherSide, type SideId, sides } from '../../ids.ts';
import { isIn } from '../../model/phases.ts';
import { isOos, upOf } from '../../model/reading.ts';
import { printedMp } from '../../model/units.ts';
import { type Field, fieldOf, type Unit, unitOf } from '../map/field.ts';
import { arcsOf, type Ground } from '../map/ground.ts';
import { controllers } from '../map/zones.ts';
import { allowance, barsEntry, costsPa, movesMotorised, plainStep, type StepOnMap, stepHalves } from './costs.ts';
import { type Bounds, boundsOf, isAlpineHqLocked, isFrontLocked, isGebirgsLocked } from './locks.ts';

/** How a unit may move: what it has to spend, what holds it, where it may not go. */
export type Held = 'front' | 'alpineHq' | 'gebirgs' | 'foot' | 'unknown';
export const heldRule: { readonly [H in Held]: string } = {
  front: '5.5',
  alpineHq: '5.5.1',
  gebirgs: '15.2',
  foot: '5.2',
  unknown: '2.1',
};
export interface Travel {
  readonly field: Field;
  readonly unit: Unit;
  readonly side: SideId;
  readonly held?: Held;
  readonly printed?: number;
  /** what it has moved in this phase already */
  readonly moved?: Moved;
  /** halves it had when the phase began, after weather and want of supply */
  readonly had: number;
  /** halves it has left to spend: no more than these, where it has moved */
  readonly halves: number;
  readonly oos: boolean;
  /** 5.4: no PA is left to move it by more than one hex */
  readonly noPa: boolean;
  readonly bounds?: Bounds;
  /** its own movement phase is now, or no game tells */
  readonly now: boolean;
}

const phasesOf = { axis: ['axisMovement', 'axisMotorised'], soviet: ['sovietMovement', 'sovietMotorised'] } as const;

/** `whole`: with all it had when the phase began, whatever it has moved since. */
export const travelOf = (field: Field, id: string, whole = false): Travel | undefined => {
  const unit = unitOf(field, id);
  if (!unit) return undefined;
  const { counter, piece } = unit;
  const { context } = field;
  const { side } = counter;
  const printed = printedMp(counter, upOf(context, id));
  const oos = isOos(context, piece.id);
  const motorised = isIn(context, 'axisMotorised', 'sovietMotorised');
  const held: Held | undefined =
    motorised && !movesMotorised(counter)
      ? 'foot'
      : isFrontLocked(field, unit)
        ? 'front'
        : isAlpineHqLocked(field, unit)
          ? 'alpineHq'
          : isGebirgsLocked(field, unit)
            ? 'gebirgs'
            : printed === undefined || printed === 0
              ? 'unknown'
              : undefined;
  const bounds = boundsOf(field, unit);
  const pa = context.balances[accounts.pa];
  const now = context.place === '' || isIn(context, ...phasesOf[side]);
  const { board } = field.ground;
  const moved = now
    ? movedNow(cells.at, piece, field.stand, context, (then) => {
        const before = travelOf(fieldOf(board, then, context), id);
        return before && !before.held ? reachOf(before).cost[unit.node] : undefined;
      })
    : undefined;
  const had = allowance(printed ?? 0, { move: counter.move, turn: context.turn, oos });
  // 7.1: whoever came into a zone stops there
  const stopped = moved?.spent !== undefined && stopsFor(field, { side, move: counter.move })[unit.node] === 1;
  const spent = whole ? 0 : stopped ? had : (moved?.spent ?? 0);
  return {
    field,
    unit,
    side,
    ...(held ? { held } : {}),
    printed,
    ...(moved ? { moved } : {}),
    had,
    halves: Math.max(0, had - spent),
    oos,
    noPa: costsPa(counter) && pa !== undefined && pa < 1,
    ...(bounds ? { bounds } : {}),
    now,
  };
};

const known = new WeakMap<Ground, Map<Movement, Int32Array>>();
/** 5.1: halves by arc; the ground alone decides, so it is reckoned once. */
export const costsOf = (ground: Ground, move: Movement): Int32Array => {
  const of = known.get(ground) ?? new Map<Movement, Int32Array>();
  known.set(ground, of);
  const had = of.get(move);
  if (had) return had;
  const made = Int32Array.from({ length: ground.board.to.length }, (_, arc) => stepHalves(move, ground.isRoad(arc)));
  of.set(move, made);
  return made;
};

/** 7.1, 7.1.1: 1 where it has to stop. */
export const stopsFor = (
  field: Field,
  { side, move }: { readonly side: SideId; readonly move: Movement },
): Uint8Array => (side === sides.axis ? field.zones.soviet : move === 'other' ? field.zones.axis : field.zones.heavy);

/** The hex entered over an arc as the calculator of costs asks for it. */
export const stepOver = (field: Field, side: SideId, move: Movement, arc: number): StepOnMap => {
  const { ground } = field;
  const node = ground.board.to[arc] ?? 0;
  const enemy = otherSide(side);
  return {
    ...plainStep,
    road: ground.isRoad(arc),
    zoc: stopsFor(field, { side, move })[node] === 1,
    anyZoc: field.zones[enemy][node] === 1,
    enemy: field.at[enemy].has(node),
    don: ground.isDon(arc),
    strongpointSide: ground.isStrongSide(arc),
    railAB: ground.onRailAB(node),
    bokovskaya: node === ground.place('bokovskaya'),
  };
};

/** Everywhere it can get, the one hex it may always move (5) among them. */
export const reachOf = ({ field, unit, side, halves, had, noPa, bounds }: Travel): Walk => {
  const { ground } = field;
  const { board } = ground;
  const { move } = unit.counter;
  const costs = costsOf(ground, move);
  const stops = stopsFor(field, { side, move });
  const walker = { side, assaults: false };
  const inside = bounds?.inside;
  const fromInside = inside?.(unit.node) ?? false;
  const enter = (arc: number, from: number, to: number): number => {
    if (barsEntry(walker, stepOver(field, side, move, arc))) return never;
    // whoever is outside already may come back
    if (inside && fromInside && !inside(to)) return never;
    const cost = costs[arc] ?? never;
    // who has moved has had the one hex
    if (halves < had) return noPa ? never : cost;
    return from === unit.node ? Math.min(cost, halves) : noPa ? never : cost;
  };
  return walkFrom(board, { cost: enter, stops: (node) => stops[node] === 1 }, unit.node, halves);
};

/** 13: enemy hexes that it could assault with what is left, by the hex from which it would. */
export const assaultsOf = (travel: Travel, walk: Walk | undefined): readonly number[] => {
  const { field, unit, side, halves } = travel;
  const { counter } = unit;
  if (!movesMotorised(counter) || (travel.held !== undefined && travel.held !== 'unknown')) return [];
  const { ground } = field;
  const { board } = ground;
  const enemy = otherSide(side);
  const walker = { side, assaults: true };
  const found = new Set<number>();
  for (const node of field.at[enemy].keys())
    for (const back of arcsOf(board, node)) {
      const from = board.to[back] ?? 0;
      const spent = walk ? (walk.cost[from] ?? -1) : from === unit.node ? 0 : -1;
      const arc = board.back[back] ?? -1;
      if (spent < 0 || arc < 0) continue;
      const step = { ...stepOver(field, side, counter.move, arc), assault: true };
      if (barsEntry(walker, step) || spent + stepHalves(counter.move, step.road, true) > halves) continue;
      // 13f: the zone of the hex attacked does not stop it, any other does
      if (from === unit.node || !stoppedByOthers(field, counter, from, node)) found.add(node);
    }
  return [...found].sort((a, b) => a - b);
};

const stoppedByOthers = (
  field: Field,
  { side, move }: { readonly side: SideId; readonly move: Movement },
  node: number,
  target: number,
): boolean => {
  const enemy = otherSide(side);
  const passes = side === sides.soviet && move !== 'other';
  return controllers(field.ground.board, field.zones, enemy, node).some(
    (hex) => hex !== field.ground.id(target) && (!passes || field.zones.from[enemy].get(hex)?.heavy === true),
  );
};
