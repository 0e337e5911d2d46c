import type { Context } from '#rules/kit/record/context.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { turnOf } from '#rules/kit/record/place.ts';
import { type OutlineTask, owedMark, taskAt } from '#rules/kit/sequence/outline.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { newId } from '../host/ids.ts';
import { ui } from '../words/text.ts';
import { type Correction, prepare } from './corrections.ts';
import { contextBefore, type OpenGame } from './openedGame.ts';
import { act } from './store.ts';

/** What an earlier turn or phase left unpaid, and the game as it stood when that ended. */
export interface Owed {
  readonly task: OutlineTask;
  readonly turn: number;
  readonly owed: Msg;
  readonly then: Context;
  /** the entry that ended it */
  readonly ended: string;
}

/** What earlier turns and phases still owe, as their record reads now: what was paid there since is owed no more. */
export const owedOf = (open: OpenGame): readonly Owed[] => {
  // whoever went back to its phase has paid it there
  const keys = Object.keys(open.state.marks[owedMark] ?? {}).filter((key) => open.state.ticks[key] !== true);
  if (keys.length === 0) return [];
  const entries = entriesAt(open.journal);
  return keys.flatMap((key): readonly Owed[] => {
    const ended = entries.findLast(({ entry }) =>
      entry.facts.some((fact) => fact.kind === 'mark' && fact.mark === owedMark && fact.key === key && fact.value),
    )?.entry.id;
    const turn = turnOf(key);
    if (ended === undefined || turn === undefined) return [];
    const then = contextBefore(open, ended);
    const task = taskAt(open.game.sequence, key, then);
    return task?.debt ? [{ task, turn, owed: task.debt, then, ended }] : [];
  });
};

/** It is paid where it was owed: put in before its turn or phase ended, and shown before it is written. */
export const prepareToPay = (
  open: OpenGame,
  { ended, turn, then }: Owed,
  says: Msg,
  facts: readonly Fact[],
): Correction | undefined => {
  const entries = entriesAt(open.journal);
  const after = entries[entries.findIndex(({ entry }) => entry.id === ended) - 1]?.entry.id ?? null;
  const entry = {
    id: newId(),
    at: new Date().toISOString(),
    says,
    facts,
    spans: [`turn:${turn}`, `phase:${then.place}`],
  };
  return prepare({ says, fix: [], insert: [{ after, entry }] });
};

/** The players let it go. */
export const waive = ({ task, owed }: Owed): boolean =>
  act(ui('ui.play.said.waived', { what: owed }), [{ kind: 'mark', mark: owedMark, key: task.key, value: null }]);
