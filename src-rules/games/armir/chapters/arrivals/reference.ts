import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = ['15', '15.1', '15.1.1', '15.1.2', '15.1.3', '15.2', '15.3', '15.3.1', '15.3.2', '15.4', '18.5'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
