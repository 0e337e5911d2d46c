import { create } from 'zustand';

/** A second screen: whether it hears the owner's just now, and whether it goes where that goes. */
export const useSecond = create<{ readonly connected: boolean; readonly along: boolean }>(() => ({
  connected: false,
  along: true,
}));

export const goAlong = (along: boolean): void => useSecond.setState({ along });
