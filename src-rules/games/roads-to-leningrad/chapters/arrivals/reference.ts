import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = ['5.2', '5.21', '5.22', '5.23', '5.24', '5.25', '5.26', '5.27', '5.28', 'S3.26'] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
