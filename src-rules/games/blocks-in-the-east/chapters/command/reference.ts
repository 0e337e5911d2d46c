import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = [
  '3.12',
  '13.0',
  '13.1',
  '13.2',
  '13.3',
  '13.4',
  '13.5',
  '13.6',
  '13.7',
  '13.8',
  '13.8.1',
  '13.8.2',
  '13.8.3',
  '31.0',
  '38.0',
  '38.1',
  '38.2',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
