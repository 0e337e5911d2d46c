import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '17.0',
  'S1.0',
  'S1.1',
  'S1.2',
  'S1.21',
  'S1.22',
  'S1.23',
  'S1.3',
  'S1.31',
  'S1.32',
  'S3.3',
  'S3.31',
  'S3.32',
  'S3.33',
  'S4.3',
  'S4.31',
  'S4.32',
  'S5.3',
  'S5.31',
  'S5.32',
  'S5.33',
  'S6.3',
  'S6.31',
  'S6.32',
  'S6.33',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
