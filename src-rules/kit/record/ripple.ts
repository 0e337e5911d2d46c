import type { Json, JsonObject } from '../base/json.ts';
import { isObject } from '../base/json.ts';
import { same } from '../base/same.ts';
import { type Msg, msg, name } from '../words/message.ts';
import type { LimitedAccount } from './accountLimits.ts';
import { type Corrected, corrected, entriesAt, step } from './fold.ts';
import type { Entry, Fact, Fix, Journal, SetUp, State } from './journal.ts';
import { pathTo } from './path.ts';
import type { StandingRule } from './standing.ts';
import { type Booking, bookedBy, runRules } from './standing.ts';
import { stateOf } from './state.ts';

/** What a player wants to change in the past: facts replaced, entries dropped or put in. */
export type Change = Omit<Fix, 'parent' | 'spans'> & { readonly spans?: Fix['spans'] };

/** Something later that the change touches and that nobody computes again. */
export interface Flag {
  readonly entry: Entry;
  readonly why: 'fight' | 'dice' | 'balance';
  readonly msg: Msg;
  readonly account?: string;
  readonly balance?: number;
}

/** Shown before the correction is accepted. */
export interface RippleReport {
  /** changed by the player */
  readonly changed: readonly { readonly was: Entry; readonly facts: readonly Fact[] }[];
  /** booked by a standing rule, booked anew with other facts */
  readonly redone: readonly { readonly was: Entry; readonly facts: readonly Fact[] }[];
  readonly dropped: readonly Entry[];
  readonly added: readonly Entry[];
  readonly flagged: readonly Flag[];
}

interface Group {
  readonly root: Entry;
  /** what standing rules booked because of it, in order */
  readonly booked: Entry[];
}

/** The entries that count, each with what it set off behind it. */
const groups = (list: readonly Corrected[]): readonly Group[] => {
  const found: Group[] = [];
  const home = new Map<string, Group>();
  for (const { entry, flag } of list) {
    if (flag === 'dropped') continue;
    const group = entry.by && home.get(entry.by.cause);
    if (group) group.booked.push(entry);
    // what a dropped entry had set off goes with it; a lone booking without any cause in sight is left as it is
    else if (entry.by && list.some((one) => one.entry.id === entry.by?.cause)) continue;
    else found.push({ root: entry, booked: [] });
    home.set(entry.id, group ?? found.at(-1) ?? { root: entry, booked: [] });
  }
  return found;
};

/** The recorded bookings of one group, given out to the proposals they answer. */
class Bookings {
  private readonly left: Set<Entry>;

  constructor(booked: readonly Entry[]) {
    this.left = new Set(booked);
  }

  /** The recorded booking a proposal stands for: one of the same slice, else the next of that rule and cause. */
  match(cause: Entry, proposal: Booking): Entry | undefined {
    const open = [...this.left].filter(({ by }) => by?.rule === proposal.rule.id && by.cause === cause.id);
    const found = open.find(({ by }) => same(by?.from, proposal.slice)) ?? (proposal.booked ? open[0] : undefined);
    if (found) this.left.delete(found);
    return found;
  }

  get unmatched(): readonly Entry[] {
    return [...this.left];
  }
}

/** What today's rules make of one recorded group. */
interface Reading {
  /** slices by recorded booking that a proposal answers */
  readonly slices: ReadonlyMap<string, Booking>;
  /** proposals nobody recorded */
  readonly unrecorded: readonly { readonly cause: Entry; readonly proposal: Booking }[];
  readonly after: State;
}

const readAsRecorded = (rules: readonly StandingRule[], before: State, group: Group): Reading => {
  const bookings = new Bookings(group.booked);
  const slices = new Map<string, Booking>();
  const unrecorded: { cause: Entry; proposal: Booking }[] = [];
  const state = runRules(rules, before, group.root, (cause, proposal) => {
    const found = bookings.match(cause, proposal);
    if (found) slices.set(found.id, proposal);
    else if (proposal.booked) unrecorded.push({ cause, proposal });
    return found;
  });
  // what was booked counts in the order it stands in; most entries set nothing off
  const after = group.booked.length === 0 ? state : [group.root, ...group.booked].reduce(step, before);
  return { slices, unrecorded, after };
};

interface Verdict {
  readonly redone: readonly { readonly was: Entry; readonly facts: readonly Fact[]; readonly by: Entry['by'] }[];
  readonly dropped: readonly Entry[];
  readonly added: readonly { readonly after: string; readonly entry: Entry }[];
  readonly after: State;
}

/** Works out a group again in its new surroundings. `was`: how it read before the change (absent: it is new). */
const rework = (rules: readonly StandingRule[], before: State, group: Group, was: Reading | undefined): Verdict => {
  const bookings = new Bookings(group.booked);
  const redone: { was: Entry; facts: readonly Fact[]; by: Entry['by'] }[] = [];
  const dropped: Entry[] = [];
  const added: { after: string; entry: Entry }[] = [];
  const order: Entry[] = [group.root, ...group.booked];
  const ids = new Set(order.map((entry) => entry.id));
  let last = group.root.id;
  let n = 0;

  const replace = (old: Entry, now: Entry | undefined): void => {
    order.splice(order.indexOf(old), 1, ...(now ? [now] : []));
  };
  const stands = (entry: Entry): Entry => {
    last = entry.id;
    return entry;
  };

  const state = runRules(rules, before, group.root, (cause, proposal) => {
    const found = bookings.match(cause, proposal);
    if (found) {
      const then = was?.slices.get(found.id)?.slice ?? found.by?.from;
      // its slice has not changed, or the facts come out equal: what was written stays
      if (same(then, proposal.slice) || same(proposal.booked?.facts, found.facts)) return stands(found);
      if (!proposal.booked) {
        dropped.push(found);
        replace(found, undefined);
        return undefined;
      }
      const by = { rule: proposal.rule.id, v: proposal.rule.v, from: proposal.slice, cause: cause.id };
      const now: Entry = { ...found, facts: proposal.booked.facts, by };
      redone.push({ was: found, facts: proposal.booked.facts, by });
      replace(found, now);
      return stands(now);
    }
    // newer rules would have booked this before the change as well: not the change's doing
    const old = was?.unrecorded.some(
      (one) =>
        one.cause.id === cause.id && one.proposal.rule === proposal.rule && same(one.proposal.slice, proposal.slice),
    );
    if (old) return undefined;
    do n += 1;
    while (ids.has(`${group.root.id}-s${n}`));
    const entry = bookedBy(group.root, cause, proposal, n);
    if (!entry) return undefined;
    added.push({ after: last, entry });
    order.splice(order.findIndex((one) => one.id === last) + 1, 0, entry);
    return stands(entry);
  });

  // no longer set off; but what today's rules did not set off before the change either is left as it is
  for (const entry of bookings.unmatched) {
    if (was && !was.slices.has(entry.id)) continue;
    if (!rules.some((rule) => rule.id === entry.by?.rule)) continue;
    dropped.push(entry);
    replace(entry, undefined);
  }
  return { redone, dropped, added, after: ids.size + added.length === 1 ? state : order.reduce(step, before) };
};

/**
 * Works out what a correction of the past means, once: the Fix carries every changed fact, the report tells what was
 * redone, dropped, added and what only deserves a look. Dice and fights are never computed again; a balance that turns
 * negative in the past is flagged, never refused.
 */
export const ripple = (
  rules: readonly StandingRule[],
  setUp: SetUp,
  journal: Journal,
  change: Change,
  accounts?: readonly LimitedAccount[],
): { readonly fix: Fix; readonly report: RippleReport } => {
  const own: Fix = { ...change, parent: journal.head, spans: change.spans ?? [] };
  const path = pathTo(journal);
  const oldGroups = groups(corrected(path));
  const newGroups = groups(corrected([...path, own]));

  const fix = new Map(own.fix.map((line) => [line.entry, line]));
  const insert = [...(own.insert ?? [])];
  const redone: { was: Entry; facts: readonly Fact[] }[] = [];
  const dropped: Entry[] = [];
  const added: Entry[] = [];
  const flagged: Flag[] = [];

  // all before the first difference is as it was
  let at = 0;
  while (at < newGroups.length && sameGroup(oldGroups[at], newGroups[at])) at += 1;
  let state = newGroups
    .slice(0, at)
    .flatMap((group) => [group.root, ...group.booked])
    .reduce(step, stateOf(setUp));
  let oldState = state;
  const readings = new Map<string, { readonly before: State; readonly reading: Reading }>();
  for (const group of oldGroups.slice(at)) {
    const reading = readAsRecorded(rules, oldState, group);
    readings.set(group.root.id, { before: oldState, reading });
    oldState = reading.after;
  }

  const mine = new Set([...own.fix.map((one) => one.entry), ...(own.insert ?? []).map((one) => one.entry.id)]);
  let lastOld: State | undefined;
  for (const group of newGroups.slice(at)) {
    const was = readings.get(group.root.id);
    const before = state;
    const verdict = rework(rules, before, group, was?.reading);
    state = verdict.after;
    for (const { was: entry, facts, by } of verdict.redone) {
      redone.push({ was: entry, facts });
      put(fix, { entry: entry.id, facts, by });
    }
    for (const entry of verdict.dropped) {
      dropped.push(entry);
      put(fix, { entry: entry.id, facts: null });
    }
    for (const { after, entry } of verdict.added) {
      added.push(entry);
      const { parent: _, ...rest } = entry;
      insert.push({ after, entry: rest });
    }
    if (was && !mine.has(group.root.id)) {
      const why = touched(group, was.before, before);
      if (why) flagged.push({ entry: group.root, why, msg: msg(`kit.flag.${why}`) });
    }
    lastOld = was?.reading.after ?? lastOld ?? stateOf(setUp);
    flagged.push(...short(group.root, before, lastOld, state, accounts));
  }

  // what a dropped entry had set off is dropped with it
  const gone = new Set(own.fix.flatMap((one) => (one.facts === null ? [one.entry] : [])));
  for (const { root, booked } of oldGroups) {
    for (const entry of [root, ...booked]) {
      if (gone.has(entry.id) && mine.has(entry.id)) dropped.push(entry);
      else if (entry.by && gone.has(entry.by.cause)) {
        gone.add(entry.id);
        dropped.push(entry);
        put(fix, { entry: entry.id, facts: null });
      }
    }
  }

  const originals = new Map(entriesAt(journal).map(({ entry }) => [entry.id, entry]));
  const changed = own.fix.flatMap(({ entry, facts }) => {
    const was = originals.get(entry);
    return was && facts ? [{ was, facts }] : [];
  });
  added.unshift(...(own.insert ?? []).map(({ after, entry }) => ({ ...entry, parent: after })));
  return {
    fix: { ...own, fix: [...fix.values()], ...(insert.length > 0 ? { insert } : {}) },
    report: { changed, redone, dropped, added, flagged },
  };
};

/** One line per entry: what the rules say of an entry takes the place of what was there. */
const put = (fix: Map<string, Fix['fix'][number]>, line: Fix['fix'][number]): void => {
  fix.set(line.entry, line);
};

const sameGroup = (one: Group | undefined, other: Group | undefined): boolean => {
  const facts = (group: Group) => [group.root, ...group.booked].map((entry) => [entry.id, entry.facts] as const);
  if (!one || !other || one.booked.length !== other.booked.length) return false;
  const theirs = facts(other);
  return facts(one).every(([id, list], at) => theirs[at]?.[0] === id && theirs[at]?.[1] === list);
};

/** What of a state a fight or a die may have looked at. */
const seen = (state: State): Json => ({
  turn: state.place.turn,
  place: state.place.path,
  cells: state.cells,
  balances: state.balances,
  options: state.options,
  ticks: state.ticks,
  marks: JSON.parse(JSON.stringify(state.marks)),
});

const inside = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

/** Whether one of the leaves that were read is another now. */
const readsDiffer = (read: JsonObject, was: Json | undefined, now: Json | undefined): boolean =>
  Object.entries(read).some(([key, value]) =>
    isObject(value) && Object.keys(value).length > 0
      ? readsDiffer(value, inside(was, key), inside(now, key))
      : !same(inside(was, key), inside(now, key)),
  );

/** Whether an entry with dice or a fight in it read or wrote something that stands otherwise now. */
const touched = (group: Group, was: State, now: State): 'fight' | 'dice' | undefined => {
  const facts = [group.root, ...group.booked].flatMap((entry) => entry.facts);
  const fight = facts.some((fact) => fact.kind === 'flow' || fact.kind === 'answer' || fact.kind === 'end');
  if (!fight && !facts.some((fact) => fact.kind === 'roll')) return undefined;
  const differs = facts.some((fact) => {
    switch (fact.kind) {
      case 'flow':
        return readsDiffer(fact.around, seen(was), seen(now));
      case 'answer':
      case 'end':
        return (was.flows[fact.flow] === undefined) !== (now.flows[fact.flow] === undefined);
      case 'set':
        return fact.key === undefined
          ? !same(was.cells[fact.cell], now.cells[fact.cell])
          : !same(inside(was.cells[fact.cell], fact.key), inside(now.cells[fact.cell], fact.key));
      case 'post':
        return (was.balances[fact.account] ?? 0) !== (now.balances[fact.account] ?? 0);
      case 'mark':
        return !same(was.marks[fact.mark]?.[fact.key]?.value, now.marks[fact.mark]?.[fact.key]?.value);
      default:
        return false;
    }
  });
  return differs ? (fight ? 'fight' : 'dice') : undefined;
};

/** Balances that this entry takes below their least, lower than before the change. */
const short = (
  entry: Entry,
  before: State,
  was: State,
  now: State,
  accounts: readonly LimitedAccount[] | undefined,
): readonly Flag[] =>
  Object.entries(now.balances).flatMap(([account, balance]) => {
    const spec = accounts?.find((one) => one.id === account);
    const least = accounts ? spec?.min : 0;
    if (least === undefined || balance >= least || (was.balances[account] ?? 0) <= balance) return [];
    if ((before.balances[account] ?? 0) <= balance) return [];
    const p = { account: spec?.msg ?? name(account), n: balance / (spec?.per ?? 1) };
    return [{ entry, why: 'balance' as const, msg: msg('kit.flag.balance', p), account, balance }];
  });

export interface AuditLine {
  /** the entry that sets the rule off */
  readonly cause: Entry;
  readonly rule: string;
  /** absent: nothing was written */
  readonly recorded?: Entry;
  /** absent: today's rules would book nothing */
  readonly today?: readonly Fact[];
}

/** Asked for, never by itself: where would today's rules have booked something else? The journal stays as it is. */
export const audit = (rules: readonly StandingRule[], setUp: SetUp, journal: Journal): readonly AuditLine[] => {
  const lines: AuditLine[] = [];
  let state = stateOf(setUp);
  for (const group of groups(entriesAt(journal))) {
    const all = new Map([group.root, ...group.booked].map((entry) => [entry.id, entry]));
    const reading = readAsRecorded(rules, state, group);
    for (const { cause, proposal } of reading.unrecorded) {
      lines.push({ cause, rule: proposal.rule.id, ...(proposal.booked ? { today: proposal.booked.facts } : {}) });
    }
    for (const recorded of group.booked) {
      const today = reading.slices.get(recorded.id)?.booked?.facts;
      if (same(today, recorded.facts)) continue;
      const cause = all.get(recorded.by?.cause ?? '') ?? group.root;
      lines.push({ cause, rule: recorded.by?.rule ?? '', recorded, today });
    }
    state = reading.after;
  }
  return lines;
};
