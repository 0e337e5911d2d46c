import type { en as common } from './common.en.ts';

/**
 * What rules and journal say: message ids with parameters, never sentences.
 *
 * A locale file holds whole sentences per id (i18next syntax: `{{n}}`, plural suffixes `_one`, `_other`,
 * contexts `_m`, `_f`) and words with their forms; `src-shared/say.ts` turns a `Msg` into text.
 */

/** A proper noun, a printed code or something the players typed: the same in every language. */
export interface Name {
  readonly name: string;
}

/** A list is flat however much it names; the sentence says how it reads: `{{items}}` "a, b, c", `{{items.and}}` … */
export type MsgValue = number | Name | Msg | readonly MsgValue[];

/** `p.count` selects the plural; `p.gender` (a Name 'm' or 'f') or the gender of the word in `p.unit` the context. */
export interface Msg {
  readonly id: string;
  readonly p?: { readonly [name: string]: MsgValue };
}

/** The forms of a word that sentences need, read as `{{side.the}}`, `{{side.of}}`, `{{side.adj}}`; `{{side}}` is `bare`. */
export interface Word {
  readonly bare: string;
  /** with its article: "the German", "il tedesco" */
  readonly the?: string;
  /** "of the German", "del tedesco" */
  readonly of?: string;
  /** feminine adjective in Italian ("tedesca"), plain in English */
  readonly adj?: string;
  readonly one?: string;
  readonly other?: string;
  readonly gender?: 'm' | 'f';
}

export type Locale = 'en' | 'it';
export const locales: readonly Locale[] = ['en', 'it'];

export interface Texts {
  readonly says: Readonly<Record<string, string>>;
  readonly words: Readonly<Record<string, Word>>;
  /** Ids that read, in every language, as one of the kit's common ones does: the English file tells them. */
  readonly common?: Readonly<Record<string, CommonId>>;
}

type Plain<K extends string> =
  K extends `${infer B}_${'zero' | 'one' | 'other' | 'm' | 'f' | 'm_one' | 'm_other' | 'f_one' | 'f_other'}` ? B : K;
/** Every id that may stand in a `Msg`, given the English file; plural and gender suffixes removed. */
export type MsgId<T extends Texts> =
  | Plain<Extract<keyof T['says'], string>>
  | Extract<keyof T['words'] | keyof T['common'], string>
  | CommonId;
/** What all games may say. */
export type CommonId = Plain<keyof typeof common.says> | keyof typeof common.words;

/** The Italian file of an English one: the same ids, or it does not compile. */
export interface Translation<T extends Texts> {
  readonly says: { readonly [K in keyof T['says']]: string };
  readonly words: { readonly [K in keyof T['words']]: Word };
}

export const msg = (id: string, p?: Msg['p']): Msg => (p ? { id, p } : { id });
export const name = (text: string | number): Name => ({ name: String(text) });
/** Names in one breath, as they are also typed: "a, b, c". */
export const nameList = (texts: readonly (string | number)[]): Name => name(texts.join(', '));

/** `Array.isArray` does not tell a readonly list from the other values. */
export const isList = (value: MsgValue): value is readonly MsgValue[] => Array.isArray(value);

/** "a, b, c" · "a; b; c" · "a + b + c" · one sentence after another · "a, b and c" */
const lists = {
  commas: 'kit.list',
  semicolons: 'kit.list.semicolons',
  plus: 'kit.list.plus',
  sentences: 'kit.list.sentences',
  and: 'kit.list.and',
} as const;
type ListForm = keyof typeof lists;

/**
 * Many things in one breath, one level deep whatever their number: a record takes no message of more than a few levels.
 * A list in a list of the same form goes into it; one thing is itself; of nothing it reads as nothing.
 */
export const listed = (items: readonly Msg[], by: ListForm = 'commas'): Msg => {
  const [one] = items;
  if (one !== undefined && items.length === 1) return one;
  const id = lists[by];
  const flat = items.flatMap((each): readonly MsgValue[] => {
    const inner = each.id === id ? each.p?.items : undefined;
    return inner !== undefined && isList(inner) ? inner : [each];
  });
  return msg(id, { items: flat });
};

/** The same; undefined: of nothing. */
export const list = (items: readonly Msg[], by?: ListForm): Msg | undefined =>
  items.length === 0 ? undefined : listed(items, by);

/** A maker of messages that only knows the ids of one text file: `const m = speaks<typeof en>()`. */
export const speaks =
  <T extends Texts>() =>
  (id: MsgId<T>, p?: Msg['p']): Msg =>
    msg(id, p);
