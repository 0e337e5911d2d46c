import { folded } from '../../base/folded.ts';
import type { Json, JsonObject } from '../../base/json.ts';
import { same } from '../../base/same.ts';
import type { Locale } from '../../words/message.ts';
import type { Field } from '../fields.ts';
import { fillFrom } from '../parse.ts';
import { asRows } from '../rows.ts';
import { nameField } from '../unitRow.ts';
import { type LineKind, type LineUnit, type LineWorld, rowsOf } from './lineWorld.ts';
import { dictionaryOf, rowsField, type Setting, writtenBetween, writtenNot } from './phrases.ts';
import { readLine } from './readLine.ts';
import { keysOf } from './tokens.ts';
import { isAsked, numbersOf, quoted, writtenAmount, writtenNumbers } from './values.ts';

/** An input as players would say it, in the order and the words of the game. */
export const writeLine = (input: JsonObject, world: LineWorld, locale: Locale): string => {
  const plain = lineOf(input, world, locale, {});
  // the usual line can be taken for another one: who attacks is said, what belongs to the form stands apart, values stand
  // behind words
  let best = { text: plain, wrong: wrongIn(plain, input, world) };
  for (let how = 1; how < 8 && best.wrong > 0; how++) {
    const text = lineOf(input, world, locale, { side: (how & 1) > 0, apart: (how & 2) > 0, late: (how & 4) > 0 });
    const wrong = wrongIn(text, input, world);
    if (wrong < best.wrong) best = { text, wrong };
  }
  return best.text;
};

/** How much of an input another line would say. */
const wrongIn = (text: string, input: JsonObject, world: LineWorld): number => {
  const read = readLine(text, world);
  let wrong = read.troubles.length;
  for (const [id, field] of Object.entries(world.fields)) {
    if (field.kind === 'rows' && field.side !== undefined) {
      const rows = asRows(input[id]);
      const found = read.rows.filter((row) => row.field === id);
      if (rows.length !== found.length) wrong += 1000;
      rows.forEach((row, i) => {
        for (const key of Object.keys(row)) if (key !== 'id' && !same(row[key], found[i]?.row[key])) wrong += 1;
      });
    } else if (!same(read.whole[id], input[id] ?? world.start[id])) wrong += 1;
  }
  return wrong;
};

interface How {
  readonly side?: boolean;
  readonly apart?: boolean;
  readonly late?: boolean;
}

const lineOf = (
  input: JsonObject,
  world: LineWorld,
  locale: Locale,
  { side = false, apart = false, late = false }: How,
): string => {
  const { fields, quick } = world;
  const given = { ...world.start, ...input };
  // what is not asked now cannot be said, and nothing that hangs on it
  const whole = Object.fromEntries(
    Object.entries(given).map(([id, value]) => [
      id,
      isAsked(fields, id, given, world.context) ? value : (world.start[id] ?? value),
    ]),
  );
  const attacker = String(whole[world.attacker] ?? '');
  const half = (left: boolean): string => {
    const total = quick && whole[left ? quick.attack : quick.defence];
    const field = rowsOf(world, attacker, left);
    return [
      ...(typeof total === 'number' && total > 0 ? [String(total)] : []),
      ...(field === undefined ? [] : unitsIn(field, asRows(input[field]), whole, world, locale, late)),
    ].join(', ');
  };
  const [left, right] = [half(true), half(false)];
  const said = new Set([quick?.attack, quick?.defence, world.attacker]);
  const form = Object.entries(fields)
    .filter(([id, field]) => field.kind !== 'rows' && !said.has(id))
    .flatMap(([id, field]) => {
      if (same(whole[id], world.start[id]) || !isAsked(fields, id, whole, world.context)) return [];
      return saidOf(id, field, undefined, whole[id], world.start[id], world, locale) ?? [];
    });
  const who = side
    ? (saidOf(world.attacker, fields[world.attacker], undefined, attacker, null, world, locale) ?? [])
    : [];
  const parts = [
    [...who, left].filter(Boolean).join(' '),
    ...(left !== '' || right !== '' ? [writtenBetween[locale], right] : []),
    ...(apart && form.length > 0 ? [';'] : []),
    form.join(' '),
  ];
  return parts.filter(Boolean).join(' ').replace(/ ;/g, ';').trim();
};

/** What a word says, the first that says only this; undefined: no word does. */
const wordFor = (setting: Setting, world: LineWorld, locale: Locale): string | undefined => {
  const { words, phrases } = dictionaryOf(world);
  const of = words(setting, locale);
  return of.find((word) => {
    const means = phrases.get(keysOf(word)[0] ?? '')?.means ?? [];
    return means.every(
      (each) =>
        each.is === 'setting' &&
        (each.rows !== setting.rows || (each.field === setting.field && each.value === setting.value)),
    );
  });
};

/** A field in words; undefined: it cannot be said. */
const saidOf = (
  id: string,
  field: Field | undefined,
  rows: string | undefined,
  value: Json | undefined,
  before: Json | undefined,
  world: LineWorld,
  locale: Locale,
): readonly string[] | undefined => {
  const base = rows === undefined ? { field: id } : { field: id, rows };
  const word = (how: Setting['how'], of?: Json) =>
    wordFor({ ...base, how, ...(of === undefined ? {} : { value: of }) }, world, locale);
  switch (field?.kind) {
    case 'toggle': {
      const no = value === false ? word('is', false) : undefined;
      if (no !== undefined) return [no];
      const yes = word('is', true);
      if (yes === undefined) return undefined;
      return [value === true ? yes : `${writtenNot[locale]} ${yes}`];
    }
    case 'choice': {
      const one = word('is', value);
      return one === undefined ? undefined : [one];
    }
    case 'set': {
      const [now, was] = [value, before].map((each): readonly Json[] => (Array.isArray(each) ? each : []));
      const added = (now ?? []).filter((each) => !was?.includes(each)).map((each) => word('has', each));
      const gone = (was ?? []).filter((each) => !now?.includes(each)).map((each) => word('has', each));
      const all = [...gone.map((each) => each && `${writtenNot[locale]} ${each}`), ...added];
      return all.every((each) => each !== undefined) ? all : undefined;
    }
    case 'count':
    case 'top': {
      const amount = writtenAmount(field, value);
      const of = word('amount');
      return amount === undefined || of === undefined ? undefined : [`${of} ${amount}`];
    }
    case 'place':
      return typeof value === 'string' && value !== '' && /^[\w./-]+$/.test(value)
        ? rows === undefined
          ? [`${word('text')} ${value}`]
          : [`@${value}`]
        : undefined;
    case 'text':
    case 'faces': {
      const text = typeof value === 'string' ? quoted(value) : undefined;
      const of = word('text');
      return text === undefined || of === undefined ? undefined : [`${of} ${text}`];
    }
    default:
      return undefined;
  }
};

interface Item {
  readonly called: string;
  readonly unit?: LineUnit;
  /** what is said behind its name */
  readonly parts: string;
  /** like units of a kind are counted */
  readonly counts: boolean;
}

const unitsIn = (
  field: string,
  rows: readonly JsonObject[],
  whole: JsonObject,
  world: LineWorld,
  locale: Locale,
  late: boolean,
): readonly string[] => {
  const seen = new Set<string>();
  // what a row leaves out is what it is parsed to
  const usual = fillFrom(rowsField(world, field).fields, world.context);
  const items = rows.map((given): Item => {
    const row: JsonObject = { ...usual, ...given };
    const unit = world.units.find((each) => each.id === row.id && each.field === field);
    const base = unit?.row(seen.has(unit.id));
    if (unit && base && isNamed(world, field, row, base)) {
      seen.add(unit.id);
      return {
        called: namedAs(unit.name),
        unit,
        parts: partsOf(field, row, base, whole, world, locale, late),
        counts: false,
      };
    }
    return unlisted(field, row, whole, world, locale, late);
  });
  const lines: string[] = [];
  for (let i = 0; i < items.length; ) {
    const item = items[i];
    if (!item) break;
    const group = world.groups.find(
      ({ units, field: of }) =>
        of === field &&
        units.length > 1 &&
        units.every((id, n) => items[i + n]?.unit?.id === id && items[i + n]?.parts === item.parts),
    );
    let count = 1;
    if (item.counts)
      while (
        items[i + count]?.called === item.called &&
        items[i + count]?.parts === item.parts &&
        items[i + count]?.counts
      )
        count++;
    const called = group ? namedAs(group.name) : item.called;
    // "5 infantry" may be the 5th
    const five = dictionaryOf(world).phrases.get(folded(`${count} ${called}`)) ? `${count}x` : String(count);
    lines.push(`${count > 1 ? `${five} ` : ''}${called}${item.parts}`);
    i += group ? group.units.length : count;
  }
  return lines;
};

/** A name that is a number stands in quotation marks. */
const namedAs = (name: string): string => (/^\d+(\.\d+)?$/.test(name) ? `"${name}"` : name);

/** A row that still bears the name of the unit whose id it has. */
const isNamed = (world: LineWorld, field: string, row: JsonObject, base: JsonObject): boolean => {
  const named = nameField(rowsField(world, field));
  return named === undefined || row[named] === base[named];
};

/** A unit of no list: its own name in quotation marks, or its kind. */
const unlisted = (
  field: string,
  row: JsonObject,
  whole: JsonObject,
  world: LineWorld,
  locale: Locale,
  late: boolean,
): Item => {
  const named = nameField(rowsField(world, field));
  const own = named === undefined ? undefined : row[named];
  const kind = kindOf(field, row, world);
  const base = { ...world.bare(field), ...kind?.values };
  const word = kind?.words[locale][0] ?? '';
  if (named !== undefined && typeof own === 'string' && own !== '') {
    const name = quoted(own);
    const called = kind && differs(kind.values, world.bare(field)) ? `${name} ${word}` : name;
    if (name !== undefined && called !== undefined)
      return {
        called,
        parts: partsOf(field, row, { ...base, [named]: own }, whole, world, locale, late),
        counts: false,
      };
  }
  return { called: word, parts: partsOf(field, row, base, whole, world, locale, late), counts: true };
};

const differs = (values: JsonObject, from: JsonObject): boolean =>
  Object.entries(values).some(([key, value]) => !same(from[key], value));

/** The kind that says most of a row, else the first of its side. */
const kindOf = (field: string, row: JsonObject, world: LineWorld): LineKind | undefined => {
  const ours = world.kinds.filter((kind) => (kind.field ?? field) === field);
  const fits = ours.filter((kind) => !differs(kind.values, row));
  return fits.toSorted((a, b) => Object.keys(b.values).length - Object.keys(a.values).length)[0] ?? ours[0];
};

/** What is said behind a unit's name: its numbers, and whatever else differs from what it begins with, word by word. */
const partsOf = (
  rows: string,
  row: JsonObject,
  base: JsonObject,
  whole: JsonObject,
  world: LineWorld,
  locale: Locale,
  late: boolean,
): string => {
  const { fields } = rowsField(world, rows);
  const named = nameField(rowsField(world, rows));
  const now: Record<string, Json> = { ...whole, ...base };
  const parts: string[] = [];
  const { unknown } = world;
  if (unknown !== undefined && fields[unknown] && row[unknown] === true) {
    if (isAsked(fields, unknown, now, world.context)) {
      parts.push('?');
      now[unknown] = true;
    }
  }
  // what hangs on another value is said behind it
  const later = new Set(Object.keys(fields).filter((id) => id !== named && id !== unknown));
  const numbers = () => {
    const target = { ...now };
    if (unknown !== undefined && row[unknown] === false) target[unknown] = false;
    // the values of both sides say that there are two
    const { reverse } = world;
    const two =
      reverse &&
      row[reverse.has] === true &&
      isAsked(fields, reverse.has, now, world.context) &&
      reverse.numbers.some((id) => !same(row[id], target[id]));
    if (two) target[reverse.has] = true;
    const ids = numbersOf(world, target, world.context);
    const merged = { ...target, ...Object.fromEntries(ids.map((id) => [id, row[id] ?? null])) };
    const text = writtenNumbers(fields, world, whole, merged, target, world.context);
    if (text === undefined) return;
    parts.push(` ${text}`);
    const before = { ...target };
    for (const id of ids) if (isAsked(fields, id, before, world.context)) now[id] = row[id] ?? null;
    if (unknown !== undefined && row[unknown] === false) now[unknown] = false;
    if (two) now[reverse.has] = true;
  };
  const words = (ids: readonly string[]) => {
    for (let again = true; again; ) {
      again = false;
      for (const id of ids) {
        const field = fields[id];
        if (!field || !later.has(id) || same(now[id], row[id])) continue;
        if (!isAsked(fields, id, now, world.context)) continue;
        const said = saidOf(id, field, rows, row[id], now[id], world, locale);
        later.delete(id);
        if (!said) continue;
        parts.push(` ${said.join(' ')}`);
        now[id] = row[id] ?? null;
        again = true;
      }
    }
  };
  // its values first, where they do not hang on a word
  if (!late) numbers();
  words([...later].filter((id) => !world.numbers.includes(id)));
  numbers();
  words([...later]);
  const asksUnknown = unknown !== undefined && isAsked(fields, unknown, now, world.context);
  if (asksUnknown && row[unknown] === false && now[unknown] === true) {
    const said = saidOf(unknown, fields[unknown], rows, false, true, world, locale);
    if (said) parts.push(` ${said.join(' ')}`);
  }
  return parts.join('');
};
