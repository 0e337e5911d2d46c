import type { JsonObject } from '../base/json.ts';
import type { Game } from './game.ts';

/**
 * Right inputs of a game's questions, as a script writes them: the fields, and under `context` what the game knows, where
 * the question needs it. Values of units in them are invented.
 */
export interface Examples {
  readonly [question: string]: JsonObject;
}

/**
 * The example of a question. What things add is asked like their calculator; an action whose form the game fills by itself
 * needs no word more.
 */
export const exampleOf = (game: Pick<Game, 'calculators' | 'actions'>, examples: Examples, question: string) => {
  const own = examples[question];
  if (own) return own;
  const calculator = game.calculators.find(({ id }) => `${id}-adds` === question);
  if (calculator) return examples[calculator.id];
  return game.actions.some(({ id }) => `do-${id}` === question) ? {} : undefined;
};
