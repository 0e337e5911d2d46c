import type { CrtId } from '../../../ids.ts';

/** What an attack hands over to losses, retreats and advance (results/). */
export interface AttackOutcome {
  readonly crt: CrtId;
  readonly attack: number;
  readonly defence: number;
  /** '3-2'; '' under 1:4, where nothing is rolled (10.53) */
  readonly column: string;
  /** '0' … '11'; '' where nothing is rolled */
  readonly row: string;
  readonly face?: number;
  /** clamped */
  readonly drm: number;
  /** the cell as printed: 'A1 D2Rd'; '?' where nobody has typed it */
  readonly text: string;
  /** false: the cell is likely, not certain */
  readonly sure: boolean;
  /** 11.12: does the printed box ask for armour? Only where both an armoured attacker and a red defence fight */
  readonly shaded: boolean;
  /** ids of the lead units, '' where nobody is named */
  readonly leads: { readonly attacker: string; readonly defender: string };
  /** 9.43, 11.42 */
  readonly noRetreat: boolean;
}
/** 11.12: the box asks for armour. */
const STAR = ' *';
/** A result as it is counted: what is printed, and whether the box is shaded. */
export const codeOf = ({ text, shaded }: Pick<AttackOutcome, 'text' | 'shaded'>): string =>
  shaded ? text + STAR : text;
export const readCode = (code: string): Pick<AttackOutcome, 'text' | 'shaded'> =>
  code.endsWith(STAR) ? { text: code.slice(0, -STAR.length), shaded: true } : { text: code, shaded: false };
/** One side's part of a cell (11.11). */
export interface CellPart {
  /** steps lost by the force in all */
  readonly steps: number;
  readonly retreats: boolean;
  readonly eliminated: boolean;
  readonly disrupted: boolean;
}
export interface ReadResult {
  readonly attacker: CellPart;
  readonly defender: CellPart;
  readonly text: string;
}
const none: CellPart = { steps: 0, retreats: false, eliminated: false, disrupted: false };
const partOf = (text: string): CellPart => ({
  steps: Number(/\d/.exec(text)?.[0] ?? 0),
  retreats: text.includes('R'),
  eliminated: text.includes('E'),
  disrupted: text.includes('d'),
});
/** 11.11: `A1 D2Rd`. Undefined: no result any table prints. */
export const readResult = (typed: string): ReadResult | undefined => {
  const found = /^(A(?:E|\d?R?d?))?\s*(D(?:E|\d?R?d?))?$/.exec(typed.trim());
  const [, attacker, defender] = found ?? [];
  if ((!attacker && !defender) || attacker === 'A' || defender === 'D') return undefined;
  return {
    attacker: attacker ? partOf(attacker) : none,
    defender: defender ? partOf(defender) : none,
    text: [attacker, defender].filter(Boolean).join(' '),
  };
};
