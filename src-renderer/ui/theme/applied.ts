import { useEffect } from 'react';
import { create } from 'zustand';
import { useSettings } from '../../state/settings.ts';
import { useMedia } from './useMedia.ts';

export const themes = ['light', 'dark', 'contrast'] as const;
export type Theme = (typeof themes)[number];

/** Table mode: the fight alone on the page, for both players to read standing. */
export const useNight = create<{ readonly tableMode: boolean }>(() => ({ tableMode: false }));
export const setTableMode = (tableMode: boolean): void => useNight.setState({ tableMode });

export const useTheme = (): Theme => {
  const chosen = useSettings((s) => s.settings.theme);
  const dark = useMedia('(prefers-color-scheme: dark)');
  const contrast = useMedia('(prefers-contrast: more)');
  if (chosen !== 'system') return chosen;
  return contrast ? 'contrast' : dark ? 'dark' : 'light';
};

/** Text so large that what stands side by side goes one below the other. */
const isLarge = (textSize: number): boolean => textSize >= 1.5;
export const useLarge = (): boolean => useSettings((s) => isLarge(s.settings.textSize));

/** Writes theme and text size on the page's root, where the tokens and every rem read them. */
export const useApplied = (): Theme => {
  const theme = useTheme();
  const textSize = useSettings((s) => s.settings.textSize);
  // In the dark theme table mode has one red hue, so that eyes used to the dark stay so.
  const night = useNight((s) => s.tableMode) && theme === 'dark';
  useEffect(() => {
    document.documentElement.dataset.theme = night ? 'night' : theme;
  }, [theme, night]);
  useEffect(() => {
    document.documentElement.style.fontSize = `${16 * textSize}px`;
    document.documentElement.dataset.large = String(isLarge(textSize));
  }, [textSize]);
  return theme;
};
