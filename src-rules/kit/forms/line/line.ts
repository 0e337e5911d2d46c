import type { JsonObject } from '../../base/json.ts';
import { same } from '../../base/same.ts';
import type { Locale } from '../../words/message.ts';
import { asRows } from '../rows.ts';
import { nameField } from '../unitRow.ts';
import type { LineWorld } from './lineWorld.ts';
import { rowsField } from './phrases.ts';
import { fieldOfKind, type LineReading, type LineTrouble, type ReadRow } from './reading.ts';
import { readLine } from './readLine.ts';
import { isAsked } from './values.ts';
import { writeLine } from './writeLine.ts';

/**
 * A fight as one line of text and as the input of its calculator: two looks at one thing. Whatever of an input the line
 * cannot say is kept beside it.
 */
export interface WrittenLine {
  readonly text: string;
  /** what a form shows and the line does not say: paths into the input */
  readonly more: readonly string[];
}

export interface ParsedLine {
  readonly input: JsonObject;
  readonly troubles: readonly LineTrouble[];
  readonly reading: LineReading;
}

interface Kept {
  /** of the form */
  readonly whole: JsonObject;
  /** of a unit: its id where the line gives it none, and values the line does not say */
  readonly rows: readonly {
    readonly field: string;
    readonly who: string;
    readonly id: string;
    readonly values: JsonObject;
  }[];
}

/** What stands in an input beside the line that says the rest of it. */
const keptBeside = (reading: LineReading, input: JsonObject, world: LineWorld): Kept => {
  const rows: Kept['rows'][number][] = [];
  // nor does it say what was set against the map
  const map = world.about?.(input);
  for (const [field, each] of Object.entries(world.fields)) {
    if (each.kind !== 'rows' || each.side === undefined) continue;
    const read = reading.rows.filter((row) => row.field === field);
    asRows(input[field]).forEach((row, i) => {
      const of = read[i];
      const id = String(row.id);
      const values = of && { ...differing(of.row, row), ...against(map?.rows[id], row) };
      if (values) rows.push({ field, who: of.who, id, values });
    });
  }
  const lists = new Set(Object.keys(world.fields).filter((id) => isUnits(world, id)));
  const plain = (of: JsonObject) => Object.fromEntries(Object.entries(of).filter(([id]) => !lists.has(id)));
  return { whole: { ...differing(plain(reading.whole), plain(input)), ...against(map?.whole, input) }, rows };
};

const isUnits = ({ fields }: LineWorld, id: string): boolean => {
  const field = fields[id];
  return field?.kind === 'rows' && field.side !== undefined;
};

/** The values of an object that are other than those read. */
const differing = (read: JsonObject, object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).filter(([key, value]) => key !== 'id' && !same(read[key], value)),
  ) as JsonObject;

/** What stands in an object otherwise than the map says. */
const against = (map: JsonObject = {}, object: JsonObject): JsonObject =>
  differing(map, Object.fromEntries(Object.entries(object).filter(([key]) => Object.hasOwn(map, key))));

/** Writes an input as a line. */
export const printLine = (input: JsonObject, world: LineWorld, locale: Locale): WrittenLine => {
  const text = writeLine(input, world, locale);
  const reading = readLine(text, world);
  const kept = keptBeside(reading, input, world);
  const whole = { ...world.start, ...input };
  const more = [
    ...Object.keys(kept.whole).filter((id) => isAsked(world.fields, id, whole, world.context)),
    ...kept.rows.flatMap(({ field, id, values }) => {
      const row = asRows(input[field]).find((each) => each.id === id) ?? {};
      return Object.keys(values)
        .filter((key) => isAsked(rowsField(world, field).fields, key, { ...whole, ...row }, world.context))
        .map((key) => `${field}/${id}/${key}`);
    }),
  ];
  return { text, more };
};

/** Reads a line. `beside`: the input as it was, of which is kept what the line does not say. `locale`: of the words that are offered. */
export const parseLine = (text: string, world: LineWorld, beside?: JsonObject, locale: Locale = 'en'): ParsedLine => {
  const reading = readLine(text, world, { helps: locale });
  const kept = beside && keptBeside(readLine(writeLine(beside, world, 'en'), world), beside, world);
  return { input: inputOf(reading, world, kept), troubles: reading.troubles, reading };
};

const saidHex = ({ said, whole }: LineReading, { fields }: LineWorld): string | undefined => {
  const field = fieldOfKind(fields, 'place');
  const hex = field !== undefined && said.has(field) ? whole[field] : undefined;
  return typeof hex === 'string' && hex !== '' ? hex : undefined;
};

const inputOf = (reading: LineReading, world: LineWorld, kept: Kept | undefined): JsonObject => {
  // a stack that was named, or the hex said in words
  const target = reading.targets[0] ?? saidHex(reading, world);
  const attackers = reading.rows.filter(({ field }) => rowsField(world, field).side === reading.attacker);
  const scene =
    target === undefined
      ? undefined
      : world.scene?.(
          target,
          attackers.flatMap(({ unit }) => unit?.id ?? []),
          reading.attacker,
        );
  const unsaid = (values: JsonObject, said: ReadonlySet<string>): JsonObject =>
    Object.fromEntries(Object.entries(values).filter(([key]) => !said.has(key)));
  const left = [...(kept?.rows ?? [])];
  const taken = new Set(reading.rows.flatMap(({ unit, again }) => (unit && !again ? [unit.id] : [])));
  const used = new Set<string>();
  let next = 1;
  const freshId = (): string => {
    while (taken.has(`r${next}`) || kept?.rows.some(({ id }) => id === `r${next}`)) next++;
    return `r${next++}`;
  };
  /** A name of its own is what the record calls it by. */
  const keyOf = ({ unit, field, row }: ReadRow): string | undefined => {
    const named = nameField(rowsField(world, field));
    const text = unit || named === undefined ? undefined : row[named];
    return typeof text === 'string' ? world.keyOf(text, field) : undefined;
  };
  // what the line or the form beside it has said of a row
  const saidOf = new Map<JsonObject, ReadonlySet<string>>();
  const rowOf = (read: ReadRow): JsonObject => {
    const at = left.findIndex(({ field, who }) => field === read.field && who === read.who);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    // a unit named twice is one of its own, and no two rows of a list share an id
    const is = (one: string) => `${read.field} ${one}`;
    const free = was && !used.has(is(was.id)) && !taken.has(was.id) ? was.id : undefined;
    const own = read.unit && !read.again ? read.unit.id : (free ?? keyOf(read));
    const id = own === undefined || used.has(is(own)) ? freshId() : own;
    used.add(is(id));
    const row = {
      id,
      ...read.row,
      ...unsaid(scene?.rows[id] ?? {}, read.said),
      ...unsaid(was?.values ?? {}, read.said),
    };
    saidOf.set(row, new Set([...read.said, ...Object.keys(was?.values ?? {})]));
    return row;
  };
  const lists = Object.keys(world.fields).filter((id) => isUnits(world, id));
  const rows: Record<string, JsonObject[]> = {};
  for (const id of lists) rows[id] = reading.rows.filter(({ field }) => field === id).map(rowOf);
  const input = {
    ...world.start,
    ...reading.whole,
    ...unsaid(scene?.whole ?? {}, reading.said),
    ...unsaid(kept?.whole ?? {}, reading.said),
    ...rows,
  };
  const map = world.about?.(input);
  if (!map) return input;
  const onMap = (row: JsonObject): JsonObject => ({
    ...row,
    ...unsaid(map.rows[String(row.id)] ?? {}, saidOf.get(row) ?? new Set()),
  });
  return {
    ...input,
    ...unsaid(map.whole, new Set([...reading.said, ...Object.keys(kept?.whole ?? {})])),
    ...Object.fromEntries(lists.map((id) => [id, (rows[id] ?? []).map(onMap)])),
  };
};
