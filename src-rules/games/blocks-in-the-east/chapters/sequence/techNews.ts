import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { on } from '../../model/rules.ts';
import { type Advance, advancesIn } from '../../model/tech.ts';
import { nationMsg } from '../../model/units.ts';
import { msg } from './msg.ts';

export const techMsg = (one: Advance): Msg =>
  msg('bite.tech.advance', { nation: nationMsg[one.nation], field: msg(`bite.techField.${one.field}`), n: one.tech });

/** 17.0, 17.1: what a month brings, each as a message. */
export const newTech = (context: Context, turn: number): readonly Msg[] =>
  advancesIn(turn, { o17: on(context, 'o17') }).map(techMsg);
