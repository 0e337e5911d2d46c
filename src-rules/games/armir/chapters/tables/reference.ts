import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = ['2', '2.1', '2.1.1', '2.1.2', '2.2', '2.3', '2.4', '2.5', '2.6', '2.7'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
