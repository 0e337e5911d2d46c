import type { JsonObject } from '../base/json.ts';
import type { Context } from '../record/context.ts';
import type { Corrected } from '../record/fold.ts';
import type { Fact } from '../record/journal.ts';
import { reversedBy } from '../record/reversal.ts';
import { type Msg, msg } from '../words/message.ts';

/** Accounts kept as an account book: a page for each purse, a column for each kind of money in it, a line an entry. */

/** Each is drawn with a shape of its own, so that colour only confirms: circle, square, triangle, diamond, hexagon. */
export type Ink = 'yellow' | 'red' | 'blue' | 'black' | 'white';

export interface BookColumn {
  readonly account: string;
  readonly ink: Ink;
  /** on the sign */
  readonly letter: Msg;
  /** for those who do not see the sign */
  readonly msg: Msg;
  /** beside the sign: a second purse of the same colour */
  readonly head?: Msg;
  /** what is left in it is lost: tinted */
  readonly lapses?: boolean;
  /** has a place on the page but is not counted here and now */
  readonly idle?: boolean;
}

export interface BookPage {
  readonly id: string;
  /** whose it is: "Germany" */
  readonly msg: Msg;
  /** over the page: "German production" */
  readonly title: Msg;
  readonly side: string;
  readonly columns: readonly BookColumn[];
  /** the action that "Add" opens */
  readonly buy: string;
  /** the headings of the ledger whose actions are entries of this page */
  readonly groups: readonly Msg[];
  /** what its forms begin with, by field, where an action has that field */
  readonly start: JsonObject;
}

/** What stands beside the page. */
export type BookNote =
  | {
      /** why nothing comes in */
      readonly kind: 'nothing';
      readonly id: string;
      readonly msg: Msg;
      readonly rule: string;
    }
  | {
      /** it is lost if it is not spent; the offers would use it */
      readonly kind: 'lapses';
      readonly id: string;
      readonly msg: Msg;
      readonly rule: string;
      readonly held: readonly { readonly account: string; readonly n: number }[];
      readonly offers: readonly {
        readonly id: string;
        readonly action: string;
        readonly start: JsonObject;
        readonly pays: Msg;
        readonly what: Msg;
      }[];
    }
  | {
      /** what stays for the next turn, and why; `part` of what could be kept is taken up */
      readonly kind: 'keeps';
      readonly id: string;
      readonly msg: Msg;
      readonly rule: string;
      readonly part: { readonly n: number; readonly of: number };
      /** what is too much, and the action that settles it */
      readonly over?: Msg;
      readonly action?: string;
    };

export type BookSection = 'income' | 'spent' | 'lapsed';

type Post = Extract<Fact, { kind: 'post' }>;

export interface BookSpec {
  readonly pages: (context: Context) => readonly BookPage[];
  readonly notes: (page: string, context: Context) => readonly BookNote[];
  /** where a posting belongs if its sign does not tell (a lost site is income, and takes) */
  readonly sectionOf?: (post: Post) => BookSection | undefined;
  /** the rule by which anything is carried over */
  readonly carries: string;
}

/** One line of a page: what was booked for one reason by one entry. */
export interface BookLine {
  readonly id: string;
  /** the entry that booked it */
  readonly entry: string;
  readonly section: BookSection;
  readonly for: Msg;
  readonly rule: string;
  readonly over: boolean;
  /** taken back by this entry later */
  readonly reversed?: string;
  /** it takes this entry back */
  readonly reverses?: string;
  readonly change: { readonly [account: string]: number };
}

export interface BookSheet {
  /** what each account held when the turn began */
  readonly carried: { readonly [account: string]: number };
  readonly lines: readonly BookLine[];
  /** what each holds at the end of the turn, or now */
  readonly left: { readonly [account: string]: number };
}

const turnOf = (entry: Corrected['entry']): number | undefined => {
  const span = entry.spans.find((one) => one.startsWith('turn:'));
  return span === undefined ? undefined : Number(span.slice(5));
};

type Draft = BookLine & { readonly change: Record<string, number> };
const order: readonly BookSection[] = ['income', 'spent', 'lapsed'];

/** More lines than this of one entry under one rule would be the page: they are one, by the name of the first. */
const mostAlike = 4;
const gathered = (lines: readonly Draft[]): readonly Draft[] =>
  lines.flatMap((line, at) => {
    const alike = lines.filter(({ section, rule }) => section === line.section && rule === line.rule);
    if (alike.length <= mostAlike) return [line];
    if (lines.indexOf(alike[0] ?? line) !== at) return [];
    const change: Record<string, number> = {};
    for (const each of alike)
      for (const [account, n] of Object.entries(each.change)) change[account] = (change[account] ?? 0) + n;
    return [{ ...line, for: msg('kit.several', { first: line.for, count: alike.length - 1 }), change }];
  });

/**
 * A turn of these accounts as a page reads: what came over from the turn before, then what came in, what was spent and
 * what was lost, each in the order it was booked. An entry with several reasons is several lines.
 */
export const bookSheet = (
  entries: readonly Corrected[],
  balances: { readonly [account: string]: number },
  accounts: readonly string[],
  turn: number,
  sectionOf: BookSpec['sectionOf'] = () => undefined,
): BookSheet => {
  const mine = new Set(accounts);
  const left: Record<string, number> = Object.fromEntries(accounts.map((id) => [id, balances[id] ?? 0]));
  const lines: Draft[] = [];
  const carried: Record<string, number> = {};
  const back = new Map<string, string>();
  let later = true;
  // from the newest back to the first of the turn: what is older is in what was carried over
  for (let at = entries.length - 1; at >= 0; at -= 1) {
    const each = entries[at];
    if (!each || each.flag === 'dropped') continue;
    const { entry } = each;
    const when = turnOf(entry) ?? 0;
    if (when < turn) break;
    later = when > turn;
    // what takes an entry back is newer than it
    const took = reversedBy(entry);
    if (took !== undefined) back.set(took, entry.id);
    const found: typeof lines = [];
    for (const fact of entry.facts) {
      if (fact.kind !== 'post' || !mine.has(fact.account)) continue;
      if (later) {
        left[fact.account] = (left[fact.account] ?? 0) - fact.n;
        continue;
      }
      const section = sectionOf(fact) ?? (fact.n > 0 ? 'income' : entry.by ? 'lapsed' : 'spent');
      const words = JSON.stringify(fact.for);
      const same = found.find((line) => line.section === section && JSON.stringify(line.for) === words);
      if (same) {
        same.change[fact.account] = (same.change[fact.account] ?? 0) + fact.n;
        continue;
      }
      const reversed = back.get(entry.id);
      found.push({
        id: `${entry.id}/${found.length}`,
        entry: entry.id,
        section,
        for: fact.for,
        rule: fact.rule,
        over: fact.over === true,
        reversed,
        reverses: took,
        change: { [fact.account]: fact.n },
      });
    }
    lines.unshift(...gathered(found));
  }
  for (const id of accounts) carried[id] = lines.reduce((sum, line) => sum - (line.change[id] ?? 0), left[id] ?? 0);
  // what takes an entry back stands beside it, on whichever side of the book that is
  const home = new Map(lines.map((line) => [line.entry, line.section]));
  const placed = lines.map((line) => {
    const section = line.reverses === undefined ? undefined : home.get(line.reverses);
    return section ? { ...line, section } : line;
  });
  return {
    carried,
    lines: order.flatMap((section) => placed.filter((line) => line.section === section)),
    left,
  };
};
