import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '13.0',
  '13.1',
  '13.11',
  '13.12',
  '13.13',
  '13.14',
  '13.15',
  '13.16',
  '13.17',
  '13.2',
  '13.21',
  '13.22',
  '13.23',
  '13.24',
  '13.25',
  '13.26',
  'S3.28',
  'S4.27',
  'S5.23',
  'S6.24',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
