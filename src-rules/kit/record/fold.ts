import type { Entry, Fact, Journal, Line, SetUp, State } from './journal.ts';
import { back, byId, isFix, pathTo } from './path.ts';
import { applyFacts, stateOf } from './state.ts';

/** An entry of the past as it now reads. */
export interface Corrected {
  readonly entry: Entry;
  readonly flag?: 'corrected' | 'dropped' | 'inserted';
  /** the entry as it was first written, where a correction changed it */
  readonly was?: Entry;
  /** the correction that changed, dropped or inserted it last */
  readonly fix?: string;
}

interface Link {
  entry: Entry;
  flag?: Corrected['flag'];
  was?: Entry;
  fix?: string;
  next: Link | undefined;
}

/**
 * The entries of a path as its corrections leave them. A later correction wins over an earlier one; what is dropped
 * stays in the list, flagged, and counts for nothing.
 */
export const corrected = (path: readonly Line[]): readonly Corrected[] => {
  const start: Link = {
    entry: { id: '', parent: null, at: '', says: { id: '' }, facts: [], spans: [] },
    next: undefined,
  };
  const links = new Map<string, Link>();
  let last = start;
  for (const line of path) {
    if (!isFix(line)) {
      last.next = { entry: line, next: undefined };
      last = last.next;
      links.set(line.id, last);
      continue;
    }
    for (const { entry: id, facts, by } of line.fix) {
      const link = links.get(id);
      if (!link) continue;
      const inserted = link.flag === 'inserted';
      link.was ??= link.entry;
      link.fix = line.id;
      if (facts === null) link.flag = 'dropped';
      else {
        link.entry = { ...link.entry, facts, ...(by ? { by } : {}) };
        link.flag = inserted ? 'inserted' : 'corrected';
      }
    }
    const behind = new Map<string, Link>();
    for (const { after, entry } of line.insert ?? []) {
      const key = JSON.stringify([after, entry.by !== undefined]);
      // an unknown place: the entry is kept, just before the correction itself
      let anchor = behind.get(key) ?? (after === null ? start : (links.get(after) ?? last));
      // what standing rules booked stays with its cause: a player's entry goes behind both
      while (!entry.by && anchor.next?.entry.by) anchor = anchor.next;
      const link: Link = { entry: { ...entry, parent: after }, flag: 'inserted', fix: line.id, next: anchor.next };
      anchor.next = link;
      if (anchor === last) last = link;
      behind.set(key, link);
      links.set(entry.id, link);
    }
  }
  const list: Corrected[] = [];
  for (let link = start.next; link; link = link.next) {
    const { entry, flag, was, fix } = link;
    list.push(fix === undefined ? { entry } : { entry, fix, flag, was });
  }
  return list;
};

const listed = new WeakMap<Journal, readonly Corrected[]>();
/** What was listed last, and the line it ends with: the next stand is mostly a few entries further on or back. */
let latest: { readonly tip: Line; readonly first: Line | undefined; readonly list: readonly Corrected[] } | undefined;
/** Entries a stand may be away from that one. */
const near = 64;

/** Plain entries from `from` back to the line `to`, newest first; undefined: it is not near, or a correction is between. */
const between = (journal: Journal, from: string | null, to: Line | null): readonly Entry[] | undefined => {
  const found: Entry[] = [];
  for (const line of back(journal.lines, from)) {
    if (line === to) return found;
    if (isFix(line) || found.length === near) return undefined;
    found.push(line);
  }
  return undefined;
};

const nearby = (journal: Journal): readonly Corrected[] | undefined => {
  if (!latest || latest.first !== journal.lines[0]) return undefined;
  const { tip, list } = latest;
  const on = between(journal, journal.head, tip);
  if (on) return [...list, ...on.map((entry) => ({ entry })).reverse()];
  const head = journal.head === null ? undefined : byId(journal.lines).get(journal.head);
  const off = head && byId(journal.lines).get(tip.id) === tip ? between(journal, tip.id, head) : undefined;
  return off?.every((entry, i) => list.at(-1 - i)?.entry === entry)
    ? list.slice(0, list.length - off.length)
    : undefined;
};

/** The corrected entries on the path to the head, in the order they count: worked out once for a stand of the journal. */
export const entriesAt = (journal: Journal): readonly Corrected[] => {
  const known = listed.get(journal);
  if (known) return known;
  const list = nearby(journal) ?? corrected(pathTo(journal));
  listed.set(journal, list);
  const tip = journal.head === null ? undefined : byId(journal.lines).get(journal.head);
  latest = tip && { tip, first: journal.lines[0], list };
  return list;
};

function* factsOf(list: readonly Corrected[]): Generator<Fact> {
  for (const { entry, flag } of list) if (flag !== 'dropped') yield* entry.facts;
}

/**
 * The state at the head; with `upTo` the state after that entry of the path, as all corrections up to the head leave
 * it. (The state as it was at the time: `fold(setUp, { ...journal, head: id })`.)
 */
export const fold = (setUp: SetUp, journal: Journal, upTo?: string): State => {
  const list = entriesAt(journal);
  const stop = upTo === undefined ? -1 : list.findIndex(({ entry }) => entry.id === upTo);
  return applyFacts(stateOf(setUp), factsOf(stop < 0 ? list : list.slice(0, stop + 1)));
};

/** The state after one more entry. */
export const step = (state: State, entry: Pick<Entry, 'facts'>): State => applyFacts(state, entry.facts);

/** States of stands left lately, by their last line: undo finds them again. */
const left = new WeakMap<SetUp, Map<Line, State>>();
const mostLeft = 200;
/** Keeps the state of this stand for a way back to it. */
export const keepState = (setUp: SetUp, { lines, head }: Journal, state: State): void => {
  const tip = head === null ? undefined : byId(lines).get(head);
  if (!tip) return;
  const kept = left.get(setUp) ?? new Map<Line, State>();
  left.set(setUp, kept);
  kept.delete(tip);
  kept.set(tip, state);
  const [oldest] = kept.keys();
  if (kept.size > mostLeft && oldest) kept.delete(oldest);
};

/**
 * The state of `journal`, given that of another stand of it: cheap where that one or a stand kept is a few plain
 * entries back, else a fold. That keeps a stand on its way, so that going back one by one folds once.
 */
export const refold = (
  setUp: SetUp,
  was: { readonly head: string | null; readonly state: State } | undefined,
  journal: Journal,
): State => {
  if (was?.head === journal.head) return was.state;
  const kept = left.get(setUp);
  const since: Entry[] = [];
  const goOn = (state: State): State =>
    since.length === 0
      ? state
      : applyFacts(
          state,
          since.toReversed().flatMap((entry) => entry.facts),
        );
  for (const line of back(journal.lines, journal.head)) {
    const state = line.id === was?.head ? was.state : kept?.get(line);
    if (state) return goOn(state);
    if (isFix(line)) break;
    since.push(line);
    if (since.length < near) continue;
    const far = { lines: journal.lines, head: line.parent };
    const then = fold(setUp, far);
    keepState(setUp, far, then);
    return goOn(then);
  }
  return fold(setUp, journal);
};

/** As `fold` with `upTo`, by way of the stands kept where no correction came later. */
export const stateAfter = (setUp: SetUp, journal: Journal, upTo: string): State => {
  for (const line of back(journal.lines, journal.head)) {
    if (line.id === upTo) return refold(setUp, undefined, { lines: journal.lines, head: upTo });
    if (isFix(line)) break;
  }
  return fold(setUp, journal, upTo);
};
