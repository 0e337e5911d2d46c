import { isBack } from '../host/comeBack.ts';

/** Milliseconds: a part that is missing still after the page was loaded anew is not asked for over and over. */
const onceIn = 60_000;
const lookEvery = 2_000;
const key = 'loadedAnew';

/** The store of games is no part of the first screen: once it is there it says whether something waits for the disk. */
let owes: () => boolean = () => false;
export const owesBy = (asked: () => boolean): void => {
  owes = asked;
};

/** What was thrown for want of a part: no mistake of a screen. */
const missed = new WeakSet<object>();
export const isMissingPart = (error: Error): boolean => missed.has(error);

const loadAnew = async (reload: () => void): Promise<void> => {
  const last = Number(sessionStorage.getItem(key) ?? 0);
  if (owes() || Date.now() - last < onceIn || !(await isBack())) return;
  sessionStorage.setItem(key, String(Date.now()));
  reload();
};

/**
 * A part of the program that is fetched only when it is wanted is not there: while this page stood open the program was
 * replaced by another version, whose parts have other names. The page is loaded anew, as long as nothing on it waits for
 * the disk; what is recorded is on disk, and the address says where the player was.
 */
export const loadAnewWithoutPart = (reload: () => void = () => window.location.reload()): (() => void) => {
  const missing = (event: Event) => {
    if ('payload' in event && event.payload instanceof Error) missed.add(event.payload);
    return loadAnew(reload);
  };
  window.addEventListener('vite:preloadError', missing);
  return () => window.removeEventListener('vite:preloadError', missing);
};

/**
 * Or nobody was there to give it, and a part that was refused once stays so: while its screen is the one in sight the
 * page is loaded anew as soon as the host answers and nothing waits. Returns the way to stop.
 */
export const loadAnewWhenBack = (reload: () => void = () => window.location.reload()): (() => void) => {
  const looking = setInterval(() => void loadAnew(reload), lookEvery);
  return () => clearInterval(looking);
};
