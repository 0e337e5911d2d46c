import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Fields, InputOf } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import { cells, crts, rosters, type SideId, sides, weathers } from '../../../ids.ts';
import { hasFired, isDisrupted, isOos, isSpent } from '../../../model/reading.ts';
import { unitFields } from '../../../model/units.ts';
import { actingIn, sequenceIn } from '../../command/markers.ts';
import { weatherNow } from '../../events/weather.ts';
import { msg } from '../msg.ts';
import { armOfRow, briefOf } from './brief.ts';

/** What an attack asks: units as rows, the hex attacked, or the bare numbers. */

/** Hex numbers or names as players write them. */
const hexPattern = '[\\w./-]{1,12}';
/** Of the hex attacked; several where they lie together (woods with others). */
export const terrains = ['rough', 'hills', 'town', 'village', 'woods', 'marsh', 'swamp'] as const;
export type FightTerrain = (typeof terrains)[number];
export const acrosses = ['land', 'stream', 'river'] as const;
export type Across = (typeof acrosses)[number];
/** 15.33: what an HQ or leader spends its points on in one fight. */
const spendings = ['none', 'cas', 'artillery', 'units'] as const;
export type Spending = (typeof spendings)[number];

/** What stands behind typed strengths and no row tells. */
export const unlisted = [
  'armoured',
  'partner',
  'engineers',
  'redDefence',
  'antiArmour',
  'stream',
  'river',
  'twoHexes',
  'threeHexes',
] as const;
export type Unlisted = (typeof unlisted)[number];

type Side = { readonly field: 'attacker'; readonly is: SideId };
const attacks = (side: SideId): Side => ({ field: 'attacker', is: side });
const only = (...is: readonly string[]) => ({ field: 'kind', is }) as const;
const onGround = only('combat', 'artillery', 'hq');
const toggle = (
  field: 'oos' | 'disrupted' | 'fired' | 'lead' | 'inZoc' | 'spent' | 'swampRoad',
  rule: string,
  ...when: readonly string[]
) =>
  ({
    kind: 'toggle',
    msg: msg(`rtl.attack.field.${field}`),
    start: false,
    rule,
    when: when.length === 0 ? onGround : only(...when),
  }) as const;

const row = (side: SideId) =>
  ({
    name: { kind: 'text', msg: msg('rtl.attack.field.name'), start: '', max: 60 },
    kind: unitFields.kind,
    formation: unitFields.formation,
    class: unitFields.class,
    traits: unitFields.traits,
    attack: { ...unitFields.attack, big: true },
    defence: { ...unitFields.defence, big: true },
    er: { ...unitFields.er, big: true },
    twoSteps: unitFields.twoSteps,
    attack2: unitFields.attack2,
    defence2: unitFields.defence2,
    er2: unitFields.er2,
    /** 0: as recorded, else all */
    steps: {
      kind: 'count',
      msg: msg('rtl.attack.field.steps'),
      hint: msg('rtl.attack.field.steps.hint'),
      start: 0,
      min: 0,
      max: 2,
      rule: '3.61',
      when: { field: 'twoSteps', is: true },
    },
    range: unitFields.range,
    commandPoints: unitFields.commandPoints,
    airType: unitFields.airType,
    cas: unitFields.cas,
    hex: {
      kind: 'place',
      msg: msg('rtl.attack.field.hex'),
      hint: msg('rtl.attack.field.hex.hint'),
      start: '',
      pattern: hexPattern,
      when: onGround,
    },
    across: {
      kind: 'choice',
      msg: msg('rtl.attack.field.across'),
      start: 'land',
      rule: '10.25',
      options: acrosses.map((key) => ({ key, msg: msg(`rtl.attack.across.${key}`) })),
      when: { all: [attacks(side), only('combat', 'hq')] },
    },
    swampRoad: { ...toggle('swampRoad', '10.26'), when: { all: [attacks(side), only('combat', 'hq')] } },
    /** of artillery to the hex attacked, of an HQ or leader to the lead unit; 0: in the hex attacked */
    distance: {
      kind: 'count',
      msg: msg('rtl.attack.field.distance'),
      hint: msg('rtl.attack.field.distance.hint'),
      start: 1,
      min: 0,
      max: 40,
      rule: '12.13',
      when: only('artillery', 'hq', 'leader'),
    },
    part: { kind: 'toggle', msg: msg('rtl.attack.field.part'), start: true, rule: '10.13' },
    lead: toggle('lead', '3.43', 'combat', 'artillery', 'hq', 'air'),
    spend: {
      kind: 'choice',
      msg: msg('rtl.attack.field.spend'),
      start: 'none',
      rule: '15.33',
      options: spendings.map((key) => ({ key, msg: msg(`rtl.attack.spend.${key}`) })),
      when: only('hq', 'leader'),
    },
    oos: toggle('oos', '6.14'),
    disrupted: toggle('disrupted', '3.72'),
    fired: toggle('fired', '12.19', 'artillery'),
    inZoc: toggle('inZoc', '12.14', 'artillery'),
    spent: toggle('spent', '15.32', 'hq', 'leader'),
  }) as const satisfies Fields;

/** What the record holds of a counter: laid over what it prints. */
const recordedOf = ({ id, values }: RosterUnit, context: Context): JsonObject => {
  const hex = textAt(context, cells.at, id);
  return {
    ...(/^[\w./-]{1,12}$/.test(hex) ? { hex } : {}),
    oos: isOos(context, id),
    disrupted: isDisrupted(context, id),
    fired: hasFired(context, id),
    spent: isSpent(context, id),
    // one that lost a step lies on its other side
    ...(values.twoSteps === true && countAt(context, cells.steps, id) === 1 ? { steps: 1 } : {}),
  };
};
const rows = <S extends SideId>(side: S) =>
  ({
    kind: 'rows',
    msg: msg(`rtl.attack.field.${side}`),
    start: [],
    fields: row(side),
    max: 40,
    rosters: [rosters[side]],
    group: 'hex',
    figure: side,
    takesPart: 'part',
    arm: armOfRow,
    brief: briefOf,
    recorded: recordedOf,
    side,
    acts: attacks(side),
  }) as const;
const total = (field: 'attackTotal' | 'defenceTotal') =>
  ({
    kind: 'count',
    msg: msg(`rtl.attack.field.${field}`),
    hint: msg(`rtl.attack.field.${field}.hint`),
    start: 0,
    min: 0,
    max: 999,
    big: true,
    rule: '10.51',
  }) as const;
type Total = 'attackTotal' | 'defenceTotal';
const isTyped = (field: Total | 'attackerEr' | 'defenderEr') => ({ not: { field, is: 0 } }) as const;
/** Rows say it themselves: asked beside a typed strength alone. */
const er = (field: 'attackerEr' | 'defenderEr', total: Total) =>
  ({
    kind: 'count',
    msg: msg(`rtl.attack.field.${field}`),
    hint: msg('rtl.attack.field.er.hint'),
    start: 0,
    min: 0,
    max: 10,
    rule: '10.61',
    when: { any: [isTyped(total), isTyped(field)] },
  }) as const;
const ofDefence: readonly Unlisted[] = ['redDefence', 'antiArmour'];

/** 7.21: the formations that act now. */
const formationsInHand = (context: Context): string | undefined => actingIn(context).join(', ') || undefined;

export const attackFields = {
  attacker: {
    kind: 'choice',
    msg: msg('rtl.attack.field.attacker'),
    start: sides.german,
    from: 'who',
    options: [
      { key: sides.german, msg: msg('rtl.attack.attacker.german') },
      { key: sides.soviet, msg: msg('rtl.attack.attacker.soviet') },
    ],
  },
  attackTotal: total('attackTotal'),
  defenceTotal: total('defenceTotal'),
  german: rows(sides.german),
  soviet: rows(sides.soviet),
  target: {
    kind: 'place',
    msg: msg('rtl.attack.field.target'),
    hint: msg('rtl.attack.field.target.hint'),
    start: '',
    pattern: hexPattern,
  },
  terrain: {
    kind: 'set',
    msg: msg('rtl.attack.field.terrain'),
    hint: msg('rtl.attack.field.terrain.hint'),
    start: [],
    rule: '10.22',
    options: terrains.map((key) => ({ key, msg: msg(`rtl.attack.terrain.${key}`) })),
  },
  strongpoint: { kind: 'toggle', msg: msg('rtl.attack.field.strongpoint'), start: false, rule: '14.13' },
  noRetreat: { kind: 'toggle', msg: msg('rtl.attack.field.noRetreat'), start: false, rule: '9.43' },
  sequence: {
    kind: 'choice',
    msg: msg('rtl.attack.field.sequence'),
    start: 'mobile',
    rule: '7.21',
    begins: sequenceIn,
    options: crts.map((key) => ({ key, msg: msg(`rtl.attack.sequence.${key}`) })),
  },
  weather: {
    kind: 'choice',
    msg: msg('rtl.attack.field.weather'),
    start: 'dry',
    rule: '5.1',
    begins: weatherNow,
    options: weathers.map((key) => ({ key, msg: msg(`rtl.attack.weather.${key}`) })),
  },
  /** 10.31: wished for; where Assault is mandatory it is used all the same */
  crt: {
    kind: 'choice',
    msg: msg('rtl.attack.field.crt'),
    hint: msg('rtl.attack.field.crt.hint'),
    start: 'mobile',
    rule: '10.31',
    options: crts.map((key) => ({ key, msg: msg(`rtl.attack.crt.${key}`) })),
  },
  active: {
    kind: 'text',
    msg: msg('rtl.attack.field.active'),
    hint: msg('rtl.attack.field.active.hint'),
    start: '',
    max: 120,
    many: true,
    rule: '7.46',
    begins: formationsInHand,
    offers: (context: Context) =>
      [
        ...new Set(
          [rosters.german, rosters.soviet].flatMap((roster) =>
            (context.rosters[roster]?.units ?? []).flatMap(({ values }) =>
              typeof values.formation === 'string' && values.formation !== '' ? [values.formation] : [],
            ),
          ),
        ),
      ].map((name) => ({ name })),
    optional: true,
  },
  attackerEr: er('attackerEr', 'attackTotal'),
  defenderEr: er('defenderEr', 'defenceTotal'),
  unlisted: {
    kind: 'set',
    msg: msg('rtl.attack.field.unlisted'),
    hint: msg('rtl.attack.field.unlisted.hint'),
    start: [],
    options: unlisted.map((key) => ({
      key,
      msg: msg(`rtl.attack.unlisted.${key}`),
      when: isTyped(ofDefence.includes(key) ? 'defenceTotal' : 'attackTotal'),
    })),
    when: { any: [isTyped('attackTotal'), isTyped('defenceTotal'), { field: 'unlisted', is: unlisted }] },
  },
  otherDrm: {
    kind: 'count',
    msg: msg('rtl.attack.field.otherDrm'),
    hint: msg('rtl.attack.field.otherDrm.hint'),
    start: 0,
    min: -10,
    max: 10,
    rule: '10.61',
  },
} as const satisfies Fields;

export type AttackInput = InputOf<typeof attackFields>;
export type UnitRow = AttackInput['german'][number];
