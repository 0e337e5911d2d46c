import type { Json, JsonObject } from '../base/json.ts';
import type { MapSaid } from '../forms/mapSaid.ts';
import type { Board } from '../hexmap/board.ts';
import type { SheetSpec } from '../hexmap/sheet.ts';
import type { MapDeed } from '../procedure/calcSpec.ts';
import type { Context } from '../record/context.ts';
import type { Fact } from '../record/journal.ts';
import type { Proposal } from '../record/proposal.ts';
import type { SupplyStatus } from '../supply/supplyStatus.ts';
import type { Msg } from '../words/message.ts';
import type { StepsLeft } from './specs.ts';

/**
 * What a game has on the map: the ground it draws, who stands on it, what is traced and asked there. The screens and
 * the command line draw themselves from it. Where counters stand is kept in one cell of the game, piece → hex number.
 */
export interface MapSpec {
  readonly sheet: SheetSpec;
  /** the cell (a map with any key): piece → hex */
  readonly at: string;
  /**
   * Kinds of counters. With a roster, the pieces are its units by id; without, they are numbered as they are placed:
   * 'rifle#3'. A kind is chosen by its `short` in quick entry ("2 rifle at 1412").
   */
  readonly pieces: readonly PieceKind[];
  readonly markers: readonly MarkerKind[];
  /** what may be noted on a piece: disrupted … */
  readonly states: readonly PieceState[];
  /** everything on the map, as the game's record has it */
  readonly stateOf: (board: Board, context: Context) => MapState;
  readonly supplyChecks: readonly SupplyCheck[];
  readonly tools: readonly MapTool[];
  /** what a unit of a roster, or a piece, brings into a row of a calculator from where it stands (hex, supply …) */
  readonly fills?: (row: RowPlace, board: Board, context: Context) => JsonObject;
  /** what the map says of a calculator's form as it stands, once the form names a hex of it: by the same rules as `fight` */
  readonly about?: (form: FormOnMap, board: Board, context: Context) => MapSaid | undefined;
  /** an attack on this hex by these pieces: the calculator and its input, ready to be looked at */
  readonly fight?: (at: FightAt, board: Board, context: Context) => MapFight | undefined;
  /** why a piece beside that hex has no part in an attack on it; undefined: it may, or nobody says why not */
  readonly noPart?: (piece: Piece, target: string, board: Board, context: Context) => Reason | undefined;
  /**
   * Of those who may have a part in an attack on that hex, by id, who begins outside it, and why: a rule would not have
   * him in it (he has attacked already). The players may put him in all the same.
   */
  readonly aside?: (
    may: readonly Piece[],
    target: string,
    board: Board,
    context: Context,
  ) => { readonly [piece: string]: Reason };
  /** what there is to know before a piece moves here and now: never in the way; undefined: nobody can tell of it */
  readonly moves?: (piece: string, board: Board, stand: MapState, context: Context) => Moves | undefined;
  /** what the rules say against those who stand in a hex as they do: said where they are put, and never in the way */
  readonly amiss?: (hex: string, board: Board, stand: MapState, context: Context) => readonly Reason[];
  /** what is booked of pieces that go from hex to hex by the players' hand, beside where they stand then: whose a hex is */
  readonly moved?: (moves: readonly Move[], context: Context) => readonly Fact[];
}

/** A piece that stood in a hex and was put into another. */
export interface Move {
  readonly piece: string;
  readonly from: string;
  readonly to: string;
}

export interface FormOnMap {
  readonly calc: string;
  readonly input: JsonObject;
}
export interface FightAt {
  readonly target: string;
  readonly attackers: readonly string[];
  readonly side: string;
  /** helpers that were put in, and with what: what is booked ahead of the fight has them, too */
  readonly joining?: readonly Pick<MapHelper, 'row' | 'field' | 'on'>[];
}
export interface MapFight {
  readonly calc: string;
  readonly input: JsonObject;
  /** guns and headquarters in range, aircraft that may fly */
  readonly helpers?: readonly MapHelper[];
  /** what may be booked of it before it is fought: an attack that is declared */
  readonly note?: { readonly msg: Msg; readonly proposal: Proposal };
}
/** A row that is in the fight with one value of a field of its own, and out of it with another. */
export interface MapHelper {
  readonly list: string;
  readonly row: string;
  readonly field: string;
  readonly on: Json;
  readonly off: Json;
  /** what it does there */
  readonly msg: Msg;
  /** who it is, where it stands in no hex (an aircraft); absent: the piece of that row */
  readonly called?: Msg;
}
/** Of a move: that its side does not move now, or what it has moved already. */
export interface Moves {
  readonly notNow?: Reason;
  readonly moved?: Reason;
}
export interface Reason {
  readonly msg: Msg;
  readonly rule: string;
}

export interface RowPlace {
  readonly calc: string;
  /** the rows field */
  readonly field: string;
  readonly piece: string;
}

/** How a counter is drawn: the sketches' symbols. */
export type PieceSymbol =
  | 'infantry'
  | 'armor'
  | 'grenadier'
  | 'motorized'
  | 'cavalry'
  | 'leader'
  | 'untriedInfantry'
  | 'untriedArmor'
  | 'headquarters'
  | 'artillery'
  | 'air';

export interface PieceKind {
  readonly id: string;
  readonly msg: Msg;
  readonly side: string;
  readonly symbol: PieceSymbol;
  /** its roster; absent: numbered counters without names */
  readonly roster?: string;
  /** which units of the roster are of this kind, where it has several; absent: all */
  readonly of?: (values: JsonObject) => boolean;
  /** words that name it in quick entry, in both languages, without accents: ['rifle', 'fucilieri'] */
  readonly short: readonly string[];
  /** it needs no supply: no judge asks after it (a leader, a bridge) */
  readonly free?: true;
}

export interface Piece {
  readonly id: string;
  readonly kind: string;
  readonly side: string;
  readonly symbol: PieceSymbol;
  /** as it is written under the counter: '25/7' */
  readonly name: string;
  readonly hex: string;
  /** states noted on it now, by id */
  readonly states: readonly string[];
  /** it has lost steps; absent: it has all of its own, or nobody says */
  readonly steps?: StepsLeft;
  /** a leader's radius in hexes */
  readonly radius?: number;
}

export interface MarkerKind {
  readonly id: string;
  readonly msg: Msg;
  readonly side?: string;
  readonly look: 'interdiction' | 'air' | 'brokenRail' | 'control' | 'note';
  readonly put?: (hex: string, context: Context) => Proposal;
  readonly take?: (hex: string, context: Context) => Proposal;
}

export interface PieceState {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** who may bear it; absent: every piece */
  readonly fits?: (piece: Piece) => boolean;
  readonly put: (piece: Piece, on: boolean, context: Context) => Proposal;
}

export interface MapState {
  readonly pieces: readonly Piece[];
  readonly markers: readonly { readonly kind: string; readonly hex: string; readonly msg?: Msg }[];
  /** by side: the nodes in its zones of control (1 where controlled), for hatching and for the tools */
  readonly zones: { readonly [side: string]: Uint8Array };
  /** pieces whose hex is not on the drawn map */
  readonly off: readonly Piece[];
}

/** Is it supplied? One judgement of all pieces of a side at a moment. */
export interface SupplyCheck {
  readonly id: string;
  readonly msg: Msg;
  readonly side: string;
  readonly rule: string;
  readonly of: (board: Board, stand: MapState, context: Context) => readonly SupplyStatus[];
  /** "Mark status": keeps these verdicts for the phase; absent where the game freezes nothing now */
  readonly freeze?: (verdicts: readonly SupplyStatus[], context: Context) => Proposal;
}

/** A question put to the map: reach, rail, retreat, open line of a city … drawn over the map and said in words. */
export interface MapTool {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** asked of a piece, of a hex (with its stack), or of the whole map */
  readonly of: 'piece' | 'hex' | 'map';
  readonly when?: (target: string, board: Board, stand: MapState, context: Context) => boolean;
  /** `going`: only these go, behind a fight */
  readonly show: (target: string, board: Board, stand: MapState, context: Context, going?: Going) => Overlay;
}

/** Who goes, away from which hex, after whom and with what, where that is known: what a guide knows of a deed (`MapDeed`). */
export type Going = Pick<MapDeed, 'pieces' | 'away' | 'after' | 'left'>;

export interface Overlay {
  /** the answer in one line */
  readonly says: Msg;
  readonly hexes: readonly {
    readonly hex: string;
    readonly tone: 'good' | 'half' | 'bad' | 'plain';
    /** written on the hex: what is left, the rank … */
    readonly label?: string;
    readonly msg?: Msg;
    readonly rule?: string;
    /** who is asked about may stop here: one tap takes him there */
    readonly end?: true;
  }[];
  readonly lines: readonly { readonly path: readonly string[]; readonly tone: 'good' | 'wanted' | 'bad' }[];
  readonly list: readonly {
    readonly msg: Msg;
    readonly rule: string;
    readonly hex?: string;
    /** a calculator that goes on from here, opened with what the map knows */
    readonly calc?: { readonly id: string; readonly input: JsonObject };
  }[];
  /** may be written into the record: "Note these lines" */
  readonly note?: { readonly msg: Msg; readonly proposal: Proposal };
}
