import type { Around } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type Advance, advancesIn } from './data/tech.ts';
import { on } from './rules.ts';
import { t } from './text/speak.ts';
import { nationMsg } from './units.ts';

export const techMsg = (one: Advance): Msg =>
  t('bite.tech.advance', { nation: nationMsg[one.nation], field: t(`bite.techField.${one.field}`), n: one.tech });

/** 17.0, 17.1: what a month brings, each as a message. */
export const newTech = (around: Around, turn: number): readonly Msg[] =>
  advancesIn(turn, { o17: on(around, 'o17') }).map(techMsg);
