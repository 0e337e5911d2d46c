import { type Corrected, entriesAt } from '#rules/kit/record/fold.ts';
import type { Journal } from '#rules/kit/record/journal.ts';
import { owedMark } from '#rules/kit/sequence/outline.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { wordsOf } from './journalList.ts';

/** One thing players did: an entry, or a whole fight with what came of it. */
export interface JournalDeed {
  readonly id: string;
  readonly at: string;
  readonly says: Msg;
  /** what came of it */
  readonly result?: Msg;
}

const fightOf = (each: Corrected): string | undefined => each.entry.spans.find((span) => span.startsWith('fight:'));

/** Ticks, closed phases and what standing rules booked are the ground, not the deeds. */
const isGround = ({ entry, flag }: Corrected): boolean =>
  flag === 'dropped' ||
  entry.by !== undefined ||
  (entry.facts.length > 0 &&
    entry.facts.every(
      (fact) => fact.kind === 'tick' || fact.kind === 'go' || (fact.kind === 'mark' && fact.mark === owedMark),
    ));

/** The last deeds on the present path, the newest last; where there are none, the last lines of any kind. */
export const lastDeeds = (journal: Journal, count: number): readonly JournalDeed[] => {
  const entries = entriesAt(journal).toReversed();
  const deeds = deedsOf(
    entries.filter((each) => !isGround(each)),
    journal,
    count,
  );
  if (deeds.length > 0) return deeds;
  return deedsOf(
    entries.filter((each) => each.flag !== 'dropped'),
    journal,
    count,
  );
};

const deedsOf = (newestFirst: readonly Corrected[], journal: Journal, count: number): readonly JournalDeed[] => {
  const deeds: JournalDeed[] = [];
  let fight: string | undefined;
  for (const each of newestFirst) {
    const span = fightOf(each);
    const last = deeds.at(-1);
    if (span !== undefined && span === fight && last) {
      // walking back through one fight: its first line names it, its last line says what came of it
      deeds[deeds.length - 1] = { ...last, says: wordsOf(each, journal), result: last.result ?? last.says };
      continue;
    }
    if (deeds.length === count) break;
    fight = span;
    deeds.push({ id: each.entry.id, at: each.entry.at, says: wordsOf(each, journal) });
  }
  return deeds.toReversed();
};
