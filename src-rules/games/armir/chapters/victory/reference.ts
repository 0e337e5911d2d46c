import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = [
  '1.5',
  '16.4',
  '16.4.1',
  '16.4.2',
  '16.4.3',
  '16.4.4',
  '17',
  '17.1',
  '17.1.1',
  '17.1.2',
  '17.1.3',
  '17.2',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
