import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = ['1.3', '7', '7.1', '7.1.1', '7.1.2'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
