import { folded } from '../../base/folded.ts';
import { closeTo, named } from '../../base/named.ts';
import { apart } from '../../base/near.ts';
import type { LineGroup, LineUnit } from './lineWorld.ts';
import { between } from './phrases.ts';
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

/** What the words from here may name, as many of them as name anything. */
export const namedFrom = (
  tokens: readonly Token[],
  from: number,
  textOf: (from: number, to: number) => string,
  units: readonly (LineGroup | LineUnit)[],
): { readonly to: number; readonly found: readonly (LineGroup | LineUnit)[] } | undefined => {
  const least = strokeNameTo(tokens, from) ?? from + 1;
  for (let to = wordsEnd(tokens, from); to >= least; to--) {
    const typed = textOf(from, to);
    const found = typed.trim().length < 2 ? [] : named(typed, units);
    if (found.length > 0) return { to, found };
  }
  return undefined;
};

/** "Brandenburger 8-6": words without a meaning with values behind them are a name. Where it ends; undefined: it is none. */
export const ownNameTo = (
  tokens: readonly Token[],
  from: number,
  means: (from: number) => boolean,
): number | undefined => {
  const end = wordsEnd(tokens, from);
  let to = from;
  while (to < end) {
    const stroke = isNumber(tokens[to]) ? strokeNameTo(tokens, to) : to + 1;
    if (stroke === undefined) break;
    if (means(to)) return undefined;
    to = stroke;
  }
  return to > from && numbersAt(tokens, to).length > 0 ? to : undefined;
};

/** A slip of the hand in a known word: one letter off, or more with the first one right. "Delta" is none of "resta". */
export const isSlipOf = (text: string, words: readonly string[]): boolean => {
  const typed = folded(text);
  return closeTo(text, words, words.length)
    .map(folded)
    .some((word) => word[0] === typed[0] || apart(word, typed) <= 1);
};
