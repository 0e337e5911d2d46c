import type { Json } from '../base/json.ts';
import { same } from '../base/same.ts';
import { type Msg, msg } from '../words/message.ts';
import type { Corrected } from './fold.ts';
import { entriesAt, fold, stateAfter } from './fold.ts';
import type { Fact, Journal, SetUp, State } from './journal.ts';

const reversesSpan = 'reverses:';
export const reversing = (entry: string): string => `${reversesSpan}${entry}`;
export const reversedBy = (entry: Corrected['entry']): string | undefined =>
  entry.spans.find((span) => span.startsWith(reversesSpan))?.slice(reversesSpan.length);

export const isReversal = (entry: Corrected['entry']): boolean => reversedBy(entry) !== undefined;

/** A new entry that takes an older one back, as in a paper book: nothing is rubbed out. */
export interface Reversal {
  readonly says: Msg;
  readonly facts: readonly Fact[];
  readonly spans: readonly string[];
}

/** What moves the game itself, or was thrown, is not taken back by a counter line: undo or correct it. */
const fixed: readonly Fact['kind'][] = ['go', 'flow', 'answer', 'end', 'option', 'sealed', 'opened'];

const inside = (map: unknown, key: string): unknown =>
  typeof map === 'object' && map !== null ? Object.entries(map).find(([one]) => one === key)?.[1] : undefined;
const cellIn = (state: Pick<State, 'cells'>, cell: string, key: string | undefined): unknown =>
  key === undefined ? state.cells[cell] : inside(state.cells[cell], key);
const asJson = (value: unknown): Json => (value === undefined ? null : JSON.parse(JSON.stringify(value)));

/** What a value goes back to: the one before; a count that has moved on since, by the difference. */
const backTo = (before: unknown, set: unknown, now: unknown): { readonly value: Json } | undefined => {
  if (same(asJson(set), asJson(now))) return { value: asJson(before) };
  const [from, to, here] = [before ?? 0, set ?? 0, now ?? 0];
  if (typeof from !== 'number' || typeof to !== 'number' || typeof here !== 'number') return undefined;
  const back = here - (to - from);
  return { value: back === 0 && before === undefined ? null : back };
};

const negated = (fact: Extract<Fact, { kind: 'post' }>): Fact => {
  const { over: _, ...rest } = fact;
  return { ...rest, n: -fact.n, for: msg('kit.reversed', { entry: fact.for }) };
};

/** A fact that takes this one back as things stand; 'nothing' where there is nothing to do, undefined where it cannot be. */
const counter = (fact: Fact, before: State, now: State): Fact | 'nothing' | undefined => {
  switch (fact.kind) {
    case 'post':
      return negated(fact);
    case 'set': {
      const back = backTo(cellIn(before, fact.cell, fact.key), fact.value, cellIn(now, fact.cell, fact.key));
      return back && typeof back.value !== 'object'
        ? { ...fact, value: back.value }
        : back?.value === null
          ? { ...fact, value: null }
          : undefined;
    }
    case 'mark': {
      const was = before.marks[fact.mark]?.[fact.key];
      const held = now.marks[fact.mark]?.[fact.key];
      // gone with its place
      if (held === undefined && fact.value !== null) return 'nothing';
      const back = backTo(was?.value, fact.value, held?.value);
      return back && { ...fact, ...(was?.until === undefined ? {} : { until: was.until }), value: back.value };
    }
    default:
      return 'nothing';
  }
};

/**
 * The counter line of an entry: its postings with the other sign, its values as they were before it. Undefined where
 * the entry is not of that kind, has been taken back already, or something it set has been set otherwise since.
 */
export const reversalOf = (setUp: SetUp, journal: Journal, state: State, id: string): Reversal | undefined => {
  const entries = entriesAt(journal).filter(({ flag }) => flag !== 'dropped');
  const at = entries.findIndex(({ entry }) => entry.id === id);
  const entry = entries[at]?.entry;
  if (!entry?.facts.some((fact) => fact.kind === 'post')) return undefined;
  if (entry.facts.some((fact) => fixed.includes(fact.kind))) return undefined;
  if (entries.some(({ entry: other }) => other.spans.includes(reversing(id)) || other.by?.cause === id))
    return undefined;
  // a counter line stands: what it took back is booked anew
  if (isReversal(entry)) return undefined;
  const previous = entries[at - 1]?.entry.id;
  const before =
    previous === undefined ? fold(setUp, { ...journal, head: null }) : stateAfter(setUp, journal, previous);
  const facts: Fact[] = [];
  for (const fact of entry.facts) {
    const back = counter(fact, before, state);
    if (back === undefined) return undefined;
    if (back !== 'nothing') facts.push(back);
  }
  return { says: msg('kit.reversed', { entry: entry.says }), facts, spans: [reversing(id)] };
};
