import type { TurnName } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { dayOf, halfOf, turnCode } from '../data/calendar.ts';
import { rulesOf } from '../data/scenarios.ts';
import { maps } from '../ids.ts';
import { t } from '../text/speak-table.ts';

/** "13AM", "13 July, morning": July around Soltsy, August around Staraya Russa. */
export const turnNameIn = (scenario: string): TurnName => {
  const month = rulesOf(scenario).map === maps.soltsy ? 'july' : 'august';
  return (turn) => ({
    short: t('rtl.turn', { turn: name(turnCode(turn)) }),
    long: t(`rtl.turn.${month}.${halfOf(turn)}`, { n: dayOf(turn) }),
    year: 1941,
  });
};
