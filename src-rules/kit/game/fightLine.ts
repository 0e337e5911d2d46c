import { isScalar, type Json, type JsonObject, textsIn } from '../base/json.ts';
import { memo } from '../base/memo.ts';
import type { LineGroup, LineUnit, LineWorld } from '../forms/line/lineWorld.ts';
import { fillFrom } from '../forms/parse.ts';
import { asRows } from '../forms/rows.ts';
import { knownBy, nameField, rowOfUnit } from '../forms/unitRow.ts';
import type { Board } from '../hexmap/board.ts';
import type { Calculator } from '../procedure/calcSpec.ts';
import { boardDrawn } from '../record/boardDrawn.ts';
import type { Context } from '../record/context.ts';
import type { FlowState } from '../record/journal.ts';
import type { RosterUnit } from '../record/playerData.ts';
import type { RosterSpec } from '../tables/rosters.ts';
import type { Locale, Msg, Texts } from '../words/message.ts';
import type { Game } from './game.ts';

/** What a line of a fight can speak of in a game: its rosters, its map, and the fights it has fought. */

/** Every unit that may stand in the row: the ones known from the rulebook, overlaid by what the players typed. */
export const unitsOf = (rosters: readonly RosterSpec[], context: Context): readonly RosterUnit[] =>
  rosters.flatMap((roster) => {
    const typed = context.rosters[roster.id]?.units ?? [];
    const known = roster.known.filter((unit) => !typed.some((other) => other.id === unit.id));
    return [...typed, ...known];
  });

/** The board of the drawn map, where one is drawn. */
export const drawnBoard = ({ map }: Pick<Game, 'map'>, context: Context): Board | undefined =>
  map && boardDrawn(map.sheet, context);

/** Rows of fights fought before, the newest first. */
export interface EarlierRow {
  readonly field: string;
  readonly row: JsonObject;
  /** what the fight had read of the record */
  readonly around: JsonObject;
}
export const earlierRows = (
  game: Game,
  flows: { readonly [id: string]: Pick<FlowState, 'calc' | 'input' | 'around'> },
): readonly EarlierRow[] => {
  const calcs = new Set(game.fightWords?.calcs);
  return Object.values(flows)
    .filter(({ calc }) => calcs.has(calc))
    .toReversed()
    .flatMap(({ calc, input, around }) =>
      Object.entries(game.calculators.find(({ id }) => id === calc)?.fields ?? {}).flatMap(([field, each]) =>
        each.kind === 'rows' && each.side ? asRows(input[field]).map((row) => ({ field, row, around })) : [],
      ),
    );
};

/** What a counter prints, of a row that was typed: its values, no state, no place. */
const printedOf = (game: Game, field: string, calc: Calculator, row: JsonObject): JsonObject => {
  const rows = calc.fields[field];
  const numbers = game.fightWords?.numbers ?? [];
  const printed = new Set(
    game.rosters
      .filter(({ id }) => rows?.kind === 'rows' && rows.rosters?.includes(id))
      .flatMap(({ fields }) => Object.keys(fields)),
  );
  return Object.fromEntries(Object.entries(row).filter(([key]) => printed.has(key) || numbers.includes(key)));
};

/** As a list would have it. */
const asPrinted = (row: JsonObject): RosterUnit['values'] =>
  Object.fromEntries(
    Object.entries(row).flatMap(([id, value]): [string, RosterUnit['values'][string]][] =>
      isScalar(value) ? [[id, value]] : Array.isArray(value) ? [[id, textsIn(value)]] : [],
    ),
  );

/** A label as a language has it; what needs parameters is no word of a line. */
const wordIn = ({ says, words }: Texts, { id, p }: Msg): string => (p ? '' : (says[id] ?? words[id]?.bare ?? ''));

export const plainValues = ({ values }: RosterUnit): JsonObject => JSON.parse(JSON.stringify(values));

const mostInHex = 40;

/** The world of a line; undefined: the calculator is not written so. */
export const fightLineOf = (
  game: Game,
  calc: Calculator,
  context: Context,
  earlier: readonly EarlierRow[] = [],
): LineWorld | undefined => {
  const words = game.fightWords;
  if (!words?.calcs.includes(calc.id)) return undefined;
  const { map } = game;
  const board = drawnBoard(game, context);
  const start: JsonObject = { ...fillFrom(calc.fields, context) };
  const stand = memo((of: Board) => map?.stateOf(of, context));
  const ground = (field: string, piece: string): JsonObject =>
    (board && map?.fills?.({ calc: calc.id, field, piece }, board, context)) ?? {};
  const bare = memo((id: string): JsonObject => {
    const field = calc.fields[id];
    return field?.kind === 'rows' ? { ...fillFrom(field.fields, context), ...field.fresh?.(context) } : {};
  });
  const kindFields = [...new Set(words.kinds.flatMap(({ values }) => Object.keys(values)))];
  const listed = new Set(unitsOf(game.rosters, context).map(({ id }) => id));
  const keyOf = (name: string, field: string): string | undefined => {
    const rows = calc.fields[field];
    const key = rows?.kind === 'rows' && rows.side ? words.keyOf?.(name, rows.side, context) : undefined;
    return key === undefined || key === '' || listed.has(key) ? undefined : key;
  };
  const units: LineUnit[] = [];
  const groups: LineGroup[] = [];
  for (const [id, field] of Object.entries(calc.fields)) {
    if (field.kind !== 'rows' || !field.side) continue;
    const rosters = game.rosters.filter((roster) => field.rosters?.includes(roster.id));
    const ofRows = unitsOf(rosters, context);
    const named = nameField(field);
    for (const unit of ofRows) {
      // what nobody has typed into a list is taken from the last fight it stood in
      const before = earlier.find((each) => each.field === id && each.row.id === unit.id);
      const holds = before !== undefined && (words.holds?.(before, context) ?? true);
      const remembered = holds ? knownBy(field, printedOf(game, id, calc, before.row)) : {};
      const row = memo(
        (again: boolean): JsonObject => ({
          ...bare(id),
          ...remembered,
          ...rowOfUnit(field, unit, context, { ground: again ? {} : ground(id, unit.id), again }),
        }),
      );
      const cannot =
        words.fighter(plainValues(unit)).not !== undefined || words.gone?.({ ...unit, field: id }, context) === true;
      const open = kindFields.filter((each) => (remembered[each] ?? unit.values[each] ?? null) === null);
      units.push({
        id: unit.id,
        name: unit.name,
        field: id,
        row,
        ...(open.length > 0 ? { open } : {}),
        ...(cannot ? { cannot } : {}),
      });
    }
    const { whole } = words;
    if (whole) {
      const divisions = new Map<string, string[]>();
      for (const unit of units) {
        const known = unit.field === id ? ofRows.find((each) => each.id === unit.id) : undefined;
        const name = known && whole(plainValues(known));
        if (name === undefined || name === '' || unit.cannot) continue;
        divisions.set(name, [...(divisions.get(name) ?? []), unit.id]);
      }
      for (const [name, of] of divisions) if (of.length > 1) groups.push({ name, field: id, units: of });
    }
    // numbered counters that stand on the map
    const here = board ? (stand(board)?.pieces ?? []) : [];
    for (const piece of here)
      if (piece.side === field.side && piece.id.includes('#'))
        units.push({
          id: piece.id,
          name: piece.id,
          field: id,
          row: () => ({ ...bare(id), ...knownBy(field, ground(id, piece.id)) }),
        });
    // names of their own, as they stood in an earlier fight
    if (named !== undefined)
      for (const { field: of, row } of earlier) {
        const name = row[named];
        if (
          of !== id ||
          typeof name !== 'string' ||
          name === '' ||
          units.some((unit) => unit.field === id && unit.name === name)
        )
          continue;
        const printed = printedOf(game, id, calc, row);
        const key = keyOf(name, id) ?? String(row.id);
        const unit: RosterUnit = { id: key, name, values: asPrinted(printed) };
        // what has become of it since
        const recorded = (): JsonObject => field.recorded?.(unit, context) ?? {};
        units.push({
          id: key,
          name,
          field: id,
          open: kindFields,
          ...(words.gone?.({ ...unit, field: id }, context) === true ? { cannot: true } : {}),
          row: (again) => ({
            ...bare(id),
            ...printed,
            [named]: name,
            ...(again ? {} : knownBy(field, recorded())),
          }),
        });
      }
  }
  const labelOf = (path: string): Msg | undefined => {
    const [first = '', second, third] = path.split('.');
    let field = calc.fields[first];
    let option = second;
    if (field?.kind === 'rows') {
      field = field.fields[second ?? ''];
      option = third;
    }
    if (option === undefined) return field?.msg;
    return field?.kind === 'choice' || field?.kind === 'set'
      ? field.options.find(({ key }) => key === option)?.msg
      : undefined;
  };
  const { words: terms, attacker, numbers, reverse, one, unknown, ground: spoken, kinds } = words;
  return {
    words: terms,
    attacker,
    numbers,
    reverse,
    one,
    unknown,
    ground: spoken,
    kinds,
    fields: calc.fields,
    quick: calc.quick,
    context,
    start,
    bare,
    units,
    groups,
    keyOf,
    stack: (hex) => {
      if (!board || board.nodeOf(hex) < 0) return undefined;
      return (stand(board)?.pieces ?? [])
        .filter((piece) => piece.hex === hex)
        .slice(0, mostInHex)
        .map(({ id }) => id);
    },
    scene: (target, attackers, side) => {
      const fight = board && map?.fight?.({ target, attackers, side }, board, context);
      if (!fight || fight.calc !== calc.id) return undefined;
      const whole: Record<string, Json> = {};
      const rows: Record<string, JsonObject> = {};
      for (const [key, value] of Object.entries(fight.input)) {
        if (calc.fields[key]?.kind === 'rows') for (const row of asRows(value)) rows[String(row.id)] = row;
        else whole[key] = value;
      }
      return { whole, rows };
    },
    about: (input) => board && map?.about?.({ calc: calc.id, input }, board, context),
    label: (path: string, locale: Locale) => {
      const msg = labelOf(path);
      return msg ? wordIn(game.text[locale], msg) : '';
    },
  };
};
