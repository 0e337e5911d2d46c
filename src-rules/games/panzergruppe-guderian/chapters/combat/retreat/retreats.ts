import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId } from '../../../ids.ts';
import { ruling } from '../../../model/rulings.ts';
import { fitting, type Room, roomBeside, type StackCount } from '../../movement/stacking.ts';
import { westClosed } from '../../movement/west.ts';
import { msg } from '../msg.ts';

/** A hex a unit might be made to retreat into. */
export interface RetreatHex {
  readonly hex: string;
  readonly enemyUnit: boolean;
  readonly lake: boolean;
  readonly enemyZoc: boolean;
  readonly friends: number;
  readonly friendlyLeaders: number;
}

export type RetreatBar = 'enemy' | 'lake' | 'zoc';

export interface RetreatChoice {
  readonly hex: string;
  readonly bar?: RetreatBar;
  readonly rule: string;
  /**
   * 1: a vacant hex; 2: friends with room for all; 3: friends, and somebody too many (A32); 4: columns 01-02, closed to
   * the Soviet (6.4) and the last resort (A51)
   */
  readonly rank?: 1 | 2 | 3 | 4;
  /** the opponent may lead units of the stack here, each by itself (9.72) */
  readonly must: boolean;
  /** units of the stack that find room here */
  readonly fit: number;
  /** units eliminated though the others part: nowhere is room for them (9.73), or this is columns 01-02 (6.4) */
  readonly eliminated: number;
}

type Now = Pick<Context, 'turn' | 'options'>;

const roomIn = (side: SideId, { friends, friendlyLeaders }: RetreatHex): Room =>
  roomBeside(side, { combat: friends, leaders: friendlyLeaders });

const sizeOf = ({ combat, leaders }: StackCount): number => combat + leaders;

/** Who of a stack finds room in a hex, and so goes on from it. */
export const roomFor = (side: SideId, stack: StackCount, at: RetreatHex): StackCount =>
  fitting(stack, roomIn(side, at));

interface Judged {
  readonly choice: Omit<RetreatChoice, 'must' | 'eliminated'>;
  /** 9.73: which hexes come first for a single unit; none where it may not be led */
  readonly level?: 1 | 2 | 3 | 4;
  readonly room: Room;
  /** 6.4: whoever is led here is eliminated */
  readonly west: boolean;
}

/**
 * 9.71 to 9.73 for one hex of the way. Units of a stack may part (9.72): vacant hexes come first, then friends with
 * room, unit by unit, and only those are eliminated for whom there is no room at all.
 */
export const retreatInto = (
  side: SideId,
  now: Now,
  stack: StackCount,
  hexes: readonly RetreatHex[],
): readonly RetreatChoice[] => {
  const judged = hexes.map((hex) => judge(side, now, stack, hex));
  const open = new Set<number>();
  let left = stack;
  for (const level of [1, 2, 3, 4] as const) {
    // whoever is left once there was room for some has none anywhere
    if (sizeOf(left) === 0 || (level > 2 && open.size > 0)) break;
    const here = judged.filter((one) => one.level === level);
    if (here.length === 0) continue;
    open.add(level);
    const room = here.reduce((sum, one) => ({ combat: sum.combat + one.room.combat, all: sum.all + one.room.all }), {
      combat: 0,
      all: 0,
    });
    const placed = fitting(left, room);
    left = { combat: left.combat - placed.combat, leaders: left.leaders - placed.leaders };
    // A51: where the opponent may always choose those columns, he need not look further
    if (here.some(({ west }) => west)) break;
  }
  return judged.map(({ choice, level, west }) => {
    const must = level !== undefined && open.has(level);
    return { ...choice, must, eliminated: must && !west ? sizeOf(left) : sizeOf(stack) - choice.fit };
  });
};

const judge = (side: SideId, now: Now, stack: StackCount, at: RetreatHex): Judged => {
  const nowhere = { room: { combat: 0, all: 0 }, west: false };
  const barred = (bar: RetreatBar, rule: string): Judged => ({
    choice: { hex: at.hex, bar, rule, fit: 0 },
    ...nowhere,
  });
  const friendly = at.friends + at.friendlyLeaders > 0;
  if (at.enemyUnit) return barred('enemy', '9.71');
  if (at.lake) return barred('lake', '9.71');
  // 8.15: a friend in the hex cancels the ZOC for retreats
  if (at.enemyZoc && !friendly) return barred('zoc', '9.71');
  if (side === 'soviet' && westClosed(now.turn, at.hex)) {
    const rank = ruling(now.options, 'a51') === 'last' ? 4 : friendly ? 2 : 1;
    return { ...nowhere, choice: { hex: at.hex, rule: '6.4', rank, fit: 0 }, level: rank, west: true };
  }
  const room = roomIn(side, at);
  const fit = sizeOf(fitting(stack, room));
  const rank = !friendly ? 1 : fit === sizeOf(stack) ? 2 : 3;
  const level = rank === 3 && fit > 0 ? 2 : rank;
  return { choice: { hex: at.hex, rule: '9.73', rank, fit }, level, room, west: false };
};

const barMsg: { readonly [B in RetreatBar]: Msg } = {
  enemy: msg('pgg.retreat.enemy'),
  lake: msg('pgg.retreat.lake'),
  zoc: msg('pgg.retreat.zoc'),
};

export const choiceMsg = (choice: RetreatChoice): Msg => {
  if (choice.bar) return barMsg[choice.bar];
  if (!choice.must) return msg('pgg.retreat.later');
  if (choice.eliminated > 0) return msg('pgg.retreat.some', { n: choice.fit, count: choice.eliminated });
  return choice.rank === 3 ? msg('pgg.retreat.part', { count: choice.fit }) : msg('pgg.retreat.free');
};
