import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = [
  '4.0',
  '4.1',
  '4.2',
  '4.3',
  '4.4',
  '4.5',
  '7.2',
  '7.9',
  '9.1',
  '12.0',
  '12.1',
  '12.2',
  '12.3',
  '12.5',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
