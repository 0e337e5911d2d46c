import { otherSide, type SideId, sides } from '../../../ids.ts';
import type { Field } from '../../map/field.ts';
import { arcsOf } from '../../map/ground.ts';
import { closedTo, otherArmyAt } from '../../movement/locks.ts';
import { stacking, stackUnit } from '../../movement/stack.ts';

/** 12.3.1: the six hexes beside a stack: where it may retreat, and why not elsewhere. */
export type RetreatBar = 'enemy' | 'don' | 'railAB' | 'bokovskaya' | 'armies';
export interface RetreatHex {
  readonly node: number;
  readonly bar?: RetreatBar;
  readonly rule: string;
  /** SP above what the hex holds: they go (6.2) */
  readonly over: number;
}

const barOf = (field: Field, side: SideId, node: number, arc: number): readonly [RetreatBar, string] | undefined => {
  const { ground } = field;
  const to = ground.board.to[arc] ?? 0;
  const enemy = otherSide(side);
  if (field.at[enemy].has(to)) return ['enemy', '12.3.1'];
  if (side === sides.axis && ground.isDon(arc) && field.zones.soviet[to] === 1) return ['don', '14.2.1'];
  const closed = closedTo(ground, side, to);
  if (closed) return [closed.why, closed.rule];
  const armies = (field.at.soviet.get(node) ?? []).some(({ counter }) => otherArmyAt(field, counter.army, to));
  return side === sides.soviet && armies ? ['armies', '6.3'] : undefined;
};

export const retreatFrom = (field: Field, node: number, side: SideId): readonly RetreatHex[] => {
  const { board } = field.ground;
  const stack = (at: number) => (field.at[side].get(at) ?? []).map(({ counter }) => stackUnit(field.context, counter));
  return [...arcsOf(board, node)].map((arc): RetreatHex => {
    const to = board.to[arc] ?? 0;
    const bar = barOf(field, side, node, arc);
    const { over } = stacking([...stack(to), ...stack(node)]);
    return bar
      ? { node: to, bar: bar[0], rule: bar[1], over: 0 }
      : { node: to, rule: over > 0 ? '6.2' : '12.3.1', over };
  });
};
