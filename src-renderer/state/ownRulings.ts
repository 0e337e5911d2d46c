import { startIn } from '#rules/kit/game/options.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import type { OpenGame } from './store.ts';

/** The rulings of this game that are not the proposed ones, those agreed for a later turn among them. */
export const ownRulings = ({ game, around }: Pick<OpenGame, 'game' | 'around'>): readonly Option[] =>
  game.options.filter((option) => {
    const usual = startIn(option, around.scenario);
    return (around.options[option.id] ?? usual) !== usual || around.coming?.[option.id] !== undefined;
  });
