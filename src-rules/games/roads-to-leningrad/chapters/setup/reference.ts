import type { Game } from '#rules/kit/game/game.ts';
import { msg } from './msg.ts';

/** The rules of this chapter a player may look up, those of the scenario booklet with an S. */
const rules = [
  '1.0',
  '4.0',
  '4.1',
  '4.11',
  '4.12',
  '4.13',
  '4.14',
  '4.15',
  '4.16',
  'S2.0',
  'S2.1',
  'S2.2',
  'S2.22',
  'S2.3',
  'S3.0',
  'S3.1',
  'S3.11',
  'S3.12',
  'S3.13',
  'S4.0',
  'S4.1',
  'S4.11',
  'S4.12',
  'S4.13',
  'S5.0',
  'S5.1',
  'S5.11',
  'S5.12',
  'S5.13',
  'S6.0',
  'S6.1',
  'S6.11',
  'S6.12',
  'S6.13',
  'S7.0',
] as const;

export const reference: Game['reference'] = rules.map((rule) => ({ rule, msg: msg(`rtl.rule.${rule}`) }));
