import type { Option } from '#rules/kit/game/specs.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type ScenarioId, scenarios } from './ids.ts';
import { type RulingId, rulings } from './option-ids.ts';
import { o } from './text/speak-options.ts';

/** Rulings as players settle them. Values and defaults: option-ids.ts. */

const one = (group: Msg, id: RulingId, rule: string, says: readonly Msg[], needs?: Option['needs']): Option => ({
  id,
  group,
  msg: o(`rtl.option.${id}`),
  about: o(`rtl.option.${id}.about`),
  rule,
  start: rulings[id][0],
  choices: rulings[id].map((value, i) => ({ value, msg: says[i] ?? o(`rtl.option.${id}`) })),
  takesHold: 'now',
  ...(needs ? { needs } : {}),
});
/** A ruling of some scenarios only. */
const only = (msg: Msg, ...scenario: readonly ScenarioId[]): Option['needs'] => ({ when: { scenario }, msg });
const { soltsy, counterattack, starayaRussa, manstein } = scenarios;
const only1 = only(o('rtl.option.only1'), soltsy);
const only123 = only(o('rtl.option.only123'), soltsy, counterattack, starayaRussa);
const only4 = only(o('rtl.option.only4'), manstein);

const turn = o('rtl.optionGroup.turn');
const movement = o('rtl.optionGroup.movement');
const overrun = o('rtl.optionGroup.overrun');
const combat = o('rtl.optionGroup.combat');
const supply = o('rtl.optionGroup.supply');

export const options: readonly Option[] = [
  one(turn, 'amb11', '13.12', [o('rtl.option.amb11.0'), o('rtl.option.amb11.1')]),
  one(turn, 'amb16', 'S6.21', [o('rtl.option.amb16.0'), o('rtl.option.amb16.1')], only4),
  one(turn, 'amb17', 'S6.22', [o('rtl.option.amb17.0'), o('rtl.option.amb17.1')], only4),
  one(turn, 'amb18', 'S3.28', [o('rtl.option.amb18.0'), o('rtl.option.amb18.1')], only123),
  one(turn, 'amb25', 'S3.26', [o('rtl.option.amb25.0'), o('rtl.option.amb25.1')], only1),
  one(turn, 'amb36', '7.11', [o('rtl.option.amb36.0'), o('rtl.option.amb36.1')]),
  one(turn, 'weather', '5.11', [o('rtl.option.weather.0'), o('rtl.option.weather.1')]),
  one(movement, 'amb01', '8.36', [o('rtl.option.amb01.0'), o('rtl.option.amb01.1')]),
  one(movement, 'amb02', '8.37', [o('rtl.option.amb02.0'), o('rtl.option.amb02.1')]),
  one(overrun, 'amb04', '8.64', [o('rtl.option.amb04.0'), o('rtl.option.amb04.1')]),
  one(overrun, 'amb05', '8.62', [o('rtl.option.amb05.0'), o('rtl.option.amb05.1')]),
  one(overrun, 'amb09', '8.67', [o('rtl.option.amb09.0'), o('rtl.option.amb09.1')]),
  one(combat, 'amb06', '10.53', [o('rtl.option.amb06.0'), o('rtl.option.amb06.1')]),
  one(combat, 'amb07', '10.61', [
    o('rtl.option.amb07.0'),
    o('rtl.option.amb07.1'),
    o('rtl.option.amb07.2'),
    o('rtl.option.amb07.3'),
  ]),
  one(combat, 'amb22', '12.13', [o('rtl.option.amb22.0'), o('rtl.option.amb22.1')]),
  one(combat, 'amb28', '13.24', [o('rtl.option.amb28.0'), o('rtl.option.amb28.1')]),
  one(combat, 'amb43', '11.35', [o('rtl.option.amb43.0'), o('rtl.option.amb43.1')]),
  one(combat, 'amb44', '4.34', [o('rtl.option.amb44.0'), o('rtl.option.amb44.1')]),
  one(combat, 'amb45', '15.25', [o('rtl.option.amb45.0'), o('rtl.option.amb45.1')]),
  one(combat, 'air', '13.21', [o('rtl.option.air.0'), o('rtl.option.air.1')]),
  one(supply, 'amb12', '12.13', [o('rtl.option.amb12.0'), o('rtl.option.amb12.1')]),
  one(supply, 'amb19', '3.12', [o('rtl.option.amb19.0'), o('rtl.option.amb19.1')]),
  one(supply, 'amb23', '6.1', [o('rtl.option.amb23.0'), o('rtl.option.amb23.1')]),
];
