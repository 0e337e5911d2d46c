import type { Game } from '../../kit/game.ts';

/** Every rule a player may look up; what it is about stands in text/reference, in our own words. */
export const reference: Game['reference'] = [];
