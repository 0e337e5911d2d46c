import { entriesAt, fold, step } from '#rules/kit/record/fold.ts';
import type { Entry, State } from '#rules/kit/record/journal.ts';
import type { Campaign } from '../players.ts';
import { enter, goes } from './deeds.ts';
import { resolve } from './fights.ts';
import { abandons, type Books, verdict } from './record.ts';

/** The books of a whole game, kept beside the record entry by entry. */

interface Closing {
  readonly vp: number;
  readonly total: number;
  readonly level: string;
}
export interface Audit {
  /** what the second set of books does not agree with */
  readonly faults: readonly string[];
  /** how often each kind of entry was gone over */
  readonly read: { readonly [what: string]: number };
  /** by turn: what these books say at its end */
  readonly turns: ReadonlyMap<number, Closing>;
}

/** Scenario 4 begins with two groups taken, three places taken and two tank steps lost (S6.31). */
const opening = (scenario: string, options: Books['options'], turn: number): Books => {
  const late = scenario === 'manstein';
  const three = ['5814', '5315', '5220'];
  const faults: string[] = [];
  const books: Books = {
    scenario,
    options,
    turn,
    vp: late ? -13 : 0,
    added: undefined,
    replacements: 0,
    first: '',
    active: '',
    sequence: '',
    acting: '',
    drawn: '',
    combined: false,
    steps: {},
    at: {},
    disrupted: {},
    supply: {},
    fired: {},
    spent: {},
    air: {},
    activated: {},
    weather: {},
    markers: {},
    passes: {},
    strongpoints: {},
    bridges: {},
    places: late ? Object.fromEntries(three.map((hex) => [hex, 'soviet'])) : {},
    charged: late ? Object.fromEntries(three.map((hex) => [hex, 'yes'])) : {},
    control: {},
    groups: late ? { 'russa-german-air': 'taken', 'russa-soviet-air': 'taken' } : {},
    arrived: {},
    missions: {},
    declared: {},
    noRetreat: new Set(),
    guests: new Set(),
    again: new Set(),
    faults,
    says: (fault) => void faults.push(fault),
  };
  return books;
};

const maps = [
  'steps',
  'at',
  'disrupted',
  'supply',
  'fired',
  'spent',
  'air',
  'activated',
  'weather',
  'markers',
  'passes',
  'strongpoints',
  'bridges',
  'places',
  'charged',
  'control',
  'groups',
  'arrived',
  'missions',
] as const;
const texts = ['first', 'active', 'sequence', 'acting'] as const;
const compare = (books: Books, { cells, balances, marks }: State): void => {
  for (const cell of maps) {
    const [kept, due] = [cells[cell], books[cell]];
    const said = typeof kept === 'object' ? kept : {};
    for (const key in said) if (said[key] !== due[key]) books.says(`${cell} of ${key}: ${said[key]}, due ${due[key]}`);
    for (const key in due) if (said[key] === undefined) books.says(`${cell} of ${key}: nothing, due ${due[key]}`);
  }
  for (const cell of texts) if (cells[cell] !== books[cell]) books.says(`${cell} ${cells[cell]}, due ${books[cell]}`);
  if (balances.vp !== books.vp) books.says(`${balances.vp} VP, due ${books.vp}`);
  if (balances.replacements !== books.replacements)
    books.says(`${balances.replacements} steps, due ${books.replacements}`);
  const [noted, declared] = [Object.keys(marks.declared ?? {}).sort(), Object.keys(books.declared).sort()];
  if (String(noted) !== String(declared)) books.says(`declared ${noted}, due ${declared}`);
};

/** What players write with their own hands: where counters were put. */
const byHand = (books: Books, { facts }: Entry): void => {
  const left: (string | undefined)[] = [];
  for (const fact of facts) {
    if (fact.kind !== 'set' || fact.cell !== 'at' || !fact.key) continue;
    left.push(books.at[fact.key]);
    books.at[fact.key] = String(fact.value);
  }
  abandons(books, left);
};

export const audit = ({ table, deeds, fought }: Campaign): Audit => {
  const books = opening(table.scenario, table.state.options, table.setUp.place.turn);
  const read: { [what: string]: number } = {};
  const turns = new Map<number, Closing>();
  const deedAt = new Map(deeds.map((deed) => [deed.lines[0]?.id, deed]));
  const fightAt = new Map(fought.map((one) => [one.line, one]));
  let state = fold(table.setUp, { lines: [], head: null });
  const entries = entriesAt(table.journal).map(({ entry }) => entry);
  for (const [i, entry] of entries.entries()) {
    const { path } = state.place;
    const known = books.faults.length;
    state = step(state, entry);
    // what a standing rule books belongs to the entry of the players before it
    if (!entry.by) {
      const [deed, thrown] = [deedAt.get(entry.id), fightAt.get(entry.id)];
      const go = entry.facts.find((fact) => fact.kind === 'go');
      const what = deed?.action ?? thrown?.calc ?? (go ? 'go' : 'hand');
      read[what] = (read[what] ?? 0) + 1;
      if (deed) enter(books, deed);
      else if (thrown) tells(books, entry, resolve(books, thrown));
      else byHand(books, entry);
      if (go?.kind === 'go') {
        if (go.turn > books.turn) close(turns, books, false);
        goes(books, path, go.to, go.turn);
      }
    }
    // questions and answers of a fight change nothing yet
    if (entries[i + 1]?.by || entry.facts.every(({ kind }) => kind === 'flow' || kind === 'answer')) continue;
    compare(books, state);
    for (let n = known; n < books.faults.length; n += 1) books.faults[n] = `${entry.id} in ${path}: ${books.faults[n]}`;
    // one fault brings others with it
    if (books.faults.length > 0) break;
  }
  close(turns, books, true);
  return { faults: books.faults, read, turns };
};
const close = (turns: Map<number, Closing>, books: Books, over: boolean): void => {
  turns.set(books.turn, { vp: books.vp, ...verdict(books, over) });
};
/** The result, and the strengths it came from. */
const tells = (books: Books, { facts, says }: Entry, due: ReturnType<typeof resolve>): void => {
  const end = facts.find((fact) => fact.kind === 'end');
  const key = end?.kind === 'end' ? end.outcome.key : undefined;
  const { a, d } = says.p ?? {};
  if (key !== due.text || a !== due.attack || d !== due.defence)
    books.says(`${a} to ${d}: ${key}, due ${due.attack} to ${due.defence}: ${due.text}`);
};
