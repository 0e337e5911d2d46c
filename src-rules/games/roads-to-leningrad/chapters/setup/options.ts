import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type RulingId, rulings, type ScenarioId, scenarios } from '../../ids.ts';
import { msg } from './msg.ts';

/** Rulings as players settle them. Values and defaults: ids.ts. */

const one = (group: Msg, id: RulingId, rule: string, says: readonly Msg[], needs?: Option['needs']): Option => ({
  id,
  group,
  msg: msg(`rtl.option.${id}`),
  about: msg(`rtl.option.${id}.about`),
  example: msg(`rtl.option.${id}.example`),
  rule,
  start: rulings[id][0],
  choices: rulings[id].map((value, i) => ({ value, msg: says[i] ?? msg(`rtl.option.${id}`) })),
  takesHold: 'now',
  ...(needs ? { needs } : {}),
});
/** A ruling of some scenarios only. */
const only = (msg: Msg, ...scenario: readonly ScenarioId[]): Option['needs'] => ({ when: { scenario }, msg });
const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
const only1 = only(msg('rtl.option.only1'), soltsy);
const only123 = only(msg('rtl.option.only123'), soltsy, counterattack, starayaRussa);
const only4 = only(msg('rtl.option.only4'), manstein);

const turn = msg('rtl.optionGroup.turn');
const movement = msg('rtl.optionGroup.movement');
const overrun = msg('rtl.optionGroup.overrun');
const combat = msg('rtl.optionGroup.combat');
const supply = msg('rtl.optionGroup.supply');

export const options: readonly Option[] = [
  one(turn, 'amb11', '13.12', [msg('rtl.option.amb11.0'), msg('rtl.option.amb11.1')]),
  one(turn, 'amb16', 'S6.21', [msg('rtl.option.amb16.0'), msg('rtl.option.amb16.1')], only4),
  one(turn, 'amb17', 'S6.22', [msg('rtl.option.amb17.0'), msg('rtl.option.amb17.1')], only4),
  one(turn, 'amb18', 'S3.28', [msg('rtl.option.amb18.0'), msg('rtl.option.amb18.1')], only123),
  one(turn, 'amb25', 'S3.26', [msg('rtl.option.amb25.0'), msg('rtl.option.amb25.1')], only1),
  one(turn, 'amb36', '7.11', [msg('rtl.option.amb36.0'), msg('rtl.option.amb36.1')]),
  one(turn, 'weather', '5.11', [msg('rtl.option.weather.0'), msg('rtl.option.weather.1')]),
  one(movement, 'amb01', '8.36', [msg('rtl.option.amb01.0'), msg('rtl.option.amb01.1')]),
  one(movement, 'amb02', '8.37', [msg('rtl.option.amb02.0'), msg('rtl.option.amb02.1')]),
  one(overrun, 'amb04', '8.64', [msg('rtl.option.amb04.0'), msg('rtl.option.amb04.1')]),
  one(overrun, 'amb05', '8.62', [msg('rtl.option.amb05.0'), msg('rtl.option.amb05.1')]),
  one(overrun, 'amb09', '8.67', [msg('rtl.option.amb09.0'), msg('rtl.option.amb09.1')]),
  one(combat, 'amb06', '10.53', [msg('rtl.option.amb06.0'), msg('rtl.option.amb06.1')]),
  one(combat, 'amb07', '10.61', [
    msg('rtl.option.amb07.0'),
    msg('rtl.option.amb07.1'),
    msg('rtl.option.amb07.2'),
    msg('rtl.option.amb07.3'),
  ]),
  one(combat, 'amb22', '12.13', [msg('rtl.option.amb22.0'), msg('rtl.option.amb22.1')]),
  one(combat, 'amb28', '13.24', [msg('rtl.option.amb28.0'), msg('rtl.option.amb28.1')]),
  one(combat, 'amb43', '11.35', [msg('rtl.option.amb43.0'), msg('rtl.option.amb43.1')]),
  one(combat, 'amb44', '4.34', [msg('rtl.option.amb44.0'), msg('rtl.option.amb44.1')]),
  one(combat, 'amb45', '15.25', [msg('rtl.option.amb45.0'), msg('rtl.option.amb45.1')]),
  one(combat, 'air', '13.21', [msg('rtl.option.air.0'), msg('rtl.option.air.1')]),
  one(supply, 'amb12', '12.13', [msg('rtl.option.amb12.0'), msg('rtl.option.amb12.1')]),
  one(supply, 'amb19', '3.12', [msg('rtl.option.amb19.0'), msg('rtl.option.amb19.1')]),
  one(supply, 'amb23', '6.1', [msg('rtl.option.amb23.0'), msg('rtl.option.amb23.1')]),
];
