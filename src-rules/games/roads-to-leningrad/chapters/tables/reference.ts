import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = ['2.0', '2.2', '2.21', '2.22', '2.23', '2.24', '2.3', '3.14', '3.15', '3.16', '3.17'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
