import { vi } from 'vitest';
import type { OpenGame } from '../state/openedGame.ts';
import { gameNow } from '../state/store.ts';

/** A list draws only what is in sight, and a test’s page measures nothing: a page this tall shows all of a short one. */
export const tallPage = (rowHeight: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
};

export const openNow = (): OpenGame => {
  const now = gameNow();
  if (!now) throw new Error('no game');
  return now;
};
