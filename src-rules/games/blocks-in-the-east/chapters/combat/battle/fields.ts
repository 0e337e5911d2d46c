import type { When } from '#rules/kit/forms/conditions.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cityKinds, inUse, rosters, sides, terrains } from '../../../ids.ts';
import { recordedInBattle } from '../../../model/reading.ts';
import { scenarioRules } from '../../../model/scenarios.ts';
import { axisRowFields, sovietRowFields } from '../../../model/units.ts';
import { openBattles } from '../hexes/battles.ts';
import { msg } from '../msg.ts';
import { calledTyped } from './readUnit.ts';
import { attackKinds } from './scene.ts';

/** More rows than any battle hex holds; a hundred pasted ones are refused. */
export const mostRows = 40;

const choice = <K extends string>(key: K, msg: Msg) => ({ key, msg }) as const;

/** SBE5-1: turn 1 of the scenarios that list it. */
const firstTurn: When = {
  all: [{ scenario: scenarioRules.filter((one) => one.surprise).map((one) => one.id) }, { turn: { from: 1, to: 1 } }],
};
const special: When = { any: (['o20', 'o21', 'o23', 'o24'] as const).map(inUse) };

const policy = (role: 'attacker' | 'defender') => {
  const how = `${role}Retreat` as const;
  const is = (key: string): When => ({ field: how, is: key });
  return {
    how: {
      kind: 'choice',
      msg: msg(`bite.battle.field.${role}Retreat`),
      hint: msg('bite.battle.field.retreat.hint'),
      start: 'never',
      rule: '7.7.13',
      options: [
        choice('never', msg('bite.battle.retreat.never')),
        choice('after', msg('bite.battle.retreat.after')),
        choice('below', msg('bite.battle.retreat.below')),
        choice('best', msg('bite.battle.retreat.best')),
      ],
    },
    after: {
      kind: 'count',
      msg: msg(`bite.battle.field.${role}After`),
      start: 1,
      min: 1,
      max: 20,
      rule: '7.7.13',
      when: is('after'),
    },
    below: {
      kind: 'count',
      msg: msg(`bite.battle.field.${role}Below`),
      start: 2,
      min: 0,
      max: 99,
      rule: '7.7.13',
      when: is('below'),
    },
    hex: {
      kind: 'count',
      msg: msg(`bite.battle.field.${role}Hex`),
      hint: msg('bite.battle.field.hex.hint'),
      start: 4,
      min: 0,
      max: 99,
      rule: '7.7.13',
      when: is('best'),
    },
  } as const;
};
const attackers = policy('attacker');
const defenders = policy('defender');

export const battleFields = {
  attacks: {
    kind: 'choice',
    msg: msg('bite.battle.field.attacks'),
    start: 'axis',
    rule: '3.2',
    // the side whose phase it is
    from: 'who',
    options: [choice('axis', msg('bite.battle.side.axis')), choice('soviet', msg('bite.battle.side.soviet'))],
  },
  raidTarget: {
    kind: 'text',
    msg: msg('bite.battle.field.raidTarget'),
    hint: msg('bite.battle.field.raidTarget.hint'),
    start: '',
    max: 40,
    rule: '7.7.3',
    when: { option: 'amb73', is: 'attackerNames' },
  },
  axis: {
    kind: 'rows',
    msg: msg('bite.battle.field.axis'),
    start: [],
    fields: axisRowFields,
    max: mostRows,
    rosters: [rosters.axis],
    figure: 'axis',
    called: calledTyped,
    recorded: recordedInBattle,
    side: sides.axis,
    acts: { field: 'attacks', is: 'axis' },
  },
  soviet: {
    kind: 'rows',
    msg: msg('bite.battle.field.soviet'),
    start: [],
    fields: sovietRowFields,
    max: mostRows,
    rosters: [rosters.soviet],
    figure: 'soviet',
    called: calledTyped,
    recorded: recordedInBattle,
    side: sides.soviet,
    acts: { field: 'attacks', is: 'soviet' },
  },
  kind: {
    kind: 'choice',
    msg: msg('bite.battle.field.kind'),
    start: 'normal',
    rule: '7.7',
    when: special,
    options: attackKinds.map((key) => choice(key, msg(`bite.battle.kind.${key}`))),
  },
  terrain: {
    kind: 'choice',
    msg: msg('bite.battle.field.terrain'),
    start: 'plain',
    rule: '7.7.6',
    options: terrains.map((key) => choice(key, msg(`bite.battle.terrain.${key}`))),
  },
  city: {
    kind: 'choice',
    msg: msg('bite.battle.field.city'),
    start: 'none',
    rule: '7.7.6',
    options: cityKinds.map((key) => choice(key, msg(`bite.battle.city.${key}`))),
  },
  weather: {
    kind: 'choice',
    msg: msg('bite.battle.field.weather'),
    hint: msg('bite.battle.field.weather.hint'),
    start: 'month',
    rule: '9.3',
    when: inUse('a09'),
    options: [
      choice('month', msg('bite.battle.weather.month')),
      choice('clear', msg('bite.battle.weather.clear')),
      { ...choice('lightRain', msg('bite.battle.weather.lightRain')), when: inUse('o39') },
      choice('rain', msg('bite.battle.weather.rain')),
      choice('snow', msg('bite.battle.weather.snow')),
    ],
  },
  scouted: {
    kind: 'toggle',
    msg: msg('bite.battle.field.scouted'),
    start: false,
    rule: '19.0',
    when: inUse('o19'),
  },
  finnishZone: {
    kind: 'toggle',
    msg: msg('bite.battle.field.finnishZone'),
    start: false,
    rule: '5.5',
  },
  surprise: {
    kind: 'toggle',
    msg: msg('bite.battle.field.surprise'),
    start: true,
    rule: 'SBE5',
    // AMB-74
    when: {
      all: [firstTurn, { any: [{ field: 'attacks', is: 'axis' }, { not: { option: 'amb74', is: 'axisTurn' } }] }],
    },
  },
  supremacy: {
    kind: 'toggle',
    msg: msg('bite.battle.field.supremacy'),
    start: true,
    rule: 'SBE5',
    when: {
      all: [
        firstTurn,
        { option: 'luftwaffeSupremacy', is: true },
        { field: 'attacks', is: 'axis' },
        { field: 'surprise', is: true },
      ],
    },
  },
  italianCharge: {
    kind: 'toggle',
    msg: msg('bite.battle.field.italianCharge'),
    start: false,
    rule: '20.0',
    when: {
      all: [inUse('o20'), { field: 'attacks', is: 'axis' }, { field: 'kind', is: 'cavalryCharge' }],
    },
  },
  attackerRetreat: attackers.how,
  attackerAfter: attackers.after,
  attackerBelow: attackers.below,
  attackerHex: attackers.hex,
  defenderRetreat: defenders.how,
  defenderAfter: defenders.after,
  defenderBelow: defenders.below,
  defenderHex: defenders.hex,
  ties: {
    kind: 'choice',
    msg: msg('bite.battle.field.ties'),
    start: 'ask',
    rule: '7.7.9',
    options: [choice('ask', msg('bite.battle.ties.ask')), choice('order', msg('bite.battle.ties.order'))],
  },
  hex: {
    kind: 'text',
    msg: msg('bite.battle.field.hex'),
    start: '',
    max: 40,
    rule: '3.22',
    offers: (context) => openBattles(context).map(({ name }) => ({ name })),
  },
} as const satisfies Fields;

export type BattleInput = InputOf<typeof battleFields>;
