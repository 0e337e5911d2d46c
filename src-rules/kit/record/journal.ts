import type { Json, JsonObject, Scalar } from '../base/json.ts';
import type { Msg } from '../words/message.ts';

/** A count, a choice, or a map of either by key. */
export type CellValue = Scalar | { readonly [key: string]: Scalar };

/** Something noted on a thing for a while: until the place leaves `until` (a path prefix), or for good without it. */
export interface Mark {
  readonly value: Json;
  readonly until?: string;
}

/**
 * A dozen kinds of primitive fact. Games propose them, the kit alone applies them: opening a saved game runs no game
 * code, so no later version of the app can change an old game.
 */
export type Fact =
  | { readonly kind: 'set'; readonly cell: string; readonly key?: string; readonly value: Scalar | null }
  | {
      readonly kind: 'post';
      readonly account: string;
      readonly n: number;
      readonly for: Msg;
      readonly rule: string;
      readonly over?: true;
    }
  /** the next place, as worked out by `close`; `open`: tasks left open behind it */
  | { readonly kind: 'go'; readonly to: string; readonly turn: number; readonly open: readonly string[] }
  | { readonly kind: 'tick'; readonly task: string; readonly on: boolean }
  | {
      readonly kind: 'mark';
      readonly mark: string;
      readonly key: string;
      readonly value: Json;
      readonly until?: string;
    }
  /** `by` 'table': a real die typed in; 'app': the app's own */
  | {
      readonly kind: 'roll';
      readonly what: string;
      readonly sides: number;
      readonly faces: readonly number[];
      readonly by: 'table' | 'app';
    }
  /** a calculator opened for the record; `around` holds what it read, unit values are copied into `input` */
  | {
      readonly kind: 'flow';
      readonly flow: string;
      readonly game: string;
      readonly calc: string;
      readonly v: number;
      readonly input: JsonObject;
      readonly around: JsonObject;
    }
  | {
      readonly kind: 'answer';
      readonly flow: string;
      readonly ask: string;
      readonly key: string;
      readonly raw?: Json;
      readonly by?: 'table' | 'app';
      readonly shown: JsonObject;
    }
  | { readonly kind: 'end'; readonly flow: string; readonly outcome: JsonObject; readonly says: Msg }
  /** `from`: the turn with which it takes hold, where that is a later one; absent: at once */
  | { readonly kind: 'option'; readonly option: string; readonly value: Scalar; readonly from?: number }
  | {
      readonly kind: 'sealed';
      readonly note: string;
      readonly side: string;
      readonly print: string;
      readonly box: string;
    }
  | {
      readonly kind: 'opened';
      readonly note: string;
      readonly text: string;
      readonly salt: string;
      readonly same: boolean;
    }
  | { readonly kind: 'note'; readonly text: string };

/** One player's action in words. Lines of both kinds form a tree by `parent` (null: the set-up). */
export interface Entry {
  readonly id: string;
  readonly parent: string | null;
  /** ISO time at which it was confirmed */
  readonly at: string;
  readonly says: Msg;
  readonly facts: readonly Fact[];
  /** names of the spans it belongs to, outermost first, e.g. ['turn:3', 'phase:t3/ger/combat', 'fight:f12'] */
  readonly spans: readonly string[];
  /** worked out by a standing rule, from this entry */
  readonly by?: { readonly rule: string; readonly v: number; readonly from: JsonObject; readonly cause: string };
}

/** A correction of the past, carrying every changed fact, worked out once and shown before it was accepted. */
export interface Fix {
  readonly id: string;
  readonly parent: string | null;
  readonly at: string;
  readonly says: Msg;
  readonly spans: readonly string[];
  /** facts replaced; null: the entry is dropped */
  readonly fix: readonly {
    readonly entry: string;
    readonly facts: readonly Fact[] | null;
    readonly by?: Entry['by'];
  }[];
  readonly insert?: readonly { readonly after: string | null; readonly entry: Omit<Entry, 'parent'> }[];
}

export type Line = Entry | Fix;

export interface Journal {
  readonly lines: readonly Line[];
  /** the id of the line we stand on, null: the set-up */
  readonly head: string | null;
  /** heads left by undo, the last one first: redo returns there; kept in memory only, a restart takes the latest child */
  readonly redoStack?: readonly string[];
}

/** Worked out by the game's code once, when the game was created, and kept. */
export interface SetUp {
  readonly cells: { readonly [id: string]: CellValue };
  readonly balances: { readonly [account: string]: number };
  readonly options: { readonly [id: string]: Scalar };
  readonly place: { readonly path: string; readonly turn: number };
}

/** What was said to a question of a calculation. */
export interface Answer {
  readonly ask: string;
  readonly key: string;
  readonly raw?: Json;
}

/** A calculation in the record. */
export interface FlowState {
  readonly game: string;
  readonly calc: string;
  readonly v: number;
  readonly input: JsonObject;
  readonly around: JsonObject;
  readonly answers: readonly (Answer & { readonly shown: JsonObject })[];
  readonly end?: { readonly outcome: JsonObject; readonly says: Msg };
}

/** By option: its value to come, and the turn with which it takes hold. */
export interface Coming {
  readonly [option: string]: { readonly value: Scalar; readonly from: number };
}

/** The fold of set-up and the path to the head. Plain data. */
export interface State {
  readonly cells: { readonly [id: string]: CellValue };
  readonly balances: { readonly [account: string]: number };
  readonly options: { readonly [id: string]: Scalar };
  /** options agreed that take hold with a later turn; absent: none */
  readonly coming?: Coming;
  /** `past`: the places of this turn already left, in the order they were left */
  readonly place: {
    readonly path: string;
    readonly turn: number;
    readonly open: readonly string[];
    readonly past?: readonly string[];
  };
  readonly ticks: { readonly [task: string]: true };
  readonly marks: { readonly [mark: string]: { readonly [key: string]: Mark } };
  readonly flows: { readonly [flow: string]: FlowState };
  /** the last roll of each name */
  readonly rolls: { readonly [what: string]: { readonly faces: readonly number[]; readonly by: 'table' | 'app' } };
  readonly sealed: {
    readonly [note: string]: {
      readonly side: string;
      readonly print: string;
      readonly box: string;
      readonly opened?: { readonly text: string; readonly salt: string; readonly same: boolean };
    };
  };
  /** facts of a kind this version does not know: counted and shown, never dropped from disk */
  readonly unknown: number;
}
