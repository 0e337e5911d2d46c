import type { Option } from '#rules/kit/game.ts';
import type { OpenGame } from '../game/store.ts';

/** The rulings of this game that are not the proposed ones, those agreed for a later turn among them. */
export const ownRulings = ({ game, around }: Pick<OpenGame, 'game' | 'around'>): readonly Option[] =>
  game.options.filter(({ id, start }) => (around.options[id] ?? start) !== start || around.coming?.[id] !== undefined);
