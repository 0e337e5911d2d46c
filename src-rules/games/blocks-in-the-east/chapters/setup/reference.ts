import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = [
  '1.0',
  '2.0',
  '2.1',
  '2.2',
  '2.3',
  '3.0',
  'BPS',
  'SBE1',
  'SBE2',
  'SBE3',
  'SBE4',
  'SBE5',
  'SBE6',
  'SBE7',
  'SBE8',
  'SBE9',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
