import type { Chance } from '../chance/dist.ts';
import type { Msg } from '../words/message.ts';
import type { Figure } from './figures.ts';

/**
 * What a calculator shows, in the kit's words, so that one screen serves every game. `odds`: a fight read on a column
 * table. `value`: figures alone. `battle`: rounds of fire steps between blocks, to the end.
 */
export type Panel = OddsPanel | ValuePanel | BattlePanel;

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
  /** `against`: the rules would not have it so; it stands in sight */
  readonly hints: readonly { readonly msg: Msg; readonly rule: string; readonly against?: boolean }[];
}

/** Who pays: one side, both, or nobody in a way that matters; `missing`: nobody typed what the table says. */
export type OddsLook = 'one' | 'both' | 'holds' | 'missing';

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
  /** the column the faces are of, where `column` is not sure; absent: the likeliest of `mix` */
  readonly shown?: number;
  /** one row per face, of one column; where that is not sure `chances` carries the mix */
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
  readonly bar: readonly { readonly code: string; readonly look: OddsLook; readonly p: number }[];
  readonly barSays: readonly { readonly look: OddsLook; readonly msg: Msg; readonly chance: Chance }[];
  /** chance that the hex is cleared and steps lost by each side, under each choice the rules leave */
  readonly policies: readonly {
    readonly id: string;
    readonly msg: Msg;
    readonly cleared: Chance;
    /** the defender is eliminated to the last, where the game tells it apart */
    readonly gone?: Chance;
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
  /** what lies ahead, turn by turn or case by case */
  readonly grids?: readonly ValueGrid[];
}

/** Cases against turns or results: a cell says its figure, and one with `p` is filled as far as its chance goes. */
export interface ValueGrid {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** what the rows are */
  readonly corner: Msg;
  readonly cols: readonly Msg[];
  /** the column that stands in the form */
  readonly col?: number;
  /** as many cells as there are columns; `now` marks the row that stands in the form */
  readonly rows: readonly {
    readonly msg: Msg;
    readonly now?: true;
    readonly cells: readonly { readonly value: Msg; readonly p?: number }[];
  }[];
}

/** A battle of blocks: what to throw now and why, where everybody stands, and how it goes on to the end. */
export interface BattlePanel extends PanelBase {
  readonly kind: 'battle';
  /** the round being fought; 0: aircraft fight among themselves before it */
  readonly round: number;
  /** the fire steps of this round, in order */
  readonly steps: readonly {
    readonly id: string;
    readonly msg: Msg;
    /** the side that fires; absent: both at once */
    readonly side?: string;
    readonly state: 'skipped' | 'done' | 'now' | 'later';
    /** hits so far, or why nobody fires */
    readonly says?: Msg;
  }[];
  /** attacker first */
  readonly sides: readonly BattleSide[];
  /** the throw to make now; absent: none is open */
  readonly roll?: {
    readonly side: string;
    readonly msg: Msg;
    readonly about: Msg;
    readonly dice: number;
    readonly groups: readonly {
      /** the block that throws them */
      readonly unit: string;
      readonly called: Msg;
      readonly dice: number;
      /** hits on this face or more; 7: never */
      readonly toHit: number;
      /** figures of the number and of the dice: their steps are the reasons */
      readonly figures: readonly string[];
    }[];
    readonly atLeastOne: Chance;
    readonly mean: number;
    /** by number of hits: its chance, and how the battle ends from there (key of `ends`), where that is worked out */
    readonly hits: readonly {
      readonly n: number;
      readonly chance: Chance;
      readonly ends?: { readonly [end: string]: number };
    }[];
  };
  /** how it ends from here */
  readonly ends: readonly {
    readonly key: string;
    readonly msg: Msg;
    /** the side it is good for; absent: neither */
    readonly side?: string;
    readonly chance: Chance;
  }[];
  /** how it ends, round by round, as far as worked out */
  readonly endsIn: readonly { readonly round: number; readonly ends: { readonly [end: string]: number } }[];
  /** expected rounds from here */
  readonly rounds?: number;
  /** going on against giving up, the side that decides first in front */
  readonly decision: readonly {
    readonly side: string;
    readonly options: readonly { readonly key: string; readonly msg: Msg; readonly says: Msg }[];
  }[];
  /** the same battle with one thing changed: what it does to the attacker's chance of winning */
  readonly whatIfs: readonly {
    readonly id: string;
    readonly msg: Msg;
    readonly rule: string;
    readonly wins: number;
    readonly delta: number;
  }[];
  /** a side that gives up after so many rounds, or at the best moment: how often it still wins, and what is kept */
  readonly retreats: readonly {
    readonly side: string;
    readonly id: string;
    readonly msg: Msg;
    readonly wins: number;
    readonly left: { readonly [side: string]: number };
  }[];
  /** why there are no chances: too large to be worked out in time; the throws are shown all the same */
  readonly tooLarge?: Msg;
}

export interface BattleSide {
  readonly side: string;
  readonly role: 'attacker' | 'defender';
  /** strength points on the ground now, at the start, and expected at the end */
  readonly now: number;
  readonly start: number;
  readonly left?: number;
  readonly units: readonly BattleBlock[];
}

export interface BattleBlock {
  readonly id: string;
  readonly called: Msg;
  /** the name of the arm, for its symbol */
  readonly arm: string;
  readonly layer: 'ground' | 'air' | 'grounded';
  readonly faces: readonly number[];
  /** the face on top now; past the last: gone */
  readonly face: number;
  readonly mark: boolean;
  readonly shield: boolean;
  /** what it is and what has happened to it, in few words */
  readonly says: readonly Msg[];
  readonly state: 'in' | 'gone' | 'retreated' | 'surrendered';
  /** the next hit of the throw to make now falls on it */
  readonly next?: boolean;
  /** ties with the one the next hit falls on: its owner may choose it */
  readonly ties?: boolean;
  /** chance of each face at the end, the last entry: gone */
  readonly ends?: readonly number[];
}
