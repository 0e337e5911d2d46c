import { memo } from '../base/memo.ts';
import { en } from './common.en.ts';
import { it } from './common.it.ts';
import type { Locale, Texts } from './message.ts';

const texts: Readonly<Record<Locale, Texts>> = { en, it };

/** The texts of each id: its own and those with a suffix of number or gender (`_one`), by that suffix. */
const familiesOf = <V>(from: Readonly<Record<string, V>>): ReadonlyMap<string, readonly (readonly [string, V])[]> => {
  const families = new Map<string, (readonly [string, V])[]>();
  for (const [key, value] of Object.entries(from))
    for (let end = key.length; end > 0; end = key.lastIndexOf('_', end - 1)) {
      const id = key.slice(0, end);
      const family = families.get(id) ?? [];
      family.push([key.slice(end), value]);
      families.set(id, family);
    }
  return families;
};
/** Made once a language: every chapter of every game asks for a few ids of some hundred. */
const families = memo((locale: Locale) => ({
  says: familiesOf(texts[locale].says),
  words: familiesOf(texts[locale].words),
}));

const read = <V>(
  from: ReadonlyMap<string, readonly (readonly [string, V])[]>,
  common: Required<Texts>['common'],
): Readonly<Record<string, V>> =>
  Object.fromEntries(
    Object.entries(common).flatMap(([own, id]) => (from.get(id) ?? []).map(([suffix, value]) => [own + suffix, value])),
  );

/** What the ids of a game that stand for common ones read as. */
export const readAsCommon = (common: Texts['common'] = {}, locale: Locale): Texts => ({
  says: read(families(locale).says, common),
  words: read(families(locale).words, common),
});
