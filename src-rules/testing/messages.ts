import type { Game } from '#rules/kit/game/game.ts';
import { kitText } from '#rules/kit/words/catalogue/index.ts';
import { isList, type Locale, locales, type Msg, type MsgValue, type Texts } from '#rules/kit/words/message.ts';

/** Every message inside a piece of data: an object of an id and, perhaps, parameters. */
export const messagesIn = (value: unknown, found: Map<string, Msg> = new Map()): Map<string, Msg> => {
  if (typeof value !== 'object' || value === null) return found;
  if (isMsg(value)) found.set(JSON.stringify(value), value);
  // a task names its calculator in the same shape
  for (const [key, part] of Object.entries(value)) if (key !== 'calc') messagesIn(part, found);
  return found;
};

export const isMsg = (value: object): value is Msg => {
  const keys = Object.keys(value);
  return 'id' in value && typeof value.id === 'string' && keys.every((key) => key === 'id' || key === 'p');
};

const merged = new WeakMap<Texts, Texts>();
/** What can be said in a game: the kit's words and its own. */
export const textsOf = (game: Game, locale: Locale): Texts => {
  const own = game.text[locale];
  const known = merged.get(own);
  if (known) return known;
  const both: Texts = {
    says: { ...kitText[locale].says, ...own.says },
    words: { ...kitText[locale].words, ...own.words },
  };
  merged.set(own, both);
  return both;
};

const suffix = /_(zero|one|two|few|many|other|m|f)$/;
/** The id that a message names, without the suffixes of number and gender. */
export const plainId = (key: string): string => (suffix.test(key) ? plainId(key.replace(suffix, '')) : key);

interface Slot {
  readonly name: string;
  readonly form: string;
}
const slots = (sentence: string): readonly Slot[] =>
  [...sentence.matchAll(/\{\{\s*-?\s*([A-Za-z0-9_]+)(?:\.([A-Za-z0-9]+))?[^}]*\}\}/g)].map(
    ([, name = '', form = '']) => ({ name, form }),
  );

/** The names that the sentences of one id ask for, in all its variants. */
export const namesById = (texts: Texts): ReadonlyMap<string, ReadonlySet<string>> => {
  const names = new Map<string, Set<string>>();
  for (const [key, sentence] of Object.entries(texts.says)) {
    const id = plainId(key);
    const set = names.get(id) ?? new Set();
    names.set(id, set);
    for (const { name } of slots(sentence)) set.add(name);
  }
  return names;
};

const numberForms = ['percent', 'signed', 'halves', 'abs', 'fixed2', 'ordinal'];
const wordForms = ['cap', ...['bare', 'the', 'of', 'adj', 'one', 'other'].flatMap((form) => [form, `${form}Cap`])];
const textForms = ['cap', 'Cap'];
const listForms = ['semicolons', 'plus', 'sentences', 'and'];

/** Whether a parameter has the form a sentence asks it for; another would read as nothing. */
const hasForm = (value: MsgValue, form: string, texts: Texts): boolean => {
  if (form === '') return true;
  if (typeof value === 'number') return numberForms.includes(form);
  if (isList(value)) return listForms.includes(form);
  if ('id' in value && Object.hasOwn(texts.words, value.id)) return wordForms.includes(form);
  return textForms.includes(form);
};

/** What keeps a message from being said in both languages; empty: nothing. */
export const flawsOf = (game: Game, said: Msg): readonly string[] =>
  locales.flatMap((locale) => {
    const texts = textsOf(game, locale);
    const flaw = (what: string) => `${locale} ${said.id}: ${what}`;
    if (Object.hasOwn(texts.words, said.id)) return [];
    const counted = typeof said.p?.count === 'number';
    const gendered = said.p?.gender !== undefined || said.p?.unit !== undefined;
    const variants = variantsOf(texts).get(said.id) ?? [];
    if (variants.length === 0) return [flaw('no such message')];
    const fit = variants.filter((key) => {
      const rest = key.slice(said.id.length);
      return rest === '' || (counted ? gendered || !/^_[mf](_|$)/.test(rest) : gendered && /^_[mf]$/.test(rest));
    });
    if (fit.length === 0) return [flaw(`only ${variants.join(', ')}`)];
    if (counted && !fit.some((key) => key === said.id || key.endsWith('_other'))) return [flaw('no form for several')];
    return fit.flatMap((key) =>
      slots(texts.says[key] ?? '').flatMap(({ name, form }) => {
        const value = said.p?.[name];
        if (value === undefined) return [flaw(`no ${name}`)];
        return hasForm(value, form, texts) ? [] : [flaw(`${name} has no form ${form}`)];
      }),
    );
  });

const variantIndex = new WeakMap<Texts, ReadonlyMap<string, readonly string[]>>();
const variantsOf = (texts: Texts): ReadonlyMap<string, readonly string[]> => {
  const cached = variantIndex.get(texts);
  if (cached) return cached;
  const variants = new Map<string, string[]>();
  for (const key of Object.keys(texts.says)) {
    const ids = new Set([key, plainId(key)]);
    for (const id of ids) variants.set(id, [...(variants.get(id) ?? []), key]);
  }
  variantIndex.set(texts, variants);
  return variants;
};

/** Messages found to be without a flaw, as they were written: properties meet the same ones thousands of times. */
const flawless = new WeakMap<Game, Set<string>>();
/** What keeps the messages inside a piece of data, as it would be kept, from being said in both languages. */
export const flawsIn = (game: Game, value: unknown): readonly string[] => {
  const good = flawless.get(game) ?? new Set<string>();
  flawless.set(game, good);
  return [...messagesIn(JSON.parse(JSON.stringify(value)))].flatMap(([written, said]) => {
    if (good.has(written)) return [];
    const flaws = flawsOf(game, said);
    if (flaws.length === 0) good.add(written);
    return flaws;
  });
};
