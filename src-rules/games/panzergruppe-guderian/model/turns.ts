/** 4.1: turns of the game. */
export const turns = 12;
