import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '6.0',
  '6.1',
  '6.11',
  '6.12',
  '6.13',
  '6.14',
  '6.15',
  '6.2',
  '6.21',
  '6.22',
  '6.23',
  '6.24',
  '6.3',
  '6.31',
  '6.32',
  'S3.24',
  'S3.25',
  'S4.25',
  'S4.26',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
