import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import type { Fields } from '#rules/kit/forms/fields.ts';
import { rowOfUnit } from '#rules/kit/forms/unitRow.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec, MapState, Overlay } from '#rules/kit/game/mapSpec.ts';
import { isOffered, offeredNow } from '#rules/kit/game/offered.ts';
import { questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import { type Board, boardOf } from '#rules/kit/hexmap/board.ts';
import { randomSheet } from '#rules/kit/hexmap/testing/randomSheet.ts';
import type { Panel } from '#rules/kit/procedure/panel.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterData } from '#rules/kit/record/playerData.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { outline } from '#rules/kit/sequence/outline.ts';
import { placeAt } from '#rules/kit/sequence/walker.ts';
import { allInUse, phasesOf } from './play.ts';
import { Players } from './players.ts';
import { type Roll, rollOf, steadyRollOf } from './roll.ts';
import { Table } from './table.ts';
import { thingsOf } from './things.ts';

/** What a game adds to the random positions of the shared suite. */
export interface Setting {
  /** counters, tables and lists as players might have typed them; default: what the game knows by itself */
  readonly things?: PlayerData;
  /** facts of its own that a position should bear now and then and that no form writes at random */
  readonly dress?: (context: Context, roll: Roll) => readonly Fact[];
  /** what players would really work out, where most random inputs of a calculator are refused: its chances are asked of that */
  readonly inputs?: { readonly [calculator: string]: (at: Position) => JsonObject };
}

/**
 * Somewhere in a game: what is recorded, drawn and typed, and the readers to be asked about it. `roll` begins anew with
 * every look, so that a check chooses the same unit or hex each time.
 */
export class Position {
  readonly game: Game;
  readonly context: Context;
  readonly seed: number;
  readonly roll: Roll;
  private standing: { readonly board: Board; readonly stand: MapState } | undefined;

  constructor(game: Game, context: Context, seed: number) {
    this.game = game;
    this.context = context;
    this.seed = seed;
    this.roll = steadyRollOf(seed ^ 0x2f6e2b1);
  }

  private get drawn(): { readonly board: Board; readonly stand: MapState } {
    const { map } = this.game;
    const sheet = map && this.context.sheets?.[map.sheet.id];
    if (!map || !sheet) throw new Error(`${this.game.id} has no map`);
    if (!this.standing) {
      const board = boardOf(sheet, map.sheet);
      this.standing = { board, stand: map.stateOf(board, this.context) };
    }
    return this.standing;
  }
  get board(): Board {
    return this.drawn.board;
  }
  get stand(): MapState {
    return this.drawn.stand;
  }

  /** What a tool of the map shows; undefined: it is not offered there. */
  tool(id: string, target: string): Overlay | undefined {
    const tool = this.game.map?.tools.find((one) => one.id === id);
    if (!tool) throw new Error(`no map tool ${id}`);
    const { board, stand } = this.drawn;
    if (tool.when && !tool.when(target, board, stand, this.context)) return undefined;
    return tool.show(target, board, stand, this.context);
  }

  /** The panel of a calculator opened here with what is said. */
  panel(id: string, raw: JsonObject = {}): Panel {
    const calculator = this.game.calculators.find((one) => one.id === id);
    if (!calculator) throw new Error(`no calculator ${id}`);
    const input = calculator.parse(raw, this.context);
    if (!input.ok) throw new Error(`${id}: ${JSON.stringify(input.troubles)}`);
    return calculator.panel(input.value, this.context, []);
  }

  /** A unit as a row of a calculator: its list, what the record says of it, what the map says (as the form picks it). */
  row(calc: string, field: string, unit: string): JsonObject {
    const { context, game } = this;
    const rows = game.calculators.find((one) => one.id === calc)?.fields[field];
    const found = Object.values(context.rosters)
      .flatMap(({ units }) => units)
      .find(({ id }) => id === unit);
    if (rows?.kind !== 'rows' || !found) throw new Error(`${calc} has no rows ${field}, or nobody knows ${unit}`);
    const ground = game.map?.fills?.({ calc, field, piece: unit }, this.board, context);
    return { ...rowOfUnit(rows, found, context, { ground }), id: unit };
  }

  /** What the form of an action proposes here; undefined: it is not offered now. */
  form(id: string, raw: JsonObject = {}): Proposal | undefined {
    const action = this.game.actions.find((one) => one.id === id);
    if (!action) throw new Error(`no action ${id}`);
    const input = action.parse(raw, this.context);
    if (!input.ok) throw new Error(`${id}: ${JSON.stringify(input.troubles)}`);
    return isOffered(action, this.context) ? action.proposes(input.value, this.context) : undefined;
  }

  /** The answer of the command line; a refused input throws. */
  script(id: string, raw: JsonObject = {}): unknown {
    const question = askedOf(this.game).find((one) => one.id === id);
    if (!question) throw new Error(`no question ${id}`);
    const answer = question.answer(raw, this.context);
    if (!answer.ok) throw new Error(`${id}: ${JSON.stringify(answer.troubles)}`);
    return answer.value;
  }
}

const questions = new WeakMap<Game, ReturnType<typeof questionsOf>>();
/** The questions of a game, made once. */
const askedOf = (game: Game): ReturnType<typeof questionsOf> => {
  const known = questions.get(game);
  if (known) return known;
  const made = questionsOf(game);
  questions.set(game, made);
  return made;
};

/** A position by its number: the same for the same seed. */
export const positionAt = (game: Game, seed: number, setting: Setting = {}): Position =>
  new Position(game, tableAt(game, seed, setting).context, seed);

/** The table at which it was played. */
export const tableAt = (game: Game, seed: number, { things, dress }: Setting = {}): Table => {
  const roll = rollOf(seed);
  const typed = { ...thingsOf(game).all, ...things };
  const rosters = Object.fromEntries(
    Object.entries(typed.rosters ?? {}).map(([id, roster]) => [id, filled(game, roster, roll)]),
  );
  const { map } = game;
  const sheets = map ? { [map.sheet.id]: sheetOf(map, seed, roll) } : undefined;
  const scenario = roll.one(game.scenarios)?.id ?? '';
  // half of the tables play by the box as it is, some by every rule there is
  const ruled = roll.next();
  const options = ruled < 0.5 ? {} : ruled < 0.8 ? someOptions(game, roll) : allInUse(game, scenario);
  const table = new Table(game, { scenario, options, things: { ...typed, rosters, ...(sheets ? { sheets } : {}) } });
  toSomeTurn(table, roll);
  if (map) throwCounters(table, map, rosters, roll);
  toSomePhase(table, roll);
  const hands = new Hands(table, { seed, insists: 3 });
  for (let n = roll.below(5); n > 0; n -= 1) hands.something();
  if (roll.chance(0.3)) table.write(Array.from({ length: 1 + roll.below(4) }, () => correction(table, roll)).flat());
  if (map) noteStates(table, map, roll);
  const own = dress?.(table.context, roll) ?? [];
  if (own.length > 0) table.write(own);
  if (roll.chance(0.5)) toSomePhase(table, roll);
  return table;
};

/** What nobody printed on a counter is typed at random, in part. */
const filled = (game: Game, roster: RosterData, roll: Roll): RosterData => {
  const fields: Fields = game.rosters.find(({ id }) => id === roster.id)?.fields ?? {};
  const counts = Object.entries(fields).flatMap(([key, field]) => (field.kind === 'count' ? [{ key, field }] : []));
  const units = roster.units.map((unit) => {
    const open = counts.filter(({ key, field }) => (unit.values[key] ?? field.start) === field.start);
    const typed = roll
      .some(open, 0.7)
      .map(({ key, field }) => [key, Math.min(field.max, Math.max(field.min, 1 + roll.below(6)))] as const);
    return { ...unit, values: { ...unit.values, ...Object.fromEntries(typed) } };
  });
  return { ...roster, units };
};

const someOptions = (game: Game, roll: Roll): { readonly [id: string]: Scalar } =>
  Object.fromEntries(
    game.options.flatMap(({ id, choices }) => {
      const choice = roll.one(choices);
      return choice ? [[id, choice.value] as const] : [];
    }),
  );

/** Tall enough for the numbers rules speak of, narrow enough that lines meet; most of it open. */
const sheetOf = (map: MapSpec, seed: number, roll: Roll) => {
  const grid = map.sheet.presets[0]?.grid;
  const sheet = randomSheet(map.sheet, seed, {
    ...(grid ? { grid: { ...grid, columns: 4 + roll.below(6), rows: 14 + roll.below(9) } } : {}),
    drawn: 0.95,
  });
  const open = map.sheet.terrains[0]?.key;
  const share = open === undefined || roll.chance(0.3) ? 0 : 0.6;
  const hexes = Object.entries(sheet.hexes).map(([hex, drawn]) =>
    roll.chance(share) && open !== undefined ? [hex, { ...drawn, terrain: open }] : [hex, drawn],
  );
  return { ...sheet, hexes: Object.fromEntries(hexes) };
};

const toSomeTurn = (table: Table, roll: Roll): void => {
  const { game, scenario, context } = table;
  const { first = 1, turns = 1 } = game.scenarios.find(({ id }) => id === scenario) ?? {};
  const turn = first + roll.below(turns - first + 1);
  if (turn === context.turn) return;
  const { path } = placeAt(game.sequence, { ...context, turn, place: `t${turn}` });
  if (path !== 'end') table.write([{ kind: 'go', to: path, turn, open: [] }]);
};

const toSomePhase = (table: Table, roll: Roll): void => {
  // what is said beside its tasks is of no use here, and asks the map at every look
  const { sheets: _, ...context } = table.context;
  const path = roll.one(phasesOf(outline(table.game.sequence, context)))?.path;
  if (path !== undefined) table.goTo(path);
};

const throwCounters = (
  table: Table,
  map: MapSpec,
  rosters: { readonly [id: string]: RosterData },
  roll: Roll,
): void => {
  const hexes = Object.keys(table.context.sheets?.[map.sheet.id]?.hexes ?? {});
  const persons = map.pieces.flatMap((kind) =>
    kind.roster === undefined
      ? Array.from({ length: 12 }, (_, i) => `${kind.id}#${i + 1}`)
      : (rosters[kind.roster]?.units ?? []).filter((unit) => kind.of?.(unit.values) ?? true).map(({ id }) => id),
  );
  const share = Math.min(0.9, Math.max(0.2, 24 / persons.length));
  let last = roll.one(hexes) ?? '';
  const facts = roll.some(persons, share).map((key): Fact => {
    // some stand together
    if (!roll.chance(0.3)) last = roll.one(hexes) ?? '';
    return { kind: 'set', cell: map.at, key, value: last };
  });
  table.write(facts);
};

/** Disrupted, out of supply, markers on the map: as the map writes them. */
const noteStates = (table: Table, map: MapSpec, roll: Roll): void => {
  const sheet = table.context.sheets?.[map.sheet.id];
  if (!sheet) return;
  const { pieces } = map.stateOf(boardOf(sheet, map.sheet), table.context);
  const book = (proposal: Proposal | undefined): void => {
    if (proposal?.ok) table.write(proposal.facts);
  };
  for (const state of roll.some(map.states, 0.5))
    for (const piece of roll.some(pieces, 0.1)) book(state.put(piece, true, table.context));
  const hexes = Object.keys(sheet.hexes);
  for (const marker of roll.some(map.markers, 0.3)) book(marker.put?.(roll.one(hexes) ?? '', table.context));
};

/** A correction by hand, as the ledger takes it. */
const correction = (table: Table, roll: Roll): readonly Fact[] => {
  const cell = roll.one(table.game.cells);
  const value = cell && someValue(cell, roll);
  if (!cell || value === undefined) return [];
  const key = keyOf(table, cell, roll);
  if (cell.keys === undefined) return [{ kind: 'set', cell: cell.id, value }];
  return key === undefined ? [] : [{ kind: 'set', cell: cell.id, key, value }];
};
export const someValue = ({ kind, min = 0, max = min + 6, choices = [] }: CellSpec, roll: Roll): Scalar | undefined => {
  if (kind === 'count') return min + roll.below(Math.min(max - min, 12) + 1);
  return kind === 'choice' ? roll.one(choices)?.value : undefined;
};
const keyOf = ({ context }: Table, { keys }: CellSpec, roll: Roll): string | undefined => {
  if (!keys) return undefined;
  if (!('pattern' in keys)) return roll.one(keys)?.key;
  const units = (keys.rosters ?? []).flatMap((id) => context.rosters[id]?.units ?? []).map(({ id }) => id);
  const hexes = Object.values(context.sheets ?? {}).flatMap((sheet) => Object.keys(sheet.hexes));
  const fits = new RegExp(`^(?:${keys.pattern})$`);
  return roll.one((units.length > 0 ? units : hexes).filter((one) => fits.test(one)));
};

/** A player who fills in whatever form lies nearest, and goes on. */
class Hands extends Players {
  something(): void {
    const { game, context } = this.table;
    if (this.chance(0.2)) this.table.done();
    else if (this.chance(0.3)) this.others(/^$/);
    else {
      const offered = offeredNow(game, context);
      if (offered.length > 0) this.acts(this.oneOf(offered).id, {}, true);
    }
  }
}
