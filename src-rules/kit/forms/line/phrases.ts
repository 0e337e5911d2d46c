import { folded } from '../../base/folded.ts';
import type { Json } from '../../base/json.ts';
import { memo } from '../../base/memo.ts';
import { type Locale, locales } from '../../words/message.ts';
import type { Field, Fields } from '../fields.ts';
import { nameField } from '../unitRow.ts';
import type { LineGroup, LineKind, LineUnit, LineWorld } from './lineWorld.ts';
import { keysOf, numbersAt, type Token } from './tokens.ts';

/** What a word says of a field: of the form, or of a unit in the rows `rows`. */
export interface Setting {
  readonly rows?: string;
  readonly field: string;
  /** a yes, a choice; one of several; an amount or a text that follows */
  readonly how: 'is' | 'has' | 'amount' | 'text';
  readonly value?: Json;
}
export type Meaning =
  | ({ readonly is: 'setting' } & Setting)
  | { readonly is: 'unit'; readonly unit: LineUnit }
  | { readonly is: 'group'; readonly group: LineGroup }
  | { readonly is: 'kind'; readonly kind: LineKind };

/** Whether it is a unit or a division that bears this very name. */
export const isCalled =
  (text: string) =>
  (each: Meaning): boolean =>
    (each.is === 'unit' && each.unit.name === text) || (each.is === 'group' && each.group.name === text);

/** The rows a unit or a division of a list stands in. */
export const fieldOf = (each: Meaning): string | undefined =>
  each.is === 'unit' ? each.unit.field : each.is === 'group' ? each.group.field : undefined;

/** A unit, division or kind: of the side that is expected, else of the other one. */
export const unitAmong = (means: readonly Meaning[], expected: string): Meaning | undefined => {
  const ofUnits = means.filter((each) => each.is !== 'setting');
  return (
    ofUnits.find((each) => fieldOf(each) === expected) ??
    ofUnits.find((each) => each.is === 'kind' && (each.kind.field ?? expected) === expected) ??
    ofUnits[0]
  );
};

/** A word or several, and what they may mean. */
export interface Phrase {
  readonly key: string;
  readonly means: Meaning[];
  /** as it is written, in the languages that do so */
  readonly as: { readonly [L in Locale]?: string };
}

/** Between the two sides; in front of what is not so; in front of a hex. */
export const between: ReadonlySet<string> = new Set(['x', '×', ':', 'contro', 'vs', 'against', 'versus']);
export const nots: ReadonlySet<string> = new Set(['no', 'not', 'non', 'senza', 'without']);
export const places: ReadonlySet<string> = new Set(['@', 'at', 'hex', 'esagono']);
export const writtenBetween: { readonly [L in Locale]: string } = { en: 'x', it: 'x' };
export const writtenNot: { readonly [L in Locale]: string } = { en: 'not', it: 'non' };

/** What may be said of a field in words, and how each is labelled; a list in the form is not. */
const settingsOf = (
  id: string,
  field: Field,
  rows: string | undefined,
): readonly { readonly setting: Setting; readonly option?: string }[] => {
  const base = rows === undefined ? { field: id } : { field: id, rows };
  switch (field.kind) {
    case 'toggle':
      return [true, false].map((value) => ({ setting: { ...base, how: 'is', value } }));
    case 'choice':
      return field.options.map(({ key }) => ({ setting: { ...base, how: 'is', value: key }, option: key }));
    case 'set':
      return field.options.map(({ key }) => ({ setting: { ...base, how: 'has', value: key }, option: key }));
    case 'count':
    case 'top':
      return [{ setting: { ...base, how: 'amount' } }];
    case 'text':
    case 'place':
    case 'faces':
      return [{ setting: { ...base, how: 'text' } }];
    case 'face':
    case 'rows':
      return [];
  }
};

/** The words of a setting in a language, the one that is written first. */
const wordsOf = (world: LineWorld, setting: Setting, option: string | undefined, locale: Locale): readonly string[] => {
  const path = [setting.rows === undefined ? [] : 'unit', setting.field, option ?? []].flat().join('.');
  // that it is not so has words only where a game gives some: "oos" of a unit that is asked whether it is supplied
  if (setting.value === false) return world.words[`!${path}`]?.[locale] ?? [];
  const own = world.words[path]?.[locale] ?? [];
  const field = setting.rows === undefined ? setting.field : `${setting.rows}.${setting.field}`;
  const label = world.label(option === undefined ? field : `${field}.${option}`, locale);
  // what two fields call alike is told apart by the field's own label
  return [...own, label, ...(option === undefined ? [] : [`${world.label(field, locale)} ${label}`])].filter(
    (word) => folded(word) !== '',
  );
};

/** "5 Inf" is "5 Fant" and "5 infantry" too: a kind in a name has all words of its kind. */
const spellings = ({ kinds }: LineWorld) => {
  const known = kinds.map(({ field, words }) => ({
    field,
    words: [...new Set(locales.flatMap((locale) => words[locale].map(folded)))],
  }));
  return (name: string, field: string): readonly string[] => {
    const parts = folded(name).split(' ');
    const at = parts.length < 2 ? -1 : parts.findLastIndex((part) => known.some(({ words }) => words.includes(part)));
    const kind = known.find((each) => (each.field ?? field) === field && each.words.includes(parts[at] ?? ''));
    const others = kind?.words.map((word) => parts.map((part, i) => (i === at ? word : part)).join(' ')) ?? [];
    const all = [name, ...others.filter((each) => each !== folded(name))];
    // "7pz" is typed faster
    return [...all, ...all.filter((each) => /\d/.test(each)).map((each) => folded(each).replaceAll(' ', ''))];
  };
};

export interface Dictionary {
  readonly phrases: ReadonlyMap<string, Phrase>;
  /** the phrases that begin at a part, the longest first, and how many parts each takes */
  readonly at: (tokens: readonly Token[], from: number) => readonly (readonly [number, readonly Meaning[]])[];
  readonly words: (setting: Setting, locale: Locale) => readonly string[];
  /** every phrase as a language writes it */
  readonly all: (locale: Locale) => readonly string[];
}

const pathOf = ({ rows = '', field, how, value }: Setting): string =>
  `${rows}.${field}.${how === 'amount' || how === 'text' ? '' : String(value)}`;

/** Everything a line may say in this world, by its folded words. */
export const dictionaryOf = memo((world: LineWorld): Dictionary => {
  const phrases = new Map<string, Phrase>();
  const written = new Map<string, readonly string[]>();
  const add = (word: string, meaning: Meaning, locale?: Locale, offered = true) => {
    const as = !offered ? {} : locale === undefined ? { en: word, it: word } : { [locale]: word };
    for (const key of keysOf(word)) {
      const known = phrases.get(key);
      if (known) phrases.set(key, { ...known, as: { ...as, ...known.as }, means: [...known.means, meaning] });
      else phrases.set(key, { key, means: [meaning], as });
    }
  };
  const learn = (fields: Fields, rows?: string) => {
    const named = rows === undefined ? undefined : nameField(rowsField(world, rows));
    for (const [id, field] of Object.entries(fields)) {
      if (id === named) continue;
      for (const { setting, option } of settingsOf(id, field, rows))
        for (const locale of locales) {
          const words = wordsOf(world, setting, option, locale);
          written.set(`${pathOf(setting)} ${locale}`, words);
          for (const word of words) add(word, { is: 'setting', ...setting }, locale);
        }
    }
  };
  const spelt = spellings(world);
  for (const unit of world.units) {
    const names = spelt(unit.name, unit.field);
    for (const word of names) add(word, { is: 'unit', unit });
    // understood, but no name that a player would read on a counter
    if (!names.includes(unit.id)) add(unit.id, { is: 'unit', unit }, undefined, false);
  }
  for (const group of world.groups)
    for (const word of spelt(group.name, group.field)) add(word, { is: 'group', group });
  for (const kind of world.kinds)
    for (const locale of locales) for (const word of kind.words[locale]) add(word, { is: 'kind', kind }, locale);
  learn(Object.fromEntries(Object.entries(world.fields).filter(([, { kind }]) => kind !== 'rows')));
  for (const [id, field] of Object.entries(world.fields))
    if (field.kind === 'rows' && field.side !== undefined) learn(field.fields, id);
  const begun = new Set(
    [...phrases.keys()].flatMap((key) => key.split(' ').map((_, i, all) => all.slice(0, i + 1).join(' '))),
  );
  return {
    phrases,
    at: (tokens, from) => {
      const found: (readonly [number, readonly Meaning[]])[] = [];
      let key = '';
      for (let to = from; to < tokens.length; to++) {
        const token = tokens[to];
        if (token?.is === 'sign' && token.text !== ',') {
          if (to === from) break;
          continue;
        }
        key = key === '' ? (token?.key ?? '') : `${key} ${token?.key}`;
        // a part may hold several words: its last one may be the beginning of others
        if (!begun.has(key)) break;
        // "art 3-1-5" are values behind a kind, also where somebody is called "Art. 3"
        const means = token?.is === 'word' && numbersAt(tokens, to).length < 2 ? phrases.get(key)?.means : undefined;
        if (means) found.unshift([to + 1 - from, means]);
      }
      return found;
    },
    words: (setting, locale) => written.get(`${pathOf(setting)} ${locale}`) ?? [],
    all: (locale) => [...phrases.values()].flatMap(({ as }) => as[locale] ?? []),
  };
});

export const rowsField = (world: Pick<LineWorld, 'fields'>, id: string) => {
  const field = world.fields[id];
  if (field?.kind !== 'rows') throw new Error(`${id} holds no rows`);
  return field;
};

/** The side that attacks where units of these rows are named before the sign between both, or behind it. */
export const attackerWith = (world: Pick<LineWorld, 'fields'>, rows: string, left: boolean): string => {
  const side = rowsField(world, rows).side ?? '';
  const other = Object.values(world.fields).find((each) => each.kind === 'rows' && each.side && each.side !== side);
  return left ? side : (other?.side ?? '');
};

/** A kind of units that is named from here on, and how many parts its words take. */
export const kindAt = (
  dictionary: Dictionary,
  tokens: readonly Token[],
  from: number,
  expected: string,
): { readonly take: number; readonly kind: Extract<Meaning, { is: 'kind' }> } | undefined => {
  if (tokens[from]?.is !== 'word') return undefined;
  for (const [take, means] of dictionary.at(tokens, from)) {
    const kind = unitAmong(
      means.filter((each) => each.is === 'kind'),
      expected,
    );
    if (kind?.is === 'kind') return { take, kind };
  }
  return undefined;
};

/** "41, 63 x …": in a list of units a number alone is whoever of that side is called so. */
export const isListed = (tokens: readonly Token[], at: number, means: readonly Meaning[], field: string): boolean =>
  [tokens[at - 1]?.text, tokens[at + 1]?.text].includes(',') &&
  means.some((each) => fieldOf(each) === field && isCalled(tokens[at]?.text ?? '')(each));

/** "30 CP" alone: the word is of a value of a unit that is expected. */
export const saysValueOf = (
  { phrases }: Dictionary,
  token: Token | undefined,
  { numbers }: Pick<LineWorld, 'numbers'>,
  expected: string,
): boolean =>
  (phrases.get(token?.key ?? '')?.means ?? []).some(
    (each) => each.is === 'setting' && each.rows === expected && numbers.includes(each.field),
  );
