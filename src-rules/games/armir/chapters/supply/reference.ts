import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = [
  '8',
  '8.1',
  '8.1.1',
  '8.2',
  '8.2.1',
  '8.3',
  '8.3.1',
  '8.4',
  '8.4.1',
  '8.5',
  '8.6',
  '9.2',
  '16.2',
  '16.2.1',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
