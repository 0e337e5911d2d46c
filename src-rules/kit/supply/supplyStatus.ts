import type { Fact } from '../record/journal.ts';
import type { Msg } from '../words/message.ts';

export interface SupplyStatus {
  readonly piece: string;
  readonly hex: string;
  /** the game's own name of the state: 'supplied', 'command', 'none' … */
  readonly state: string;
  /** the large word: "Cut off" */
  readonly msg: Msg;
  readonly tone: 'good' | 'half' | 'bad';
  /** of a half, what stands before the number of such units: "die owed"; absent: "in part" */
  readonly counts?: Msg;
  /** one or two sentences */
  readonly says: Msg;
  /** the ways that were tried, best first */
  readonly ways: readonly LineWay[];
  /** what opens it, smallest first, over all ways; empty when supplied or when nothing helps */
  readonly openings: readonly Opening[];
  /** hexes that can be reached on the first leg, for the frames; empty when supplied */
  readonly reached: readonly string[];
  /** what follows: fights at half … */
  readonly effects: readonly { readonly msg: Msg; readonly rule: string }[];
}

export interface LineWay {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** short: "cut", "14 of 20 hexes", "6 hexes too far" */
  readonly says: Msg;
  readonly ok: boolean;
  /** the line found, or the line wanted; by leg, hex numbers and box ids from the unit on */
  readonly line: readonly { readonly leg: string; readonly path: readonly string[]; readonly cost: number }[];
  /** the source's hex, or the leader's id */
  readonly source?: string;
}

/** One smallest set of hexes or sides; all of them must be opened. */
export interface Opening {
  readonly hexes: readonly string[];
  readonly sides: readonly string[];
  /** hex by hex: what closes it and what would open it under this game's rules */
  readonly causes: readonly {
    readonly hex: string;
    readonly msg: Msg;
    readonly opens: Msg;
    readonly rule: string;
    /** what the record would have to say of it, where moving counters is not enough (who controls a hex) */
    readonly facts?: readonly Fact[];
  }[];
  /** the line that would be there */
  readonly way: string;
}
