import type { Json, Scalar } from '../../base/json.ts';
import { isRecord } from '../../base/json.ts';
import { nearest } from '../../base/near.ts';
import type { Parsed, Trouble } from '../../forms/fields.ts';
import { parseSheet } from '../../hexmap/file/parseSheet.ts';
import type { Sheet } from '../../hexmap/sheet.ts';
import type { Context } from '../../record/context.ts';
import type { CellValue } from '../../record/journal.ts';
import { end, turnOf } from '../../record/place.ts';
import type { GridCell, GridData, RosterData } from '../../record/playerData.ts';
import { placeAt, placesOf } from '../../sequence/walker.ts';
import { gateTable } from '../../tables/gridGate.ts';
import { type GridSpec, presetOf } from '../../tables/grids.ts';
import { fieldFits, fieldTrouble, printedText, textOf } from '../../tables/rosterGate.ts';
import type { RosterSpec } from '../../tables/rosters.ts';
import { type Msg, msg, name } from '../../words/message.ts';
import { contextWithoutGame, withWho } from '../contextOf.ts';
import type { Game } from '../game.ts';
import type { CellKey, CellSpec, MarkSpec } from '../specs.ts';

/** What a script says of the game it asks about: read as strictly as a form, every wrong name and value named. */

/** `asTyped`: cells of tables that nobody can read are let through, for the question that lists them. */
export const contextFrom = (game: Game, raw: unknown, how: { readonly asTyped?: boolean } = {}): Parsed<Context> => {
  const read = new Reader();
  const given = read.object(raw ?? {}, 'context');
  read.known(given, 'context', parts, 'kit.question.noPart');
  const scenario = read.one(
    given.scenario,
    'context.scenario',
    game.scenarios.map(({ id }) => id),
    'kit.question.noScenario',
  );
  const options = optionsIn(read, game, given.options);
  const { place, turn } = whenIn(read, game, given, scenario);
  const rosters = rostersIn(read, game, given.rosters);
  const tables = tablesIn(read, game, given.tables, how.asTyped === true);
  const cells = cellsIn(read, game, given.cells, rosters);
  const balances = balancesIn(read, game, given.balances);
  const marks = marksIn(read, game, given.marks);
  const sheets = sheetsIn(read, game, given.sheets);
  if (read.troubles.length > 0) return { ok: false, troubles: read.troubles };

  const without = contextWithoutGame(game, { tables, sheets }, scenario);
  const agreed: Record<string, Scalar> = { ...without.options, ...options };
  const setUp = game.setUp({ scenario: without.scenario, options: agreed });
  const context: Context = {
    ...without,
    options: agreed,
    turn: turn ?? setUp.place.turn,
    place,
    cells: { ...setUp.cells, ...cells },
    balances: { ...setUp.balances, ...balances },
    marks,
    rosters,
  };
  if (place === '' || place === end) return { ok: true, value: context };
  const trouble = placeTrouble(game, context);
  return trouble ? { ok: false, troubles: [trouble] } : { ok: true, value: withWho(game.sequence, context) };
};

const parts = [
  'scenario',
  'options',
  'turn',
  'place',
  'cells',
  'balances',
  'marks',
  'tables',
  'rosters',
  'sheets',
] as const;

/** A place the sequence does not have, or of another turn. */
const placeTrouble = (game: Game, context: Context): Trouble | undefined => {
  const { place, turn } = context;
  if (!placeAt(game.sequence, context).lost) return undefined;
  const near = nearest(place, placesOf(game.sequence, context.turn));
  return near === undefined
    ? { path: 'context.place', msg: msg('kit.question.noPlace', { turn }) }
    : { path: 'context.place', msg: msg('kit.question.near', { near: name(near) }) };
};

type Given = { readonly [key: string]: unknown };
const isScalar = (raw: unknown): raw is Scalar =>
  typeof raw === 'string' || typeof raw === 'boolean' || (typeof raw === 'number' && Number.isFinite(raw));
const isWhole = (raw: unknown): raw is number => typeof raw === 'number' && Number.isInteger(raw);

/** Collects what is wrong; what it answers is right, or said to be wrong. */
class Reader {
  readonly troubles: Trouble[] = [];

  refuse(path: string, says: Msg): undefined {
    this.troubles.push({ path, msg: says });
  }

  object(raw: unknown, path: string): Given {
    if (raw === undefined || isRecord(raw)) return raw ?? {};
    this.refuse(path, msg('kit.field.object'));
    return {};
  }

  /** A name that is none of these: the nearest of them is said, or what is missing altogether. */
  strange(path: string, word: string, names: readonly string[], none: string): undefined {
    const near = nearest(word, names);
    return this.refuse(path, near === undefined ? msg(none) : msg('kit.question.near', { near: name(near) }));
  }

  known(given: Given, path: string, names: readonly string[], none: string): void {
    for (const key of Object.keys(given)) if (!names.includes(key)) this.strange(`${path}.${key}`, key, names, none);
  }

  one(raw: unknown, path: string, names: readonly string[], none: string): string | undefined {
    if (raw === undefined) return undefined;
    if (typeof raw === 'string' && names.includes(raw)) return raw;
    return this.strange(path, typeof raw === 'string' ? raw : JSON.stringify(raw), names, none);
  }

  whole(raw: unknown, path: string, min = -Infinity, max = Infinity): number | undefined {
    if (typeof raw !== 'number') return this.refuse(path, msg('kit.field.number'));
    if (!isWhole(raw)) return this.refuse(path, msg('kit.field.whole'));
    if (raw < min) return this.refuse(path, msg('kit.bad.small', { n: min }));
    return raw > max ? this.refuse(path, msg('kit.bad.big', { n: max })) : raw;
  }
}

const optionsIn = (read: Reader, game: Game, raw: unknown): { readonly [id: string]: Scalar } => {
  const given = read.object(raw, 'context.options');
  const ids = game.options.map(({ id }) => id);
  read.known(given, 'context.options', ids, 'kit.question.noOption');
  return Object.fromEntries(
    game.options.flatMap(({ id, choices }) => {
      const value = given[id];
      if (value === undefined) return [];
      const found = choices.find((choice) => choice.value === value);
      const same = choices.find((choice) => String(choice.value) === String(value));
      if (!found && same)
        read.refuse(`context.options.${id}`, msg('kit.bad.type', { expected: name(typeof same.value) }));
      else if (!found) {
        const values = choices.map((choice) => String(choice.value));
        read.strange(`context.options.${id}`, String(value), values, 'kit.question.noChoice');
      }
      return found ? [[id, found.value]] : [];
    }),
  );
};

const whenIn = (read: Reader, game: Game, given: Given, scenario: string | undefined) => {
  const scope = game.scenarios.find(({ id }) => id === scenario) ?? game.scenarios[0];
  const place = given.place === undefined || typeof given.place === 'string' ? (given.place ?? '') : '';
  if (given.place !== place && given.place !== undefined) read.refuse('context.place', msg('kit.field.text'));
  const turn =
    given.turn === undefined ? turnOf(place) : read.whole(given.turn, 'context.turn', scope?.first ?? 1, scope?.turns);
  const placed = turnOf(place);
  // the turn of a place is one of the scenario's too
  if (given.turn === undefined && placed !== undefined)
    read.whole(placed, 'context.place', scope?.first ?? 1, scope?.turns);
  if (turn !== undefined && placed !== undefined && placed !== turn)
    read.refuse('context.place', msg('kit.question.otherTurn', { turn }));
  return { place, turn };
};

const cellsIn = (
  read: Reader,
  game: Game,
  raw: unknown,
  rosters: { readonly [id: string]: RosterData },
): { readonly [id: string]: CellValue } => {
  const given = read.object(raw, 'context.cells');
  read.known(
    given,
    'context.cells',
    game.cells.map(({ id }) => id),
    'kit.question.noCell',
  );
  return Object.fromEntries(
    game.cells.flatMap((spec): readonly (readonly [string, CellValue])[] => {
      const value = given[spec.id];
      if (value === undefined) return [];
      const path = `context.cells.${spec.id}`;
      if (!spec.keys) {
        const one = cellValue(read, spec, value, path);
        return one === undefined ? [] : [[spec.id, one]];
      }
      const keyed = Object.entries(read.object(value, path)).flatMap(([key, inner]) => {
        const at = `${path}.${key}`;
        const named = keyFits(read, game, spec, key, at, rosters);
        const one = named ? cellValue(read, spec, inner, at) : undefined;
        return one === undefined ? [] : [[key, one] as const];
      });
      return [[spec.id, Object.fromEntries(keyed)]];
    }),
  );
};

const cellValue = (read: Reader, spec: CellSpec, raw: unknown, path: string): Scalar | undefined => {
  if (spec.kind === 'count') return read.whole(raw, path, spec.min, spec.max);
  if (spec.kind === 'choice') {
    const values = spec.choices?.map(({ value }) => value) ?? [];
    // a yes is kept as it was noted: true
    return typeof raw === 'boolean' && values.includes(String(raw))
      ? raw
      : read.one(raw, path, values, 'kit.question.noValue');
  }
  return typeof raw === 'string' ? raw : read.refuse(path, msg('kit.field.text'));
};

const namesOf = (keys: readonly CellKey[]): readonly string[] => keys.map(({ key }) => key);

/** A key the game names, or one of its pattern; of units typed in the context, one of them. */
const keyFits = (
  read: Reader,
  game: Game,
  spec: CellSpec,
  key: string,
  path: string,
  rosters: { readonly [id: string]: RosterData },
): boolean => {
  const { keys = [] } = spec;
  if (!('pattern' in keys)) {
    const names = namesOf(keys);
    if (!names.includes(key)) read.strange(path, key, names, 'kit.question.noKey');
    return names.includes(key);
  }
  const known = namesOf(keys.known ?? []);
  if (known.includes(key)) return true;
  if (!new RegExp(keys.pattern).test(key)) {
    read.strange(path, key, known, 'kit.question.noKey');
    return false;
  }
  const of = keys.rosters ?? [];
  // numbered counters without names are on no roster
  const isNumbered = game.map?.pieces.some((kind) => kind.roster === undefined && key.startsWith(`${kind.id}#`));
  if (isNumbered || of.length === 0 || !of.every((id) => rosters[id])) return true;
  const units = of.flatMap((id) => [
    ...(rosters[id]?.units ?? []),
    ...(game.rosters.find((roster) => roster.id === id)?.known ?? []),
  ]);
  const ids = units.map(({ id }) => id);
  const near = ids.includes(key) ? undefined : nearest(key, ids);
  if (near !== undefined) read.refuse(path, msg('kit.question.near', { near: name(near) }));
  return near === undefined;
};

const balancesIn = (read: Reader, game: Game, raw: unknown): { readonly [account: string]: number } => {
  const given = read.object(raw, 'context.balances');
  const ids = game.accounts.map(({ id }) => id);
  read.known(given, 'context.balances', ids, 'kit.question.noAccount');
  return Object.fromEntries(
    ids.flatMap((id) => {
      const n = given[id] === undefined ? undefined : read.whole(given[id], `context.balances.${id}`);
      return n === undefined ? [] : [[id, n]];
    }),
  );
};

const marksIn = (read: Reader, game: Game, raw: unknown): Context['marks'] => {
  const given = read.object(raw, 'context.marks');
  if (game.marks)
    read.known(
      given,
      'context.marks',
      game.marks.map(({ id }) => id),
      'kit.question.noMark',
    );
  return Object.fromEntries(
    Object.entries(given).map(([mark, keys]) => {
      const path = `context.marks.${mark}`;
      const notes = Object.entries(read.object(keys, path)).flatMap(([key, note]) => {
        const inner = read.object(note, `${path}.${key}`);
        read.known(inner, `${path}.${key}`, ['value', 'until'], 'kit.question.noPart');
        const { value, until } = inner;
        noteFits(read, game.marks?.find(({ id }) => id === mark)?.takes, value, `${path}.${key}.value`);
        if (until !== undefined && typeof until !== 'string')
          read.refuse(`${path}.${key}.until`, msg('kit.field.text'));
        return [[key, { value: value as Json, ...(typeof until === 'string' ? { until } : {}) }] as const];
      });
      return [mark, Object.fromEntries(notes)];
    }),
  );
};

const noteFits = (read: Reader, takes: MarkSpec['takes'], value: unknown, path: string): void => {
  if (value === undefined) read.refuse(path, msg('kit.question.noNote'));
  else if (takes === 'count') read.whole(value, path);
  else if (takes === 'list') texts(read, value, path);
  else if (takes) read.one(value, path, takes, 'kit.question.noValue');
};

const tablesIn = (read: Reader, game: Game, raw: unknown, asTyped: boolean): { readonly [id: string]: GridData } => {
  const given = read.object(raw, 'context.tables');
  read.known(
    given,
    'context.tables',
    game.tables.map(({ id }) => id),
    'kit.question.noTable',
  );
  return Object.fromEntries(
    game.tables.flatMap((spec) => {
      const grid = given[spec.id] === undefined ? undefined : tableIn(read, spec, given[spec.id], asTyped);
      return grid ? [[spec.id, grid]] : [];
    }),
  );
};

const texts = (read: Reader, raw: unknown, path: string): readonly string[] | undefined => {
  if (raw === undefined) return undefined;
  if (Array.isArray(raw) && raw.every((one) => typeof one === 'string')) return raw;
  return read.refuse(path, msg('kit.question.noList'));
};

const tableIn = (read: Reader, spec: GridSpec, raw: unknown, asTyped: boolean): GridData | undefined => {
  const path = `context.tables.${spec.id}`;
  const given = read.object(raw, path);
  // a file of the app bears more than a table says
  read.known(given, path, ['id', 'from', 'cols', 'rows', 'accepted', 'cells', 'second'], 'kit.question.noPart');
  const begun = presetOf(spec);
  const [cols, rows, accepted] = ['cols', 'rows', 'accepted'].map((part) =>
    texts(read, given[part], `${path}.${part}`),
  );
  const cells: Record<string, GridCell> = {};
  for (const [at, cell] of Object.entries(read.object(given.cells, `${path}.cells`))) {
    if (typeof cell === 'string') cells[at] = { text: cell };
    else if (isRecord(cell) && typeof cell.text === 'string') {
      const marks = texts(read, cell.marks, `${path}.cells.${at}.marks`);
      cells[at] = { text: cell.text, ...(cell.sure === false ? { sure: false } : {}), marks };
    } else read.refuse(`${path}.cells.${at}`, msg('kit.field.text'));
  }
  const gated = gateTable(spec, { cols: cols ?? begun.cols, cells }, ({ text }) => text.trim());
  if (!gated.ok) return read.refuse(`${path}.cols.${gated.twice}`, msg('kit.question.colTwice'));
  const heads = spec.ownCols ? [spec.ownCols.example] : spec.cols.map(({ key }) => key);
  for (const col of gated.noCols) read.strange(`${path}.cols.${col}`, col, heads, 'kit.question.noColumn');
  const known = spec.rows === 'growing' ? [] : spec.rows.map(({ key }) => key);
  if (spec.rows !== 'growing')
    for (const row of rows ?? [])
      if (!known.includes(row)) read.strange(`${path}.rows`, row, known, 'kit.question.noRow');
  for (const row of gated.noRows) read.strange(`${path}.rows.${row}`, row, known, 'kit.question.noRow');
  for (const { at, text } of asTyped ? [] : gated.bad)
    read.refuse(`${path}.cells.${at}`, msg('kit.question.unread', { text: name(text), example: name(spec.example) }));
  const order = spec.ownCols?.order;
  return {
    id: spec.id,
    from: 'typed',
    cols: order ? [...gated.cols].sort(order) : gated.cols,
    rows: rows ?? (spec.rows === 'growing' ? rowsOf(cells) : begun.rows),
    cells: gated.cells,
    ...(accepted && { accepted }),
  };
};
const rowsOf = (cells: GridData['cells']): readonly string[] => [
  ...new Set(Object.keys(cells).map((at) => at.slice(0, at.indexOf('/')))),
];

const rostersIn = (read: Reader, game: Game, raw: unknown): { readonly [id: string]: RosterData } => {
  const given = read.object(raw, 'context.rosters');
  read.known(
    given,
    'context.rosters',
    game.rosters.map(({ id }) => id),
    'kit.question.noTable',
  );
  return Object.fromEntries(
    game.rosters.flatMap((spec) =>
      given[spec.id] === undefined ? [] : [[spec.id, rosterIn(read, spec, given[spec.id])] as const],
    ),
  );
};

const rosterIn = (read: Reader, spec: RosterSpec, raw: unknown): RosterData => {
  const path = `context.rosters.${spec.id}`;
  const given = read.object(raw, path);
  read.known(given, path, ['id', 'from', 'units'], 'kit.question.noPart');
  const { units } = given;
  if (!Array.isArray(units)) {
    read.refuse(`${path}.units`, msg('kit.field.rows'));
    return { id: spec.id, units: [] };
  }
  const ids = new Set<unknown>();
  return {
    id: spec.id,
    units: units.map((one: unknown, at) => {
      const under = `${path}.units.${at}`;
      const unit = read.object(one, under);
      read.known(unit, under, ['id', 'name', 'values'], 'kit.question.noPart');
      const { id, name: called } = unit;
      if (typeof id !== 'string' || id === '') read.refuse(`${under}.id`, msg('kit.field.id'));
      else if (ids.has(id)) read.refuse(`${under}.id`, msg('kit.sheet.twice', { key: name(id) }));
      ids.add(id);
      if (typeof called !== 'string') read.refuse(`${under}.name`, msg('kit.field.text'));
      const values = read.object(unit.values, `${under}.values`);
      read.known(values, `${under}.values`, Object.keys(spec.fields), 'kit.bad.key');
      for (const [key, value] of Object.entries(values)) valueFits(read, spec, key, value, `${under}.values.${key}`);
      return { id: String(id), name: String(called), values: values as RosterData['units'][number]['values'] };
    }),
  };
};

/** A value of a counter: of its kind (a number is a number), and one the roster's own editor would not mark. */
const valueFits = (read: Reader, spec: RosterSpec, key: string, value: unknown, path: string): undefined => {
  const field = spec.fields[key];
  if (!field || value === null) return undefined;
  switch (field.kind) {
    case 'count':
    case 'face':
    case 'top':
      if (typeof value !== 'number') return read.refuse(path, msg('kit.field.number'));
      break;
    case 'toggle':
      if (typeof value !== 'boolean') return read.refuse(path, msg('kit.field.toggle'));
      break;
    case 'set':
      if (!Array.isArray(value)) return read.refuse(path, msg('kit.field.set'));
      break;
    default:
      if (typeof value !== 'string') return read.refuse(path, msg('kit.field.text'));
  }
  const text = Array.isArray(value)
    ? textOf(value.map(String))
    : isScalar(value)
      ? printedText(spec.fields[key], value)
      : '';
  if (fieldFits(spec, key, text)) return undefined;
  const trouble = fieldTrouble(spec, key, text);
  if (trouble) return read.refuse(path, trouble);
  const keys = field.kind === 'choice' || field.kind === 'set' ? field.options.map((option) => option.key) : [];
  const wrong = text.split(' ').find((part) => !keys.includes(part)) ?? text;
  return read.strange(path, wrong, keys, 'kit.question.noValue');
};

const sheetsIn = (read: Reader, game: Game, raw: unknown): { readonly [id: string]: Sheet } | undefined => {
  if (raw === undefined) return undefined;
  const given = read.object(raw, 'context.sheets');
  const spec = game.map?.sheet;
  read.known(given, 'context.sheets', spec ? [spec.id] : [], 'kit.question.noTable');
  if (!spec || given[spec.id] === undefined) return undefined;
  const parsed = parseSheet(given[spec.id], spec);
  if (parsed.ok) return { [spec.id]: parsed.sheet };
  for (const trouble of parsed.troubles) read.refuse(`context.sheets.${spec.id}.${trouble.at}`, trouble.msg);
  return undefined;
};
