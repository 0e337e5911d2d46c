import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = [
  '3.4',
  '3.10',
  '3.18',
  '3.21',
  '5.3',
  '5.6',
  '5.7',
  '5.8',
  '7.4',
  '7.5',
  '7.5.1',
  '7.5.2',
  '7.5.3',
  '7.5.4',
  '7.5.5',
  '7.6',
  '7.6.1',
  '7.6.2',
  '7.8',
  '7.8.1',
  '7.10',
  '9.2',
  '14.0',
  '18.0',
  '18.1',
  '18.2',
  '33.1',
  '33.2',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
