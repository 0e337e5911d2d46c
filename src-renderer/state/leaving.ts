import { isSecond } from '../host/client.ts';
import { ui } from '../words/text.ts';
import { goNow, type Route, setGate, useRoute } from './route.ts';
import { abandon, retryDisk, settled, useGame } from './store.ts';
import { setOnClosing, useWayOut, type WayOut } from './wayOut.ts';

/**
 * Leaving a game. What is only in memory would be lost, so every way out waits until it is on disk; where the disk
 * refuses, the player is asked: stay, save a copy, leave all the same.
 */

/** Until then a slow disk is waited for without a word but the header's "Writing…". */
const patience = 3_000;

const owes = (): boolean => useGame.getState().owes;

/** the player said so: the page's own question would come a second time */
let free = false;

const take = (way: WayOut): void => {
  useWayOut.setState({ way: undefined, asks: false });
  if (way === 'close') {
    free = owes();
    window.statoMaggiore?.leave?.();
  } else goNow(way);
};

const leave = async (way: WayOut): Promise<void> => {
  useWayOut.setState({ way, asks: false });
  const isMine = () => useWayOut.getState().way === way;
  const slow = setTimeout(() => isMine() && useWayOut.setState({ asks: true }), patience);
  retryDisk();
  await settled();
  clearTimeout(slow);
  if (!isMine()) return;
  if (owes()) useWayOut.setState({ asks: true });
  else take(way);
};

/** The player stays: the address says again where one is. */
export const stay = (): void => {
  useWayOut.setState({ way: undefined, asks: false });
  goNow(useRoute.getState().route);
};

/** The player leaves all the same. */
export const leaveAnyway = (): void => {
  const { way } = useWayOut.getState();
  if (way === undefined) return;
  useWayOut.setState({ way: undefined, asks: false });
  if (way !== 'close') abandon();
  take(way);
};

const leaves = (from: Route, to: Route): boolean => from.at === 'game' && !(to.at === 'game' && to.id === from.id);

const mayGo = (from: Route, to: Route): boolean => {
  // the library is not this screen's: it says where tables and rosters are typed, and stays
  if (isSecond && from.at === 'game' && to.at === 'things') {
    useGame.setState({ notice: ui('ui.second.not.role') });
    goNow(from);
    return false;
  }
  if (!leaves(from, to)) {
    // within the game: who goes on there has not left
    if (useWayOut.getState().way !== undefined) useWayOut.setState({ way: undefined, asks: false });
    return true;
  }
  if (!owes()) return true;
  void leave(to);
  return false;
};

let guards = false;
/** From the first game on, for as long as the page lives: a screen that breaks must not open a way out. */
export const guardWaysOut = (): void => {
  if (guards) return;
  guards = true;
  setGate(mayGo);
  setOnClosing(() => void leave('close'));
  const shell = window.statoMaggiore;
  window.addEventListener('beforeunload', (event) => {
    if (!owes() || free) return;
    event.preventDefault();
    // a browser asks by itself, the shell says nothing
    if (shell?.leave) void leave('close');
  });
  let held = false;
  useGame.subscribe(({ owes: holds }) => {
    if (holds !== held) shell?.hold?.(holds);
    held = holds;
    // what stood against leaving is gone
    const { way, asks } = useWayOut.getState();
    if (!holds && asks && way !== undefined) take(way);
  });
};
