import { z } from 'zod';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { units } from '#rules/kit/forms/countedIn.ts';
import { asInput } from '#rules/kit/forms/fields.ts';
import { parsePlain } from '#rules/kit/forms/parse.ts';
import { schemaOf } from '#rules/kit/forms/schema.ts';
import { type Question, question } from '#rules/kit/game/questions/question.ts';
import { oddsColumn } from '#rules/kit/tables/oddsTable.ts';
import { attackFields } from '../calculators/fight-fields.ts';
import { forcesOf, multiple } from '../calculators/forces.ts';
import { costOf } from '../calculators/outcome.ts';
import { overrunCost, refusalOf } from '../calculators/refuse.ts';
import { setsOf } from '../calculators/sets.ts';
import {
  attackBrings,
  type Brings,
  defenceBrings,
  hexDefence,
  overrunAttack,
  stackAttack,
} from '../calculators/strength.ts';
import { accounts } from '../cells-ids.ts';
import { turns } from '../data/cities.ts';
import { codeAt, columns, faces, odds, readCode } from '../data/crt.ts';
import { rail } from '../data/schedule.ts';
import {
  interdictionHalves,
  type Mover,
  riverDefence,
  riverHalves,
  roadHalves,
  terrainChart,
} from '../data/terrain.ts';
import { allowance, railCost, railRange, stepCost, walk } from '../movement.ts';
import { ruling } from '../options.ts';
import { retreatInto } from '../retreats.ts';
import { advanceAfter, stacking } from '../stacks.ts';
import { halved, moverOf, terrains } from '../units.ts';

/** What a script may ask of fights, movement and stacks: the same functions as on the screens, numbers in and out. */
const side = z.enum(['german', 'soviet']);
const count = (max: number) => z.int().min(0).max(max);
const points = count(99);
const unitType = z.enum(['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry', 'rifle', 'armor', 'leader']);
const hex = z.string().regex(/^([0-9]{4})?$/);
const resultCode = z.enum(['De', 'De/A1', 'D2', 'D2/A1', 'D1', 'D1/A1', 'Eng', 'A1', 'A2', 'Ae']);

const chance = z.object({ p: z.number(), exact: z.string() });
const sixths = (n: number) => {
  const by = [6, 3, 2].find((divisor) => n % divisor === 0) ?? 1;
  return { p: n / 6, exact: `${n / by}/${6 / by}` };
};

const none: Brings = { fed: 0, out: 0 };
const together = (all: readonly Brings[]): Brings =>
  all.reduce((a, b) => ({ fed: a.fed + b.fed, out: a.out + b.out }), none);

const strength = question({
  id: 'strength',
  about:
    'Rules 6.55, 7.3, 9.31-9.33, 10.36, 11.31, 11.32: what the units of one hex bring to an attack and to its defence.',
  input: z.strictObject({
    units: z
      .array(
        z.strictObject({
          attack: points.default(0).meta({ unit: units.strength }),
          defence: points.default(0).meta({ unit: units.strength }),
          outOfSupply: z.boolean().default(false),
          retreatedHere: z.boolean().default(false),
        }),
      )
      .max(60),
    wholeDivision: z.boolean().default(false),
    leaders: z
      .array(
        z.strictObject({
          rating: count(12).meta({ unit: units.whole }),
          outOfSupply: z.boolean().default(false),
          disrupted: z.boolean().default(false),
        }),
      )
      .max(10)
      .default([]),
    forest: z.boolean().default(false),
    majorCity: z.boolean().default(false),
    allAcrossRiver: z.boolean().default(false),
    overrun: z.boolean().default(false),
  }),
  output: z.object({ attack: z.number(), defence: z.number(), terrainMultiple: z.number() }),
  answer: ({ units, wholeDivision, leaders, forest, majorCity, allAcrossRiver, overrun }, { options }) => {
    const fights = units.some((unit) => unit.attack > 0);
    // 6.64: a disrupted leader adds nothing
    const ratings = fights ? leaders.filter((leader) => !leader.disrupted).map((leader) => leader.rating) : [];
    const attacking = together(
      units.map((unit) => attackBrings(unit.attack, { out: unit.outOfSupply, whole: wholeDivision }, overrun, options)),
    );
    const terrain = [forest, majorCity, allAcrossRiver].filter(Boolean).length;
    const where = { terrain, whole: wholeDivision };
    const defending = together([
      ...units
        .filter((unit) => !unit.retreatedHere)
        .map((unit) => defenceBrings(unit.defence, { out: unit.outOfSupply }, where, options)),
      ...leaders.map((leader) =>
        defenceBrings(leader.rating, { out: leader.outOfSupply }, { terrain, whole: false }, options),
      ),
    ]);
    return {
      attack: overrun
        ? overrunAttack(attacking, ratings, 0, fights, options)
        : stackAttack(attacking, ratings, options),
      defence: hexDefence(defending, where, options),
      terrainMultiple: multiple(terrain),
    };
  },
});

const command = question({
  id: 'command',
  about:
    'Rules 10.1, 10.35, 11.21-11.24: what leaders at these distances (along an open line, in hexes) make of a Soviet unit.',
  input: z.strictObject({
    leaders: z
      .array(
        z.strictObject({
          rating: count(12).meta({ unit: units.whole }),
          distance: count(200).meta({ unit: units.hexes }),
          disrupted: z.boolean().default(false),
          /** has a line of its own to the east edge (11.24) */
          supplied: z.boolean().default(true),
        }),
      )
      .max(15),
  }),
  output: z.object({
    state: z.enum(['supplied', 'command', 'none']),
    mayAttack: z.boolean(),
    mayOverrun: z.boolean(),
    halved: z.boolean(),
  }),
  answer: ({ leaders }) => {
    // 6.64: a disrupted leader gives neither supply nor command
    const near = leaders.filter((leader) => !leader.disrupted && leader.distance <= leader.rating);
    const state = near.some((leader) => leader.supplied)
      ? ('supplied' as const)
      : near.length > 0
        ? ('command' as const)
        : ('none' as const);
    return { state, mayAttack: state !== 'none', mayOverrun: state !== 'none', halved: state !== 'supplied' };
  },
});

const oddsQuestion = question({
  id: 'odds',
  about:
    'Rules 9.4, 9.5: the column of an attack against a defence after terrain, its six faces, points short and to spare.',
  input: z.strictObject({
    attack: count(999).meta({ unit: units.strength }),
    defence: count(999).meta({ unit: units.strength }),
  }),
  output: z.object({
    ratio: z.string(),
    column: z.string().nullable(),
    pointsToNext: z.number().nullable(),
    pointsToSpare: z.number().nullable(),
    faces: z.array(z.object({ face: z.number(), result: z.string() })),
    chances: z.array(z.object({ result: z.string(), chance })),
    /** why there is no column */
    why: z.enum(['no attack', 'no defence']).nullable(),
  }),
  answer: ({ attack, defence }) => {
    const at = attack > 0 && defence > 0 ? oddsColumn(odds, attack, defence) : undefined;
    const column = at?.column;
    const row = column === undefined ? [] : faces.map((face) => ({ face, result: codeAt(column, face) }));
    return {
      ratio: `${attack}:${defence}`,
      column: column === undefined ? null : (columns[column] ?? null),
      pointsToNext: at?.short ?? null,
      pointsToSpare: at?.spare ?? null,
      faces: row,
      chances: [...new Set(row.map(({ result }) => result))].map((result) => ({
        result,
        chance: sixths(row.filter((one) => one.result === result).length),
      })),
      why: attack <= 0 ? ('no attack' as const) : defence <= 0 ? ('no defence' as const) : null,
    };
  },
});

const choices = z.array(z.enum(['losses', 'retreat', 'all', 'engaged']));
const paid = z.object({ side: z.enum(['defender', 'attacker']), choices, steps: z.number(), hexes: z.number() });

const resultOptions = question({
  id: 'result-options',
  about:
    'Rules 9.61-9.67: who pays for a result, in which order, how; the defender first. With the steps present, what losses cost.',
  input: z.strictObject({
    result: resultCode,
    attackSteps: count(200).default(200).meta({ unit: units.steps }),
    defenceSteps: count(200).default(200).meta({ unit: units.steps }),
    overrun: z.boolean().default(false),
  }),
  output: z.object({
    pays: z.array(paid),
    /** losses destroy the whole force */
    destroys: z.object({ defender: z.boolean(), attacker: z.boolean() }),
    attackersMayAdvance: z.boolean(),
    defendersMayAdvance: z.boolean(),
    disrupts: z.boolean(),
  }),
  answer: ({ result: code, attackSteps, defenceSteps, overrun }, { options }) => {
    const result = readCode(code);
    const of = (role: 'defender' | 'attacker', present: number) => {
      const pay = result?.[role];
      if (!pay || !result) return [];
      const how: ('losses' | 'retreat' | 'all' | 'engaged')[] = pay.all
        ? ['all']
        : result.engaged
          ? ['engaged']
          : ['losses', 'retreat'];
      return [
        {
          side: role,
          choices: how,
          steps: costOf(pay, 'losses', present, result.engaged),
          hexes: pay.all || result.engaged ? 0 : pay.n,
        },
      ];
    };
    const gone = (role: 'defender' | 'attacker', present: number) => {
      const pay = result?.[role];
      return pay !== undefined && present > 0 && (pay.all || pay.n >= present);
    };
    const destroys = { defender: gone('defender', defenceSteps), attacker: gone('attacker', attackSteps) };
    const after = (way: 'losses' | 'retreat') =>
      advanceAfter({
        code,
        overrun,
        defender: way,
        attacker: 'losses',
        emptied: result?.defender ? destroys.defender : destroys.attacker,
      });
    const atWorst = after('losses');
    const atBest = after('retreat');
    return {
      pays: [...of('defender', defenceSteps), ...of('attacker', attackSteps)],
      destroys,
      attackersMayAdvance: atWorst.attackers || atBest.attackers,
      defendersMayAdvance:
        atWorst.defenders ||
        (!result?.defender &&
          advanceAfter({ code, overrun, defender: 'losses', attacker: 'retreat', emptied: false }).defenders),
      // 6.61: De leaves nobody to disrupt
      disrupts:
        overrun &&
        result?.defender !== undefined &&
        !result.defender.all &&
        (!result.engaged || ruling(options, 'a12') === 'disrupted'),
    };
  },
});

interface Unit {
  readonly id: string;
  readonly steps: number;
  readonly retreatedHere: boolean;
}
/** Every way of taking n steps off, by unit. */
const lossWays = (units: readonly Unit[], n: number): readonly Readonly<Record<string, number>>[] => {
  const [first, ...rest] = units;
  if (!first) return n === 0 ? [{}] : [];
  return Array.from({ length: Math.min(first.steps, n) + 1 }, (_, k) => k).flatMap((k) =>
    lossWays(rest, n - k).map((way) => (k === 0 ? way : { [first.id]: k, ...way })),
  );
};

const legalLosses = question({
  id: 'legal-losses',
  about:
    'Rules 9.61-9.67, 9.75: every legal way to take a result as losses, unit by unit; with "lost", whether those losses satisfy it.',
  input: z.strictObject({
    result: resultCode,
    role: z.enum(['defender', 'attacker']),
    units: z
      .array(
        z.strictObject({
          id: z.string().max(40),
          steps: z.int().min(1).max(4).meta({ unit: units.steps }),
          retreatedHere: z.boolean().default(false),
        }),
      )
      .min(1)
      .max(30),
    lost: z.record(z.string(), count(4).meta({ unit: units.steps })).optional(),
  }),
  output: z.object({
    steps: z.number(),
    eliminated: z.boolean(),
    /** 9.75: gone besides, whatever is chosen */
    besides: z.array(z.string()),
    ways: z.array(z.record(z.string(), z.number())),
    legal: z.boolean().nullable(),
  }),
  answer: ({ result: code, role, units, lost }) => {
    const result = readCode(code);
    const pay = result?.[role];
    const strays = role === 'defender' && pay ? units.filter((unit) => unit.retreatedHere) : [];
    const others = units.filter((unit) => !strays.includes(unit));
    const present = others.reduce((so, unit) => so + unit.steps, 0);
    const steps = costOf(pay, 'losses', present, result?.engaged ?? false);
    const ways = lossWays(others, steps);
    const chosen = lost && Object.fromEntries(Object.entries(lost).filter(([, n]) => n > 0));
    const without =
      chosen && Object.fromEntries(Object.entries(chosen).filter(([id]) => !strays.some((unit) => unit.id === id)));
    const same = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>) =>
      Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([id, n]) => b[id] === n);
    const straysGone = strays.every((unit) => chosen?.[unit.id] === unit.steps);
    return {
      steps,
      eliminated: pay !== undefined && steps === present && present > 0,
      besides: strays.map((unit) => unit.id),
      ways: ways.slice(0, 1000),
      legal: without ? straysGone && ways.some((way) => same(way, without)) : null,
    };
  },
});

const bestOdds = question({
  id: 'best-odds',
  about:
    'Best column of all listed attackers, and for each column the cheapest set that reaches it (fewest units, then least strength). Input as of "attack".',
  input: schemaOf(attackFields),
  output: z.object({
    best: z
      .object({ column: z.string(), attack: z.number(), defence: z.number(), units: z.array(z.string()) })
      .nullable(),
    cheapest: z.array(
      z.object({ column: z.string(), attack: z.number(), defence: z.number(), units: z.array(z.string()) }),
    ),
    refused: z.string().nullable(),
  }),
  answer: (raw, around) => {
    const checked = parsePlain(attackFields, raw as JsonObject);
    if (!checked.ok) return { best: null, cheapest: [], refused: 'input' };
    const forces = forcesOf(asInput(attackFields, checked.value), around);
    // whoever is out of command stays out of the sets; only an empty fight has none
    const sets = setsOf(forces, around);
    const named = (set: {
      readonly column: number;
      readonly attack: number;
      readonly defence: number;
      readonly units: readonly string[];
    }) => ({
      ...set,
      units: [...set.units],
      column: columns[set.column] ?? '',
    });
    return {
      best: sets?.best ? named(sets.best) : null,
      cheapest: (sets?.cheapest ?? []).map(named),
      refused: sets ? null : (refusalOf(forces, around)?.not.id ?? 'untried'),
    };
  },
});

const stepOnMap = z.strictObject({
  hex: hex.default(''),
  terrain: z.enum(terrains as [string, ...string[]]).default('clear'),
  road: z.boolean().default(false),
  river: z.boolean().default(false),
  lake: z.boolean().default(false),
  interdicted: z.boolean().default(false),
  enemyZoc: z.boolean().default(false),
  enemyUnit: z.boolean().default(false),
});

const moveCost = question({
  id: 'move-cost',
  about:
    'Rules 6.2, 6.4, 6.7, 10.21, 10.23, 13.32, 13.43: cost of a listed path, hex by hex, and how far it may be walked. "road": the road crosses the hexside.',
  input: z.strictObject({
    unit: unitType,
    ma: count(30).meta({ unit: units.mp }),
    outOfSupply: z.boolean().default(false),
    /** of the context, if not given here */
    turn: z.int().min(1).max(turns).optional().meta({ unit: units.turn }),
    /** 5.23: a unit of 13th or 20th Army on turn 1 */
    firstMove: z.boolean().default(false),
    /** 6.22: it cannot leave by choice */
    startsInZoc: z.boolean().default(false),
    /** 10.23: a combat unit that can attack goes with the leader */
    withUnit: z.boolean().default(false),
    path: z.array(stepOnMap).min(1).max(60),
  }),
  output: z.object({
    /** the turn it was judged for (6.4) */
    turn: z.number(),
    allowance: z.number(),
    costs: z.array(z.number()),
    total: z.number(),
    steps: z.number(),
    spent: z.number(),
    left: z.number(),
    halt: z.object({ at: z.number(), why: z.string(), rule: z.string() }).nullable(),
    parts: z.array(z.array(z.object({ part: z.string(), cost: z.number(), rule: z.string() }))),
  }),
  answer: ({ unit, ma, outOfSupply, path, turn: asked, ...how }, around) => {
    const turn = asked ?? around.turn;
    const who = unit === 'rifle' || unit === 'armor' || unit === 'leader' ? 'soviet' : 'german';
    const mover = moverOf(unit);
    const has = allowance(ma, outOfSupply);
    const steps = path.map((step) => ({
      ...step,
      terrain: terrains.find((terrain) => terrain === step.terrain) ?? 'clear',
    }));
    const moved = walk({ ...how, mover, side: who, turn, ma: has }, steps);
    return {
      turn,
      allowance: has,
      costs: moved.costs.map((halves) => halves / 2),
      total: moved.costs.reduce((so, halves) => so + halves, 0) / 2,
      steps: moved.steps,
      spent: moved.spent / 2,
      left: moved.left / 2,
      halt: moved.halt ?? null,
      parts: steps.map((step) =>
        stepCost(mover, who, step).map(({ part, halves, rule }) => ({ part, cost: halves / 2, rule })),
      ),
    };
  },
});

const movementAllowance = question({
  id: 'movement-allowance',
  about: 'Rules 6.25, 11.31, 11.32: movement allowance and strength of a unit out of supply.',
  input: z.strictObject({
    ma: count(30).meta({ unit: units.mp }),
    outOfSupply: z.boolean(),
    strength: points.default(0).meta({ unit: units.strength }),
  }),
  output: z.object({ ma: z.number(), strength: z.number() }),
  answer: ({ ma, outOfSupply, strength: printed }) => ({
    ma: allowance(ma, outOfSupply),
    strength: outOfSupply ? halved(printed) : printed,
  }),
});

const railQuestion = question({
  id: 'rail-cost',
  about:
    'Rules 6.31-6.37, 13.31: rail points, quota units and what forbids the move. "interdicted" of the hexes entered count 4.',
  input: z.strictObject({
    hexes: count(200).meta({ unit: units.hexes }),
    interdicted: count(3).default(0).meta({ unit: units.hexes }),
    rifle: count(20).default(0).meta({ unit: units.units }),
    armor: count(20).default(0).meta({ unit: units.units }),
    leaders: count(20).default(0).meta({ unit: units.units }),
    broken: z.boolean().default(false),
    enemyZoc: z.boolean().default(false),
    onRail: z.boolean().default(true),
    arriving: z.boolean().default(false),
    only: z.boolean().default(true),
    side: side.default('soviet'),
  }),
  output: z.object({
    points: z.number(),
    range: z.number(),
    left: z.number(),
    quota: z.number(),
    quotaLeft: z.number(),
    legal: z.boolean(),
    bars: z.array(z.object({ why: z.string(), rule: z.string() })),
  }),
  answer: (move, around) => {
    const quotaLeft = around.balances[accounts.rail] ?? rail.quota;
    const cost = railCost(move, quotaLeft);
    // 6.36
    const bars = [...cost.bars, ...(move.side === 'german' ? [{ why: 'german', rule: '6.36' }] : [])];
    return { ...cost, range: railRange, quotaLeft, legal: bars.length === 0, bars };
  },
});

const stackingQuestion = question({
  id: 'stacking',
  about: 'Rules 7.1, 7.2 and ruling A33: may these units stay in one hex, and how many are too many.',
  input: z.strictObject({
    side,
    combat: count(60).meta({ unit: units.units }),
    leaders: count(15).default(0).meta({ unit: units.units }),
  }),
  output: z.object({ legal: z.boolean(), excess: z.number(), rule: z.string() }),
  answer: ({ side: who, combat, leaders }) => stacking(who, { combat, leaders }),
});

const retreatQuestion = question({
  id: 'retreat',
  about:
    'Rules 6.4, 8.15, 9.71-9.73 and ruling A32: of listed neighbouring hexes, which may be retreated into, which must be, and who is eliminated there.',
  input: z.strictObject({
    side,
    units: count(30).meta({ unit: units.units }),
    leaders: count(15).default(0).meta({ unit: units.units }),
    hexes: z
      .array(
        z.strictObject({
          hex: hex.default(''),
          enemyUnit: z.boolean().default(false),
          lake: z.boolean().default(false),
          enemyZoc: z.boolean().default(false),
          friends: count(30).default(0).meta({ unit: units.units }),
          friendlyLeaders: count(15).default(0).meta({ unit: units.units }),
        }),
      )
      .min(1)
      .max(6),
  }),
  output: z.object({
    possible: z.boolean(),
    hexes: z.array(
      z.object({
        hex: z.string(),
        bar: z.string().nullable(),
        rank: z.number().nullable(),
        must: z.boolean(),
        fit: z.number(),
        eliminated: z.number(),
        rule: z.string(),
      }),
    ),
    /** no legal hex: take losses, or retreat and be eliminated (A29) */
    otherwise: z.enum(['losses', 'eliminated']),
  }),
  answer: ({ side: who, units, leaders, hexes }, around) => {
    const judged = retreatInto(who, around, { combat: units, leaders }, hexes);
    return {
      possible: judged.some((choice) => choice.rank !== undefined),
      hexes: judged.map((choice) => ({ ...choice, bar: choice.bar ?? null, rank: choice.rank ?? null })),
      otherwise: ruling(around.options, 'a29'),
    };
  },
});

const advanceQuestion = question({
  id: 'advance',
  about: 'Rules 9.66, 9.67, 9.81-9.88: who may advance after a result, along the line of retreat or up to two hexes.',
  input: z.strictObject({
    result: resultCode,
    overrun: z.boolean().default(false),
    defender: z.enum(['losses', 'retreat']).default('losses'),
    attacker: z.enum(['losses', 'retreat']).default('losses'),
    emptied: z.boolean().default(false),
    /** A46: units of the side that pays took no part and are still in that hex */
    stayed: z.boolean().default(false),
  }),
  output: z.object({
    attackers: z.boolean(),
    defenders: z.boolean(),
    way: z.enum(['line', 'free']).nullable(),
    hexes: z.number().nullable(),
    rule: z.string(),
  }),
  answer: ({ result, ...rest }) => {
    const after = advanceAfter({ code: result, ...rest });
    // 9.86 two hexes; along a line of retreat as far as it goes
    return { ...after, way: after.way ?? null, hexes: after.way === 'free' ? 2 : null };
  },
});

const overrunNext = question({
  id: 'overrun-next-step',
  about:
    'Rules 6.51, 6.52, 6.56-6.58, 6.61: what overrunners do after a result, MP left, and whether the defenders are disrupted.',
  input: z.strictObject({
    result: resultCode,
    emptied: z.boolean(),
    mp: z.number().min(0).max(20).multipleOf(0.5).meta({ unit: units.halfMp }),
    entryCost: z.number().min(0).max(10).multipleOf(0.5).default(1).meta({ unit: units.halfMp }),
    /** A11: what the hex after that would cost */
    nextEntryCost: z.number().min(0).max(10).multipleOf(0.5).default(1).meta({ unit: units.halfMp }),
    inEnemyZoc: z.boolean().default(false),
  }),
  output: z.object({
    cost: z.number(),
    allowed: z.boolean(),
    mpLeft: z.number(),
    next: z.enum(['enter', 'stay']),
    mayMove: z.boolean(),
    mayOverrunAgain: z.boolean(),
    disrupted: z.boolean(),
  }),
  answer: ({ result: code, emptied, mp, entryCost, nextEntryCost, inEnemyZoc }, around) => {
    const cost = overrunCost({ entryCost: entryCost * 2 }, around) / 2;
    const result = readCode(code);
    const enters =
      result?.defender !== undefined && !result.split && !result.engaged && (emptied || result.defender.all);
    const mpLeft = Math.max(0, mp - cost);
    return {
      cost,
      allowed: mp >= cost,
      mpLeft: enters ? mpLeft : 0,
      next: enters ? ('enter' as const) : ('stay' as const),
      mayMove: enters && mpLeft > 0 && !inEnemyZoc,
      mayOverrunAgain: enters && mpLeft >= overrunCost({ entryCost: nextEntryCost * 2 }, around) / 2,
      disrupted:
        result?.defender !== undefined &&
        !result.defender.all &&
        (!result.engaged || ruling(around.options, 'a12') === 'disrupted'),
    };
  },
});

const byMover = z.object({ foot: z.number(), mechanized: z.number(), cavalry: z.number(), leader: z.number() });
const whole = (halves: { readonly [M in Mover]: number }) => ({
  foot: halves.foot / 2,
  mechanized: halves.mechanized / 2,
  cavalry: halves.cavalry / 2,
  leader: halves.leader / 2,
});

const charts = question({
  id: 'charts',
  about:
    'Rules 3.2, 6.7, 9.5, 10.21: the combat results table and the terrain chart, movement points by kind of mover.',
  input: z.strictObject({}),
  output: z.object({
    columns: z.array(z.string()),
    results: z.array(z.array(z.string())),
    terrain: z.array(z.object({ terrain: z.string(), enter: byMover, defence: z.number() })),
    road: byMover,
    river: z.object({ german: z.number(), soviet: z.number(), defence: z.number() }),
    interdiction: z.number(),
  }),
  answer: () => ({
    columns: [...columns],
    results: faces.map((face) => columns.map((_, column) => codeAt(column, face))),
    terrain: terrainChart.map((row) => ({ terrain: row.terrain, enter: whole(row.halves), defence: row.defence })),
    road: whole(roadHalves),
    river: { german: riverHalves.german / 2, soviet: riverHalves.soviet / 2, defence: riverDefence },
    interdiction: interdictionHalves / 2,
  }),
});

export const fightQuestions: readonly Question[] = [
  charts,
  strength,
  command,
  oddsQuestion,
  resultOptions,
  legalLosses,
  bestOdds,
  moveCost,
  movementAllowance,
  railQuestion,
  stackingQuestion,
  retreatQuestion,
  advanceQuestion,
  overrunNext,
];
