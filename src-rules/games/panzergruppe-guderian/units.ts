import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { cells } from './cells-ids.ts';
import { type Mover, terrainChart } from './data/terrain.ts';
import { hexPattern, mapOf } from './reading.ts';
import { f } from './text/speak-fight.ts';

/** What counters are and say: the fields of the rosters, and the rows of the calculators made of the same fields. */
export const germanTypes = ['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry'] as const;
export type GermanType = (typeof germanTypes)[number];
export const sovietTypes = ['rifle', 'armor', 'leader'] as const;
export type SovietType = (typeof sovietTypes)[number];
export type UnitType = GermanType | SovietType;

/** A ladder of steps as printed, best first: '9-7 4-7 2-7 1-7', or with attack and defence apart '4-3-10 2-1-10'. */
export const ladderPattern = '^\\d{1,2}-\\d{1,2}(-\\d{1,2})?( \\d{1,2}-\\d{1,2}(-\\d{1,2})?){0,3}$';
/** 9.63: the one German ladder the rulebook prints. */
export const infantryLadder = '9-7 4-7 2-7 1-7';

export interface Printed {
  readonly attack: number;
  readonly defence: number;
  readonly ma: number;
}
/** '6-8-6' or '9-7' (one number for attack and defence). */
export const readPrinted = (text: string): Printed | undefined => {
  const found = /^(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [a, b, c] = [Number(found[1]), Number(found[2]), found[3]];
  return c === undefined ? { attack: a, defence: a, ma: b } : { attack: a, defence: b, ma: Number(c) };
};
export const readLadder = (text: string): readonly Printed[] => {
  const steps = text.trim().split(/\s+/).map(readPrinted);
  return steps.every((step) => step !== undefined) ? steps : [];
};

const germanType = {
  kind: 'choice',
  msg: f('pgg.field.type'),
  start: 'infantry',
  rule: '3.4',
  options: [
    { key: 'infantry', msg: f('pgg.type.infantry') },
    { key: 'panzer', msg: f('pgg.type.panzer') },
    { key: 'grenadier', msg: f('pgg.type.grenadier') },
    { key: 'motorized', msg: f('pgg.type.motorized') },
    { key: 'cavalry', msg: f('pgg.type.cavalry') },
  ],
} as const;
const sovietType = {
  kind: 'choice',
  msg: f('pgg.field.type'),
  start: 'rifle',
  rule: '3.4',
  options: [
    { key: 'rifle', msg: f('pgg.type.rifle') },
    { key: 'armor', msg: f('pgg.type.armor') },
    { key: 'leader', msg: f('pgg.type.leader') },
  ],
} as const;
const rating = {
  kind: 'count',
  msg: f('pgg.field.rating'),
  start: 0,
  min: 0,
  max: 12,
  rule: '10.1',
  when: { field: 'type', is: 'leader' },
} as const;

/** What the roster of German units asks of each counter. */
export const germanFields = {
  type: germanType,
  division: { kind: 'text', msg: f('pgg.field.division'), start: '', max: 24, rule: '7.3' },
  steps: { kind: 'text', msg: f('pgg.field.steps'), hint: f('pgg.field.steps.hint'), start: '', max: 40, rule: '9.61' },
} as const satisfies Fields;

/** The roster of Soviet units holds the leaders: combat units are drawn untried and have no name (12.1). */
export const sovietFields = { type: sovietType, rating } as const satisfies Fields;

const unitName = { kind: 'text', msg: f('pgg.field.name'), start: '', max: 40 } as const;
const attackField = { kind: 'count', msg: f('pgg.field.attack'), start: 0, min: 0, max: 99, big: true } as const;
const defenceField = { kind: 'count', msg: f('pgg.field.defence'), start: 0, min: 0, max: 99, big: true } as const;
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
  msg: f('pgg.field.hex'),
  hint: f('pgg.field.hex.hint'),
  start: '',
  pattern: hexPattern,
} as const;
const across = {
  kind: 'choice',
  msg: f('pgg.field.across'),
  start: 'land',
  rule: '9.32',
  options: [
    { key: 'land', msg: f('pgg.across.land') },
    { key: 'river', msg: f('pgg.across.river') },
    { key: 'lake', msg: f('pgg.across.lake') },
  ],
} as const;
const ofTheMoment = {
  disrupted: { kind: 'toggle', msg: f('pgg.field.disrupted'), start: false, rule: '6.62' },
  retreated: { kind: 'toggle', msg: f('pgg.field.retreated'), start: false, rule: '9.75' },
  stays: { kind: 'toggle', msg: f('pgg.field.stays'), hint: f('pgg.field.stays.hint'), start: false, rule: '9.22' },
} as const;

/** 7.3: who can be part of a whole division. */
const ofDivision = { field: 'type', is: ['panzer', 'grenadier', 'motorized'] } as const;

/** In the order in which a hurried hand needs them; the first count is what + and − change. */
export const germanRow = {
  name: unitName,
  type: germanType,
  left: {
    kind: 'count',
    msg: f('pgg.field.left'),
    hint: f('pgg.field.left.hint'),
    start: 0,
    min: 0,
    max: 4,
    rule: '9.61',
  },
  attack: { ...attackField, when: noLadder },
  defence: { ...defenceField, when: noLadder },
  outOfSupply: { kind: 'toggle', msg: f('pgg.field.outOfSupply'), start: false, rule: '11.31' },
  across: { ...across, when: { field: 'attacker', is: 'german' } },
  hex: hexField,
  division: { ...germanFields.division, when: ofDivision },
  whole: {
    kind: 'choice',
    msg: f('pgg.field.whole'),
    start: 'rows',
    rule: '7.3',
    when: ofDivision,
    options: [
      { key: 'rows', msg: f('pgg.whole.rows') },
      { key: 'yes', msg: f('pgg.whole.yes') },
      { key: 'no', msg: f('pgg.whole.no') },
    ],
  },
  steps: germanFields.steps,
  ...ofTheMoment,
} as const satisfies Fields;

export const sovietRow = {
  name: unitName,
  type: sovietType,
  untried: { kind: 'toggle', msg: f('pgg.field.untried'), start: false, rule: '12.2', when: combatUnit },
  generation: {
    kind: 'count',
    msg: f('pgg.field.generation'),
    hint: f('pgg.field.generation.hint'),
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
    msg: f('pgg.field.supply'),
    start: 'supplied',
    rule: '10.35',
    options: [
      { key: 'supplied', msg: f('pgg.supply.supplied') },
      { key: 'command', msg: f('pgg.supply.command') },
      { key: 'none', msg: f('pgg.supply.none') },
    ],
  },
  across: { ...across, when: { field: 'attacker', is: 'soviet' } },
  hex: hexField,
  ma: {
    kind: 'count',
    msg: f('pgg.field.ma'),
    hint: f('pgg.field.ma.hint'),
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
  around: Pick<Around, 'cells'>,
): number => {
  const ladder = readLadder(row.steps);
  const full = ladder.length || fullSteps(row.type);
  if (row.left > 0) return Math.min(row.left, full);
  const recorded = mapOf(around.cells, cells.steps)[row.id];
  return typeof recorded === 'number' ? Math.min(recorded, full) : full;
};

/** 9.61: the values of the step a German unit stands on; without a ladder the typed ones. */
export const printedOf = (row: GermanRow, around: Pick<Around, 'cells'>): Printed => {
  const ladder = readLadder(row.steps);
  const left = stepsLeft(row, around);
  return ladder[ladder.length - left] ?? { attack: row.attack, defence: row.defence, ma: 0 };
};

/** How a unit pays for terrain (6.7): German infantry divisions and Soviet rifle divisions walk. */
export const moverOf = (type: UnitType): Mover =>
  type === 'infantry' || type === 'rifle'
    ? 'foot'
    : type === 'cavalry'
      ? 'cavalry'
      : type === 'leader'
        ? 'leader'
        : 'mechanized';

export const terrains = terrainChart.map((row) => row.terrain);

/** 11.31, 11.32: half, fractions dropped, never below 1; a printed 0 stays 0. */
export const halved = (n: number): number => (n === 0 ? 0 : Math.max(1, Math.floor(n / 2)));
/** 6.25: movement drops fractions and has no least. */
export const halvedMa = (ma: number): number => Math.floor(ma / 2);
