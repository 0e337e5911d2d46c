import type { JsonObject } from '#rules/kit/base/json.ts';
import { completeLine } from '#rules/kit/forms/line/completeLine.ts';
import { parseLine, printLine } from '#rules/kit/forms/line/line.ts';
import { contendersAt } from '#rules/kit/game/contenders.ts';
import { fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import type { Calculator, Ending } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { State } from '#rules/kit/record/journal.ts';
import { standingEntries } from '#rules/kit/record/standing.ts';
import { close } from '#rules/kit/sequence/walker.ts';
import { noting, type Scene, sceneOf, valued } from '../mapScene.ts';
import { stops } from './asking.ts';
import { below, chance, one, type Seed, seedOf, some } from './chance.ts';
import { drawn, inputOf, type Words } from './inputs.ts';

/** What players see beside forms and no script is told: each asked of every stand, so many times. */
export interface Shows {
  readonly id: string;
  readonly times: number;
  readonly of: (game: Game, context: Context, seed: Seed, words: Words) => unknown;
}

/** Tracks, the turn record, the list of units, what lists and tables are said to lack. */
const lists: Shows = {
  id: 'lists',
  times: 1,
  of: (game, context, seed) => {
    const { pool } = game;
    const rows = pool?.rows(context) ?? [];
    return {
      tracks: game.tracks?.(context),
      columns: game.turnColumns.map(({ id, at }) => [id, [0, 1].map((more) => at(context.turn + more, context))]),
      fights: game.fights?.(context),
      over: game.over?.(context),
      pool: pool && {
        rows,
        deeds: some(seed, rows, 0.2, ({ id }) => id).map(({ id }) => [id, pool.deeds(id, context)]),
        troubles: pool.troubles(context),
      },
      rosters: game.rosters.map(({ id, troubles, acts = [] }) => {
        const roster = context.rosters[id] ?? { id, units: [] };
        return [id, troubles?.(roster), acts.map((act) => roster.units.map((unit) => act.text(unit)))];
      }),
      tables: game.tables.map(({ id, notes, warnings }) => {
        const grid = context.tables[id];
        return grid && [id, notes?.(grid), warnings?.(grid)];
      }),
      secrets: game.secrets?.map(({ id, choices, least, most, warns, behind }) => {
        const all = choices.map(({ key }) => key);
        const chosen = some(seedOf(seed, id), all, (least + most) / 2 / all.length, (key) => key);
        return [id, chosen, warns?.(chosen, context), behind?.score(chosen, context)];
      }),
    };
  },
};

/** What rules book by themselves when the phase is over. */
const passing: Shows = {
  id: 'passing',
  times: 1,
  of: (game, context) => {
    if (context.place === '') return [];
    const go = close(game.sequence, context);
    if (!go) return [];
    const { place, turn, past = [], began, cells, balances, options, marks, ticks, sealed = {} } = context;
    const before: State = {
      ...{ cells, balances, options, marks, ticks, sealed, flows: {}, rolls: {}, unknown: 0 },
      ...(began ? { began } : {}),
      place: { path: place, turn, open: [], past },
    };
    const entry = { id: 'go', parent: null, at: '', says: { id: 'go' }, facts: [go], spans: [] };
    return [go, standingEntries(game.standing, before, entry).map(({ says, facts }) => ({ says, facts }))];
  },
};

/** An invented map with counters on it, at the moment and under the options of a stand; undefined: the game has no map. */
const onScene = (game: Game, { options, turn, place, who }: Context, seed: Seed) => {
  const { map } = game;
  const scene = map && sceneOf(game, map, seed);
  if (!scene) return undefined;
  const context: Context = { ...scene.context, options, turn, place, ...(who === undefined ? {} : { who }) };
  return { map, scene, board: scene.board, context, stand: map.stateOf(scene.board, context) };
};

const tried = 16;

/** A fight from the map: who is in and who is not and why, what it is put into, what stands beside it to its end and then. */
const mapFights: Shows = {
  id: 'map-fights',
  times: 2,
  of: (game, of, seed, words) => {
    const there = onScene(game, of, seed);
    if (!there) return [];
    const { map, scene, board, context, stand } = there;
    const hexes = [...new Set(stand.pieces.map(({ hex }) => hex))];
    for (const target of hexes.sort((a, b) => seedOf(seed, a) - seedOf(seed, b)).slice(0, tried)) {
      const { holders, may, aside, cannot } = contendersAt(map, target, board, stand, context);
      const [first] = may;
      if (!first) continue;
      const side = first.side;
      const attackers = may.filter((piece) => piece.side === side && !aside[piece.id]).map(({ id }) => id);
      const fight = map.fight?.({ target, attackers, side }, board, context);
      const calculator = game.calculators.find(({ id }) => id === fight?.calc);
      if (!fight || !calculator) continue;
      const { calc } = fight;
      const input = valued(calculator, fight.input, (open, row) =>
        Object.fromEntries(
          Object.entries(open).map(([key, field]) => [key, drawn(field, seedOf(seed, String(row.id), key), words)]),
        ),
      );
      return {
        ...{ target, attackers, aside, cannot, fight },
        holders: holders.map(({ id }) => id),
        moves: map.moves?.(first.id, board, stand, context),
        amiss: map.amiss?.(target, board, stand, context),
        about: map.about?.({ calc, input }, board, context),
        played: toItsEnd(calculator, input, context, seed, (ending) => afterwards(map, scene, context, ending)),
      };
    }
    return [];
  },
};

const targets = 3;
/** An invented map with many counters on it: who is in supply, what each tool shows, what is said of who stands there. */
const onMap: Shows = {
  id: 'on-map',
  times: 1,
  of: (game, of, seed) => {
    const there = onScene(game, of, seed);
    if (!there) return [];
    const { map, board, context, stand } = there;
    const ids = { piece: stand.pieces.map(({ id }) => id), hex: board.ids.slice(0, board.hexes), map: [''] };
    const drawnOf = (tool: string, of: keyof typeof ids) =>
      [...ids[of]].sort((a, b) => seedOf(seed, tool, a) - seedOf(seed, tool, b)).slice(0, targets);
    return {
      markers: stand.markers,
      off: stand.off.map(({ id }) => id),
      supply: map.supplyChecks.map(({ id, of, freeze }) => {
        const verdicts = of(board, stand, context);
        return [id, verdicts, freeze?.(verdicts, context)];
      }),
      tools: map.tools.flatMap(({ id, of, when, show }) =>
        drawnOf(id, of).map((target) => [
          ...[id, target],
          when?.(target, board, stand, context) === false ? undefined : show(target, board, stand, context),
        ]),
      ),
      moves: drawnOf('moves', 'piece').map((piece) => [piece, map.moves?.(piece, board, stand, context)]),
      amiss: drawnOf('amiss', 'hex').map((hex) => [hex, map.amiss?.(hex, board, stand, context)]),
    };
  },
};

const toItsEnd = (
  calculator: Calculator,
  input: JsonObject,
  context: Context,
  seed: Seed,
  after: (ending: Ending) => unknown,
) => {
  const parsed = calculator.parse(input, context);
  if (!parsed.ok) return parsed;
  return [...stops(calculator, parsed.value, context, seed)].map(({ played }) => {
    const { ask, done, not } = played;
    const advice = calculator.mapAdvice?.(played, parsed.value, context);
    return { ask: ask?.id, done: done?.ending, after: done && after(done.ending), not, advice };
  });
};

/** Where the map lets them go who are to go behind a fight. */
const afterwards = (map: MapSpec, { board }: Scene, context: Context, { facts, guide }: Ending): unknown => {
  const now = noting(context, facts);
  const left = map.stateOf(board, now);
  return guide.flatMap(({ onMap = [] }) =>
    onMap.map((deed) => {
      const tool = map.tools.find(({ id }) => id === deed.tool);
      if (!tool || tool.when?.(deed.target, board, left, now) === false) return [];
      return tool.show(deed.target, board, left, now, deed);
    }),
  );
};

const fewRows = 2;
/** A fight as a line: written from a form, read again with a word changed, and completed. */
const fightLines: Shows = {
  id: 'lines',
  times: 2,
  of: (game, context, seed, words) => {
    const id = one(seedOf(seed, 'calc'), game.fightWords?.calcs ?? []);
    const calculator = game.calculators.find((each) => each.id === id);
    const world = calculator && fightLineOf(game, calculator, context);
    if (!calculator || !world) return [];
    const parsed = calculator.parse(shortened(inputOf(calculator.fields, seed, words)), context);
    if (!parsed.ok) return parsed;
    const locale = chance(seedOf(seed, 'locale'), 0.5) ? 'it' : 'en';
    const { text, more } = printLine(parsed.value, world, locale);
    const spoken = text.split(' ');
    const put = one(seedOf(seed, 'word'), [...words.names, ...words.hexes, ...spoken, '2', '-1']) ?? '';
    const at = below(seedOf(seed, 'at'), spoken.length + 1);
    const changed = [...spoken.slice(0, at), put, ...spoken.slice(at + below(seedOf(seed, 'over'), 2))].join(' ');
    const { input, troubles } = parseLine(changed, world, undefined, locale);
    const caret = below(seedOf(seed, 'caret'), changed.length + 1);
    return { text, more, changed, input, troubles, goesOn: completeLine(changed, caret, world, locale) };
  },
};
const shortened = (input: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, fewRows) : value]),
  );

export const shows: readonly Shows[] = [lists, passing, mapFights, onMap, fightLines];
