import { useSyncExternalStore } from 'react';

interface Media {
  readonly matches: () => boolean;
  readonly listen: (changed: () => void) => () => void;
}

const known = new Map<string, Media>();

/** Each query is asked once and listened to from then on: asking makes the browser lay out the page first. */
const mediaOf = (query: string): Media => {
  const before = known.get(query);
  if (before) return before;
  const list = window.matchMedia(query);
  let matches = list.matches;
  const told = new Set<() => void>();
  list.addEventListener('change', (event) => {
    matches = event.matches;
    for (const tell of told) tell();
  });
  const media: Media = {
    matches: () => matches,
    listen: (changed) => {
      told.add(changed);
      return () => told.delete(changed);
    },
  };
  known.set(query, media);
  return media;
};

/** Whether a media query holds now; the screen is drawn anew when it changes. */
export const useMedia = (query: string): boolean => {
  const { listen, matches } = mediaOf(query);
  return useSyncExternalStore(listen, matches);
};
