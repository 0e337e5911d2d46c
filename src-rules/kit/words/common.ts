import { en } from './common.en.ts';
import { it } from './common.it.ts';
import type { Locale, Texts } from './message.ts';

const texts: Readonly<Record<Locale, Texts>> = { en, it };

/** `id` itself, or `id` with the suffixes of number and gender. */
const isOf = (id: string, key: string): boolean => key === id || key.startsWith(`${id}_`);

const read = <V>(from: Readonly<Record<string, V>>, common: Required<Texts>['common']): Readonly<Record<string, V>> =>
  Object.fromEntries(
    Object.entries(common).flatMap(([own, id]) =>
      Object.entries(from).flatMap(([key, value]) => (isOf(id, key) ? [[own + key.slice(id.length), value]] : [])),
    ),
  );

/** What the ids of a game that stand for common ones read as. */
export const readAsCommon = (common: Texts['common'] = {}, locale: Locale): Texts => ({
  says: read(texts[locale].says, common),
  words: read(texts[locale].words, common),
});
