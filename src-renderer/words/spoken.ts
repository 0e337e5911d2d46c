import { create } from 'zustand';
import type { Locale, Texts } from '#rules/kit/words/message.ts';

/** The screens' strings of the languages spoken so far: a language is fetched when it is first spoken. */
const useStore = create<{ readonly [L in Locale]?: readonly Texts[] }>(() => ({}));

/** What the first screen says comes by itself; the rest of the language beside it. */
const first: { readonly [L in Locale]: () => Promise<readonly Texts[]> } = {
  en: () => import('./englishFirst.ts').then((m) => m.englishFirst),
  it: () => import('./italianFirst.ts').then((m) => m.italianFirst),
};
const whole: { readonly [L in Locale]: () => Promise<readonly Texts[]> } = {
  en: () => import('./english.ts').then((m) => m.english),
  it: () => import('./italian.ts').then((m) => m.italian),
};

export const takeLanguage = (locale: Locale, texts: readonly Texts[]): void => useStore.setState({ [locale]: texts });

export const loadFirstWords = async (locale: Locale): Promise<void> => {
  const texts = await first[locale]();
  if (!useStore.getState()[locale]) takeLanguage(locale, texts);
};

const loading: { [L in Locale]?: Promise<void> } = {};
export const loadLanguage = (locale: Locale): Promise<void> => {
  loading[locale] ??= whole[locale]().then(
    (texts) => takeLanguage(locale, texts),
    (error) => {
      // asked for again by whoever speaks it next
      delete loading[locale];
      throw error;
    },
  );
  return loading[locale];
};

/** When everything can be said that a screen of its own chunk may want to say. */
export const languageLoaded = async (): Promise<void> => {
  await Promise.all(Object.values(loading));
};

const none: readonly Texts[] = [];
/** What there is to speak with; while a language is on its way, the one spoken before. */
export const useTexts = (locale: Locale): readonly Texts[] => useStore((s) => s[locale] ?? s.en ?? s.it ?? none);
