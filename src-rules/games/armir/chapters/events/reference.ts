import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = ['16', '16.1', '16.1.1', '16.1.2', '16.1.3', '16.1.4', '16.3', '16.3.1', '16.3.2', '16.3.3'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
