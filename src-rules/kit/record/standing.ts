import type { JsonObject } from '../base/json.ts';
import type { Msg } from '../words/message.ts';
import { type LimitedAccount, sayingOver } from './accountLimits.ts';
import { step } from './fold.ts';
import type { Entry, Fact, Journal, State } from './journal.ts';
import { end } from './place.ts';
import { append } from './undo.ts';

/**
 * A rule that books by itself when its trigger is recorded (see KIT: standing rules). `state` is the state after the
 * whole entry that holds the trigger (the place already gone, the cell already set), `before` the one that entry found.
 */
export interface StandingRule {
  readonly id: string;
  readonly v: number;
  readonly rule: string;
  /** it is of the phase that was entered, not of the one that was left: it is told there */
  readonly entered?: true;
  readonly when: (fact: Fact, state: State, before: State) => boolean;
  /** the slice of state it depends on; undefined: nothing to do */
  readonly inputs: (state: State, fact: Fact, before: State) => JsonObject | undefined;
  readonly effect: (slice: JsonObject) => { readonly says: Msg; readonly facts: readonly Fact[] } | undefined;
}

/** A place is entered for the first time in its turn: whoever goes back to a phase does not set its rule off again. */
export const entersFirst = (fact: Fact, before: State, isIt: (path: string) => boolean): boolean =>
  fact.kind === 'go' &&
  isIt(fact.to) &&
  before.place.path !== fact.to &&
  !(before.place.turn === fact.turn && (before.place.past ?? []).includes(fact.to));

/** What a rule wants to book because of a fact, and the slice of state it looked at. */
export interface Booking {
  readonly rule: StandingRule;
  readonly fact: Fact;
  readonly slice: JsonObject;
  /** undefined: the slice asks for nothing */
  readonly booked: { readonly says: Entry['says']; readonly facts: readonly Fact[] } | undefined;
}

/** Rules that set each other off without end are a fault of the game. */
const DEEPEST = 20;

/**
 * Runs the standing rules over one entry: `take` gets each proposal in order (rule by rule, fact by fact) and gives
 * the entry that stands for it, if any; that entry is applied and may set off further rules.
 */
export const runRules = (
  rules: readonly StandingRule[],
  before: State,
  entry: Entry,
  take: (cause: Entry, proposal: Booking) => Entry | undefined,
  depth = 0,
): State => {
  if (depth > DEEPEST) throw new Error(`standing rules without end behind ${entry.id}: ${entry.by?.rule ?? ''}`);
  let state = step(before, entry);
  for (const rule of rules) {
    for (const fact of entry.facts) {
      if (!rule.when(fact, state, before)) continue;
      const slice = rule.inputs(state, fact, before);
      if (slice === undefined) continue;
      const stands = take(entry, { rule, fact, slice, booked: rule.effect(slice) });
      if (stands) state = runRules(rules, state, stands, take, depth + 1);
    }
  }
  return state;
};

/** The entry a proposal becomes. Its id tells its cause and its number among what that action set off. */
export const bookedBy = (
  root: Pick<Entry, 'id' | 'at' | 'spans'>,
  cause: Entry,
  proposal: Booking,
  n: number,
): Entry | undefined =>
  proposal.booked && {
    id: `${root.id}-s${n}`,
    parent: null,
    at: root.at,
    says: proposal.booked.says,
    facts: proposal.booked.facts,
    spans: root.spans,
    by: { rule: proposal.rule.id, v: proposal.rule.v, from: proposal.slice, cause: cause.id },
  };

/** What the standing rules book because of an entry, to be appended with it. `before` is the state it found. */
export const standingEntries = (rules: readonly StandingRule[], before: State, entry: Entry): readonly Entry[] => {
  const booked: Entry[] = [];
  runRules(rules, before, entry, (cause, proposal) => {
    const stands = bookedBy(entry, cause, proposal, booked.length + 1);
    if (!stands) return undefined;
    booked.push({ ...stands, parent: booked.at(-1)?.id ?? entry.id });
    return stands;
  });
  return booked;
};

/**
 * Writes an entry with all it sets off: the lines for the disk, the journal and the state after them. What players book
 * past the limit of an account, by whatever way, is said to be an override.
 */
export const record = (
  rules: readonly StandingRule[],
  journal: Journal,
  state: State,
  entry: Omit<Entry, 'parent'>,
  accounts: readonly LimitedAccount[] = [],
): { readonly lines: readonly Entry[]; readonly journal: Journal; readonly state: State } => {
  const facts = sayingOver(accounts, state.balances, entry.facts);
  const first: Entry = { ...entry, facts, parent: journal.head };
  const lines = [first, ...standingEntries(rules, state, first)];
  return { lines, journal: append(journal, ...lines), state: lines.reduce(step, state) };
};

/**
 * An end that interrupts any phase: when an entry makes `reads` find its reason, the place goes to the end at once.
 * Being an entry like any other it can be undone, and a correction of the past takes it back.
 */
export const instantEnd = (spec: {
  readonly id: string;
  readonly rule: string;
  readonly says: Msg;
  readonly inputs: (state: State) => JsonObject | undefined;
}): StandingRule => ({
  id: spec.id,
  v: 1,
  rule: spec.rule,
  // only when the reason is new: players who go on all the same are not stopped at every entry
  when: (_, state, before) => state.place.path !== end && spec.inputs(before) === undefined,
  inputs: (state) => {
    const slice = spec.inputs(state);
    return slice && { ...slice, turn: state.place.turn };
  },
  effect: ({ turn }) => ({ says: spec.says, facts: [{ kind: 'go', to: end, turn: Number(turn), open: [] }] }),
});
