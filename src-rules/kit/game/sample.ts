import type { Json, JsonObject } from '../base/json.ts';
import type { PlayerData } from '../record/context.ts';
import type { SetUp } from '../record/journal.ts';
import type { RosterUnit } from '../record/playerData.ts';

/**
 * A game already under way, to be looked at before one's own begins: every unit, value and hex of it is invented. It is
 * told by what players do, and played through the same doors, so that it can never say anything the rules do not.
 */
export interface Sample {
  readonly scenario: string;
  readonly options?: SetUp['options'];
  /** its counters, tables and map: they belong to this one game and to no library */
  readonly things: PlayerData;
  readonly steps: readonly SampleStep[];
}

export type SampleStep =
  | { readonly does: 'to'; readonly place: string }
  | { readonly does: 'map'; readonly line: string }
  | { readonly does: 'mark'; readonly judge: string }
  | { readonly does: 'act'; readonly action: string; readonly input: JsonObject }
  | { readonly does: 'fight'; readonly calc: string; readonly input: JsonObject; readonly given: readonly Json[] };

/** Phases are closed until this place is reached. */
export const to = (place: string): SampleStep => ({ does: 'to', place });
/** A line of quick entry: '2 rifle at 1412'. */
export const map = (line: string): SampleStep => ({ does: 'map', line });
/** Every unit's status as the map judges it, marked for the phase. */
export const mark = (judge: string): SampleStep => ({ does: 'mark', judge });
/** An action; what is left out takes what the game knows. */
export const act = (action: string, input: JsonObject = {}): SampleStep => ({ does: 'act', action, input });
/**
 * A calculator with its answers in their order; choices that are left out go as is usual. A row that names a unit of a
 * list needs no more than its id.
 */
export const fight = (calc: string, input: JsonObject, given: readonly Json[]): SampleStep => ({
  does: 'fight',
  calc,
  input,
  given,
});

/** Counters that say they are invented, by their number: a row names one by 'invented-3'. */
export const inventedBy =
  (called: (n: number) => string) =>
  (n: number, values: RosterUnit['values']): RosterUnit => ({ id: `invented-${n}`, name: called(n), values });

/** The lists of a sample by their ids. */
export const listsOf = (lists: { readonly [id: string]: readonly RosterUnit[] }): NonNullable<PlayerData['rosters']> =>
  Object.fromEntries(Object.entries(lists).map(([id, units]) => [id, { id, units }]));

/** `called`: the name of a unit, which says in the players' language that it is invented. */
export type MakeSample = (called: (n: number) => string) => Sample;
