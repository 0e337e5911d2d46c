import { folded } from '../../base/folded.ts';
import { named } from '../../base/named.ts';
import type { Locale } from '../../words/message.ts';
import { type LineWorld, rowsOf } from './lineWorld.ts';
import { between, dictionaryOf } from './phrases.ts';
import { readLine } from './readLine.ts';
import { tokensOf } from './tokens.ts';

/** What the word at the caret may become: the part of the line it takes the place of, and the whole words. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

const most = 6;
/** As many words before the caret as a name may have. */
const longest = 4;

/** Names and words that go on from what is typed before the caret, the likeliest first; none where it says enough. */
export const completeLine = (text: string, caret: number, world: LineWorld, locale: Locale): Completion | undefined => {
  const typed = text.slice(0, caret);
  const tokens = tokensOf(typed);
  const last = tokens.at(-1);
  if (last?.is !== 'word' || last.to !== caret || between.has(last.key)) return undefined;
  const place = readLine(text, world).places.findLast(({ token }) => token.from <= last.from);
  const left = place?.left ?? true;
  const { attacker } = readLine(text, world);
  const field = rowsOf(world, attacker, left);
  // a unit's name goes on from its first word, which stands behind a comma or the like
  let first = tokens.length - 1;
  while (
    first > 0 &&
    tokens.length - first < longest &&
    tokens[first - 1]?.is === 'word' &&
    !between.has(tokens[first - 1]?.key ?? '')
  )
    first--;
  const dictionary = dictionaryOf(world);
  const units = [...world.groups, ...world.units].filter((each) => each.field === field);
  for (let at = first; at < tokens.length; at++) {
    const from = tokens[at]?.from ?? caret;
    const asked = folded(typed.slice(from));
    const isWhole = dictionary.phrases.has(asked);
    const begins = [...dictionary.phrases.values()].flatMap(({ as, means }) => {
      const word = as[locale];
      const here = means.find((each) =>
        each.is === 'setting'
          ? each.rows === undefined || place?.rows.some((row) => row.field === each.rows)
          : each.is === 'kind' && (each.kind.field ?? field) === field,
      );
      if (!word || !here || !folded(word).startsWith(asked)) return [];
      // of words that say the same the one that is written, not a short form of it
      const [written = word] =
        here.is === 'setting' ? dictionary.words(here, locale) : here.is === 'kind' ? here.kind.words[locale] : [];
      return [folded(written).startsWith(asked) ? written : word];
    });
    // "2 ri" is two of a kind, not whoever has a 2 in his name
    const found = asked.length > 1 || /\d/.test(asked) ? named(asked, units).map(({ name }) => name) : [];
    const names = /^\d+ /.test(asked) ? found.filter((name) => folded(name).startsWith(asked)) : found;
    const words = [...new Set([...(at === first ? names : []), ...begins.toSorted((a, b) => a.length - b.length)])]
      .filter((word) => folded(word) !== asked)
      .slice(0, most);
    if (words.length > 0 && !isWhole) return { from, to: caret, words };
  }
  return undefined;
};
