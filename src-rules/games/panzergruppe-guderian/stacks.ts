import { isWest, westTurns } from './calculators/refuse.ts';
import type { SideId } from './cells-ids.ts';
import { readCode } from './data/crt.ts';

/** Who may stand, retreat and advance where: listed hex by hex, as the players see it on the map. */
export const mostCombat = 3;
export const mostWithLeader = 4;

export interface Stack {
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
export const stacking = (side: SideId, { combat, leaders }: Stack): Stacking => {
  const overCombat = Math.max(0, combat - mostCombat);
  if (side === 'german') return { legal: overCombat === 0, excess: overCombat, rule: '7.2' };
  const overAll = Math.max(0, combat - overCombat + leaders - mostWithLeader);
  return { legal: overCombat + overAll === 0, excess: overCombat + overAll, rule: '7.1' };
};

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
  /** 1: a vacant hex; 2: friends with room; 3: friends, and somebody too many (A32). The lowest there is must be taken. */
  readonly rank?: 1 | 2 | 3;
  readonly must: boolean;
  /** units that find room, and units eliminated there: too many (9.73), or into columns 01-02 (6.4) */
  readonly fit: number;
  readonly eliminated: number;
}

/** 9.71 to 9.73, for one hex of the way. `units`: combat units that retreat together; `leaders` go beside them. */
export const retreatInto = (
  side: SideId,
  turn: number,
  units: number,
  leaders: number,
  hexes: readonly RetreatHex[],
): readonly RetreatChoice[] => {
  const judged = hexes.map((hex) => judge(side, turn, units, leaders, hex));
  const best = Math.min(...judged.map((choice) => choice.rank ?? 9));
  return judged.map((choice) => ({ ...choice, must: choice.rank !== undefined && choice.rank === best }));
};

const judge = (
  side: SideId,
  turn: number,
  units: number,
  leaders: number,
  at: RetreatHex,
): Omit<RetreatChoice, 'must'> => {
  const all = units + leaders;
  const barred = (bar: RetreatBar, rule: string): Omit<RetreatChoice, 'must'> => ({
    hex: at.hex,
    bar,
    rule,
    fit: 0,
    eliminated: all,
  });
  const friendly = at.friends + at.friendlyLeaders > 0;
  if (at.enemyUnit) return barred('enemy', '9.71');
  if (at.lake) return barred('lake', '9.71');
  // 8.15: a friend in the hex cancels the ZOC for retreats
  if (at.enemyZoc && !friendly) return barred('zoc', '9.71');
  if (side === 'soviet' && turn <= westTurns && isWest(at.hex))
    return { hex: at.hex, rule: '6.4', rank: friendly ? 2 : 1, fit: 0, eliminated: all };
  // 7.1 (A33): leaders there take room from the four in all, and so from the combat units
  const room =
    side === 'german' ? Number.POSITIVE_INFINITY : Math.max(0, mostWithLeader - at.friends - at.friendlyLeaders);
  const fitting = Math.min(units, Math.max(0, mostCombat - at.friends), room);
  const leaderRoom = Math.min(leaders, room - fitting);
  const fit = fitting + leaderRoom;
  return { hex: at.hex, rule: '9.73', rank: !friendly ? 1 : fit === all ? 2 : 3, fit, eliminated: all - fit };
};

export interface AdvanceCase {
  readonly code: string;
  readonly overrun: boolean;
  /** how each side took its result, where it had a choice */
  readonly defender: 'losses' | 'retreat';
  readonly attacker: 'losses' | 'retreat';
  /** the hex in question is empty now */
  readonly emptied: boolean;
  /** units that took no part are still in it (A46): nobody advances there */
  readonly stayed?: boolean;
}
export interface Advance {
  readonly attackers: boolean;
  readonly defenders: boolean;
  /** 'line': along the retreat; 'free': the emptied hex, then a vacant one next to it */
  readonly way?: 'line' | 'free';
  readonly rule: string;
}

/** 9.8: who may advance, and how far. */
export const advanceAfter = ({ code, overrun, defender, attacker, emptied, stayed = false }: AdvanceCase): Advance => {
  const nobody = (rule: string): Advance => ({ attackers: false, defenders: false, rule });
  const result = readCode(code);
  if (overrun) return nobody('9.88');
  if (!result) return nobody('9.5');
  if (result.engaged) return nobody('9.67');
  const payer = result.defender ?? result.attacker;
  const how = result.defender ? defender : attacker;
  const retreated = !payer?.all && how === 'retreat';
  // 9.87 speaks of the defenders' advance
  if (stayed || (!retreated && !payer?.all && !emptied)) return nobody(result.defender ? '9.81' : '9.87');
  const way = retreated ? 'line' : 'free';
  if (!result.defender) return { attackers: false, defenders: true, way, rule: '9.87' };
  if (result.attacker && attacker === 'retreat') return nobody('9.66');
  return { attackers: true, defenders: false, way, rule: retreated ? '9.81' : '9.86' };
};
