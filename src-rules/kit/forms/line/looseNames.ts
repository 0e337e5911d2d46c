import { named } from '../../base/named.ts';
import type { LineGroup, LineUnit } from './lineWorld.ts';
import { between } from './phrases.ts';
import { isNumber, numbersAt, type Token } from './tokens.ts';

/** Names that are not written as a list has them: a few letters of one, or one of the player's own. */

const wordsEnd = (tokens: readonly Token[], from: number): number => {
  let end = from + 1;
  while (tokens[end]?.is === 'word' && !between.has(tokens[end]?.key ?? '')) end++;
  return end;
};

/** What the words from here may name, as many of them as name anything. */
export const namedFrom = (
  tokens: readonly Token[],
  from: number,
  textOf: (from: number, to: number) => string,
  units: readonly (LineGroup | LineUnit)[],
): { readonly to: number; readonly found: readonly (LineGroup | LineUnit)[] } | undefined => {
  for (let to = wordsEnd(tokens, from); to > from; to--) {
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
  while (to < end && !isNumber(tokens[to])) {
    if (means(to)) return undefined;
    to++;
  }
  return to > from && numbersAt(tokens, to).length > 0 ? to : undefined;
};
