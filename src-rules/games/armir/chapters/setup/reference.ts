import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter that a player may look up, in our own words. */
const rules = ['18', '18.1', '18.1.1', '18.1.2', '18.1.3', '18.2', '18.3'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`armir.rule.${rule}`) }));
