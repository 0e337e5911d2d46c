import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = [
  '5',
  '5.1',
  '5.1.1',
  '5.1.2',
  '5.2',
  '5.3',
  '5.3.1',
  '5.3.2',
  '5.3.3',
  '5.4',
  '5.4.1',
  '5.5',
  '5.5.1',
  '6',
  '6.1',
  '6.2',
  '6.3',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
