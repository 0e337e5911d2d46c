import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import type { Locale, Msg, Name } from '#rules/kit/words/message.ts';
import { sayNumber, sayPercent, speaker } from '#shared/say.ts';
import { useGames } from '../host/games.ts';
import { loadLanguage, useTexts } from './spoken.ts';
import { type UiId, ui } from './text.ts';

export interface Language {
  readonly locale: Locale;
  /** any message, the screens' or a game's */
  readonly say: (msg: Msg) => string;
  /** a message of the screens by its typed id */
  readonly t: (id: UiId, p?: Msg['p']) => string;
  readonly number: (n: number, digits?: number) => string;
  readonly percent: (p: number) => string;
}

const languageOf = (locale: Locale, say: (msg: Msg) => string): Language => ({
  locale,
  say,
  t: (id, p) => say(ui(id, p)),
  number: (n, digits) => sayNumber(locale, n, digits),
  percent: (p) => sayPercent(locale, p),
});

/** Whatever may stand in a sentence, by itself. */
export const textOf = ({ say, number }: Pick<Language, 'say' | 'number'>, value: Msg | Name | number): string =>
  typeof value === 'number' ? number(value) : 'name' in value ? value.name : say(value);

const LanguageContext = createContext<Language>(languageOf('en', speaker('en', [])));

/** Speaks the given language to everything below it, and tells the page which one it is. */
export function SpeakIn({ locale, children }: { readonly locale: Locale; readonly children: ReactNode }) {
  const games = useGames();
  const texts = useTexts(locale);
  const language = useMemo(
    () => languageOf(locale, speaker(locale, [...texts, ...games.map((game) => game.text[locale])])),
    [locale, texts, games],
  );
  useEffect(() => {
    void loadLanguage(locale);
    document.documentElement.lang = locale;
  }, [locale]);
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The other language: what files and hands may also write. While it is on its way, only the games' words are in it. */
export const useOtherLanguage = (): Language => {
  const locale = useLanguage().locale === 'it' ? 'en' : 'it';
  const games = useGames();
  const texts = useTexts(locale);
  useEffect(() => void loadLanguage(locale), [locale]);
  return useMemo(
    () => languageOf(locale, speaker(locale, [...texts, ...games.map((game) => game.text[locale])])),
    [locale, texts, games],
  );
};

export const useLanguage = (): Language => useContext(LanguageContext);
export const useSay = (): Language['say'] => useLanguage().say;
export const useT = (): Language['t'] => useLanguage().t;
