import type { JsonObject } from '#rules/kit/base/json.ts';
import { type HitThrow, hitThrowIn } from '#rules/kit/procedure/hits.ts';
import { type Corrected, entriesAt } from '#rules/kit/record/fold.ts';
import type { Fix, Journal } from '#rules/kit/record/journal.ts';
import { byId, isFix, pathTo } from '#rules/kit/record/path.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** A row of the journal as it is drawn: a heading where a turn or phase begins, an entry, or a correction. */
export type JournalRow =
  | { readonly kind: 'turn'; readonly id: string; readonly turn: string }
  | { readonly kind: 'phase'; readonly id: string; readonly path: string }
  | {
      readonly kind: 'entry';
      readonly id: string;
      readonly each: Corrected;
      /** its words as it now reads */
      readonly says: Msg;
      readonly fight?: string;
      readonly odds?: Odds;
    }
  | { readonly kind: 'fix'; readonly id: string; readonly fix: Fix };

/** What a die was thrown against, as it was shown when it was thrown. */
export interface Odds {
  readonly column?: string;
  readonly attack?: number;
  readonly defence?: number;
  readonly face?: number;
  /** of the die: its pips or its number */
  readonly sides?: number;
  readonly by?: 'table' | 'app';
  readonly code?: string;
  /** a throw for hits, and its faces where they are known */
  readonly hits?: HitThrow & { readonly faces?: readonly number[] };
  readonly chances: readonly { readonly code: string; readonly p: number }[];
}

const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const count = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

const chancesOf = (shown: JsonObject): Odds['chances'] => {
  const list: unknown = shown.chances;
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null || !('code' in each) || !('p' in each)) return [];
    const [code, p] = [text(each.code), count(each.p)];
    return code === undefined || p === undefined ? [] : [{ code, p }];
  });
};

export const oddsOf = (each: Corrected): Odds | undefined => {
  for (const fact of each.entry.facts) {
    if (fact.kind !== 'answer') continue;
    const column = text(fact.shown.column);
    const attack = count(fact.shown.attack);
    const defence = count(fact.shown.defence);
    const thrown = hitThrowIn(fact.shown);
    const faces = Array.isArray(fact.raw) ? fact.raw.flatMap((each) => count(each) ?? []) : undefined;
    const face = thrown ? undefined : count(fact.raw);
    const sides = count(fact.shown.sides);
    const code = text(fact.shown.code);
    return {
      column,
      attack,
      defence,
      face,
      sides,
      by: fact.by,
      code,
      ...(thrown ? { hits: { ...thrown, faces } } : {}),
      chances: chancesOf(fact.shown),
    };
  }
  const roll = each.entry.facts.find((fact) => fact.kind === 'roll');
  return roll?.kind === 'roll' && roll.faces[0] !== undefined
    ? { face: roll.faces[0], sides: roll.sides, by: roll.by, chances: [] }
    : undefined;
};

/** The words of an entry as it now reads: a correction carries those of what it changed. */
export const wordsOf = ({ entry, fix }: Corrected, journal: Journal): Msg => {
  const line = fix === undefined ? undefined : byId(journal.lines).get(fix);
  const now = line && isFix(line) && line.fix[0]?.entry === entry.id ? line.says.p?.now : undefined;
  return typeof now === 'object' && 'id' in now ? now : entry.says;
};

export const spanOf = (spans: readonly string[], kind: string): string | undefined =>
  spans.find((span) => span.startsWith(`${kind}:`))?.slice(kind.length + 1);

/** The whole present path in order, headed by turns and phases; `matches` narrows it to what is looked for. */
export const journalRows = (journal: Journal, matches: (says: Msg) => boolean = () => true): readonly JournalRow[] => {
  const rows: JournalRow[] = [];
  let turn: string | undefined;
  let phase: string | undefined;
  const head = (spans: readonly string[], id: string) => {
    const [t, p] = [spanOf(spans, 'turn'), spanOf(spans, 'phase')];
    if (t !== undefined && t !== turn) rows.push({ kind: 'turn', id: `turn/${id}`, turn: t });
    if (p !== undefined && p !== phase) rows.push({ kind: 'phase', id: `phase/${id}`, path: p });
    turn = t ?? turn;
    phase = p ?? phase;
  };
  // a correction stands where it was made, behind the entry before it
  const fixes = new Map<string | null, Fix[]>();
  let before: string | null = null;
  for (const line of pathTo(journal)) {
    if (!isFix(line)) before = line.id;
    else fixes.set(before, [...(fixes.get(before) ?? []), line]);
  }
  const correctionsAfter = (id: string | null) => {
    for (const fix of fixes.get(id) ?? []) {
      if (!matches(fix.says)) continue;
      head(fix.spans, fix.id);
      rows.push({ kind: 'fix', id: fix.id, fix });
    }
  };
  correctionsAfter(null);
  for (const each of entriesAt(journal)) {
    const says = wordsOf(each, journal);
    if (matches(says)) {
      head(each.entry.spans, each.entry.id);
      const fight = spanOf(each.entry.spans, 'fight');
      const odds = oddsOf(each);
      rows.push({
        kind: 'entry',
        id: each.entry.id,
        each,
        says,
        fight,
        odds,
      });
    }
    if (each.flag !== 'inserted') correctionsAfter(each.entry.id);
  }
  return rows;
};
