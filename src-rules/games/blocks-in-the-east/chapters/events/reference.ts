import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = [
  '3.20',
  '5.5',
  '5.10',
  '7.11',
  '9.0',
  '27.0',
  '28.0',
  '29.0',
  '29.1',
  '30.0',
  '36.0',
  '37.0',
  '39.0',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
