import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import type { Trouble } from '#rules/kit/forms/fields.ts';
import { inputSchema, outputSchema, readInput } from '#rules/kit/forms/questionShape.ts';
import type { MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import type { Question } from '#rules/kit/game/questions/question.ts';
import { boardOf, zonesOf } from '#rules/kit/hexmap/board.ts';
import { hexAt } from '#rules/kit/hexmap/grid.ts';
import type { Profile } from '#rules/kit/supply/trace/profile.ts';
import { traceAll } from '#rules/kit/supply/trace/trace.ts';
import type { Opening, Verdict } from '#rules/kit/supply/verdict.ts';
import { name } from '#rules/kit/words/message.ts';
import { sides } from '../cells-ids.ts';
import { fieldOf } from '../map/field.ts';
import { fight, isOnFoot } from '../map/fight.ts';
import { verdictsBy } from '../map/judged.ts';
import { seeObjectives } from '../map/objectives.ts';
import { pieceMsg } from '../map/pieces.ts';
import { railPoints, railWalk } from '../map/rail.ts';
import { holderOf, retreatFrom } from '../map/retreat.ts';
import { presetGrid, sheetSpec } from '../map/sheet.ts';
import { inRing, pocketOf } from '../map/surrounded.ts';
import { advanceTool } from '../map/tools/advance.ts';
import { commandTool } from '../map/tools/command.ts';
import { noteLines } from '../map/tools/points.ts';
import { railBar, railNeeds } from '../map/tools/rail.ts';
import { heldItem, overrunsOf, reachTool, sentence, travelNotes } from '../map/tools/reach.ts';
import { crowdsOf, stackingTool } from '../map/tools/stacking.ts';
import { surroundedTool } from '../map/tools/surrounded.ts';
import { reachOf, travelOf } from '../map/travel.ts';
import { airUnlimited } from '../markers.ts';
import { railRange } from '../movement.ts';
import { choiceMsg } from '../retreats.ts';
import { m } from '../text/speak-map.ts';
import { bareSheet, hexField, type MapScene, mapShape, readScene } from './mapScene.ts';

/** Questions put to a map on the command line, answered by the functions the supply screen calls. */

const said = z.object({ id: z.string(), p: z.record(z.string(), z.unknown()).optional(), text: z.string().optional() });
const item = z.object({ msg: said, rule: z.string(), hex: z.string().optional() });
const opening = z.object({
  hexes: z.array(z.string()),
  sides: z.array(z.string()),
  causes: z.array(z.object({ hex: z.string(), msg: said, opens: said, rule: z.string() })),
  way: z.string(),
});
const leg = z.object({ leg: z.string(), path: z.array(z.string()), cost: z.number() });
const verdict = z.object({
  piece: z.string(),
  hex: z.string(),
  state: z.string(),
  msg: said,
  tone: z.string(),
  says: said,
  ways: z.array(
    z.object({
      id: z.string(),
      msg: said,
      rule: z.string(),
      says: said,
      ok: z.boolean(),
      line: z.array(leg),
      source: z.string().optional(),
    }),
  ),
  openings: z.array(opening),
  reached: z.array(z.string()),
  effects: z.array(z.object({ msg: said, rule: z.string() })),
});
const assumed = { assumed: said.optional() };
const shownHex = z.object({
  hex: z.string(),
  tone: z.string(),
  label: z.string().optional(),
  msg: said.optional(),
  rule: z.string().optional(),
});

type Answered<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly troubles: readonly Trouble[] };
const answered = <T>(value: T): Answered<T> => ({ ok: true, value });
const trouble = (path: string, said: Trouble['msg']): Answered<never> => ({
  ok: false,
  troubles: [{ path, msg: said }],
});

const mapSchema = z.strictObject(mapShape);

/** A question about a map: its own fields beside those of the map. */
const mapQuestion = <F extends z.ZodObject, O extends z.ZodType>(spec: {
  readonly id: string;
  readonly about: string;
  readonly fields: F;
  readonly output: O;
  readonly answer: (input: z.output<F>, scene: MapScene) => Answered<z.input<O>>;
}): Question => ({
  id: spec.id,
  about: spec.about,
  describe: () => ({
    input: inputSchema(mapSchema.extend(spec.fields.shape)),
    output: outputSchema(spec.output),
  }),
  answer: (raw, around) => {
    const read = readInput(mapSchema.extend(spec.fields.shape), raw ?? {});
    if (!read.ok) return read;
    const [own, map] = [spec.fields.shape, mapShape].map((shape) =>
      Object.fromEntries(Object.entries(read.value).filter(([key]) => Object.hasOwn(shape, key))),
    );
    const scene = readScene(mapSchema.parse(map), around);
    return scene.ok ? spec.answer(spec.fields.parse(own), scene) : scene;
  },
});

const sideField = z.enum([sides.german, sides.soviet]);
const noUnit = (path: string): Answered<never> => trouble(path, m('pgg.tool.nobody'));
const copyOpening = (one: Opening): z.input<typeof opening> => ({
  hexes: [...one.hexes],
  sides: [...one.sides],
  causes: [...one.causes],
  way: one.way,
});
const copyVerdict = (one: Verdict): z.input<typeof verdict> => ({
  ...one,
  ways: one.ways.map((way) => ({
    ...way,
    line: way.line.map((each) => ({ ...each, path: [...each.path] })),
  })),
  openings: one.openings.map(copyOpening),
  reached: [...one.reached],
  effects: [...one.effects],
});
const assuming = ({ assumed: what }: MapScene) => (what ? { assumed: what } : {});

const supply = mapQuestion({
  id: 'supply',
  about:
    'Supply and command of the units on a map (11.1, 11.2): state, lines with their length against the limit, and where there is none the fewest hexes that open one, with their causes. Without a sheet every hex counts as clear.',
  fields: z.strictObject({
    side: sideField.optional().describe('absent: both'),
    unit: z.string().optional().describe('absent: all'),
  }),
  output: z.object({ verdicts: z.array(verdict), off: z.array(z.string()), ...assumed }),
  answer: ({ side, unit }, scene) => {
    const { board, stand, around } = scene;
    if (unit !== undefined && !stand.pieces.some((piece) => piece.id === unit)) return noUnit('unit');
    const asked = side === undefined ? [sides.german, sides.soviet] : [side];
    const all = asked.flatMap((one) => [...verdictsBy(board, stand, around, one).values()]);
    return answered({
      verdicts: all.filter(({ piece }) => unit === undefined || piece === unit).map(copyVerdict),
      off: stand.off.map((piece) => piece.id),
      ...assuming(scene),
    });
  },
});

const overlayOf = (tool: MapTool, target: string, { board, stand, around }: MapScene): Overlay =>
  tool.show(target, board, stand, around);
const copyHexes = (overlay: Overlay) => overlay.hexes.map((one) => ({ ...one }));
const copyItems = (items: Overlay['list']) => items.map((one) => ({ ...one }));

const commandRange = mapQuestion({
  id: 'command-range',
  about:
    'The hexes and units a Soviet leader reaches with his rating (10.1, 11.21, 11.22), by hexes along an open line.',
  fields: z.strictObject({ leader: z.string() }),
  output: z.object({
    says: said,
    radius: z.number().optional(),
    hexes: z.array(z.object({ hex: z.string(), distance: z.number() })),
    units: z.array(z.string()),
    supplied: z.boolean(),
    ...assumed,
  }),
  answer: ({ leader }, scene) => {
    const { board, stand, around } = scene;
    const piece = stand.pieces.find((one) => one.id === leader && one.kind === 'leader');
    if (!piece) return noUnit('leader');
    const overlay = overlayOf(commandTool, leader, scene);
    const hexes = overlay.hexes.map(({ hex, label }) => ({ hex, distance: Number(label) }));
    const verdicts = verdictsBy(board, stand, around, 'soviet');
    return answered({
      says: overlay.says,
      ...(piece.radius === undefined ? {} : { radius: piece.radius }),
      hexes,
      units: stand.pieces
        .filter((one) => one.side === 'soviet' && one.kind !== 'leader' && hexes.some(({ hex }) => hex === one.hex))
        .map((one) => one.id),
      supplied: verdicts.get(leader)?.state === 'supplied',
      ...assuming(scene),
    });
  },
});

const zones = mapQuestion({
  id: 'zones',
  about: 'The hexes each side controls (8.11, 8.17), and those closed to its lines (8.15, 13.44).',
  fields: z.strictObject({}),
  output: z.object({
    german: z.array(z.string()),
    soviet: z.array(z.string()),
    closed: z.object({ german: z.array(z.string()), soviet: z.array(z.string()) }),
    rule: z.string(),
    ...assumed,
  }),
  answer: (_input, scene) => {
    const field = fieldOf(scene.board, scene.stand);
    const hexes = (of: Uint8Array) => scene.board.ids.filter((_, node) => of[node] === 1);
    return answered({
      german: hexes(field.zones.german),
      soviet: hexes(field.zones.soviet),
      closed: { german: hexes(field.shut.german), soviet: hexes(field.shut.soviet) },
      rule: '8.11',
      ...assuming(scene),
    });
  },
});

const reach = mapQuestion({
  id: 'reach',
  about:
    'Where a unit can move in this phase (6.1, 6.7): movement points left in each hex, where it must stop (6.22), whom it may overrun (6.51).',
  fields: z.strictObject({ unit: z.string() }),
  output: z.object({
    says: said,
    held: item.optional(),
    points: z.number(),
    state: z.string(),
    hexes: z.array(z.object({ hex: z.string(), left: z.number(), stops: z.boolean(), says: said.optional() })),
    overruns: z.array(z.string()),
    notes: z.array(item),
    ...assumed,
  }),
  answer: ({ unit }, scene) => {
    const { board, stand, around } = scene;
    const travel = travelOf(unit, board, stand, around);
    if (!travel) return noUnit('unit');
    const overlay = overlayOf(reachTool, unit, scene);
    const walk = travel.held ? undefined : reachOf(travel);
    const zone = travel.field.zones[travel.side === 'german' ? 'soviet' : 'german'];
    const notes = new Map(overlay.hexes.flatMap(({ hex, msg: why }) => (why ? [[hex, why] as const] : [])));
    return answered({
      says: overlay.says,
      ...(travel.held ? { held: heldItem(travel.held) } : {}),
      points: travel.halves / 2,
      state: travel.state,
      hexes: (walk?.reached ?? [])
        .filter((node) => node !== travel.node)
        .map((node) => {
          const hex = board.ids[node] ?? '';
          const why = notes.get(hex);
          return {
            hex,
            left: (travel.halves - (walk?.cost[node] ?? 0)) / 2,
            stops: zone[node] === 1,
            ...(why ? { says: why } : {}),
          };
        }),
      overruns: overrunsOf(travel, walk, around).map((node) => board.ids[node] ?? ''),
      notes: copyItems(travelNotes(travel)),
      ...assuming(scene),
    });
  },
});

const railReach = mapQuestion({
  id: 'rail-reach',
  about:
    'Where a Soviet unit can go by rail (6.31 to 6.33, 6.37): points left of 30 in each hex, what it takes of the quota.',
  fields: z.strictObject({ unit: z.string() }),
  output: z.object({
    not: item.optional(),
    quota: z.number(),
    enough: z.boolean(),
    hexes: z.array(z.object({ hex: z.string(), points: z.number(), left: z.number() })),
    ...assumed,
  }),
  answer: ({ unit }, scene) => {
    const { board, stand, around } = scene;
    const travel = travelOf(unit, board, stand, around);
    if (travel?.side !== 'soviet') return noUnit('unit');
    const bar = railBar(travel, around);
    const walk = bar ? undefined : railWalk(travel, around);
    const needs = railNeeds(travel, around);
    return answered({
      ...(bar ? { not: bar } : {}),
      quota: needs.quota,
      enough: !needs.bars.some(({ why }) => why === 'quota'),
      hexes: (walk?.reached ?? [])
        .filter((node) => node !== travel.node)
        .map((node) => {
          const points = railRange - railPoints(travel) + (walk?.cost[node] ?? 0);
          return { hex: board.ids[node] ?? '', points, left: railRange - points };
        }),
      ...assuming(scene),
    });
  },
});

const retreatStep = z.object({
  hex: z.string(),
  rank: z.number().optional(),
  must: z.boolean(),
  fit: z.number(),
  eliminated: z.number(),
  says: said,
  rule: z.string(),
});
const retreatPath = mapQuestion({
  id: 'retreat-path',
  about:
    'Where the opponent may lead the stack of a hex in a retreat of 1 or 2 hexes (9.71 to 9.73, A29, A32, 6.4): first and second hexes by rank, and every way of full length that must be taken.',
  fields: z.strictObject({
    hex: hexField,
    hexes: z
      .union([z.literal(1), z.literal(2)])
      .default(1)
      .meta({ unit: units.hexes }),
  }),
  output: z.object({
    side: sideField,
    possible: z.boolean(),
    first: z.array(retreatStep.extend({ second: z.array(retreatStep) })),
    ways: z.array(z.array(z.string())),
    ...assumed,
  }),
  answer: ({ hex, hexes: n }, scene) => {
    const { board, around } = scene;
    const field = fieldOf(board, scene.stand);
    const node = board.nodeOf(hex);
    const side = node < 0 ? undefined : holderOf(field, node);
    if (side === undefined) return trouble('hex', m('pgg.tool.empty'));
    const retreat = retreatFrom(field, node, side, n, around);
    type OneStep = (typeof retreat.steps)[number];
    const step = ({ node: at, choice }: OneStep) => ({
      hex: board.ids[at] ?? '',
      ...(choice.rank === undefined ? {} : { rank: choice.rank }),
      must: choice.must,
      fit: choice.fit,
      eliminated: choice.eliminated,
      says: choiceMsg(choice),
      rule: choice.rule,
    });
    return answered({
      side,
      possible: retreat.ways.length > 0,
      first: retreat.steps.map((one) => ({ ...step(one), second: one.next.map(step) })),
      ways: retreat.ways.map((way) => way.map((at) => board.ids[at] ?? '')),
      ...assuming(scene),
    });
  },
});

const advanceHexes = mapQuestion({
  id: 'advance-hexes',
  about: 'From a hex emptied in combat: where winners may advance (9.86, A31), the emptied hex first.',
  fields: z.strictObject({ hex: hexField }),
  output: z.object({ says: said, hexes: z.array(shownHex), notes: z.array(item), ...assumed }),
  answer: ({ hex }, scene) => {
    const field = fieldOf(scene.board, scene.stand);
    const node = scene.board.nodeOf(hex);
    if (node < 0 || holderOf(field, node) !== undefined) return trouble('hex', m('pgg.bar.notEmptied'));
    const overlay = overlayOf(advanceTool, hex, scene);
    return answered({
      says: overlay.says,
      hexes: copyHexes(overlay),
      notes: copyItems(overlay.list),
      ...assuming(scene),
    });
  },
});

const stackingMap = mapQuestion({
  id: 'stacking-map',
  about: 'Every hex of the map whose units are too many (7.1, 7.2), and how many go.',
  fields: z.strictObject({}),
  output: z.object({
    says: said,
    hexes: z.array(
      z.object({
        hex: z.string(),
        side: sideField,
        combat: z.number(),
        leaders: z.number(),
        excess: z.number(),
        rule: z.string(),
      }),
    ),
    ...assumed,
  }),
  answer: (_input, scene) =>
    answered({
      says: overlayOf(stackingTool, '', scene).says,
      hexes: crowdsOf(scene.stand).map(({ hex, side, stack, stacking: { excess, rule } }) => ({
        hex,
        side,
        ...stack,
        excess,
        rule,
      })),
      ...assuming(scene),
    }),
});

const vpLine = mapQuestion({
  id: 'vp-line',
  about:
    'The objectives as the map shows them (15.11): whose they are, the line to the west edge or what opens one, and whether air markers may lie anywhere (13.2). `note`: what the record would book.',
  fields: z.strictObject({}),
  output: z.object({
    objectives: z.array(
      z.object({
        objective: z.string(),
        hexes: z.array(z.string()),
        missing: z.number(),
        control: z.enum(['german', 'soviet', 'split']),
        open: z.boolean(),
        path: z.array(z.string()),
        openings: z.array(opening),
      }),
    ),
    airAnywhere: z.boolean(),
    note: z.unknown(),
    ...assumed,
  }),
  answer: (_input, scene) => {
    const { board, stand, around } = scene;
    const seen = seeObjectives(board, stand, around);
    return answered({
      objectives: seen.map((one) => ({
        objective: one.objective.id,
        hexes: one.nodes.map((node) => board.ids[node] ?? ''),
        missing: one.missing,
        control: one.control,
        open: one.open,
        path: one.path.map((node) => board.ids[node] ?? ''),
        openings: one.openings.map(copyOpening),
      })),
      airAnywhere: airUnlimited(around),
      note: noteLines(seen, around),
      ...assuming(scene),
    });
  },
});

const surrounded = mapQuestion({
  id: 'surrounded',
  about: 'Whether a Soviet leader is surrounded (10.4, A20): by the six hexes around him, and by his pocket.',
  fields: z.strictObject({ leader: z.string() }),
  output: z.object({
    says: said,
    ring: z.boolean(),
    pocket: z.boolean(),
    hexes: z.array(z.string()),
    notes: z.array(item),
    ...assumed,
  }),
  answer: ({ leader }, scene) => {
    const piece = scene.stand.pieces.find((one) => one.id === leader && one.kind === 'leader');
    const node = piece ? scene.board.nodeOf(piece.hex) : -1;
    if (!piece || node < 0) return noUnit('leader');
    const field = fieldOf(scene.board, scene.stand);
    const pocket = pocketOf(field, node);
    const overlay = overlayOf(surroundedTool, leader, scene);
    return answered({
      says: overlay.says,
      ring: inRing(field, node),
      pocket: !pocket.out,
      hexes: pocket.out ? [] : pocket.nodes.map((at) => scene.board.ids[at] ?? ''),
      notes: copyItems(overlay.list),
      ...assuming(scene),
    });
  },
});

const fightHere = mapQuestion({
  id: 'map-fight',
  about:
    'The input of an attack (or, in a movement phase, an overrun) on a hex by units beside it: defenders, terrain, hexsides, supply and command judged now. Hand `input` to the calculator `calc`.',
  fields: z.strictObject({
    target: hexField,
    attackers: z.array(z.string()).min(1).max(60),
  }),
  output: z.object({ calc: z.string(), input: z.unknown(), ...assumed }),
  answer: ({ target, attackers }, scene) => {
    const [first] = attackers;
    const piece = scene.stand.pieces.find((one) => one.id === first);
    if (!piece) return noUnit('attackers.0');
    const made = fight({ target, attackers, side: piece.side }, scene.board, scene.around);
    if (made) return answered({ ...made, ...assuming(scene) });
    return isOnFoot(piece, scene.around)
      ? trouble('attackers.0', sentence(heldItem('foot')).msg)
      : trouble('target', m('pgg.bar.noFight', { unit: pieceMsg(piece), hex: name(target) }));
  },
});

const quickInput = z.strictObject({
  unit: hexField,
  targets: z.array(hexField).min(1).max(200),
  enemies: z.array(hexField).max(400).default([]),
  friends: z.array(hexField).max(400).default([]),
  markers: z.array(hexField).max(20).default([]).describe('closed whatever stands there (13.44)'),
  limit: z.int().min(0).max(2400).optional().describe('hexes; absent: any length').meta({ unit: units.hexes }),
  grid: mapShape.grid,
});

/** Nothing drawn, nobody named: a line over clear hexes, past enemies and their zones. */
const line: Question = {
  id: 'line',
  about:
    'A quick line with hex numbers alone: from a unit to the nearest target, enemies and their zones closed, friends cancelling zones (8.15). Every hex counts as clear.',
  describe: () => ({
    input: inputSchema(quickInput),
    output: outputSchema(
      z.object({
        ok: z.boolean(),
        length: z.number().optional(),
        path: z.array(z.string()),
        cuts: z.array(z.array(z.string())),
        over: z.number().optional(),
        reached: z.array(z.string()),
        assumed: said,
      }),
    ),
  }),
  answer: (raw) => {
    const parsed = readInput(quickInput, raw ?? {});
    if (!parsed.ok) return parsed;
    const { unit, targets, enemies, friends, markers, limit, grid: laid } = parsed.value;
    const grid = { ...presetGrid, ...laid };
    const lists = { unit: [unit], targets, enemies, friends, markers };
    const troubles = Object.entries(lists).flatMap(([field, hexes]) =>
      hexes.flatMap((hex, i) =>
        hexAt(grid, hex)
          ? []
          : [{ path: field === 'unit' ? field : `${field}.${i}`, msg: m('pgg.bar.offGrid', { hex: name(hex) }) }],
      ),
    );
    if (troubles.length > 0) return { ok: false, troubles };
    const board = boardOf(bareSheet(grid), sheetSpec);
    const nodes = (hexes: readonly string[]): ReadonlySet<number> => new Set(hexes.map(board.nodeOf));
    const [enemy, friend, marked, ends] = [nodes(enemies), nodes(friends), nodes(markers), nodes(targets)];
    const zone = zonesOf(board, enemy, () => true);
    const profile: Profile = {
      id: 'quick',
      legs: [
        {
          id: 'line',
          cost: () => 1,
          limit: limit ?? Number.POSITIVE_INFINITY,
          shut: (node) => enemy.has(node) || marked.has(node) || (zone[node] === 1 && !friend.has(node)),
          ends: (node) => (ends.has(node) ? [{ to: 'source' }] : []),
        },
      ],
    };
    const [traced] = traceAll(board, profile, [board.nodeOf(unit)]);
    if (!traced) throw new Error('a line that was not traced');
    const ids = (of: readonly number[]) => of.map((node) => board.ids[node] ?? '');
    const wanted = traced.ok ? traced.line : traced.cuts[0]?.line;
    return {
      ok: true,
      value: {
        ok: traced.ok,
        ...(traced.ok ? { length: traced.line.legs[0]?.cost ?? 0 } : {}),
        path: ids(wanted?.legs[0]?.path ?? []),
        cuts: traced.ok ? [] : traced.cuts.map((cut) => ids(cut.nodes)),
        ...(!traced.ok && traced.over !== undefined ? { over: traced.over } : {}),
        reached: traced.ok ? [] : ids(traced.reached),
        assumed: m('pgg.map.clear'),
      },
    };
  },
};

export const mapQuestions: readonly Question[] = [
  supply,
  commandRange,
  zones,
  reach,
  railReach,
  retreatPath,
  advanceHexes,
  stackingMap,
  vpLine,
  surrounded,
  fightHere,
  line,
];
