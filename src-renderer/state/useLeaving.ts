import { useWindowEvent } from '@mantine/hooks';

/**
 * Runs when the page is put away: another tab in front, the window minimised or closed. It is the last moment at which
 * what rests before it goes to the disk can still go there.
 */
export const useLeaving = (run: () => void): void => {
  useWindowEvent('pagehide', run);
  useWindowEvent('visibilitychange', () => {
    if (document.hidden) run();
  });
};
