import type { Json, JsonObject } from '#rules/kit/base/json.ts';
import { facesOf } from '#rules/kit/chance/dist.ts';
import type { Field, Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { MapSpec, MapState, SupplyCheck } from '#rules/kit/game/mapSpec.ts';
import type { CellSpec } from '#rules/kit/game/specs.ts';
import type { Board } from '#rules/kit/hexmap/board.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Answer, Fact } from '#rules/kit/record/journal.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { trackReads } from '#rules/kit/record/readSet.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { checkLines } from '#shared/saves/schema.ts';
import { type Setting, someValue, tableAt } from './position.ts';
import { type Roll, rollOf } from './roll.ts';
import type { Table } from './table.ts';

/**
 * "What is recorded, a file holds": in a game with very much in it every form is filled with very much, every phase is
 * closed and every fight fought, and each line that comes of it is held against the schema of saved games.
 */

/** As many names, rows and keys as a table ever has. */
const many = 40;

/** What a line of a position was not held for; empty: all were. `lines` counts them by what wrote them. */
export interface Held {
  readonly faults: readonly string[];
  readonly lines: ReadonlyMap<string, number>;
}

export const heldAt = (game: Game, seed: number, setting: Setting = {}): Held => {
  const roll = rollOf(seed ^ 0x51ab);
  const table = tableAt(game, seed, setting);
  const faults: string[] = [];
  const lines = new Map<string, number>();
  const write = (who: string, facts: readonly Fact[], says?: Msg): void => {
    const head = table.journal.head;
    const written = table.write(facts, says);
    const checked = checkLines(written, head === null ? [] : [head]);
    if (!checked.ok) faults.push(`${who}: ${checked.path}`);
    lines.set(who, (lines.get(who) ?? 0) + 1);
    for (const { by } of written) if (by) lines.set(`rule ${by.rule}`, (lines.get(`rule ${by.rule}`) ?? 0) + 1);
  };
  const book = (who: string, proposal: Proposal | undefined): void => {
    const booked = proposal?.ok ? proposal : proposal?.anyway;
    if (booked) write(who, booked.facts, booked.says);
  };
  /** Tries something, and goes back to where it was. */
  const aside = (work: () => void): void => {
    const { journal, state } = table;
    work();
    table.journal = journal;
    table.state = state;
  };

  for (const facts of muchIn(table, roll)) table.write(facts);
  for (const action of game.actions) {
    for (let time = 0; time < 2; time += 1) {
      const input = action.parse(filled(action.fields, table.context, roll), table.context);
      if (input.ok) aside(() => book(`action ${action.id}`, action.proposes(input.value, table.context)));
    }
  }
  for (const judge of game.map?.supplyChecks ?? [])
    aside(() => book(`judge ${judge.id}`, freezes(judge, game.map, table.context)));
  for (const calculator of game.calculators) aside(() => fight(calculator, table, roll, write));
  aside(() => {
    // a turn and a half, or as much as there is of it
    for (let phase = 0; phase < 40; phase += 1) {
      const { journal } = table;
      if (table.done() === undefined) return;
      const fresh = table.journal.lines.slice(journal.lines.length);
      const checked = checkLines(fresh, journal.head === null ? [] : [journal.head]);
      if (!checked.ok) faults.push(`phase done: ${checked.path}`);
      for (const line of fresh)
        if ('by' in line && line.by) lines.set(`rule ${line.by.rule}`, (lines.get(`rule ${line.by.rule}`) ?? 0) + 1);
    }
  });
  return { faults: [...new Set(faults)], lines };
};

/** Every value a record may hold, for as many keys as it takes. */
const muchIn = (table: Table, roll: Roll): readonly (readonly Fact[])[] => {
  const { game, context } = table;
  const cells = game.cells.flatMap((cell) => {
    const value = someValue(cell, roll);
    if (value === undefined || !cell.keys) return [];
    return keysOf(cell, context).map((key): Fact => ({ kind: 'set', cell: cell.id, key, value }));
  });
  const { map } = game;
  if (!map || !context.sheets?.[map.sheet.id]) return [cells];
  const stand = standOf(map, context);
  const facts = (proposal: Proposal | undefined): readonly Fact[] => (proposal?.ok ? proposal.facts : []);
  const states = roll
    .some(map.states, 0.5)
    .map((state) =>
      (stand?.stand.pieces ?? []).slice(0, many).flatMap((piece) => facts(state.put(piece, true, context))),
    );
  return [cells, ...states];
};
const keysOf = ({ keys }: CellSpec, context: Context): readonly string[] => {
  if (!keys) return [];
  if (!('pattern' in keys)) return keys.map(({ key }) => key);
  const units = (keys.rosters ?? []).flatMap((id) => context.rosters[id]?.units ?? []).map(({ id }) => id);
  const fits = new RegExp(`^(?:${keys.pattern})$`);
  return (units.length > 0 ? units : hexesOf(context)).filter((one) => fits.test(one)).slice(0, many);
};
const hexesOf = (context: Context): readonly string[] => {
  const drawn = Object.values(context.sheets ?? {}).flatMap((sheet) => Object.keys(sheet.hexes));
  return drawn.length > 0 ? drawn : Array.from({ length: many }, (_, n) => String(1010 + n));
};

const standOf = (map: MapSpec, context: Context): { readonly board: Board; readonly stand: MapState } | undefined => {
  const sheet = context.sheets?.[map.sheet.id];
  if (!sheet) return undefined;
  const board = boardOf(sheet, map.sheet);
  return { board, stand: map.stateOf(board, context) };
};
const freezes = (judge: SupplyCheck, map: MapSpec | undefined, context: Context): Proposal | undefined => {
  const drawn = map && standOf(map, context);
  return drawn && judge.freeze?.(judge.of(drawn.board, drawn.stand, context), context);
};

/** A form with as much in it as it takes. */
const filled = (fields: Fields, context: Context, roll: Roll, row = 0): JsonObject => {
  const form: Record<string, Json> = {};
  for (const [id, field] of Object.entries(fields)) form[id] = typed(field, context, form, roll, row);
  return form;
};
const typed = (field: Field, context: Context, beside: JsonObject, roll: Roll, row: number): Json => {
  switch (field.kind) {
    case 'count':
      return Math.min(field.max, Math.max(field.min, field.start, field.min + roll.below(8)));
    case 'choice':
      return roll.one(field.options)?.key ?? field.start;
    case 'toggle':
      return roll.chance(0.5);
    case 'set':
      return roll.chance(0.7)
        ? field.options.map(({ key }) => key)
        : roll.some(field.options, 0.7).map(({ key }) => key);
    case 'place': {
      const fits = new RegExp(`^(?:${field.pattern})$`);
      return roll.one(hexesOf(context).filter((hex) => fits.test(hex))) ?? field.start;
    }
    case 'face': {
      const faces = facesOf(field.sides, field.zero);
      return roll.one(faces) ?? null;
    }
    case 'text': {
      const offers = (field.offers?.(context, beside) ?? []).map(({ name }) => name);
      const invented = Array.from({ length: many }, (_, n) => `Invented ${n + 1 + row}`);
      if (!field.many) return (roll.one(offers) ?? invented[0] ?? '').slice(0, field.max);
      const names = roll.chance(0.2) ? hexesOf(context) : roll.chance(0.6) && offers.length > 1 ? offers : invented;
      let text = '';
      for (const name of names.slice(0, many))
        if (text.length + name.length + 2 <= field.max) text += `${text && ', '}${name}`;
      return text;
    }
    case 'faces':
    case 'top':
      return field.start;
    case 'rows':
      return Array.from({ length: Math.min(field.max, many) }, (_, n) => ({
        ...(n < field.start.length ? field.start[n] : startOf(field.fields)),
        ...filled(field.fields, context, roll, n),
        id: `r${n + 1}`,
      })) as Json;
  }
};

/** A fight as the screens record it, with the first rows if all of them would take long. */
const fight = (
  calculator: Calculator,
  table: Table,
  roll: Roll,
  write: (who: string, facts: readonly Fact[], says?: Msg) => void,
): void => {
  const then = table.context;
  const whole = filled(calculator.fields, then, roll);
  for (const rows of [many, 12, 5, 2]) {
    const cut = Object.fromEntries(
      Object.entries(whole).map(([key, value]) => [key, Array.isArray(value) ? value.slice(0, rows) : value]),
    );
    const input = calculator.parse(cut, then);
    if (!input.ok || calculator.cost(input.value, then) > 50) continue;
    const watched = trackReads(then);
    if (calculator.play(input.value, watched.context, []).not) continue;
    const who = `calculator ${calculator.id}`;
    const { id: calc, v } = calculator;
    const context = watched.reads();
    write(
      who,
      [{ kind: 'flow', flow: 'held', game: table.game.id, calc, v, input: input.value, around: context }],
      calculator.msg,
    );
    const answers: Answer[] = [];
    for (let stop = 0; stop < 80; stop += 1) {
      const { ask, done } = calculator.play(input.value, then, answers);
      if (done) {
        const { key, ending } = done;
        const outcome = { key, ...(ending.lost ? { lost: ending.lost } : {}) };
        write(who, [{ kind: 'end', flow: 'held', outcome, says: ending.says }, ...ending.facts], ending.says);
        return;
      }
      if (!ask) return;
      const open = ask.kind === 'choice' ? ask.options.filter(({ not }) => !not).map(({ key }) => key) : [];
      const keys = ask.kind === 'choice' ? open : ask.ways().flatMap(([key, n]) => (n > 0 ? [key] : []));
      const key = (stop > 20 ? keys.at(-1) : roll.one(keys)) ?? '';
      write(who, [{ kind: 'answer', flow: 'held', ask: ask.id, key, shown: {} }], ask.msg);
      answers.push({ ask: ask.id, key });
    }
    return;
  }
};
