import type { Option } from '#rules/kit/game/specs.ts';
import { listed } from '#rules/kit/words/message.ts';
import {
  advancedBlocks,
  asks,
  battleRulings,
  type HouseAgreement,
  houseAgreements,
  hqRulings,
  isAdvanced,
  level,
  mapRulings,
  needed,
  optionalRules,
  productionRulings,
  type RulingId,
  recordRulings,
  rulings,
  type SwitchId,
  strictlyBase,
} from '../../ids.ts';
import { scenarioRules } from '../../model/scenarios.ts';
import { msg } from './msg.ts';

/** 1.5 and section 9 as players settle them. Values and defaults: ids.ts. */

const onOff: Option['choices'] = [
  { value: false, msg: msg('bite.off') },
  { value: true, msg: msg('bite.on') },
];

const levelOption: Option = {
  id: level.id,
  group: msg('bite.optionGroup.level'),
  msg: msg('bite.option.level'),
  about: msg('bite.option.level.about'),
  example: msg('bite.option.level.example'),
  rule: '2.2',
  start: level.base,
  startIn: Object.fromEntries(scenarioRules.map((one) => [one.id, one.level])),
  choices: [
    { value: level.base, msg: msg('bite.option.level.base') },
    { value: level.advanced, msg: msg('bite.option.level.advanced') },
  ],
  takesHold: 'next turn',
  needs: { when: { not: { scenario: strictlyBase } }, msg: msg('bite.needs.strictlyBase') },
};

const ruleOf: { readonly [id in SwitchId]: string } = {
  a08: '8.0',
  a09: '9.0',
  a10: '10.0',
  a11: '11.0',
  a12: '12.0',
  a13: '13.0',
  o14: '14.0',
  o15: '15.0',
  o16: '16.0',
  o17: '17.1',
  o18: '18.0',
  o19: '19.0',
  o20: '20.0',
  o21: '21.0',
  o22: '22.0',
  o23: '23.0',
  o24: '24.0',
  o25: '25.0',
  o26: '26.0',
  o27: '27.0',
  o28: '28.0',
  o29: '29.0',
  o30: '30.0',
  o31: '31.0',
  o32: '32.0',
  o33: '33.0',
  o331: '33.1',
  o332: '33.2',
  o34: '34.0',
  o351: '35.1',
  o352: '35.2',
  o36: '36.0',
  o37: '37.0',
  o38: '38.0',
  o39: '39.0',
};

/** All blocks are in use at ADVANCED; at BASE they rest, whatever the switch says: left as they are they say nothing. */
const block = (id: (typeof advancedBlocks)[number]): Option => ({
  id,
  group: msg('bite.optionGroup.advanced'),
  msg: msg(`bite.option.${id}`),
  about: msg(`bite.option.${id}.about`),
  rule: ruleOf[id],
  start: true,
  choices: onOff,
  takesHold: 'next turn',
  needs: { when: isAdvanced, off: true, msg: msg('bite.needs.advanced') },
});

const optional = (id: (typeof optionalRules)[number]): Option => {
  const others = needed[id] ?? [];
  return {
    id,
    group: msg('bite.optionGroup.optional'),
    msg: msg(`bite.option.${id}`),
    about: msg(`bite.option.${id}.about`),
    rule: ruleOf[id],
    start: false,
    choices: onOff,
    takesHold: 'next turn',
    needs: {
      when: { all: asks(id) },
      off: false,
      msg: listed([
        id === 'o38' ? msg('bite.needs.long') : msg('bite.needs.advanced'),
        ...others.map((other) => msg(`bite.option.${other}`)),
      ]),
    },
  };
};

const ruleOfRuling: { readonly [id in RulingId]: string } = {
  amb01: '7.7.4',
  amb02: '7.7.2',
  amb03: '6.3.2',
  amb04: '6.1.2',
  amb05: '7.7.6',
  amb06: '7.7.7',
  amb08: '7.7.6',
  amb13: '39.0',
  amb14: '39.0',
  amb15: '34.0',
  amb19: '35.1',
  amb21: 'SBE8',
  amb22: 'SBE7',
  amb23: 'SBE4',
  amb31: '4.2',
  amb38: 'SBE5',
  amb39: '7.7.7',
  amb40: '20.0',
  amb41: '26.0',
  amb52: 'SBE8',
  amb54: '5.2',
  amb61: '13.7',
  amb63: '7.3',
  amb65: '6.4',
  amb66: '6.4',
  amb69: 'SBE1',
  amb70: '19.2',
  amb71: '13.8',
  amb72: '7.3.1',
  amb73: '7.7.3',
  amb74: 'SBE5',
};

const ruling = (id: RulingId, group: Option['group']): Option => ({
  id,
  group,
  msg: msg(`bite.option.${id}`),
  about: msg(`bite.option.${id}.about`),
  example: msg(`bite.option.${id}.example`),
  rule: ruleOfRuling[id],
  start: rulings[id][0],
  choices: choicesOf(id),
  takesHold: 'now',
});
/** Texts are numbered in the order values once stood in: entries that agreed on one keep its sentence. */
const textNo = (id: RulingId, i: number): number => (id === 'amb54' ? 1 - i : i);
const says = (id: RulingId, at: number) => {
  const i = textNo(id, at);
  if (i === 0) return msg(`bite.option.${id}.0`);
  return i === 1
    ? msg(`bite.option.${id}.1`)
    : id === 'amb22'
      ? msg('bite.option.amb22.2')
      : msg('bite.option.amb01.2');
};
const choicesOf = (id: RulingId): Option['choices'] => {
  const values: readonly string[] = rulings[id];
  return values.map((value, i) => ({ value, msg: says(id, i) }));
};

const house = (id: HouseAgreement): Option => ({
  id,
  group: msg('bite.optionGroup.house'),
  msg: msg(`bite.option.${id}`),
  about: msg(`bite.option.${id}.about`),
  example: msg(`bite.option.${id}.example`),
  rule: id === 'cancelBonusMalus' ? '7.7.6' : 'SBE5',
  start: false,
  choices: onOff,
  takesHold: 'now',
  ...(id === 'luftwaffeSupremacy'
    ? {
        needs: {
          when: { scenario: scenarioRules.filter((one) => one.surprise).map((one) => one.id) },
          off: false,
          msg: msg('bite.needs.surprise'),
        },
      }
    : {}),
});

/** Object keys lose their literal types in the standard library. */
const idsOf = <K extends RulingId>(of: { readonly [id in K]: unknown }): readonly K[] => Object.keys(of) as K[];

export const options: readonly Option[] = [
  levelOption,
  ...advancedBlocks.map(block),
  ...optionalRules.map(optional),
  ...houseAgreements.map(house),
  ...idsOf(battleRulings).map((id) => ruling(id, msg('bite.optionGroup.battle'))),
  ...idsOf(recordRulings).map((id) => ruling(id, msg('bite.optionGroup.record'))),
  ...idsOf(productionRulings).map((id) => ruling(id, msg('bite.optionGroup.production'))),
  ...idsOf(hqRulings).map((id) => ruling(id, msg('bite.optionGroup.hq'))),
  ...idsOf(mapRulings).map((id) => ruling(id, msg('bite.optionGroup.map'))),
];
