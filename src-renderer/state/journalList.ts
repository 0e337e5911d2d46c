import { finder } from '#rules/kit/base/found.ts';
import { type FightRecord, fightIn, type Odds, oddsIn } from '#rules/kit/procedure/fightRecord.ts';
import { type Corrected, entriesAt } from '#rules/kit/record/fold.ts';
import type { Entry, Fix, Journal } from '#rules/kit/record/journal.ts';
import { byId, isFix, pathTo } from '#rules/kit/record/path.ts';
import type { StandingRule } from '#rules/kit/record/standing.ts';
import type { Msg } from '#rules/kit/words/message.ts';

export interface EntryRow {
  readonly kind: 'entry';
  readonly id: string;
  readonly each: Corrected;
  /** its words as it now reads */
  readonly says: Msg;
  readonly odds?: Odds;
  /** the fight it is part of, whose odds its result was decided at */
  readonly fight?: FightRecord;
  /** it stands under the line of its fight, or of phases passed over */
  readonly under?: true;
  /** the turn and phase it is told under, where it was recorded in another */
  readonly told?: readonly string[];
}

/** A fight in one line, with everything that was recorded of it. */
export interface FightRow {
  readonly kind: 'fight';
  readonly id: string;
  readonly fight: FightRecord;
  /** what the first entry said of it */
  readonly opened: Msg;
  readonly entries: readonly EntryRow[];
  readonly flag?: Corrected['flag'];
}

/** Phases in which nothing was done. */
export interface QuietRow {
  readonly kind: 'quiet';
  readonly id: string;
  /** their places; empty: only the end of a phase in which something was done */
  readonly phases: readonly string[];
  readonly entries: readonly EntryRow[];
}

/** A row of the journal as it is drawn: a heading where a turn or phase begins, a fight, an entry, or a correction. */
export type JournalRow =
  | { readonly kind: 'turn'; readonly id: string; readonly turn: string }
  | { readonly kind: 'phase'; readonly id: string; readonly path: string }
  | EntryRow
  | FightRow
  | QuietRow
  | { readonly kind: 'fix'; readonly id: string; readonly fix: Fix };
type FixRow = Extract<JournalRow, { readonly kind: 'fix' }>;

/** The words of an entry as it now reads: a correction carries those of what it changed. */
export const wordsOf = ({ entry, fix }: Corrected, journal: Journal): Msg => {
  const line = fix === undefined ? undefined : byId(journal.lines).get(fix);
  const now = line && isFix(line) && line.fix[0]?.entry === entry.id ? line.says.p?.now : undefined;
  return typeof now === 'object' && 'id' in now ? now : entry.says;
};

export const spanOf = (spans: readonly string[], kind: string): string | undefined =>
  spans.find((span) => span.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** The rules whose bookings are told in the phase that was entered, though its entry was made in the one before. */
type Standing = readonly Pick<StandingRule, 'id' | 'entered'>[];
const toldUnder = ({ by }: Entry, journal: Journal, standing: Standing): Pick<EntryRow, 'told'> => {
  const cause = by && standing.some(({ id, entered }) => entered && id === by.rule) ? by.cause : undefined;
  const line = cause === undefined ? undefined : byId(journal.lines).get(cause);
  const go = line && !isFix(line) ? line.facts.find((fact) => fact.kind === 'go') : undefined;
  return go ? { told: [`turn:${go.turn}`, `phase:${go.to}`] } : {};
};

/** Every entry and correction of the present path in order; a correction stands where it was made. */
const linesOf = (journal: Journal, standing: Standing): readonly (EntryRow | FixRow)[] => {
  const fixes = new Map<string | null, Fix[]>();
  let before: string | null = null;
  for (const line of pathTo(journal)) {
    if (!isFix(line)) before = line.id;
    else fixes.set(before, [...(fixes.get(before) ?? []), line]);
  }
  const after = (id: string | null): readonly FixRow[] =>
    (fixes.get(id) ?? []).map((fix) => ({ kind: 'fix', id: fix.id, fix }));
  return [
    ...after(null),
    ...entriesAt(journal).flatMap((each): readonly (EntryRow | FixRow)[] => [
      {
        kind: 'entry',
        id: each.entry.id,
        each,
        says: wordsOf(each, journal),
        odds: oddsIn(each.entry.facts),
        ...toldUnder(each.entry, journal, standing),
      },
      ...(each.flag === 'inserted' ? [] : after(each.entry.id)),
    ]),
  ];
};

/** What is taken out counts for nothing, unless all of it is. */
const factsOf = (entries: readonly EntryRow[]) => {
  const standing = entries.filter(({ each }) => each.flag !== 'dropped');
  return (standing.length > 0 ? standing : entries).flatMap(({ each }) => each.entry.facts);
};

const fightRow = (flow: string, entries: readonly EntryRow[]): FightRow | undefined => {
  const [first] = entries;
  const fight = fightIn(factsOf(entries));
  if (!first || !fight) return undefined;
  const flags = new Set(entries.map(({ each }) => each.flag));
  return {
    kind: 'fight',
    id: `fight/${flow}`,
    fight,
    opened: first.says,
    entries: entries.map((entry) => ({ ...entry, fight, under: true })),
    ...(flags.size === 1 && first.each.flag ? { flag: first.each.flag } : {}),
  };
};

type Item = EntryRow | FightRow | FixRow;

const flowOf = (line: EntryRow | FixRow): string | undefined => {
  if (line.kind === 'fix') return undefined;
  const { spans, facts } = line.each.entry;
  const fact = facts.find(({ kind }) => kind === 'flow' || kind === 'answer' || kind === 'end');
  return spanOf(spans, 'fight') ?? (fact && 'flow' in fact ? fact.flow : undefined);
};

/** What was recorded of one fight stands together, where it began. */
const withFights = (lines: readonly (EntryRow | FixRow)[]): readonly Item[] => {
  const fights = new Map<string, EntryRow[]>();
  for (const line of lines) {
    const flow = flowOf(line);
    if (flow === undefined || line.kind !== 'entry') continue;
    const own = fights.get(flow) ?? [];
    own.push(line);
    fights.set(flow, own);
  }
  const told = new Set<string>();
  return lines.flatMap((line): readonly Item[] => {
    const flow = flowOf(line);
    if (flow === undefined) return [line];
    if (told.has(flow)) return [];
    told.add(flow);
    const entries = fights.get(flow) ?? [];
    const row = fightRow(flow, entries);
    return row ? [row] : entries;
  });
};

export const spansOf = (row: Exclude<JournalRow, { readonly kind: 'turn' | 'phase' }>): readonly string[] => {
  if (row.kind === 'fix') return row.fix.spans;
  const entry = row.kind === 'entry' ? row : row.entries[0];
  return entry?.told ?? entry?.each.entry.spans ?? [];
};

/** The end of a phase, and nothing else. */
export const isPassing = (row: Item): row is EntryRow =>
  row.kind === 'entry' &&
  row.each.entry.by === undefined &&
  row.each.flag === undefined &&
  row.each.entry.facts.length > 0 &&
  row.each.entry.facts.every(({ kind }) => kind === 'go');

/** Ends of phases that follow one another within a turn make one line; those in which something was done are not named. */
const withQuiet = (items: readonly Item[]): readonly (Item | QuietRow)[] => {
  const done = new Set(items.flatMap((item) => (isPassing(item) ? [] : (spanOf(spansOf(item), 'phase') ?? []))));
  const rows: (Item | QuietRow)[] = [];
  for (const item of items) {
    if (!isPassing(item)) {
      rows.push(item);
      continue;
    }
    const path = spanOf(spansOf(item), 'phase');
    const phases = path === undefined || done.has(path) ? [] : [path];
    const last = rows.at(-1);
    const under = { ...item, under: true } as const;
    if (last?.kind === 'quiet' && spanOf(spansOf(last), 'turn') === spanOf(spansOf(item), 'turn'))
      rows[rows.length - 1] = {
        ...last,
        phases: [...last.phases, ...phases],
        entries: [...last.entries, under],
      };
    else rows.push({ kind: 'quiet', id: `quiet/${item.id}`, phases, entries: [under] });
  }
  return rows;
};

/** How many entries some rows tell of, folded ones too. */
export const countOf = (rows: readonly JournalRow[]): number =>
  rows.reduce((sum, row) => {
    if (row.kind === 'fight' || row.kind === 'quiet') return sum + row.entries.length;
    return row.kind === 'turn' || row.kind === 'phase' || (row.kind === 'entry' && row.under) ? sum : sum + 1;
  }, 0);

export interface Listing {
  /** the game's own, where some of their bookings are told elsewhere than they were recorded */
  readonly standing?: Standing;
  /** what is looked for, in whatever accents: a fight is found by anything that was said of it */
  readonly sought?: string;
  readonly say?: (says: Msg) => string;
  /** further words of a fight: what it is called, and where it was */
  readonly called?: (fight: FightRecord) => string;
  /** fights and quiet phases whose entries are listed one by one */
  readonly unfolded?: ReadonlySet<string>;
}

/** The whole present path in order, headed by turns and phases; narrowed to what is looked for. */
export const journalRows = (journal: Journal, listing: Listing = {}): readonly JournalRow[] => {
  const { say = ({ id }) => id, called = () => '', unfolded, standing = [] } = listing;
  const sought = listing.sought?.trim() ?? '';
  const has = finder(sought);
  const saidOf = (item: Item): string => {
    if (item.kind === 'fix') return say(item.fix.says);
    if (item.kind === 'entry') return say(item.says);
    return [called(item.fight), ...item.entries.map(({ says }) => say(says))].join(' ');
  };
  const items = withFights(linesOf(journal, standing));
  const found = sought === '' ? withQuiet(items) : items.filter((item) => has(saidOf(item)));
  const rows: JournalRow[] = [];
  let turn: string | undefined;
  let phase: string | undefined;
  for (const item of found) {
    const spans = spansOf(item);
    const [t, p] = [spanOf(spans, 'turn'), spanOf(spans, 'phase')];
    if (t !== undefined && t !== turn) rows.push({ kind: 'turn', id: `turn/${item.id}`, turn: t });
    if (item.kind !== 'quiet' && p !== undefined && p !== phase)
      rows.push({ kind: 'phase', id: `phase/${item.id}`, path: p });
    if (item.kind !== 'quiet') phase = p ?? phase;
    turn = t ?? turn;
    rows.push(item);
    if ((item.kind === 'fight' || item.kind === 'quiet') && unfolded?.has(item.id)) rows.push(...item.entries);
  }
  return rows;
};
