import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = ['4.2', '4.21', '4.22', '5.0', 'A', 'B', 'C', 'S3.2', 'S4.2', 'S5.2', 'S6.2'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
