import { create } from 'zustand';
import type { Locale, Texts } from '#rules/kit/words/message.ts';

/** The screens' strings of the languages spoken so far: a language is fetched when it is first spoken. */
const useStore = create<{ readonly [L in Locale]?: readonly Texts[] }>(() => ({}));

const fetched: { readonly [L in Locale]: () => Promise<readonly Texts[]> } = {
  en: () => import('./english.ts').then((m) => m.english),
  it: () => import('./italian.ts').then((m) => m.italian),
};

export const takeLanguage = (locale: Locale, texts: readonly Texts[]): void => useStore.setState({ [locale]: texts });

export const loadLanguage = async (locale: Locale): Promise<void> => {
  if (!useStore.getState()[locale]) takeLanguage(locale, await fetched[locale]());
};

const none: readonly Texts[] = [];
/** What there is to speak with; while a language is on its way, the one spoken before. */
export const useTexts = (locale: Locale): readonly Texts[] => useStore((s) => s[locale] ?? s.en ?? s.it ?? none);
