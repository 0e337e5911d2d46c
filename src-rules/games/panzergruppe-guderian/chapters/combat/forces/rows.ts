import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mapIn } from '#rules/kit/record/readers.ts';
import { cells } from '../../../ids.ts';
import { hexPattern } from '../../../model/reading.ts';
import { germanFields, germanType, rating, sovietType } from '../../../model/unitFields.ts';
import { type GermanType, germanTypes, type Printed, readLadder, type SovietType } from '../../../model/units.ts';
import { msg } from '../msg.ts';

const unitName = { kind: 'text', msg: msg('pgg.field.name'), start: '', max: 40 } as const;

const attackField = { kind: 'count', msg: msg('pgg.field.attack'), start: 0, min: 0, max: 99, big: true } as const;

const defenceField = { kind: 'count', msg: msg('pgg.field.defence'), start: 0, min: 0, max: 99, big: true } as const;

/** a ladder of steps tells both */
const noLadder = { field: 'steps', is: '' } as const;

const combatUnit = { field: 'type', is: ['rifle', 'armor'] } as const;

const tried = { all: [combatUnit, { field: 'untried', is: false }] } as const;

/** X05: only once counters of its kind have been drawn from the eliminated pile is there anything to tell apart. */
const redrawnAbout = {
  all: [
    { field: 'untried', is: true },
    {
      any: [
        {
          all: [
            { field: 'type', is: 'rifle' },
            { cell: cells.generationRifle, least: 2 },
          ],
        },
        {
          all: [
            { field: 'type', is: 'armor' },
            { cell: cells.generationArmor, least: 2 },
          ],
        },
      ],
    },
  ],
} as const;

const hexField = {
  kind: 'place',
  msg: msg('pgg.field.hex'),
  hint: msg('pgg.field.hex.hint'),
  start: '',
  pattern: hexPattern,
} as const;

const across = {
  kind: 'choice',
  msg: msg('pgg.field.across'),
  start: 'land',
  rule: '9.32',
  options: [
    { key: 'land', msg: msg('pgg.across.land') },
    { key: 'river', msg: msg('pgg.across.river') },
    { key: 'lake', msg: msg('pgg.across.lake') },
  ],
} as const;

const ofTheMoment = {
  disrupted: { kind: 'toggle', msg: msg('pgg.field.disrupted'), start: false, rule: '6.62' },
  retreated: { kind: 'toggle', msg: msg('pgg.field.retreated'), start: false, rule: '9.75' },
  stays: { kind: 'toggle', msg: msg('pgg.field.stays'), hint: msg('pgg.field.stays.hint'), start: false, rule: '9.22' },
} as const;

/** 7.3: who can be part of a whole division. */
const ofDivision = { field: 'type', is: ['panzer', 'grenadier', 'motorized'] } as const;

/** In the order in which a hurried hand needs them; the first count is what + and − change. */
export const germanRow = {
  name: unitName,
  type: germanType,
  left: {
    kind: 'count',
    msg: msg('pgg.field.left'),
    hint: msg('pgg.field.left.hint'),
    start: 0,
    min: 0,
    max: 4,
    rule: '9.61',
  },
  attack: { ...attackField, when: noLadder },
  defence: { ...defenceField, when: noLadder },
  outOfSupply: { kind: 'toggle', msg: msg('pgg.field.outOfSupply'), start: false, rule: '11.31' },
  across: { ...across, when: { field: 'attacker', is: 'german' } },
  hex: hexField,
  division: { ...germanFields.division, when: ofDivision },
  whole: {
    kind: 'choice',
    msg: msg('pgg.field.whole'),
    start: 'rows',
    rule: '7.3',
    when: ofDivision,
    options: [
      { key: 'rows', msg: msg('pgg.whole.rows') },
      { key: 'yes', msg: msg('pgg.whole.yes') },
      { key: 'no', msg: msg('pgg.whole.no') },
    ],
  },
  steps: germanFields.steps,
  ...ofTheMoment,
} as const satisfies Fields;

export const sovietRow = {
  name: unitName,
  type: sovietType,
  untried: { kind: 'toggle', msg: msg('pgg.field.untried'), start: false, rule: '12.2', when: combatUnit },
  generation: {
    kind: 'count',
    msg: msg('pgg.field.generation'),
    hint: msg('pgg.field.generation.hint'),
    start: 0,
    min: 0,
    max: 99,
    rule: '12.4',
    when: redrawnAbout,
  },
  attack: { ...attackField, when: tried },
  defence: { ...defenceField, when: tried },
  rating,
  supply: {
    kind: 'choice',
    msg: msg('pgg.field.supply'),
    start: 'supplied',
    rule: '10.35',
    options: [
      { key: 'supplied', msg: msg('pgg.supply.supplied') },
      { key: 'command', msg: msg('pgg.supply.command') },
      { key: 'none', msg: msg('pgg.supply.none') },
    ],
  },
  across: { ...across, when: { field: 'attacker', is: 'soviet' } },
  hex: hexField,
  ma: {
    kind: 'count',
    msg: msg('pgg.field.ma'),
    hint: msg('pgg.field.ma.hint'),
    start: 0,
    min: 0,
    max: 20,
    rule: '3.4',
    when: tried,
  },
  ...ofTheMoment,
} as const satisfies Fields;

export type GermanRow = InputOf<typeof germanRow> & { readonly id: string };

export type SovietRow = InputOf<typeof sovietRow> & { readonly id: string };

/** 9.63, 9.62: steps of a whole unit. */
export const fullSteps = (type: GermanType | SovietType): number =>
  type === 'infantry' ? 4 : germanTypes.some((one) => one === type) ? 2 : 1;

/** Steps a German unit has left: typed in the row, else as recorded, else all. */
export const stepsLeft = (
  row: Pick<GermanRow, 'id' | 'left' | 'steps' | 'type'>,
  context: Pick<Context, 'cells'>,
): number => {
  const ladder = readLadder(row.steps);
  const full = ladder.length || fullSteps(row.type);
  if (row.left > 0) return Math.min(row.left, full);
  const recorded = mapIn(context, cells.steps)[row.id];
  return typeof recorded === 'number' ? Math.min(recorded, full) : full;
};

/** 9.61: the values of the step a German unit stands on; without a ladder the typed ones. */
export const printedOf = (row: GermanRow, context: Pick<Context, 'cells'>): Printed => {
  const ladder = readLadder(row.steps);
  const left = stepsLeft(row, context);
  return ladder[ladder.length - left] ?? { attack: row.attack, defence: row.defence, ma: 0 };
};
