import { create } from 'zustand';
import type { SetUp } from './setUpCode.ts';

export type SetUpAsked =
  | { readonly is: 'share'; readonly setUp: SetUp }
  | { readonly is: 'open'; readonly code: string };

/** What the dialog of set-ups is asked for; absent: it is closed. */
export const useSetUp = create<{ readonly asked?: SetUpAsked | undefined }>(() => ({}));
export const askSetUp = (asked: SetUpAsked): void => useSetUp.setState({ asked });
export const closeSetUp = (): void => useSetUp.setState({ asked: undefined });

const sign = '#set-up=';
export const isSetUpHash = (hash: string): boolean => hash.startsWith(sign);

/** A link with a set-up shows it; the address is what it was, so that going back or reloading does not ask again. */
export const takeSetUpLink = (back: string): void => {
  const { hash } = window.location;
  if (!isSetUpHash(hash)) return;
  window.history.replaceState(null, '', back);
  askSetUp({ is: 'open', code: hash.slice(sign.length) });
};
