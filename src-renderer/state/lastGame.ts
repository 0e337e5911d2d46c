import { create } from 'zustand';
import type { Place } from './route.ts';

interface LastGame {
  readonly id: string | undefined;
  readonly name: string;
  readonly place: Place;
  /** a new game that is being filled in: the way leads back to it first */
  readonly filling?: string | undefined;
}

/** The game this window had open last, and where in it: settings and rosters lead back there. */
export const useLastGame = create<LastGame>(() => ({ id: undefined, name: '', place: 'table' }));
export const setLastGame = (id: string | undefined, name = '', place: Place = 'table'): void =>
  useLastGame.setState({ id, name, place, filling: undefined });
export const setFilling = (game: string): void => useLastGame.setState({ filling: game });
/** Whether there is more to go back to than the library. */
export const leadsBack = ({ id, filling }: LastGame): boolean => id !== undefined || filling !== undefined;
