import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '2.1',
  '3.0',
  '3.1',
  '3.11',
  '3.12',
  '3.13',
  '3.18',
  '3.2',
  '3.21',
  '3.22',
  '3.23',
  '3.24',
  '3.25',
  '3.26',
  '3.27',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
