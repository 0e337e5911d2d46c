import { readCode } from '../crt.ts';

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
