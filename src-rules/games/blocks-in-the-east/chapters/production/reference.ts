import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = [
  '3.6',
  '5.2',
  '5.9',
  '7.3',
  '11.0',
  '11.1',
  '11.2',
  '11.3',
  '15.0',
  '15.1',
  '16.0',
  '16.1',
  '16.2',
  '34.0',
  '35.2',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
