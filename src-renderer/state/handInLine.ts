import { create } from 'zustand';

/**
 * Whether the key of the fights was just pressed: the hand goes into the line, as letters typed beside it would be
 * commands; not where a fight is typed already, as its next key is a face of the die.
 */
const useAsked = create(() => ({ asked: false }));

export const useHandInLine = (): boolean => useAsked(({ asked }) => asked);
export const putHandInLine = (asked: boolean): void => useAsked.setState({ asked });
