import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { rosters, sides } from '../../../ids.ts';
import { hexPattern } from '../../../model/reading.ts';
import { msg } from '../msg.ts';
import { calledDivision, calledTyped } from './called.ts';
import { mixOf } from './mix.ts';
import { germanRow, sovietRow } from './rows.ts';

/** What an attack and an overrun both ask: the two forces, the defending hex, or two numbers for the hurried. */
const terrainFields = {
  forest: { kind: 'toggle', msg: msg('pgg.field.forest'), start: false, rule: '9.31' },
  majorCity: { kind: 'toggle', msg: msg('pgg.field.majorCity'), start: false, rule: '9.31' },
  allAcross: {
    kind: 'toggle',
    msg: msg('pgg.field.allAcross'),
    hint: msg('pgg.field.allAcross.hint'),
    start: false,
    rule: '9.32',
  },
} as const;

/** More rows than any stack of the game holds; a thousand pasted ones are refused. */
const mostRows = 60;

export const fightFields = {
  attacker: {
    kind: 'choice',
    msg: msg('pgg.field.attacker'),
    start: 'german',
    // the side whose phase it is
    from: 'who',
    options: [
      { key: 'german', msg: msg('pgg.attacker.german') },
      { key: 'soviet', msg: msg('pgg.attacker.soviet') },
    ],
  },
  attackTotal: {
    kind: 'count',
    msg: msg('pgg.field.attackTotal'),
    hint: msg('pgg.field.attackTotal.hint'),
    start: 0,
    min: 0,
    max: 999,
    big: true,
  },
  defenceTotal: {
    kind: 'count',
    msg: msg('pgg.field.defenceTotal'),
    hint: msg('pgg.field.defenceTotal.hint'),
    alone: msg('pgg.field.defenceTotal.alone'),
    start: 0,
    min: 0,
    max: 999,
    big: true,
  },
  german: {
    kind: 'rows',
    msg: msg('pgg.field.german'),
    start: [],
    fields: germanRow,
    max: mostRows,
    rosters: [rosters.german],
    group: 'division',
    figure: 'german',
    called: calledTyped,
    groupCalled: calledDivision,
    side: sides.german,
    acts: { field: 'attacker', is: 'german' },
  },
  soviet: {
    kind: 'rows',
    msg: msg('pgg.field.soviet'),
    start: [],
    fields: sovietRow,
    max: mostRows,
    rosters: [rosters.soviet],
    group: 'hex',
    figure: 'soviet',
    // 12.1: most are untried; with the mix typed that can be worked with at once
    fresh: (context) => ({
      untried: (['rifle', 'armor'] as const).some((pool) => mixOf(pool, context, 0) !== undefined),
    }),
    called: calledTyped,
    side: sides.soviet,
    acts: { field: 'attacker', is: 'soviet' },
  },
  target: { kind: 'place', msg: msg('pgg.field.target'), start: '', pattern: hexPattern },
  ...terrainFields,
} as const satisfies Fields;

export const attackFields = {
  ...fightFields,
  moreHexes: {
    kind: 'rows',
    msg: msg('pgg.field.moreHexes'),
    hint: msg('pgg.field.moreHexes.hint'),
    add: msg('pgg.field.hex.add'),
    rule: '9.23',
    start: [],
    max: 5,
    figure: 'hex',
    fields: {
      hex: { kind: 'place', msg: msg('pgg.field.hex'), start: '', pattern: hexPattern },
      ...terrainFields,
    },
  },
} as const satisfies Fields;

export const overrunFields = {
  ...fightFields,
  mp: {
    kind: 'count',
    msg: msg('pgg.field.mp'),
    hint: msg('pgg.field.mp.hint'),
    start: 0,
    min: 0,
    max: 40,
    per: 2,
    rule: '6.51',
  },
  entryCost: {
    kind: 'count',
    msg: msg('pgg.field.entryCost'),
    start: 2,
    min: 0,
    max: 20,
    per: 2,
    rule: '6.51',
    when: { option: 'a11', is: 'entry' },
  },
  commandAtStart: {
    kind: 'toggle',
    msg: msg('pgg.field.commandAtStart'),
    start: true,
    rule: '6.55',
    when: { field: 'attacker', is: 'soviet' },
  },
} as const satisfies Fields;

export type FightInput = InputOf<typeof fightFields>;

export type AttackInput = InputOf<typeof attackFields>;

export type OverrunInput = InputOf<typeof overrunFields>;
