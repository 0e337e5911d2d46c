import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { gone, isGone, strengthOf } from '#rules/kit/chance/solvers/blockBattle/blocks.ts';
import { estimateBlocks } from '#rules/kit/chance/solvers/blockBattle/estimateBlocks.ts';
import { type Layer, sides } from '#rules/kit/chance/solvers/blockBattle/fire.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain, startOf } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { type Question, question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sideOf } from '../../ids.ts';
import { on } from '../../model/rules.ts';
import { message, nation, role, ruled, tech, turn, unitClass } from '../../model/shapes.ts';
import { axisRowFields, sovietRowFields } from '../../model/units.ts';
import { battleFields } from './battle/fields.ts';
import { silentIn, thrownBy } from './battle/figures.ts';
import { firingOf, lineUpOf, poolsOf } from './battle/numbers.ts';
import { readBattle } from './battle/read.ts';
import { readUnit } from './battle/readUnit.ts';
import { rulingsOf } from './battle/rules.ts';
import { fires } from './battle/scene.ts';
import { patience, solved } from './battle/solving.ts';
import { battleOf } from './battle/steps.ts';
import { never } from './battle/toHit.ts';
import { msg } from './msg.ts';

/** What a script may ask of a battle, by the functions of the battle screen. */
const battleInput = schemaOf(battleFields);
const readingOf = (raw: unknown, context: Context) => {
  const checked = parsePlain(battleFields, raw as JsonObject, context);
  return checked.ok ? readBattle(asInput(battleFields, checked.value), context) : undefined;
};
const hidden = { axis: startOf(axisRowFields), soviet: startOf(sovietRowFields) };
const notNamed = { msg: { ...msg('bite.battle.not.nothing') }, rule: '7.7' };

const toHit = question({
  id: 'to-hit',
  about:
    'Rules 3.14, 6.0: the number of a unit in a fire step before bonuses, and whether digest or players gave it; null: nobody.',
  input: z.strictObject({
    class: unitClass,
    nation: nation.default('GER'),
    role: role.default('attacker'),
    fire: z.enum(fires).default('fire'),
    tech: tech.optional().describe('left out: as the month has it'),
    turn: turn.optional(),
    asGuns: z.boolean().default(false),
  }),
  output: z.object({
    toHit: z.int().nullable(),
    fires: z.boolean(),
    tech,
    rule: z.string(),
    from: z.enum(['digest', 'players']),
    cell: z.object({ table: z.string(), row: z.string(), col: z.string() }),
  }),
  answer: (asked, context) => {
    const side = sideOf(asked.nation);
    const rulings = rulingsOf(context);
    const read = readUnit(
      {
        ...hidden[side],
        id: 'unit',
        name: '',
        class: asked.class,
        nation: asked.nation,
        pf: 1,
        tech: asked.tech ?? 0,
        asGuns: asked.asGuns,
      },
      asked.role,
      { cells: {}, marks: {}, turn: asked.turn ?? context.turn },
      { o17: on(context, 'o17'), gunTurn: rulings.gunTurn },
    );
    if (!read.ok) throw new Error('a unit of 1 PF is a unit');
    const scene = readBattle(startOf(battleFields), context).scene;
    const cell = scene.toHit.at(read.value, asked.fire);
    const firing = firingOf(scene, [read.value], asked.fire, 2);
    const number = firing.ok ? (firing.value[0]?.base ?? never) : undefined;
    return {
      toHit: number ?? null,
      fires: number !== undefined && number < never,
      tech: read.value.tech,
      rule: cell.rule,
      from: cell.from,
      cell: { table: cell.table, row: cell.row, col: cell.col },
    };
  },
});

const thrown = z.object({ unit: z.string(), dice: z.int(), toHit: z.int() });
const modifier = z.object({ kind: z.enum(['bonus', 'malus']), n: z.int(), msg: message, rule: z.string() });

const stepDice = question({
  id: 'step-dice',
  about:
    'Rules 7.7.6, 7.7.7: dice and numbers of a side in a fire step of a battle ("battle": input as of "battle"), every bonus and malus, the pools and their left-over dice.',
  input: z.strictObject({
    battle: battleInput,
    role: role.default('attacker'),
    fire: z.enum(fires).default('fire'),
    round: z.int().min(1).max(99).default(1).meta({ unit: units.whole }),
  }),
  output: z.object({
    throws: z.array(thrown),
    units: z.array(
      z.object({ unit: z.string(), base: z.int(), toHit: z.int(), maluses: z.int(), modifiers: z.array(modifier) }),
    ),
    pools: z.array(
      z.object({
        maluses: z.int(),
        leftOver: z.int(),
        units: z.array(z.object({ unit: z.string(), pf: z.int(), dice: z.int() })),
      }),
    ),
    silent: z.array(z.object({ unit: z.string(), msg: message, rule: z.string() })),
    missing: z.array(z.object({ unit: message, table: z.string(), row: z.string(), col: z.string() })),
    refused: ruled.nullable(),
  }),
  answer: ({ battle, role: side, fire, round }, context) => {
    const none = { throws: [], units: [], pools: [], silent: [], missing: [] };
    const reading = readingOf(battle, context);
    if (!reading) return { ...none, refused: notNamed };
    const { scene, refusal } = reading;
    const { own, enemy } = lineUpOf(scene, side);
    const firing = firingOf(scene, own, fire, round);
    const at = (list: typeof own) => Object.fromEntries(list.map((unit) => [unit.id, unit.faces[unit.face] ?? 0]));
    const thrownNow = thrownBy(scene, side, fire, round, { ...at(own), ...at(enemy) });
    const missing = firing.ok ? (thrownNow.ok ? [] : thrownNow.missing) : firing.missing;
    const fighters = enemy.some((unit) => unit.class === 'fighter');
    const pools = firing.ok
      ? poolsOf(
          firing.value,
          own.map((unit) => unit.faces[unit.face] ?? 0),
          fighters,
          scene.rulings,
        )
      : [];
    return {
      throws: thrownNow.ok ? thrownNow.value.map(({ unit, dice, toHit: n }) => ({ unit, dice, toHit: n })) : [],
      units: firing.ok
        ? firing.value.map(({ unit, base, toHit: n, maluses, modifiers }) => ({
            unit: unit.id,
            base,
            toHit: n,
            maluses,
            modifiers: modifiers.map((one) => ({ kind: one.kind, n: one.n, msg: { ...one.msg }, rule: one.rule })),
          }))
        : [],
      pools: pools.map(({ maluses, leftOver, shares }) => ({
        maluses,
        leftOver,
        units: shares.map(({ firing: { unit }, pf, dice }) => ({ unit: unit.id, pf, dice })),
      })),
      silent: silentIn(scene, own, fire, round).map(({ unit, silence }) => ({
        unit: unit.id,
        msg: { ...silence.msg },
        rule: silence.rule,
      })),
      missing: missing.map(({ unit, table, row, col }) => ({ unit: { ...unit }, table, row, col })),
      refused: refusal ? { msg: { ...refusal.not }, rule: refusal.rule } : null,
    };
  },
});

const left = z.object({ unit: z.string(), pf: z.int().nullable(), mark: z.boolean() });
const layers: readonly Layer[] = ['ground', 'air'];

const battleJoint = question({
  id: 'battle-joint',
  about:
    'Rule 7.7: how a battle ("battle": input as of "battle") may leave every unit of both sides together, the likeliest first; pf null: gone.',
  input: z.strictObject({
    battle: battleInput,
    limit: z.int().min(1).max(1_000).default(20).meta({ unit: units.whole }),
  }),
  output: z.object({
    ends: z.record(z.string(), z.number()),
    outcomes: z.array(z.object({ end: z.string(), p: z.number(), units: z.array(left) })),
    /** how many there are, and the probability of those listed together */
    count: z.int(),
    covered: z.number(),
    refused: ruled.nullable(),
  }),
  answer: ({ battle: raw, limit }, context) => {
    const none = { ends: {}, outcomes: [], count: 0, covered: 0 };
    const reading = readingOf(raw, context);
    if (!reading) return { ...none, refused: notNamed };
    if (reading.refusal) return { ...none, refused: { msg: { ...reading.refusal.not }, rule: reading.refusal.rule } };
    const { battle, ids } = battleOf(reading.scene);
    if (estimateBlocks(battle).ms > patience)
      return { ...none, refused: { msg: { ...msg('bite.battle.tooLarge') }, rule: '7.7' } };
    const outcome = solved(battle);
    const joint = new Map<
      string,
      { readonly end: string; p: number; readonly shown: readonly (readonly number[])[] }
    >();
    outcome.each(({ end, armies, p }) => {
      const shown = sides.flatMap((side) => layers.map((layer) => whole(battle, side, layer, armies[side][layer])));
      const key = `${end} ${shown.join(';')}`;
      const known = joint.get(key);
      if (known) known.p += p;
      else joint.set(key, { end, p, shown });
    });
    const all = [...joint.values()].sort((one, other) => other.p - one.p);
    const listed = all.slice(0, limit);
    return {
      ends: Object.fromEntries(outcome.ends),
      count: all.length,
      covered: listed.reduce((so, { p }) => so + p, 0),
      refused: null,
      outcomes: listed.map(({ end, p, shown }) => ({
        end,
        p,
        units: sides.flatMap((side, i) =>
          layers.flatMap((layer, j) =>
            ids[side][layer].map((unit, at) => {
              const block = battle.armies[side][layer][at];
              const face = shown[2 * i + j]?.[at] ?? 0;
              const out = !block || isGone(block, face);
              return { unit, pf: out ? null : strengthOf(block, face), mark: !out && face % 2 === 1 };
            }),
          ),
        ),
      })),
    };
  },
});

/** Gone is gone: the solver may keep several names for it. */
const whole = (
  battle: ReturnType<typeof battleOf>['battle'],
  side: (typeof sides)[number],
  layer: Layer,
  shown: readonly number[],
): readonly number[] =>
  shown.map((at, i) => {
    const block = battle.armies[side][layer][i];
    return block && isGone(block, at) ? gone(block) : at;
  });

export const battleQuestions: readonly Question[] = [toHit, stepDice, battleJoint];
