import { create } from 'zustand';
import type { Scalar } from '#rules/kit/base/json.ts';

/** What is filled in of a game that is not begun. */
export interface NewGame {
  readonly scenario?: string;
  readonly players: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly chosen: Readonly<Record<string, Scalar>>;
  readonly picked: Readonly<Record<string, string>>;
}
const empty: NewGame = { players: {}, chosen: {}, picked: {} };

/** By game: it stays while lists and tables are typed, and only then. */
const useNewGames = create<{ readonly [game: string]: NewGame | undefined }>(() => ({}));
export const useNewGame = (game: string): NewGame => useNewGames((s) => s[game] ?? empty);
export const fillNewGame = (game: string, change: (before: NewGame) => Partial<NewGame>): void =>
  useNewGames.setState((s) => {
    const before = s[game] ?? empty;
    return { [game]: { ...before, ...change(before) } };
  });
export const dropNewGame = (game: string): void => useNewGames.setState({ [game]: undefined });
