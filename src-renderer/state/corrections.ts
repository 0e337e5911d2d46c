import { refold } from '#rules/kit/record/fold.ts';
import type { Fact, Line } from '#rules/kit/record/journal.ts';
import { rewriteOf } from '#rules/kit/record/rewrite.ts';
import { type Change, type RippleReport, ripple } from '#rules/kit/record/ripple.ts';
import { append, spansAt } from '#rules/kit/record/undo.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { newId } from '../host/ids.ts';
import { ui } from '../words/text.ts';
import { moved, type OpenGame } from './openedGame.ts';
import { gameNow, isHeld, put, useGame } from './store.ts';

// Corrections.

export interface Correction {
  readonly lines: readonly Line[];
  readonly report: RippleReport;
  /** the game as it would stand */
  readonly after: OpenGame;
}

/** Works out a correction of the past without accepting it. */
export const prepare = (
  change: Pick<Change, 'says' | 'fix'> & Partial<Pick<Change, 'insert'>>,
): Correction | undefined => {
  const open = gameNow();
  if (!open || open.readOnly !== undefined) return undefined;
  const wanted = { id: newId(), at: new Date().toISOString(), ...change };
  const { fix, report } = ripple(open.game.standing, open.setUp, open.journal, wanted, open.game.accounts);
  const line = { ...fix, spans: spansAt(open.state), parent: open.journal.head };
  const journal = append(open.journal, line);
  return {
    lines: [line],
    report,
    after: moved(open, journal, refold(open.setUp, { head: open.journal.head, state: open.state }, journal)),
  };
};

/** What is entered of an earlier turn, worked out as a correction there. */
export const prepareRewrite = (turn: number, says: Msg, facts: readonly Fact[]): Correction | undefined => {
  const open = gameNow();
  if (!open) return undefined;
  const entry = { id: newId(), at: new Date().toISOString() };
  return prepare({ says, ...rewriteOf(open.journal, turn, says, facts, entry) });
};

/** Accepts what was shown: the line written is the one that was prepared. What cannot be written is said. */
export const accept = (correction: Correction): boolean => {
  const open = gameNow();
  const [first] = correction.lines;
  if (!open || !first) return false;
  if (open.journal.head !== first.parent) {
    useGame.setState({ notice: ui('ui.play.journal.moved') });
    return false;
  }
  if (!isHeld(correction.lines, first.parent, first.says)) return false;
  put(correction.after, correction.lines);
  return true;
};
