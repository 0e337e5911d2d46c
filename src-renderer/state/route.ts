import { create } from 'zustand';
import { isSetUpHash, takeSetUpLink } from './setUpAsked.ts';

export const places = ['table', 'fight', 'supply', 'pool', 'ledger', 'turns', 'journal', 'score'] as const;
export type Place = (typeof places)[number];

/** Where the player is; written in the address after `#`, so that Back works and a reload stays. */
export type Route =
  | { readonly at: 'library' }
  | { readonly at: 'new'; readonly game: string }
  | { readonly at: 'quick'; readonly game: string }
  | { readonly at: 'game'; readonly id: string; readonly place: Place }
  | {
      readonly at: 'things';
      readonly game?: string;
      readonly kind?: string;
      readonly of?: string;
      readonly id?: string;
    }
  | { readonly at: 'settings' };

const isPlace = (text: string | undefined): text is Place => places.some((place) => place === text);

/** An address typed by hand may be no code of anything. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
};

export const parseRoute = (hash: string): Route => {
  const parts = hash.replace(/^#\/?/, '').split('/').map(decoded);
  const [at, one, two, three, four] = parts;
  if (at === 'new' && one) return { at, game: one };
  if (at === 'quick' && one) return { at, game: one };
  if (at === 'game' && one) return { at, id: one, place: isPlace(two) ? two : 'table' };
  if (at === 'things')
    return {
      at,
      ...(one && { game: one }),
      ...(two && { kind: two }),
      ...(three && { of: three }),
      ...(four && { id: four }),
    };
  if (at === 'settings') return { at };
  return { at: 'library' };
};

export const hashOf = (route: Route): string => {
  const parts: (string | undefined)[] =
    route.at === 'library'
      ? []
      : route.at === 'game'
        ? ['game', route.id, route.place]
        : route.at === 'things'
          ? ['things', route.game, route.kind, route.of, route.id]
          : route.at === 'settings'
            ? ['settings']
            : [route.at, route.game];
  const known = parts.filter((part) => part !== undefined);
  return `#/${known.map(encodeURIComponent).join('/')}`;
};

export const useRoute = create<{ readonly route: Route }>(() => ({ route: parseRoute(window.location.hash) }));

/** Whether a route may be taken now; who holds it back takes it later (`goNow`) or leaves it. */
type Gate = (from: Route, to: Route) => boolean;
let mayGo: Gate = () => true;
/** An open game has one: it is not left before it is on disk, or the player has said so. */
export const setGate = (gate: Gate): void => {
  mayGo = gate;
};

window.addEventListener('hashchange', () => {
  const { hash } = window.location;
  const { route } = useRoute.getState();
  // a set-up sent as a link is shown where one is
  if (isSetUpHash(hash)) {
    takeSetUpLink(hashOf(route));
    return;
  }
  const to = parseRoute(hash);
  // where a key has led already nothing is drawn anew
  if (hashOf(route) !== hash && mayGo(route, to)) useRoute.setState({ route: to });
});

export const go = (route: Route): void => {
  if (mayGo(useRoute.getState().route, route)) goNow(route);
};

/** Without asking; to the place where one is, it puts the address right. */
export const goNow = (route: Route): void => {
  const hash = hashOf(route);
  if (window.location.hash !== hash) window.location.hash = hash;
  useRoute.setState({ route });
};

/** Another place of the open game. */
export const goPlace = (place: Place): void => {
  const { route } = useRoute.getState();
  if (route.at === 'game') go({ ...route, place });
};
