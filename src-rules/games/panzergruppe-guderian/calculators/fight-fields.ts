import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import { calledDivision, calledTyped } from '../called.ts';
import { rosters, sides } from '../cells-ids.ts';
import { hexPattern } from '../reading.ts';
import { f } from '../text/speak-fight.ts';
import { germanRow, sovietRow } from '../units.ts';
import { mixOf } from './mix.ts';

/** What an attack and an overrun both ask: the two forces, the defending hex, or two numbers for the hurried. */
const terrainFields = {
  forest: { kind: 'toggle', msg: f('pgg.field.forest'), start: false, rule: '9.31' },
  majorCity: { kind: 'toggle', msg: f('pgg.field.majorCity'), start: false, rule: '9.31' },
  allAcross: {
    kind: 'toggle',
    msg: f('pgg.field.allAcross'),
    hint: f('pgg.field.allAcross.hint'),
    start: false,
    rule: '9.32',
  },
} as const;

/** More rows than any stack of the game holds; a thousand pasted ones are refused. */
const mostRows = 60;

export const fightFields = {
  attacker: {
    kind: 'choice',
    msg: f('pgg.field.attacker'),
    start: 'german',
    // the side whose phase it is
    from: 'who',
    options: [
      { key: 'german', msg: f('pgg.attacker.german') },
      { key: 'soviet', msg: f('pgg.attacker.soviet') },
    ],
  },
  attackTotal: {
    kind: 'count',
    msg: f('pgg.field.attackTotal'),
    hint: f('pgg.field.attackTotal.hint'),
    start: 0,
    min: 0,
    max: 999,
    big: true,
  },
  defenceTotal: {
    kind: 'count',
    msg: f('pgg.field.defenceTotal'),
    hint: f('pgg.field.defenceTotal.hint'),
    alone: f('pgg.field.defenceTotal.alone'),
    start: 0,
    min: 0,
    max: 999,
    big: true,
  },
  german: {
    kind: 'rows',
    msg: f('pgg.field.german'),
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
    msg: f('pgg.field.soviet'),
    start: [],
    fields: sovietRow,
    max: mostRows,
    rosters: [rosters.soviet],
    group: 'hex',
    figure: 'soviet',
    // 12.1: most are untried; with the mix typed that can be worked with at once
    fresh: (around) => ({
      untried: (['rifle', 'armor'] as const).some((pool) => mixOf(pool, around, 0) !== undefined),
    }),
    called: calledTyped,
    side: sides.soviet,
    acts: { field: 'attacker', is: 'soviet' },
  },
  target: { kind: 'place', msg: f('pgg.field.target'), start: '', pattern: hexPattern },
  ...terrainFields,
} as const satisfies Fields;

export const attackFields = {
  ...fightFields,
  moreHexes: {
    kind: 'rows',
    msg: f('pgg.field.moreHexes'),
    hint: f('pgg.field.moreHexes.hint'),
    add: f('pgg.field.hex.add'),
    rule: '9.23',
    start: [],
    max: 5,
    figure: 'hex',
    fields: {
      hex: { kind: 'place', msg: f('pgg.field.hex'), start: '', pattern: hexPattern },
      ...terrainFields,
    },
  },
} as const satisfies Fields;

export const overrunFields = {
  ...fightFields,
  mp: {
    kind: 'count',
    msg: f('pgg.field.mp'),
    hint: f('pgg.field.mp.hint'),
    start: 6,
    min: 0,
    max: 40,
    per: 2,
    rule: '6.51',
  },
  entryCost: {
    kind: 'count',
    msg: f('pgg.field.entryCost'),
    start: 2,
    min: 0,
    max: 20,
    per: 2,
    rule: '6.51',
    when: { option: 'a11', is: 'entry' },
  },
  commandAtStart: {
    kind: 'toggle',
    msg: f('pgg.field.commandAtStart'),
    start: true,
    rule: '6.55',
    when: { field: 'attacker', is: 'soviet' },
  },
} as const satisfies Fields;

export type FightInput = InputOf<typeof fightFields>;
export type AttackInput = InputOf<typeof attackFields>;
export type OverrunInput = InputOf<typeof overrunFields>;
