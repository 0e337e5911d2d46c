import type { Msg } from './text.ts';
import type { Figure } from './trail.ts';

/** A probability with its fraction where it is one. */
export interface Chance {
  readonly p: number;
  /** 'n/d' in lowest terms, absent where the value is no fraction of whole numbers below 2^53 */
  readonly exact?: string;
}

/**
 * What a calculator shows, in the kit's words, so that one screen serves every game. `odds`: a fight read on a column
 * table. `value`: figures alone. (A dice battle adds its own kind.)
 */
export type Panel = OddsPanel | ValuePanel;

interface PanelBase {
  readonly figures: readonly Figure[];
  /** the whole question in one line, for the eye and the clipboard */
  readonly says: Msg;
  /** the reason, where there is nothing to resolve; shown in place of the largest thing */
  readonly not?: { readonly msg: Msg; readonly rule: string };
  /** what is missing and who can type it (ids of player tables or rosters) */
  readonly missing: readonly {
    readonly msg: Msg;
    readonly table?: string;
    readonly roster?: string;
    /** the row of the form that lacks it, where no roster holds such a unit */
    readonly row?: string;
  }[];
  /** figures not yet worth what they say: something of them is not revealed */
  readonly unsettled?: readonly string[];
  /** what one more point, unit or neighbouring column would change; the cheapest first */
  readonly hints: readonly { readonly msg: Msg; readonly rule: string }[];
}

export interface OddsPanel extends PanelBase {
  readonly kind: 'odds';
  /** ids of the two figures that make the ratio */
  readonly attack: string;
  readonly defence: string;
  /** the die this table is read with */
  readonly die: { readonly sides: number; readonly zero?: 10 | 0 };
  readonly columns: readonly string[];
  /** index of the column; undefined when it depends on what is not revealed yet (see `mix`) or there is none */
  readonly column?: number;
  /** points to the next column (undefined at the end) and points to spare above the one below */
  readonly short?: number;
  readonly spare?: number;
  /** one row per face; with untried units the most likely column's, and `chances` carries the mix */
  readonly faces: readonly {
    readonly face: number;
    readonly code: string;
    readonly says: Msg;
    /** chance of this code in all */
    readonly chance: Chance;
    /** codes of the neighbouring columns on this face, '' at an end */
    readonly below: string;
    readonly above: string;
  }[];
  /** exact chance of each result code, over everything unknown */
  readonly chances: readonly { readonly code: string; readonly says: Msg; readonly chance: Chance }[];
  /** what each result costs each side if it is paid in steps (the first policy); absent where that is not known yet */
  readonly tolls?: readonly {
    readonly code: string;
    readonly p: number;
    readonly losses: { readonly [side: string]: number };
  }[];
  /** chance of each column where units are untried */
  readonly mix: readonly { readonly column: number; readonly chance: Chance }[];
  /** the outcome bar: who pays */
  readonly bar: readonly { readonly code: string; readonly look: 'one' | 'both' | 'holds'; readonly p: number }[];
  readonly barSays: readonly { readonly look: 'one' | 'both' | 'holds'; readonly msg: Msg; readonly chance: Chance }[];
  /** chance that the hex is cleared and steps lost by each side, under each choice the rules leave */
  readonly policies: readonly {
    readonly id: string;
    readonly msg: Msg;
    readonly cleared: Chance;
    readonly losses: readonly {
      readonly side: string;
      readonly mean: number;
      readonly steps: readonly { readonly n: number; readonly chance: Chance }[];
    }[];
  }[];
}

export interface ValuePanel extends PanelBase {
  readonly kind: 'value';
  /** the largest thing */
  readonly answer: Msg;
  readonly rows: readonly { readonly msg: Msg; readonly value: Msg; readonly rule: string }[];
}
