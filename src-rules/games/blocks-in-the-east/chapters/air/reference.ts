import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** What a player may look up of this chapter; what it is about, in our own words, stands in its texts. */
const rules = ['7.1', '19.0', '19.1', '19.2', '32.0', '32.1', '32.2', '32.3', '35.0', '35.1'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`bite.rule.${rule}`) }));
