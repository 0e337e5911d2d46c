import { rollFair } from '#rules/kit/chance/dice.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ui } from '../words/text.ts';
import type { OpenGame } from './openedGame.ts';
import { alreadyThrown, anewMark, rollKey, shownDice, waitingFace, waitsMark } from './rolls.ts';
import { act, gameNow } from './store.ts';

// The app's own dice.

const bytes = (n: number): Uint8Array => crypto.getRandomValues(new Uint8Array(n));
export const throwDice = (sides: number, count: number, zero?: 10 | 0): readonly number[] =>
  Array.from({ length: count }, () => rollFair(sides, bytes, zero));

export interface AppRoll {
  readonly faces: readonly number[];
  /** it was thrown here before and undone: the same faces come back */
  readonly again: boolean;
}

const rollPlace = (open: OpenGame, what: string, sides: number, count: number) => ({
  journal: open.journal,
  phase: open.state.place.path,
  what,
  sides,
  count,
});

/**
 * Throws the app's die at the moment it is shown. Where it was thrown before and undone, the same faces come back,
 * unless the players recorded that they throw anew.
 */
export const rollDice = (what: string, sides: number, count = 1, zero?: 10 | 0): AppRoll => {
  const open = gameNow();
  if (!open) return { faces: throwDice(sides, count, zero), again: false };
  const place = rollPlace(open, what, sides, count);
  const key = rollKey(place);
  const shown = shownDice.get(key);
  if (shown) return { faces: shown, again: true };
  const before = open.state.marks[anewMark]?.[key] ? undefined : alreadyThrown(place);
  const faces = before ?? throwDice(sides, count, zero);
  shownDice.set(key, faces);
  return { faces, again: before !== undefined };
};

/**
 * Throws a die of a form. It is in the record at the moment it is shown, and waits there for the form to book it: after
 * a restart it lies as it fell.
 */
export const throwDie = (
  die: string,
  what: string,
  says: (face: number) => Msg,
  sides: number,
  zero?: 10 | 0,
): { readonly face: number; readonly again: boolean } | undefined => {
  const open = gameNow();
  const waiting = open && waitingFace(open.state, die);
  if (waiting !== undefined) return { face: waiting, again: false };
  const { faces, again } = rollDice(what, sides, 1, zero);
  const [face] = faces;
  if (face === undefined || !open) return undefined;
  const booked = act(says(face), [
    { kind: 'roll', what, sides, faces, by: 'app' },
    { kind: 'mark', mark: waitsMark, key: die, value: face, until: open.state.place.path },
  ]);
  return booked ? { face, again } : undefined;
};

/** Both agreed: the dice of this place are thrown anew, and the journal says so. `die`: of a form, where it waits. */
export const rollAnew = (what: string, sides: number, count = 1, die?: string): boolean => {
  const open = gameNow();
  if (!open) return false;
  const key = rollKey(rollPlace(open, what, sides, count));
  shownDice.delete(key);
  return act(ui('ui.play.said.anew'), [
    { kind: 'mark', mark: anewMark, key, value: true, until: open.state.place.path },
    ...(die === undefined ? [] : [{ kind: 'mark', mark: waitsMark, key: die, value: null } as const]),
  ]);
};
