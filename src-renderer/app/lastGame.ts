import { create } from 'zustand';

/** The game this window had open last: settings and rosters lead back to it. */
export const useLastGame = create<{ readonly id: string | undefined; readonly name: string }>(() => ({
  id: undefined,
  name: '',
}));
export const setLastGame = (id: string | undefined, name = ''): void => useLastGame.setState({ id, name });
