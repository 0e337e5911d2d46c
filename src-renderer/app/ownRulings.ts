import type { OpenGame } from '../game/store.ts';

/** How many rulings of this game are not the proposed ones. */
export const ownRulings = (open: Pick<OpenGame, 'game' | 'around'>): number =>
  open.game.options.filter((option) => (open.around.options[option.id] ?? option.start) !== option.start).length;
