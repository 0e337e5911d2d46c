import { startIn } from '#rules/kit/game/options.ts';
import type { Option } from '#rules/kit/game/specs.ts';
import type { OpenGame } from './openedGame.ts';

/** The rulings of this game that are not the proposed ones, those agreed for a later turn among them. */
export const ownRulings = ({ game, context }: Pick<OpenGame, 'game' | 'context'>): readonly Option[] =>
  game.options.filter((option) => {
    const usual = startIn(option, context.scenario);
    return (context.options[option.id] ?? usual) !== usual || context.coming?.[option.id] !== undefined;
  });
