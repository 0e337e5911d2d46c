import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '3.3',
  '3.31',
  '3.32',
  '3.33',
  '3.34',
  '3.57',
  '8.0',
  '8.1',
  '8.11',
  '8.12',
  '8.13',
  '8.14',
  '8.15',
  '8.16',
  '8.2',
  '8.21',
  '8.22',
  '8.23',
  '8.24',
  '8.3',
  '8.31',
  '8.32',
  '8.33',
  '8.34',
  '8.35',
  '8.36',
  '8.37',
  '8.4',
  '8.41',
  '8.42',
  '8.5',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
