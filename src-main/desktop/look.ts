import type { Settings } from '#shared/contract.ts';

/** What the window shows before its page is drawn: the page's own paper, so that nothing flashes. */
export const backgroundFor = (
  theme: Settings['theme'],
  system: { readonly dark: boolean; readonly contrast: boolean },
): string => {
  if (theme === 'contrast' || (theme === 'system' && system.contrast)) return '#000000';
  return theme === 'dark' || (theme === 'system' && system.dark) ? '#1b1814' : '#f7f7f0';
};
