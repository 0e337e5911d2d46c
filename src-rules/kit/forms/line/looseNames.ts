import { folded } from '../../base/folded.ts';
import { closeTo, named } from '../../base/named.ts';
import { apart } from '../../base/near.ts';
import { locales } from '../../words/message.ts';
import type { LineGroup, LineUnit } from './lineWorld.ts';
import { between, type Dictionary } from './phrases.ts';
import { isNumber, numbersAt, type Token } from './tokens.ts';

/** Names that are not written as a list has them: a few letters of one, or one of the player's own. */

const wordsEnd = (tokens: readonly Token[], from: number): number => {
  let end = from + 1;
  while (tokens[end]?.is === 'word' && !between.has(tokens[end]?.key ?? '')) end++;
  return end;
};

/**
 * "2/BA", and "19/7 4-5" where values stand behind it: a number and what a stroke joins to it are a name. Where it ends;
 * undefined: it is none.
 */
export const strokeNameTo = (tokens: readonly Token[], from: number): number | undefined => {
  let to = from + 1;
  while (tokens[to]?.is === 'word' && tokens[to]?.gap === '/') to++;
  const ofNumbers = tokens.slice(from, to).every(isNumber);
  return to > from + 1 && (!ofNumbers || numbersAt(tokens, to).length > 1) ? to : undefined;
};

/** Numbers are said whole, and what a stroke joins stands so in the name: "1/23" and "237/1" are no part of "1/237". */
const holdsNumbersOf = (typed: string, joined: string) => {
  const numbers = folded(typed).match(/\b\d+\b/g) ?? [];
  return ({ name, ...one }: LineGroup | LineUnit): boolean => {
    const names = 'id' in one ? [name, one.id] : [name];
    return names.some((each) => {
      const words = folded(each);
      return numbers.every((number) => words.split(' ').includes(number)) && ` ${words}`.includes(` ${folded(joined)}`);
    });
  };
};

/** What the words from here may name, as many of them as name anything. */
export const namedFrom = (
  tokens: readonly Token[],
  from: number,
  textOf: (from: number, to: number) => string,
  units: readonly (LineGroup | LineUnit)[],
): { readonly to: number; readonly found: readonly (LineGroup | LineUnit)[] } | undefined => {
  const joins = strokeNameTo(tokens, from);
  const least = joins ?? from + 1;
  const joined = joins === undefined ? '' : textOf(from, joins);
  for (let to = wordsEnd(tokens, from); to >= least; to--) {
    const typed = textOf(from, to);
    const found = typed.trim().length < 2 ? [] : named(typed, units).filter(holdsNumbersOf(typed, joined));
    if (found.length > 0) return { to, found };
  }
  return undefined;
};

const means = (dictionary: Dictionary, tokens: readonly Token[], from: number): boolean =>
  dictionary.at(tokens, from).length > 0;

/** A slip of the hand in a known word: one letter off, or more with the first one right. "Delta" is none of "resta", "8R" none of "ER". */
export const isSlip = (text: string, dictionary: Dictionary): boolean => {
  const typed = folded(text);
  const near = locales.flatMap((locale) => {
    const words = dictionary.all(locale);
    return closeTo(text, words, words.length).map(folded);
  });
  const hasDigits = (word: string) => /\d/.test(word);
  // of one letter that one has to be there: "I" is none of "sì"
  const isOff = (word: string) => typed.length > 1 && apart(word, typed) <= 1;
  return near.some((word) => hasDigits(word) === hasDigits(typed) && (word[0] === typed[0] || isOff(word)));
};

/** "8 Pz": a number with a word behind it that means nothing here, nor nearly ("2 rifel"), is a name. Where it ends. */
export const numberedNameTo = (tokens: readonly Token[], from: number, dictionary: Dictionary): number | undefined => {
  const next = tokens[from + 1];
  if (!isNumber(tokens[from]) || next?.is !== 'word' || isNumber(next) || between.has(next.key)) return undefined;
  return means(dictionary, tokens, from + 1) || isSlip(next.text, dictionary) ? undefined : from + 2;
};

/**
 * "Brandenburger 8-6", "8 Pz 6-5": words without a meaning with values behind them, or behind what is said of it, are a
 * name. Where it ends; undefined: it is none.
 */
export const ownNameTo = (tokens: readonly Token[], from: number, dictionary: Dictionary): number | undefined => {
  const end = wordsEnd(tokens, from);
  let to = numberedNameTo(tokens, from, dictionary) ?? from;
  while (to < end) {
    const stroke = strokeNameTo(tokens, to);
    if (stroke === undefined && isNumber(tokens[to])) break;
    // what a stroke joins is one word, whatever its parts mean
    if (stroke === undefined && means(dictionary, tokens, to)) break;
    to = stroke ?? to + 1;
  }
  // "8R recon 2-3-7": what it is may stand before its values
  let values = to;
  for (let take = 1; take > 0; values += take)
    take = isNumber(tokens[values]) ? 0 : (dictionary.at(tokens, values)[0]?.[0] ?? 0);
  return to > from && numbersAt(tokens, values).length > 0 ? to : undefined;
};
