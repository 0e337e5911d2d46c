import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { games } from '#rules/games/registry.ts';
import type { Locale } from '#rules/kit/words/message.ts';
import type { GameContent } from '#shared/saves/exportFile.ts';
import { setHost } from '../host/client.ts';
import { setGames } from '../host/games.ts';
import { loadLibrary, useLibrary } from '../host/library.ts';
import { useThings } from '../host/things.ts';
import { App } from '../shell/App.tsx';
import { useBench } from '../state/bench.ts';
import { useReference } from '../state/reference.ts';
import { go, goNow } from '../state/route.ts';
import { loadSettings, useSettings } from '../state/settings.ts';
import { settled } from '../state/store.ts';
import { loadLanguage } from '../words/spoken.ts';
import { type MemoryHost, memoryHost } from './memoryClient.ts';

/** Work is done when it is done, as in a browser; tests wait for what it shows. */
const actsAlone = (alone: boolean): void => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: !alone });

let unmeasured: readonly (() => void)[] = [];
/**
 * A test’s page measures nothing, and what has no size is taken for out of sight: here each thing has some, and the
 * window room for all. Nothing is learnt from waiting for motion to end, as in the browser tests.
 */
const measure = (): void => {
  const sizes = [
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1280),
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900),
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40),
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 40)),
  ];
  const { matchMedia } = window;
  window.matchMedia = (query) => {
    const list = matchMedia.call(window, query);
    if (/prefers-reduced-motion/.test(query)) Object.defineProperty(list, 'matches', { value: true });
    return list;
  };
  unmeasured = [
    ...sizes.map((size) => () => size.mockRestore()),
    () => {
      window.matchMedia = matchMedia;
    },
  ];
};

const hostWith = (locale: Locale, saved: readonly GameContent[]): MemoryHost => {
  const memory = memoryHost();
  memory.settings = { ...memory.settings, locale };
  for (const game of saved) {
    const { envelope, face, saved: at } = game;
    memory.games.set(envelope.id, { ...game, envelope, lines: [...game.lines], revision: 1 });
    memory.rows.push({ state: 'good', envelope, face, saved: at, backups: 0, revision: 1 });
  }
  return memory;
};

/** Tests share one window: nothing of the last is left to the next. */
const forget = (): void => {
  useLibrary.setState(useLibrary.getInitialState());
  useThings.setState(useThings.getInitialState());
  useSettings.setState(useSettings.getInitialState());
  useBench.setState(useBench.getInitialState());
  useReference.setState(useReference.getInitialState(), true);
  goNow({ at: 'library' });
};

/** The whole app at its library, on a host that may hold what was played before. */
export const startApp = async (memory: MemoryHost): Promise<void> => {
  setHost(memory.client);
  setGames(games);
  forget();
  await Promise.all([loadSettings(), loadLibrary(), loadLanguage(memory.settings.locale === 'it' ? 'it' : 'en')]);
  actsAlone(true);
  measure();
  render(<App />);
};

/** The same on a new host without a disk, with games that somebody played. Afterwards `closeApp`. */
export const openApp = async (locale: Locale = 'en', saved: readonly GameContent[] = []): Promise<MemoryHost> => {
  const memory = hostWith(locale, saved);
  await startApp(memory);
  return memory;
};

export const closeApp = async (): Promise<void> => {
  await settled();
  cleanup();
  forget();
  actsAlone(false);
  for (const back of unmeasured) back();
};

/** Opens a game of the library by its name; the first screen is its table, or where it was left. */
export const openSaved = async (name: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }));
  await screen.findByRole('tree');
};

/** Clicks a new game into being, in the language the page speaks. */
export const begin = async (game: RegExp, name?: string): Promise<void> => {
  const links = await screen.findAllByRole('link', { name: game });
  fireEvent.click(links.at(-1) as HTMLElement);
  const begins = await screen.findByRole('button', { name: /^(Begin|Comincia)/ });
  if (name !== undefined)
    fireEvent.change(screen.getByRole('textbox', { name: /Name of the game|Nome della partita/ }), {
      target: { value: name },
    });
  fireEvent.click(begins);
  await screen.findByRole('tree');
};

export const main = (): HTMLElement => screen.getByRole('main');

/** The page’s own: a header within a section is no banner, which a test’s page does not know. */
export const banner = (): HTMLElement => screen.getAllByRole('banner')[0] as HTMLElement;

export const focused = (element: Element): Promise<void> => waitFor(() => expect(document.activeElement).toBe(element));

/** Back to all games, as by the app’s mark. */
export const toLibrary = async (): Promise<void> => {
  go({ at: 'library' });
  await screen.findByRole('region', { name: /Saved games|Archivio/ });
};

/** What is kept is what the header says: the change is confirmed. */
export const onDisk = (): Promise<void> => waitFor(() => expect(banner().textContent).toMatch(/On disk|Su disco/));
