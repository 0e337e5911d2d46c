import { createInstance, type i18n } from 'i18next';
import { isList, type Locale, type Msg, type MsgValue, type Texts, type Word } from '#rules/kit/words/message.ts';

/** Turns a message into a sentence of one language. An unknown id, or form of a parameter, comes back in angle brackets, never as a throw. */
export type Say = (msg: Msg) => string;

const minus = '−';
const narrowSpace = '\u202f';

/** Intl's formatters are dear to make and cheap to use. */
const formatters = new Map<string, Intl.NumberFormat>();
const format = (locale: Locale, n: number, least: number, most: number): string => {
  const useGrouping = Math.abs(n) >= 10_000;
  const key = `${locale}/${least}/${most}/${useGrouping}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: least,
      maximumFractionDigits: most,
      useGrouping,
      // what comes to nothing has no sign
      signDisplay: 'negative',
    });
    formatters.set(key, formatter);
  }
  return formatter.format(n).replace('-', minus);
};

/** A number as players read it: minus U+2212, decimal comma in Italian, thousands grouped from 10,000. */
export const sayNumber = (locale: Locale, n: number, digits = 2): string => format(locale, n, 0, digits);

/** A probability with one decimal; small ones are not rounded to nothing, near-certain ones not to certainty. */
export const sayPercent = (locale: Locale, p: number): string => {
  const one = (value: number) => format(locale, value, 1, 1);
  if (p > 0 && p < 0.0005) return `< ${one(0.1)}${narrowSpace}%`;
  if (p < 1 && p >= 0.9995) return `> ${one(99.9)}${narrowSpace}%`;
  return `${one(p * 100)}${narrowSpace}%`;
};

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The forms of a parameter, as `{{name.form}}` reads them; `{{name}}` alone is its plain form. */
interface Forms {
  readonly [form: string]: string | (() => string);
}

const formsOfWord = (word: Word): Forms => {
  const forms: Record<string, string | (() => string)> = { toString: () => word.bare, cap: capital(word.bare) };
  const all: Record<string, string> = {
    bare: word.bare,
    the: word.the ?? word.bare,
    of: word.of ?? word.bare,
    adj: word.adj ?? word.bare,
    one: word.one ?? word.bare,
    other: word.other ?? word.one ?? word.bare,
  };
  for (const [form, text] of Object.entries(all)) {
    forms[form] = text;
    forms[`${form}Cap`] = capital(text);
  }
  return forms;
};

const formsOfNumber = (locale: Locale, n: number): Forms => {
  const plain = sayNumber(locale, n);
  return {
    toString: () => plain,
    // Getters: most sentences read one form only.
    get percent() {
      return sayPercent(locale, n);
    },
    get signed() {
      return n > 0 ? `+${plain}` : plain;
    },
    /** a count kept in halves */
    get halves() {
      return sayNumber(locale, n / 2, 1);
    },
    get abs() {
      return sayNumber(locale, Math.abs(n));
    },
    get fixed2() {
      return format(locale, n, 2, 2);
    },
    get ordinal() {
      return locale === 'it' ? `${plain}ª` : ordinal(n);
    },
  };
};

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ordinal = (n: number): string => {
  const suffix = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
  return `${n}${suffix[ordinals.select(n)]}`;
};

const formsOfText = (text: string): Forms => ({ toString: () => text, cap: capital(text), Cap: capital(text) });

/** British English puts no comma before its "and". */
const ands = { en: new Intl.ListFormat('en-GB'), it: new Intl.ListFormat('it') };

/** A list of what stands as it reads. */
const formsOfList = (locale: Locale, parts: readonly string[]): Forms => ({
  toString: () => parts.join(', '),
  semicolons: parts.join('; '),
  plus: parts.join(' + '),
  sentences: parts.join(' '),
  get and() {
    return ands[locale].format(parts);
  },
});

/** A screen says the same few hundred messages at every key: how many are kept in mind. */
const mostSpoken = 4_000;

/** Two messages with one key read alike. */
const keyOf = (value: MsgValue): string => {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (isList(value)) return `[${value.map(keyOf).join()}]`;
  if ('name' in value) return JSON.stringify(value.name);
  if (!value.p) return value.id;
  const parts = Object.entries(value.p).map(([key, each]) => `${key}:${keyOf(each)}`);
  return `${value.id}(${parts.join()})`;
};

/** One set of texts; later files win. i18next asks for `_many` in Italian; our files write only `_one` and `_other`. */
const merged = (texts: readonly Texts[]): Texts => {
  const says: Record<string, string> = Object.assign({}, ...texts.map((t) => t.says));
  for (const id of Object.keys(says))
    if (id.endsWith('_other')) says[`${id.slice(0, -'_other'.length)}_many`] ??= says[id] ?? '';
  return { says, words: Object.assign({}, ...texts.map((t) => t.words)) };
};

/**
 * A speaker of one language over several text files (the kit's, the screens', a game's); later files win.
 * Parameters: a number has the forms percent, signed, halves, fixed2, ordinal; a word bare, the, of, adj, one, other
 * (each also with `Cap`); a message or a name stands as it reads; all of these `cap` with a capital; a list as "a, b, c",
 * or with semicolons, plus, sentences, and.
 */
export const speaker = (locale: Locale, texts: readonly Texts[]): Say => {
  const { says, words } = merged(texts);
  const instance: i18n = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
    interpolation: { escapeValue: false },
    // a parameter or a form of one that is not there reads as an id that is not there
    missingInterpolationHandler: (_text: string, found: RegExpExecArray) => `⟨${found[1]?.trim()}⟩`,
    resources: { [locale]: { translation: says } },
  });

  const word = (id: string): Word | undefined => words[id];
  const forms = (value: MsgValue): Forms => {
    if (typeof value === 'number') return formsOfNumber(locale, value);
    if (isList(value))
      return formsOfList(
        locale,
        value.map((each) => String(forms(each))),
      );
    if ('name' in value) return formsOfText(value.name);
    const known = word(value.id);
    return known ? formsOfWord(known) : formsOfText(say(value));
  };
  const genderOf = (p: Msg['p']): string | undefined => {
    const given = p?.gender;
    if (typeof given === 'object' && 'name' in given) return given.name;
    const unit = p?.unit;
    return typeof unit === 'object' && 'id' in unit ? word(unit.id)?.gender : undefined;
  };
  const spoken = new Map<string, string>();
  const say: Say = (msg) => {
    const key = keyOf(msg);
    const before = spoken.get(key);
    if (before !== undefined) return before;
    const text = speak(msg);
    if (spoken.size >= mostSpoken) spoken.clear();
    spoken.set(key, text);
    return text;
  };
  const speak: Say = (msg) => {
    const known = word(msg.id);
    if (known) {
      const count = msg.p?.count;
      if (typeof count !== 'number') return known.bare;
      return (count === 1 ? known.one : known.other) ?? known.bare;
    }
    const replace = Object.fromEntries(Object.entries(msg.p ?? {}).map(([key, value]) => [key, forms(value)]));
    const count = msg.p?.count;
    const context = genderOf(msg.p);
    const text = instance.t(msg.id, {
      replace,
      ...(typeof count === 'number' ? { count } : {}),
      ...(context ? { context } : {}),
      defaultValue: `⟨${msg.id}⟩`,
    });
    // a name that ends with the stop of its abbreviation ends the sentence with it
    return text.replace(/(?<!\.)\.\.(?=\s|$)/g, '.');
  };
  return say;
};
