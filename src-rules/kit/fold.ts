import type { Entry, Fact, Journal, Line, SetUp, State } from './journal.ts';
import { isFix, pathTo } from './path.ts';
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
    list.push(fix === undefined ? { entry } : { entry, fix, ...(flag ? { flag } : {}), ...(was ? { was } : {}) });
  }
  return list;
};

const listed = new WeakMap<Journal, readonly Corrected[]>();

/** The corrected entries on the path to the head, in the order they count: worked out once for a stand of the journal. */
export const entriesAt = (journal: Journal): readonly Corrected[] => {
  const list = listed.get(journal) ?? corrected(pathTo(journal));
  listed.set(journal, list);
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

/**
 * The state of `journal`, given that of an earlier stand of it: cheap while entries are only appended, a new fold
 * after an undo, a jump or a correction.
 */
export const refold = (
  setUp: SetUp,
  was: { readonly head: string | null; readonly state: State },
  journal: Journal,
): State => {
  if (was.head === journal.head) return was.state;
  const tail: Entry[] = [];
  for (let at = journal.lines.length - 1, id = journal.head; at >= 0 && tail.length < 64; at -= 1) {
    const line = journal.lines[at];
    if (!line || line.id !== id || isFix(line)) break;
    tail.push(line);
    id = line.parent;
    if (id === was.head)
      return applyFacts(
        was.state,
        tail.reverse().flatMap((entry) => entry.facts),
      );
  }
  return fold(setUp, journal);
};
