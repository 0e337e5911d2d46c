import type { TurnName } from '#rules/kit/game/specs.ts';
import { name } from '#rules/kit/words/message.ts';
import { maps } from '../../ids.ts';
import { dayOf, halfOf, turnCode } from '../../model/calendar.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/** "13AM", "13 July, morning": July around Soltsy, August around Staraya Russa. */
export const turnNameIn = (scenario: string): TurnName => {
  const month = rulesOf(scenario).map === maps.soltsy ? 'july' : 'august';
  return (turn) => ({
    short: msg('rtl.turn', { turn: name(turnCode(turn)) }),
    long: msg(`rtl.turn.${month}.${halfOf(turn)}`, { n: dayOf(turn) }),
    year: 1941,
  });
};
