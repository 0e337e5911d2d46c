import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '14.0',
  '14.1',
  '14.11',
  '14.12',
  '14.13',
  '14.14',
  '14.2',
  '14.21',
  '14.22',
  '14.23',
  '14.24',
  '14.25',
  '14.26',
  '16.2',
  '16.21',
  '16.22',
  '16.23',
  '16.24',
  '16.25',
  '16.26',
  'S4.22',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
