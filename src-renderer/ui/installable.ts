import { useEffect } from 'react';
import type { Locale } from '#rules/kit/words/message.ts';
import { type Theme, useNight } from './theme/applied.ts';

const linkOf = (): HTMLLinkElement => {
  const found = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (found) return found;
  const link = document.createElement('link');
  link.rel = 'manifest';
  // the host answers nobody without a session, and this is asked for without one unless that is said
  link.crossOrigin = 'use-credentials';
  document.head.append(link);
  return link;
};
const colourOf = (): HTMLMetaElement => {
  const found = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (found) return found;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  document.head.append(meta);
  return meta;
};

/** A browser may install the page as an app of its own, in the language and the colour it has; the desktop shell is one. */
export const useInstallable = (locale: Locale, theme: Theme): void => {
  const night = useNight((s) => s.tableMode);
  useEffect(() => {
    if (!window.statoMaggiore) linkOf().href = `./install/${locale}.webmanifest`;
  }, [locale]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour is the theme's, and that of table mode at night
  useEffect(() => {
    colourOf().content = getComputedStyle(document.documentElement).getPropertyValue('--desk').trim();
  }, [theme, night]);
};
