import { isBack } from '../host/comeBack.ts';

/** Milliseconds: a part that is missing still after the page was loaded anew is not asked for over and over. */
const onceIn = 60_000;
const key = 'loadedAnew';

/** The store of games is no part of the first screen: once it is there it says whether something waits for the disk. */
let owes: () => boolean = () => false;
export const owesBy = (asked: () => boolean): void => {
  owes = asked;
};

/**
 * A part of the program that is fetched only when it is wanted is not there: while this page stood open the program was
 * replaced by another version, whose parts have other names. The page is loaded anew, as long as nothing on it waits for
 * the disk; what is recorded is on disk, and the address says where the player was.
 */
export const loadAnewWithoutPart = (reload: () => void = () => window.location.reload()): (() => void) => {
  const missing = async () => {
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (owes() || Date.now() - last < onceIn || !(await isBack())) return;
    sessionStorage.setItem(key, String(Date.now()));
    reload();
  };
  window.addEventListener('vite:preloadError', missing);
  return () => window.removeEventListener('vite:preloadError', missing);
};
