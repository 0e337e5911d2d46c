import type { SideId } from '../../ids.ts';

/** 7.1, 7.2: combat units in a hex, and Soviet units of any kind if a leader is among them. */
export const mostCombat = 3;

export const mostWithLeader = 4;

export interface StackCount {
  readonly combat: number;
  readonly leaders: number;
}

export interface Stacking {
  readonly legal: boolean;
  /** combat units too many, and units of any kind too many */
  readonly excess: number;
  readonly rule: string;
}

/** 7.1 and A33, 7.2: three combat units; for Soviets four in all, if one of them is a leader. */
export const stacking = (side: SideId, { combat, leaders }: StackCount): Stacking => {
  const overCombat = Math.max(0, combat - mostCombat);
  if (side === 'german') return { legal: overCombat === 0, excess: overCombat, rule: '7.2' };
  const overAll = Math.max(0, combat - overCombat + leaders - mostWithLeader);
  return { legal: overCombat + overAll === 0, excess: overCombat + overAll, rule: '7.1' };
};

/** Combat units that find room in a hex, and units of any kind. */
export interface Room {
  readonly combat: number;
  readonly all: number;
}

/** 7.1 (A33), 7.2: leaders in a hex take room from the four in all, and so from the combat units. */
export const roomBeside = (side: SideId, there: StackCount): Room => {
  const combat = Math.max(0, mostCombat - there.combat);
  if (side === 'german') return { combat, all: Number.POSITIVE_INFINITY };
  const all = Math.max(0, mostWithLeader - there.combat - there.leaders);
  return { combat: Math.min(combat, all), all };
};

/** Who of a stack finds room. */
export const fitting = ({ combat, leaders }: StackCount, room: Room): StackCount => {
  const units = Math.min(combat, room.combat);
  return { combat: units, leaders: Math.min(leaders, room.all - units) };
};
