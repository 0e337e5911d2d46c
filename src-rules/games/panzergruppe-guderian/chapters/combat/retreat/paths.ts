import type { Context } from '#rules/kit/record/context.ts';
import { otherSide, type SideId, sides } from '../../../ids.ts';
import type { Field } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { stackOf } from '../../movement/stacked.ts';
import type { StackCount } from '../../movement/stacking.ts';
import { type RetreatChoice, type RetreatHex, retreatInto, roomFor } from './retreats.ts';

/** 9.7: where a stack may be led in retreat, hex by hex, read from the map. */
export interface Step {
  readonly node: number;
  readonly choice: RetreatChoice;
  /** for the last hex of the way empty; a way that ends early (6.4) has none either */
  readonly next: readonly Step[];
}

export interface StackRetreat {
  readonly side: SideId;
  readonly stack: StackCount;
  readonly steps: readonly Step[];
  /** hexes beside it that are not drawn */
  readonly undrawn: number;
  /** every way of full length, first hexes that must be taken first */
  readonly ways: readonly (readonly number[])[];
}

const hexAt = (field: Field, side: SideId, arc: number): RetreatHex => {
  const { ground } = field;
  const node = ground.board.to[arc] ?? 0;
  const enemy = otherSide(side);
  const there = stackOf(field.units[side].get(node) ?? []);
  return {
    hex: ground.id(node),
    enemyUnit: field.units[enemy].has(node),
    lake: ground.isLake(arc),
    enemyZoc: field.zones[enemy][node] === 1,
    friends: there.combat,
    friendlyLeaders: there.leaders,
  };
};

type Now = Pick<Context, 'turn' | 'options'>;

/** The choices one hex on from a node; `back`: hexes the way has already used. */
const choicesFrom = (
  field: Field,
  side: SideId,
  now: Now,
  stack: StackCount,
  from: number,
  back: readonly number[],
) => {
  const { board } = field.ground;
  const arcs = [...arcsOf(board, from)].filter((arc) => !back.includes(board.to[arc] ?? -1));
  const hexes = arcs.map((arc) => hexAt(field, side, arc));
  return {
    nodes: arcs.map((arc) => board.to[arc] ?? 0),
    hexes,
    judge: (only: (i: number) => boolean) => judged(side, now, stack, hexes, only),
  };
};

/** 9.73: judged among the hexes that serve; the others keep their reason. */
const judged = (
  side: SideId,
  now: Now,
  stack: StackCount,
  hexes: readonly RetreatHex[],
  only: (i: number) => boolean,
): readonly RetreatChoice[] => {
  const all = retreatInto(side, now, stack, hexes);
  const serving = retreatInto(
    side,
    now,
    stack,
    hexes.filter((_, i) => only(i)),
  );
  let next = 0;
  return all.map((choice, i) => (only(i) ? (serving[next++] ?? choice) : { ...choice, must: false }));
};

/** 6.4, A51: columns 01 and 02 as the last resort. */
const isLast = (choice: RetreatChoice): boolean => choice.rank === 4;

/**
 * A30: each unit goes n hexes from its own. A first hex serves only if a way of full length leads on from it (A29), or
 * if the units end there: in columns 01 and 02 a Soviet is eliminated (6.4), and so is who finds no room (9.73).
 */
export const retreatFrom = (field: Field, node: number, side: SideId, n: 1 | 2, now: Now): StackRetreat => {
  const stack = stackOf(field.units[side].get(node) ?? []);
  const first = choicesFrom(field, side, now, stack, node, [node]);
  const open = first.judge(() => true);
  const after = open.map((choice, i): readonly Step[] => {
    const hex = first.hexes[i];
    if (n === 1 || choice.bar || choice.fit === 0 || !hex) return [];
    const from = first.nodes[i] ?? -1;
    // who found room in the first hex goes on (9.73)
    const second = choicesFrom(field, side, now, roomFor(side, stack, hex), from, [node, from]);
    const choices = second.judge(() => true);
    return choices.map((one, j) => ({ node: second.nodes[j] ?? -1, choice: one, next: [] }));
  });
  const leads = (i: number, by: (choice: RetreatChoice) => boolean): boolean => {
    const choice = open[i];
    if (!choice || choice.bar || !by(choice)) return false;
    return n === 1 || choice.fit === 0 || (after[i] ?? []).some((step) => !step.choice.bar && by(step.choice));
  };
  const isFree = (choice: RetreatChoice): boolean => !isLast(choice);
  // A51: a way that can but end in columns 01 and 02 is the last resort as a whole
  const free = open.some((_, i) => leads(i, isFree));
  const serves = (i: number): boolean => leads(i, free ? isFree : () => true);
  const steps = first
    .judge(serves)
    .map((choice, i): Step => ({ node: first.nodes[i] ?? -1, choice, next: after[i] ?? [] }));
  const ways = steps
    .filter(({ choice }) => choice.must)
    .flatMap((step): readonly (readonly number[])[] => {
      const on = step.next.filter((one) => one.choice.must);
      return on.length === 0 ? [[node, step.node]] : on.map((one) => [node, step.node, one.node]);
    });
  return { side, stack, steps, undrawn: 6 - [...arcsOf(field.ground.board, node)].length, ways };
};

/** Whose units stand in a hex. */
export const holderOf = (field: Field, node: number): SideId | undefined =>
  field.units.german.has(node) ? sides.german : field.units.soviet.has(node) ? sides.soviet : undefined;
