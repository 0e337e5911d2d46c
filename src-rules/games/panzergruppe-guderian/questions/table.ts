import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { Question } from '#rules/kit/game/questions/question.ts';
import { question } from '#rules/kit/game/questions/question.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { outline, start } from '#rules/kit/sequence/walker.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import { armyMoves } from '../actions/setup.ts';
import { germanLeft, provisionalRolls, southWest, sovietLeft } from '../arrivals.ts';
import { accounts, recordCells } from '../cells-ids.ts';
import { divisionPoints, objectives, recapturePoints, turns } from '../data/cities.ts';
import {
  divisions,
  germanSchedule,
  leaders,
  markers,
  pools,
  rail,
  setUpCards,
  sovietSchedule,
  swPrice,
} from '../data/schedule.ts';
import { countsForPoints, hasIntegrity } from '../losses.ts';
import type { Bar } from '../markers.ts';
import {
  airUnlimited,
  barsAir,
  barsBreak,
  barsColumns,
  barsInterdiction,
  barsWithdrawal,
  firstClosedColumn,
  railOpenAt,
  ringed,
} from '../markers.ts';
import { railUnits } from '../movement.ts';
import { ruling } from '../options.ts';
import { areaHexes } from '../players-tables.ts';
import { distances, isDraw, levelAt, net, objectiveCounts } from '../points.ts';
import { draw, poolState } from '../pools.ts';
import { sequence } from '../sequence.ts';
import { t } from '../text/speak.ts';
import { countersMsg, divisionMsg, divisionsMsg, germanLineMsg, sovietLineMsg } from '../words.ts';

/** Questions of the record and the table, answered by the functions the screens call. */

const turn = z.int().min(1).max(turns).meta({ unit: units.turn });
const hex = z.string().regex(/^[0-9]{4}$/);
/** a message; the command line puts the sentence beside it */
const said = z.object({ id: z.string(), p: z.record(z.string(), z.unknown()).optional(), text: z.string().optional() });
const refused = z.object({ msg: said, rule: z.string() });
const verdict = z.object({ allowed: z.boolean(), refused: refused.optional() });

const judged = (bar: Bar | undefined): { allowed: boolean; refused?: { msg: Msg; rule: string } } =>
  bar ? { allowed: false, refused: { msg: bar.msg, rule: bar.rule } } : { allowed: true };

/** Arrivals of a turn by the schedule, and what the record (if given) says of them. */
const reinforcements = question({
  id: 'reinforcements',
  about:
    'Both schedules on a turn (16.1, 16.2): entry, counters, what is still to come; the provisional die and South-Western Front.',
  input: z.strictObject({ turn }),
  output: z.object({
    soviet: z.array(
      z.object({
        line: z.string(),
        entry: z.string(),
        army: z.number().optional(),
        rifle: z.number(),
        armor: z.number(),
        leader: z.string().optional(),
        left: z.object({ rifle: z.number(), armor: z.number(), leader: z.string().optional(), state: z.string() }),
        says: said,
        rule: z.string(),
      }),
    ),
    german: z.array(
      z.object({
        line: z.string(),
        area: z.string(),
        hexes: z.array(z.string()).optional(),
        corps: z.string().optional(),
        divisions: z.array(z.object({ id: z.string(), kind: z.string(), msg: said })),
        left: z.object({ divisions: z.array(z.string()), state: z.string() }),
        says: said,
        rule: z.string(),
      }),
    ),
    provisional: z.object({ rolled: z.boolean(), rule: z.string() }),
    southWest: z.object({ atMost: z.number(), rule: z.string() }),
  }),
  answer: ({ turn: asked }, around) => {
    const then: Around = { ...around, turn: asked };
    return {
      soviet: sovietSchedule
        .filter((line) => line.turn === asked)
        .map((line) => {
          const { rifle, armor, leader, state } = sovietLeft(then, line);
          return {
            line: line.id,
            entry: line.entry,
            ...(line.army ? { army: Number(line.army) } : {}),
            rifle: line.rifle,
            armor: line.armor,
            ...(line.leader ? { leader: line.leader } : {}),
            left: { rifle, armor, state, ...(leader ? { leader } : {}) },
            says: listed([sovietLineMsg(line), countersMsg(line.rifle, line.armor, line.leader)]),
            rule: '16.1',
          };
        }),
      german: germanSchedule
        .filter((line) => line.turn === asked)
        .map((line) => {
          const left = germanLeft(then, line);
          return {
            line: line.id,
            area: line.area,
            ...(areaHexes(then, line.area).length > 0 ? { hexes: [...areaHexes(then, line.area)] } : {}),
            ...(line.corps ? { corps: line.corps } : {}),
            divisions: line.divisions.map((division) => ({
              id: division.id,
              kind: division.kind,
              msg: divisionMsg(division),
            })),
            left: { divisions: left.divisions.map(({ id }) => id), state: left.state },
            says: listed([germanLineMsg(line), divisionsMsg(line.divisions) ?? t('pgg.count.none')]),
            rule: '16.2',
          };
        }),
      provisional: { rolled: provisionalRolls(then, asked), rule: '14.11' },
      southWest: { atMost: southWest(asked, 0, 0).now, rule: '14.21' },
    };
  },
});

const turnPhases = question({
  id: 'turn-phases',
  about: 'The phases of a turn in order: label, who acts, tasks with their rules.',
  input: z.strictObject({ turn }),
  output: z.array(
    z.object({
      path: z.string(),
      label: z.string().optional(),
      msg: said,
      who: z.string(),
      rule: z.string(),
      tasks: z.array(
        z.object({ id: z.string(), msg: said, rule: z.string(), status: said.optional(), debt: said.optional() }),
      ),
    }),
  ),
  answer: ({ turn: asked }, around) => {
    const then: Around = { ...around, turn: asked, place: `t${asked}/sov/movement`, ticks: {} };
    const from = asked === 1 ? { ...then, place: start(sequence, then).path } : then;
    type Nodes = ReturnType<typeof outline>;
    const flat = (nodes: Nodes): Nodes => nodes.flatMap((node) => (node.kind === 'phase' ? [node] : flat(node.nodes)));
    return flat(outline(sequence, from)).map((node) => ({
      path: node.path,
      ...(node.label ? { label: node.label } : {}),
      msg: node.msg ?? t('pgg.turn', { n: asked }),
      who: node.who ?? 'table',
      rule: node.rule ?? '',
      tasks: node.tasks.map(({ id, msg, rule, status, debt }) => ({
        id,
        msg,
        rule,
        ...(status ? { status } : {}),
        ...(debt ? { debt } : {}),
      })),
    }));
  },
});

const setupCards = question({
  id: 'setup-cards',
  about: 'The Soviet set-up (5.1): army, hexes, counters, leader, and the sums.',
  input: z.strictObject({}),
  output: z.object({
    cards: z.array(
      z.object({
        army: z.number(),
        from: z.string(),
        to: z.string(),
        rifle: z.number(),
        armor: z.number(),
        leader: z.string(),
        rolls: z.boolean(),
      }),
    ),
    rifle: z.number(),
    armor: z.number(),
    leaders: z.number(),
  }),
  answer: () => ({
    cards: setUpCards.map((card) => ({
      army: Number(card.army),
      from: card.hexes[0],
      to: card.hexes[card.hexes.length - 1] ?? card.hexes[0],
      rifle: card.rifle,
      armor: card.armor,
      leader: card.leader,
      rolls: card.army === '16' || card.army === '19',
    })),
    rifle: setUpCards.reduce((sum, card) => sum + card.rifle, 0),
    armor: setUpCards.reduce((sum, card) => sum + card.armor, 0),
    leaders: setUpCards.length,
  }),
});

const die = z
  .int()
  .min(1)
  .max(6)
  .meta({ unit: units.face(6) });
const frozenArmy = question({
  id: 'frozen-army',
  about: 'Whether 16th or 19th Army may move on turn 1 (5.21), by its die; without a die the chance.',
  input: z.strictObject({ die: die.optional() }),
  output: z.object({
    moves: z.boolean().optional(),
    chance: z.object({ p: z.number(), exact: z.string() }),
    rule: z.string(),
  }),
  answer: (input) => ({
    ...(input.die === undefined ? {} : { moves: armyMoves(input.die) }),
    chance: { p: 0.5, exact: '1/2' },
    rule: '5.21',
  }),
});

const provisional = question({
  id: 'provisional',
  about: 'The provisional reinforcement (14.11 to 14.13): its entry by the die, or where else if that entry is closed.',
  input: z.strictObject({ turn, die: die.optional(), closed: z.boolean().default(false) }),
  output: z.object({
    rolled: z.boolean(),
    entry: z.number().optional(),
    entries: z.array(z.object({ entry: z.number(), chance: z.object({ p: z.number(), exact: z.string() }) })),
    elsewhere: z.boolean(),
    says: said,
    rule: z.string(),
  }),
  answer: (input, around) => {
    const rolled = provisionalRolls(around, input.turn);
    return {
      rolled,
      ...(rolled && input.die !== undefined ? { entry: input.die } : {}),
      entries: rolled ? [1, 2, 3, 4, 5, 6].map((entry) => ({ entry, chance: { p: 1 / 6, exact: '1/6' } })) : [],
      elsewhere: rolled && input.closed,
      says: !rolled
        ? t('pgg.bar.provisionalLast')
        : input.closed
          ? t('pgg.rule.14.12')
          : input.die === undefined
            ? t('pgg.rule.14.11')
            : t('pgg.remind.provisionalIn', { n: input.die }),
      rule: !rolled ? '14.11' : input.closed ? '14.12' : '14.11',
    };
  },
});

const swFrontPrice = question({
  id: 'sw-price',
  about: 'South-Western Front (14.21 to 14.23): what divisions cost, and whether the limits allow them.',
  input: z.strictObject({
    divisions: z.int().min(0).max(20).meta({ unit: units.units }),
    /** entered on earlier turns and earlier this turn */
    already: z.int().min(0).max(10).default(0).meta({ unit: units.units }),
    thisTurn: z.int().min(0).max(5).default(0).meta({ unit: units.units }),
    turn: turn.default(2),
  }),
  output: verdict.extend({
    points: z.number(),
    total: z.number(),
    next: z.number(),
    left: z.number(),
    now: z.number(),
    rule: z.string(),
  }),
  answer: ({ divisions: wanted, already, thisTurn, turn: asked }) => {
    const front = southWest(asked, already, thisTurn);
    const bar: Bar | undefined =
      wanted <= front.now
        ? undefined
        : {
            msg:
              asked < 2
                ? t('pgg.bar.swEarly', { n: 2 })
                : wanted > front.left
                  ? t('pgg.bar.swGame', { n: 10, count: front.left })
                  : t('pgg.bar.swTurn', { n: 5, count: front.now }),
            rule: '14.21',
          };
    const total = swPrice(already + wanted);
    return {
      ...judged(bar),
      points: total - front.points,
      total,
      next: front.next,
      left: front.left,
      now: front.now,
      rule: '14.23',
    };
  },
});

const railQuota = question({
  id: 'rail-quota',
  about:
    'Soviet rail movement in a turn (6.31): what units count of the quota of 8. Reinforcements entering by rail do not count (6.32).',
  input: z.strictObject({
    rifle: z.int().min(0).max(100).default(0).meta({ unit: units.units }),
    armor: z.int().min(0).max(100).default(0).meta({ unit: units.units }),
    leader: z.int().min(0).max(100).default(0).meta({ unit: units.units }),
    used: z.int().min(0).max(rail.quota).default(0).meta({ unit: units.points }),
  }),
  output: verdict.extend({ cost: z.number(), left: z.number(), quota: z.number(), rule: z.string() }),
  answer: ({ used, leader, ...units }) => {
    const cost = railUnits({ ...units, leaders: leader });
    const had = rail.quota - used;
    const bar: Bar | undefined =
      cost > had ? { msg: t('pgg.bar.rail', { n: cost, count: had }), rule: '6.31' } : undefined;
    return { ...judged(bar), cost, left: bar ? had : had - cost, quota: rail.quota, rule: '6.31' };
  },
});

/** A city's state given with the question lies over the record's. */
const withSmolensk = (
  around: Around,
  asked: number,
  given: { german: boolean; line: boolean; since: number } | undefined,
): Around => ({
  ...around,
  turn: asked,
  cells: given
    ? {
        ...around.cells,
        [recordCells.control]: { smolensk: given.german ? 'german' : 'soviet' },
        [recordCells.line]: { smolensk: given.line ? 'open' : 'cut' },
        [recordCells.controlSince]: { smolensk: given.since },
      }
    : around.cells,
});

const airMarkers = question({
  id: 'air-markers',
  about: 'Placing German air markers (13.1, 13.2, 13.33): each hex in turn, with those already on the map.',
  input: z.strictObject({
    hexes: z.array(hex).min(1).max(6),
    already: z.array(hex).max(3).default([]),
    turn,
    smolensk: z
      .strictObject({
        german: z.boolean(),
        line: z.boolean(),
        since: z.int().min(0).max(turns).meta({ unit: units.turn }),
      })
      .optional(),
  }),
  output: z.object({
    hexes: z.array(verdict.extend({ hex: z.string() })),
    anywhere: z.boolean(),
    firstClosedColumn: z.number().optional(),
    rule: z.string(),
  }),
  answer: ({ hexes, already, turn: asked, smolensk }, around) => {
    const then = withSmolensk(around, asked, smolensk);
    const lie = [...already];
    const anywhere = airUnlimited(then);
    return {
      hexes: hexes.map((one) => {
        const bar = barsAir(then, one, lie);
        if (!bar) lie.push(one);
        return { hex: one, ...judged(bar) };
      }),
      anywhere,
      ...(anywhere ? {} : { firstClosedColumn: firstClosedColumn(then) }),
      rule: '13.2',
    };
  },
});

const sovietInterdiction = question({
  id: 'soviet-interdiction',
  about:
    'Placing the Soviet interdiction marker (13.41, 13.42, 13.45): turns it was used in, whether Germans are in the hex.',
  input: z.strictObject({
    turn,
    used: z.array(turn).max(3).default([]),
    hex: hex.optional().describe("where the game's record may have a German"),
    germans: z.boolean().default(false),
  }),
  output: verdict.extend({ left: z.number(), liftedIn: z.string(), rule: z.string() }),
  answer: ({ turn: asked, used, hex: at, germans }, around) => {
    const left = markers.interdiction - used.length;
    const then: Around = {
      ...around,
      turn: asked,
      balances: { ...around.balances, [accounts.interdiction]: left },
      cells: {
        ...around.cells,
        [recordCells.sovietMarker]: '',
        [recordCells.sovietMarkerUses]: Object.fromEntries(used.map((one) => [String(one), 'used'])),
      },
    };
    return {
      ...judged(barsInterdiction(then, at, germans)),
      left,
      liftedIn: `t${asked}/ger/interdiction`,
      rule: '13.42',
    };
  },
});

const brokenRail = question({
  id: 'broken-rail',
  about:
    'Breaking a rail line, or whether trains may use a hex (6.37). "broken": hex to the turn of its repair, 0 while broken.',
  input: z.strictObject({
    turn,
    hex,
    broken: z.record(hex, z.int().min(0).max(turns).meta({ unit: units.turn })).default({}),
  }),
  output: z.object({ mayBreak: verdict, open: z.boolean(), markersLeft: z.number(), rule: z.string() }),
  answer: ({ turn: asked, hex: at, broken }, around) => {
    const then: Around = { ...around, turn: asked, cells: { ...around.cells, [recordCells.brokenRail]: broken } };
    return {
      mayBreak: judged(barsBreak(then, at)),
      open: railOpenAt(then, at),
      markersLeft: markers.brokenRail - Object.values(broken).filter((repaired) => repaired === 0).length,
      rule: '6.37',
    };
  },
});

const columnsQuestion = question({
  id: 'western-columns',
  about: 'Whether Soviet units may enter a hex by move, advance or overrun, and what a retreat there means (6.4).',
  input: z.strictObject({ turn, hex, firstMove: z.boolean().default(false) }),
  output: verdict.extend({ retreatEliminates: z.boolean(), rule: z.string() }),
  answer: ({ turn: asked, hex: at, firstMove }) => {
    const bar = barsColumns(asked, at, firstMove);
    return { ...judged(bar), retreatEliminates: barsColumns(asked, at, false) !== undefined, rule: '6.4' };
  },
});

const leaderWithdrawal = question({
  id: 'leader-withdrawal',
  about: 'Withdrawing a surrounded leader (10.4, optional): turns of earlier withdrawals, the six hexes around him.',
  input: z
    .strictObject({
      turn,
      leader: z.enum(leaders.length > 0 ? [leaders[0] ?? '', ...leaders.slice(1)] : ['']),
      earlier: z.array(turn).max(2).default([]),
      /** given as a fact, or worked out from the six hexes around him (ruling A20: ring) */
      surrounded: z.boolean().optional(),
      beside: z
        .array(
          z.strictObject({
            shut: z.boolean().default(false),
            german: z.boolean().default(false),
            germanZoc: z.boolean().default(false),
            soviet: z.boolean().default(false),
          }),
        )
        .length(6)
        .optional(),
    })
    // one of the two must be told: nothing is assumed
    .superRefine(({ surrounded, beside }, context) => {
      if (surrounded === undefined && beside === undefined)
        context.addIssue({ code: 'invalid_type', expected: 'boolean', input: surrounded, path: ['surrounded'] });
    }),
  output: verdict.extend({ left: z.number(), backFrom: z.number(), at: z.string(), rule: z.string() }),
  answer: ({ turn: asked, leader, earlier, surrounded, beside }, around) => {
    const left = markers.withdrawals - earlier.length;
    const then: Around = {
      ...around,
      turn: asked,
      balances: { ...around.balances, [accounts.withdrawals]: left },
      cells: {
        ...around.cells,
        [recordCells.withdrawals]: Object.fromEntries(earlier.map((one) => [String(one), 'another'])),
        [recordCells.away]: {},
      },
    };
    return {
      ...judged(barsWithdrawal(then, leader, surrounded ?? ringed(beside ?? []))),
      left,
      backFrom: asked + 1,
      at: 'X',
      rule: '10.4',
    };
  },
});

const poolsQuestion = question({
  id: 'pools',
  about:
    'Soviet counters (12.4, 14.14): where the next ones come from, and how many are missing. Cup unknown: leave it out.',
  input: z.strictObject({
    pool: z.enum(pools),
    draw: z.int().min(0).max(200).meta({ unit: units.units }),
    cup: z.int().min(0).max(200).optional().meta({ unit: units.units }),
    eliminated: z.int().min(0).max(200).optional().meta({ unit: units.units }),
  }),
  output: verdict.extend({ cup: z.number(), pile: z.number(), short: z.number(), rule: z.string() }),
  answer: ({ pool, draw: n, cup, eliminated }, around) => {
    const recorded = poolState(around, pool);
    const drawn = draw({ ...recorded, cup: cup ?? recorded.cup, out: eliminated ?? recorded.out }, n);
    const missing = { count: drawn.short };
    const bar: Bar | undefined =
      drawn.short > 0
        ? { msg: pool === 'rifle' ? t('pgg.bar.noRifle', missing) : t('pgg.bar.noArmor', missing), rule: '14.14' }
        : undefined;
    return { ...judged(bar), ...drawn, rule: '12.4' };
  },
});

const ids = objectives.map(({ id }) => id);
const objectiveId = z.enum(['vitebsk', ...ids.filter((id) => id !== 'vitebsk')]);
const cityId = z.enum(['vitebsk', ...objectives.filter((one) => one.city && one.id !== 'vitebsk').map(({ id }) => id)]);
const divisionId = z.enum(['12 Pz', ...divisions.map(({ id }) => id).filter((id) => id !== '12 Pz')]);

const distance = z.object({ level: z.string(), points: z.number() }).optional();
const levelShape = { level: z.string(), draw: z.boolean(), up: distance, down: distance };
const levelOf = (points: number, around: Around) => {
  const at = levelAt(points);
  const { up, down } = distances(points);
  return {
    level: at,
    draw: isDraw(around, at),
    ...(up ? { up: { level: up.id, points: up.points } } : {}),
    ...(down ? { down: { level: down.id, points: down.points } } : {}),
  };
};

const points = question({
  id: 'points',
  about:
    'Victory points (15.1) and level (15.2) from what each side holds: objectives with or without an open line, the Front, divisions gone, recaptures.',
  input: z.strictObject({
    german: z
      .array(z.strictObject({ objective: objectiveId, line: z.boolean().default(true) }))
      .max(ids.length)
      .default([]),
    southWest: z.int().min(0).max(10).default(0).meta({ unit: units.points }),
    eliminated: z.array(divisionId).max(divisions.length).default([]),
    recaptures: z.int().min(0).max(120).default(0).meta({ unit: units.points }),
  }),
  output: z.object({
    objectives: z.array(z.object({ objective: z.string(), points: z.number(), rule: z.string() })),
    southWest: z.number(),
    divisions: z.array(z.object({ division: z.string(), points: z.number(), rule: z.string() })),
    recaptures: z.number(),
    german: z.number(),
    soviet: z.number(),
    net: z.number(),
    ...levelShape,
  }),
  answer: (input, around) => {
    const then: Around = {
      ...around,
      cells: {
        ...around.cells,
        [recordCells.control]: Object.fromEntries(input.german.map(({ objective }) => [objective, 'german'])),
        [recordCells.line]: Object.fromEntries(
          input.german.map(({ objective, line }) => [objective, line ? 'open' : 'cut']),
        ),
      },
    };
    const held = objectives
      .filter((one) => input.german.some(({ objective }) => objective === one.id))
      .map((one) => ({ objective: one.id, points: objectiveCounts(then, one) ? one.points : 0, rule: '15.11' }));
    const gone = divisions
      .filter(({ id }) => input.eliminated.includes(id))
      .map((division) => ({
        division: division.id,
        points: countsForPoints(division) ? divisionPoints : 0,
        rule: '15.12',
      }));
    const german = held.reduce((sum, one) => sum + one.points, 0);
    const counted = gone.filter((one) => one.points > 0).length;
    const total = net({
      objectives: german,
      southWest: swPrice(input.southWest),
      divisions: counted,
      recaptures: input.recaptures,
    });
    return {
      objectives: held,
      southWest: swPrice(input.southWest),
      divisions: gone,
      recaptures: recapturePoints * input.recaptures,
      german: german + swPrice(input.southWest),
      soviet: divisionPoints * counted + recapturePoints * input.recaptures,
      net: total,
      ...levelOf(total, around),
    };
  },
});

const level = question({
  id: 'level',
  about: 'The level of victory at a number of points (15.2), and how far the next ones are.',
  input: z.strictObject({ points: z.int().min(-1000).max(1000).meta({ unit: units.points }) }),
  output: z.object(levelShape),
  answer: (input, around) => levelOf(input.points, around),
});

const recapture = question({
  id: 'recapture',
  about: 'Whether retaking a city gives points (15.12): how it stood when the last German player-turn ended, and now.',
  input: z.strictObject({
    city: cityId,
    wasGerman: z.boolean(),
    lineWasOpen: z.boolean(),
    /** every hex Soviet now: a unit in it, or last to pass */
    soviet: z.boolean(),
    unitInEveryHex: z.boolean().default(true),
  }),
  output: verdict.extend({ points: z.number(), rule: z.string() }),
  answer: ({ city, wasGerman, lineWasOpen, soviet, unitInEveryHex }, around) => {
    const what = { what: name(objectives.find(({ id }) => id === city)?.name ?? city) };
    const bar: Bar | undefined =
      !wasGerman || !lineWasOpen
        ? { msg: t('pgg.bar.notTakenDown', what), rule: '15.12' }
        : !soviet
          ? { msg: t('pgg.bar.notRetaken', what), rule: '15.12' }
          : ruling(around.options, 'a44') === 'unit' && !unitInEveryHex
            ? { msg: t('pgg.bar.unitsInAll', what), rule: '15.12' }
            : undefined;
    return { ...judged(bar), points: bar ? 0 : recapturePoints, rule: '15.12' };
  },
});

const divisionsQuestion = question({
  id: 'divisions',
  about:
    'German divisions and regiments of the schedule with their units; whether integrity (7.3) and points (15.12) apply.',
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      msg: said,
      units: z.array(z.string()),
      integrity: z.boolean(),
      points: z.number(),
    }),
  ),
  answer: () =>
    divisions.map((division) => ({
      id: division.id,
      kind: division.kind,
      msg: divisionMsg(division),
      units: [...division.units],
      integrity: hasIntegrity(division),
      points: countsForPoints(division) ? divisionPoints : 0,
    })),
});

export const tableQuestions: readonly Question[] = [
  reinforcements,
  turnPhases,
  setupCards,
  frozenArmy,
  provisional,
  swFrontPrice,
  railQuota,
  airMarkers,
  sovietInterdiction,
  brokenRail,
  columnsQuestion,
  leaderWithdrawal,
  poolsQuestion,
  points,
  level,
  recapture,
  divisionsQuestion,
];
