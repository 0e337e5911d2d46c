import type { When } from '#rules/kit/forms/conditions.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { attackKinds } from '../battle/scene.ts';
import { scenarioRules } from '../data/scenarios.ts';
import { cityKinds, rosters, sides, terrains } from '../ids.ts';
import { inUse } from '../option-ids.ts';
import { openBattles } from '../pool/battles.ts';
import { calledTyped, recordedInBattle } from '../reading.ts';
import { b } from '../text/speak-battle.ts';
import { f } from '../text/speak-pool.ts';
import { axisRowFields, sovietRowFields } from '../units.ts';

/** More rows than any battle hex holds; a hundred pasted ones are refused. */
export const mostRows = 40;

const choice = <K extends string>(key: K, msg: ReturnType<typeof b>) => ({ key, msg }) as const;

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
      msg: b(`bite.battle.field.${role}Retreat`),
      hint: b('bite.battle.field.retreat.hint'),
      start: 'never',
      rule: '7.7.13',
      options: [
        choice('never', b('bite.battle.retreat.never')),
        choice('after', b('bite.battle.retreat.after')),
        choice('below', b('bite.battle.retreat.below')),
        choice('best', b('bite.battle.retreat.best')),
      ],
    },
    after: {
      kind: 'count',
      msg: b(`bite.battle.field.${role}After`),
      start: 1,
      min: 1,
      max: 20,
      rule: '7.7.13',
      when: is('after'),
    },
    below: {
      kind: 'count',
      msg: b(`bite.battle.field.${role}Below`),
      start: 2,
      min: 0,
      max: 99,
      rule: '7.7.13',
      when: is('below'),
    },
    hex: {
      kind: 'count',
      msg: b(`bite.battle.field.${role}Hex`),
      hint: b('bite.battle.field.hex.hint'),
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
    msg: b('bite.battle.field.attacks'),
    start: 'axis',
    rule: '3.2',
    // the side whose phase it is
    from: 'who',
    options: [choice('axis', b('bite.battle.side.axis')), choice('soviet', b('bite.battle.side.soviet'))],
  },
  raidTarget: {
    kind: 'text',
    msg: b('bite.battle.field.raidTarget'),
    hint: b('bite.battle.field.raidTarget.hint'),
    start: '',
    max: 40,
    rule: '7.7.3',
    when: { option: 'amb73', is: 'attackerNames' },
  },
  axis: {
    kind: 'rows',
    msg: b('bite.battle.field.axis'),
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
    msg: b('bite.battle.field.soviet'),
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
    msg: b('bite.battle.field.kind'),
    start: 'normal',
    rule: '7.7',
    when: special,
    options: attackKinds.map((key) => choice(key, b(`bite.battle.kind.${key}`))),
  },
  terrain: {
    kind: 'choice',
    msg: b('bite.battle.field.terrain'),
    start: 'plain',
    rule: '7.7.6',
    options: terrains.map((key) => choice(key, b(`bite.battle.terrain.${key}`))),
  },
  city: {
    kind: 'choice',
    msg: b('bite.battle.field.city'),
    start: 'none',
    rule: '7.7.6',
    options: cityKinds.map((key) => choice(key, b(`bite.battle.city.${key}`))),
  },
  weather: {
    kind: 'choice',
    msg: b('bite.battle.field.weather'),
    hint: b('bite.battle.field.weather.hint'),
    start: 'month',
    rule: '9.3',
    when: inUse('a09'),
    options: [
      choice('month', b('bite.battle.weather.month')),
      choice('clear', b('bite.battle.weather.clear')),
      { ...choice('lightRain', b('bite.battle.weather.lightRain')), when: inUse('o39') },
      choice('rain', b('bite.battle.weather.rain')),
      choice('snow', b('bite.battle.weather.snow')),
    ],
  },
  scouted: {
    kind: 'toggle',
    msg: b('bite.battle.field.scouted'),
    start: false,
    rule: '19.0',
    when: inUse('o19'),
  },
  finnishZone: {
    kind: 'toggle',
    msg: b('bite.battle.field.finnishZone'),
    start: false,
    rule: '5.5',
  },
  surprise: {
    kind: 'toggle',
    msg: b('bite.battle.field.surprise'),
    start: true,
    rule: 'SBE5',
    when: { all: [firstTurn, { field: 'attacks', is: 'axis' }] },
  },
  supremacy: {
    kind: 'toggle',
    msg: b('bite.battle.field.supremacy'),
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
    msg: b('bite.battle.field.italianCharge'),
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
    msg: b('bite.battle.field.ties'),
    start: 'ask',
    rule: '7.7.9',
    options: [choice('ask', b('bite.battle.ties.ask')), choice('order', b('bite.battle.ties.order'))],
  },
  hex: {
    kind: 'text',
    msg: f('bite.battle.field.hex'),
    start: '',
    max: 40,
    rule: '3.22',
    offers: (around) => openBattles(around).map(({ name }) => ({ name })),
  },
} as const satisfies Fields;

export type BattleInput = InputOf<typeof battleFields>;
