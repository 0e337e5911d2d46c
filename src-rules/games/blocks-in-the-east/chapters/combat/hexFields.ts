import type { Outcome } from '#rules/kit/base/json.ts';
import type { Fields, InputOf, Trouble } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import type { HitDice } from '#rules/kit/procedure/ask.ts';
import type { Explanation } from '#rules/kit/procedure/explain.ts';
import type { Said } from '#rules/kit/procedure/valueCalc.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type CityKind, rosters, type SideId, sides, type Terrain } from '../../ids.ts';
import type { Sky } from '../../model/calculatorFields.ts';
import { recordedRow } from '../../model/reading.ts';
import { firstWinter, on } from '../../model/rules.ts';
import { axisRowFields, sovietRowFields, type UnitRow } from '../../model/units.ts';
import { thrownBy } from './battle/figures.ts';
import { cityId, type Missing } from './battle/numbers.ts';
import { calledTyped, readUnit } from './battle/readUnit.ts';
import { rulingsOf, switchesOf } from './battle/rules.ts';
import type { BattleUnit, Fire, Scene } from './battle/scene.ts';
import { toHitTable } from './battle/toHit.ts';
import { msg } from './msg.ts';

/** A hex that aircraft fly to outside a battle: who flies, who is below, and what they throw, by the rules of battle. */

const pick = <F extends Fields, K extends keyof F>(fields: F, ...keys: readonly K[]): Pick<F, K> =>
  Object.fromEntries(keys.map((key) => [key, fields[key]])) as Pick<F, K>;

const shape = ['name', 'class', 'pf', 'faces', 'shield', 'shielded', 'half', 'tech'] as const;
const axisRows = pick(axisRowFields, ...shape, 'nation', 'elite', 'strategic');
const sovietRows = pick(sovietRowFields, ...shape, 'elite', 'strategic');

const attacks = (is: SideId) => ({ field: 'attacks', is }) as const;
const mostRows = 12;
const axis = {
  kind: 'rows',
  start: [],
  fields: axisRows,
  max: mostRows,
  rosters: [rosters.axis],
  called: calledTyped,
  recorded: recordedRow,
  side: sides.axis,
} as const;
const soviet = { ...axis, fields: sovietRows, rosters: [rosters.soviet], side: sides.soviet } as const;

export const attacksField = {
  kind: 'choice',
  msg: msg('bite.ops.field.attacks'),
  start: 'axis',
  from: 'who',
  rule: '3.2',
  options: [
    { key: 'axis', msg: msg('bite.battle.side.axis') },
    { key: 'soviet', msg: msg('bite.battle.side.soviet') },
  ],
} as const;

const moreDice = (toHit: number) =>
  ({
    kind: 'count',
    msg: msg('bite.ops.field.moreAa', { n: toHit }),
    hint: msg('bite.ops.field.moreAa.hint'),
    start: 0,
    min: 0,
    max: 20,
    rule: '6.5',
  }) as const;

/** The target hex: units as rows, or dice as they are. */
export const belowFields = {
  sovietBelow: {
    ...soviet,
    msg: msg('bite.ops.field.below'),
    hint: msg('bite.ops.field.below.hint'),
    when: attacks('axis'),
  },
  axisBelow: {
    ...axis,
    msg: msg('bite.ops.field.below'),
    hint: msg('bite.ops.field.below.hint'),
    when: attacks('soviet'),
  },
  aa6: moreDice(6),
  aa5: moreDice(5),
  aa4: moreDice(4),
} as const;
export const aboveFields = {
  axisAbove: { ...axis, msg: msg('bite.ops.field.above'), when: attacks('axis'), acts: attacks('axis') },
  sovietAbove: { ...soviet, msg: msg('bite.ops.field.above'), when: attacks('soviet'), acts: attacks('soviet') },
} as const;

type Below = InputOf<typeof belowFields>;
type Above = InputOf<typeof aboveFields>;
type Row = (Below['axisBelow'] | Below['sovietBelow'])[number];

const hidden = { axis: startOf(axisRowFields), soviet: startOf(sovietRowFields) };

export interface Hex {
  readonly scene: Scene;
  readonly gaps: readonly { readonly msg: Msg; readonly row: string }[];
}

/** Rows and ground as a battle has them, so that numbers and maluses are the same. */
export const hexOf = (
  input: Below & Partial<Above> & { readonly attacks: SideId; readonly turn: number },
  at: { readonly sky: Sky; readonly terrain: Terrain; readonly city: CityKind; readonly scouted: boolean },
  context: Context,
): Hex => {
  const gaps: { msg: Msg; row: string }[] = [];
  const rulings = rulingsOf(context);
  const read = (rows: readonly Row[] | undefined, side: SideId, role: BattleUnit['role']): readonly BattleUnit[] =>
    (rows ?? []).flatMap((row): readonly BattleUnit[] => {
      const whole: UnitRow = { ...hidden[side], ...row };
      const unit = readUnit(
        whole,
        role,
        { cells: context.cells, marks: context.marks, turn: input.turn },
        {
          o17: on(context, 'o17'),
          gunTurn: rulings.gunTurn,
        },
      );
      if (unit.ok) return [unit.value];
      gaps.push(...unit.troubles.map(({ msg }: Trouble) => ({ msg, row: row.id })));
      return [];
    });
  const flies = input.attacks === sides.axis;
  const above = flies ? read(input.axisAbove, 'axis', 'attacker') : read(input.sovietAbove, 'soviet', 'attacker');
  const below = flies ? read(input.sovietBelow, 'soviet', 'defender') : read(input.axisBelow, 'axis', 'defender');
  return {
    gaps,
    scene: {
      attacks: input.attacks,
      units: [...above, ...below],
      turn: input.turn,
      weather: at.sky.weather,
      firstWinter: firstWinter(context, input.turn),
      terrain: at.terrain,
      city: at.city,
      finnishZone: false,
      kind: 'normal',
      scouted: at.scouted,
      surprise: false,
      supremacy: false,
      retreat: { attacker: { kind: 'never' }, defender: { kind: 'never' } },
      rules: switchesOf(context),
      rulings,
      italianCharge: false,
      toHit: toHitTable(context),
    },
  };
};

type Volley = Outcome<readonly HitDice[], { readonly missing: readonly Missing[] }>;

/** What a side throws in one step, as dice for a hand to throw; at full strength, or at these. */
export const volleyOf = (
  scene: Scene,
  role: BattleUnit['role'],
  fire: Fire,
  explanation: Explanation,
  strengths: { readonly [unit: string]: number } = Object.fromEntries(
    scene.units.map((unit) => [unit.id, unit.faces[unit.face] ?? 0]),
  ),
): Volley => {
  const thrown = thrownBy(scene, role, fire, 1, strengths, explanation);
  if (!thrown.ok) return thrown;
  const called = (id: string): Msg =>
    id === cityId
      ? msg('bite.ops.dice.city')
      : (scene.units.find((unit) => unit.id === id)?.called ?? msg('bite.ops.dice.city'));
  return {
    ok: true,
    value: thrown.value
      .filter(({ dice }) => dice > 0)
      .map(({ unit, dice, toHit }) => ({ msg: called(unit), count: dice, toHit, sides: 6 })),
  };
};

/** Anti-aircraft dice of the hex: units, city, and what the players counted themselves. */
export const aaVolley = (hex: Hex, input: Below, explanation: Explanation): Volley => {
  const volley = volleyOf(hex.scene, 'defender', 'aa', explanation);
  if (!volley.ok) return volley;
  const typed = [
    { count: input.aa6, toHit: 6 },
    { count: input.aa5, toHit: 5 },
    { count: input.aa4, toHit: 4 },
  ].filter(({ count }) => count > 0);
  const more = typed.map(({ count, toHit }) => ({ msg: msg('bite.ops.dice.more'), count, toHit, sides: 6 }));
  if (typed.length > 0) {
    const figure = explanation.figure('aa.more', msg('bite.ops.figure.moreAa'));
    for (const { count, toHit } of typed) figure.add(count, msg('bite.ops.step.dice', { n: toHit }), '6.5');
  }
  return { ok: true, value: [...volley.value, ...more] };
};

/** A row that cannot be read, or a number nobody has typed: named, and where it is typed. */
export const refusalIn = (
  hex: Hex,
  volley: Volley,
): { readonly not: Msg; readonly rule: string; readonly missing: Said['missing'] } | undefined => {
  const [gap] = hex.gaps;
  if (gap) return { not: gap.msg, rule: '7.7.8', missing: hex.gaps };
  if (volley.ok) return undefined;
  const missing = volley.missing.map(({ unit, table }) => ({ msg: msg('bite.ops.missing.toHit', { unit }), table }));
  return {
    not: missing[0]?.msg ?? msg('bite.ops.missing.toHit', { unit: msg('bite.ops.dice.city') }),
    rule: '3.14',
    missing,
  };
};
