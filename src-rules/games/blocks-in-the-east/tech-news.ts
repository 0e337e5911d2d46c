import type { Around } from '../../kit/around.ts';
import type { Msg } from '../../kit/text.ts';
import { advancesIn } from './data/tech.ts';
import { on } from './rules.ts';
import { t } from './text/speak.ts';
import { nationMsg } from './units.ts';

/** 17.0, 17.1: what a month brings, each as a message. */
export const newTech = (around: Around, turn: number): readonly Msg[] =>
  advancesIn(turn, { o17: on(around, 'o17') }).map((one) =>
    t('bite.tech.advance', {
      nation: nationMsg[one.nation],
      field: t(`bite.techField.${one.field}`),
      n: one.tech,
    }),
  );
