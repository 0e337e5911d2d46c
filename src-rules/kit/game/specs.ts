import type { JsonObject, Scalar } from '../base/json.ts';
import type { When } from '../forms/conditions.ts';
import type { Context } from '../record/context.ts';
import type { Msg } from '../words/message.ts';
import type { Ink } from './book.ts';

/** Steps of a counter: so many left of so many. */
export interface StepsLeft {
  readonly left: number;
  readonly of: number;
  readonly msg: Msg;
}

export interface Side {
  readonly id: string;
  /** a word of the game's text, with its forms */
  readonly word: string;
  /** solid and blue, or double-lined and red */
  readonly look: 'axis' | 'soviet';
}

export interface Scenario {
  readonly id: string;
  readonly msg: Msg;
  readonly about: Msg;
  /** the number of its last turn */
  readonly turns: number;
  /** the number of its first turn, where the track of the box begins earlier; default 1 */
  readonly first?: number;
}

/** A ruling on unclear text or a rule of choice; the digest's default is `start`. */
export interface Option {
  readonly id: string;
  readonly group: Msg;
  readonly msg: Msg;
  readonly about: Msg;
  /** a moment of play in which its values differ; a ruling on unclear text has one */
  readonly example?: Msg;
  readonly rule: string;
  readonly start: Scalar;
  /** another start where a scenario is written for it (see `startIn` of options.ts) */
  readonly startIn?: { readonly [scenario: string]: Scalar };
  readonly choices: readonly { readonly value: Scalar; readonly msg: Msg }[];
  /** from when a change after set-up acts */
  readonly takesHold: 'now' | 'next turn' | 'setup';
  /** what must hold for a value other than the one that switches it off (`start` unless `off` says) to mean anything */
  readonly needs?: { readonly when: When; readonly msg: Msg; readonly off?: Scalar };
}

/** A key of a map that the game names; with a condition it is listed only then, or when it has a value. */
export interface CellKey {
  readonly key: string;
  readonly msg: Msg;
  readonly when?: When;
}

/** A cell: what the game counts or notes apart from accounts, and how it may be corrected by hand. */
export interface CellSpec {
  readonly id: string;
  /**
   * only one player has looked: a second screen is not told its value, nor the rolls by these names that would give it
   * away
   */
  readonly hidden?: { readonly rolls: readonly string[] };
  readonly msg: Msg;
  readonly rule: string;
  readonly group: Msg;
  readonly side?: string;
  readonly kind: 'count' | 'choice' | 'text';
  readonly min?: number;
  readonly max?: number;
  readonly choices?: readonly { readonly value: string; readonly msg: Msg }[];
  /** a map of such values, with these keys (or any key: a hex) */
  readonly keys?:
    | readonly CellKey[]
    | {
        readonly pattern: string;
        readonly hint: Msg;
        /** the keys are ids of units on these rosters: players know them by their names */
        readonly rosters?: readonly string[];
        /** keys listed also while they have no value */
        readonly known?: readonly CellKey[];
        /** what a key that is no unit is called */
        readonly keyLabel?: (key: string, context: Context) => Msg | undefined;
        /** the key of what players type for it: '19AM' */
        readonly parseKey?: (text: string) => string | undefined;
      };
  /** how a number reads that stands for something else: a turn */
  readonly showNumber?: (value: Scalar) => Msg | undefined;
  /** when the ledger shows it; default always */
  readonly when?: When;
  /**
   * how a value reads that is not what players would type, or not for every eye: of a map it is listed, and an action
   * corrects it; alone it can be set anew, without being shown
   */
  readonly showValue?: (key: string, value: Scalar, context: Context) => Msg;
  /** players may type it all the same, as its hint says */
  readonly typed?: true;
}

/** A note the game makes on a thing for a while, as scripts give it; in English, like what a question is about. */
export interface MarkSpec {
  readonly id: string;
  /** what it means that the note is there */
  readonly about: string;
  /** what its keys are: 'unit id', 'hex' … */
  readonly key: string;
  /** what it says of the key, where it says more than that it is noted, or than what `takes` lists */
  readonly value?: string;
  /** the only values it is read with: whole numbers, a list of texts, or one of these; absent: any */
  readonly takes?: 'count' | 'list' | readonly string[];
}

export interface AccountSpec {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly group: Msg;
  readonly side?: string;
  readonly per?: 1 | 2;
  /**
   * Limits, in its grain: an action that would book past them is refused, and done anyway it is booked as an override,
   * like whatever else the players book past them (see ledger.ts).
   */
  readonly min?: number;
  readonly max?: number;
  /** that it is emptied by a standing rule of the game, and when: said beside it */
  readonly lapses?: Msg;
  /** when the ledger shows it; default always */
  readonly when?: When;
}

/** "Limits left": name, figure, of how many. */
export interface Limit {
  readonly id: string;
  readonly msg: Msg;
  readonly left: number;
  readonly of: number;
  readonly rule: string;
  readonly note?: Msg;
  /** it is there to be used up: with none left all is well; absent: none left is to be heeded */
  readonly toUse?: true;
}

export interface Reminder {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** ochre: it lapses or is owed */
  readonly due: boolean;
  /** the path prefix of the phase it belongs to */
  readonly at?: string;
  readonly action?: string;
  /** what the form of the action begins with: the reminder knows it already */
  readonly start?: JsonObject;
}

/** A lane of the turn record: what is due in each turn. */
export interface TurnColumn {
  readonly id: string;
  readonly msg: Msg;
  readonly side?: string;
  readonly at: (turn: number, context: Context) => readonly TurnItem[];
  /** the players' table its items are read from, and the words on the button that opens it */
  readonly table?: { readonly id: string; readonly msg: Msg };
}

/** What is alike in turns that follow one another is drawn as one span. */
export interface TurnItem {
  readonly msg: Msg;
  /** in a few words, for a record of many turns */
  readonly short?: Msg;
  /** the ground a record draws through the whole turn: weather */
  readonly look?: 'clear' | 'lightRain' | 'rain' | 'snow';
  /** the map symbol of an arm, and what stands under it (a level) */
  readonly symbol?: string;
  readonly figure?: number;
  /** said in the words of a turn, not drawn in a record of many */
  readonly quiet?: true;
  /** how much of what, drawn as stacked bars through the record */
  readonly amounts?: readonly { readonly ink: Ink; readonly n: number }[];
  readonly rule: string;
  readonly how: 'fixed' | 'usual' | 'roll' | 'entered';
  readonly state?: 'due' | 'done' | 'delayed' | 'lost';
}

/** A fight to come: opened in its calculator with what is known of it, and crossed out once it is in the record. */
export interface NotedFight {
  readonly id: string;
  readonly msg: Msg;
  readonly calc: string;
  readonly input: JsonObject;
  readonly done: boolean;
}

export interface ScoreLine {
  readonly id: string;
  readonly msg: Msg;
  readonly side: string;
  readonly points: number;
  readonly rule: string;
  readonly sure: 'now' | 'if it ended now' | 'sealed';
  /** why it counts or does not */
  readonly why?: Msg;
  /** what it rests on, thing by thing */
  readonly evidence?: readonly Msg[];
}

export interface Score {
  readonly lines: readonly ScoreLine[];
  readonly total: { readonly msg: Msg; readonly points: number };
  readonly level: Msg;
  /** distance to the levels on either side */
  readonly nearby: readonly { readonly msg: Msg; readonly points: number }[];
  /** `from` and `to` both null: not a matter of points */
  readonly levels: readonly {
    readonly msg: Msg;
    readonly from: number | null;
    readonly to: number | null;
    readonly here: boolean;
  }[];
  readonly outlook?: Outlook;
  /** a calculator of the game that counts it anew with other figures */
  readonly whatIf?: string;
  /** true when the game is over and this is the verdict */
  readonly final: boolean;
}

/** What is still open: chances turn by turn, or choice by choice (`here`: the present one). */
export interface Outlook {
  readonly msg: Msg;
  readonly rule: string;
  readonly note?: Msg;
  readonly rows: readonly { readonly msg: Msg; readonly p: number; readonly here?: boolean }[];
}

/** A printed table as players read it: its title, what its rows, columns and short cells mean, the rules it belongs to. */
export interface Chart {
  /** the id of the table in `printed` */
  readonly table: string;
  readonly msg: Msg;
  /** what the rows are */
  readonly corner: Msg;
  readonly rules: readonly string[];
  readonly cols?: { readonly [key: string]: Msg };
  readonly rows?: { readonly [key: string]: Msg };
  /** cells that stand for words */
  readonly words?: { readonly [text: string]: Msg };
  readonly notes?: readonly Msg[];
}

export type TurnName = (turn: number) => { readonly short: Msg; readonly long: Msg; readonly year: number };
