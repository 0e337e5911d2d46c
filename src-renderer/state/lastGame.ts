import { create } from 'zustand';
import type { Place } from './route.ts';

interface LastGame {
  readonly id: string | undefined;
  readonly name: string;
  readonly place: Place;
}

/** The game this window had open last, and where in it: settings and rosters lead back there. */
export const useLastGame = create<LastGame>(() => ({ id: undefined, name: '', place: 'table' }));
export const setLastGame = (id: string | undefined, name = '', place: Place = 'table'): void =>
  useLastGame.setState({ id, name, place });
