import { describe } from 'vitest';
import type { Game } from '#rules/kit/game/game.ts';
import { calculatorSuite } from './calculatorSuite.ts';
import { fieldsSuite } from './formsSuite.ts';
import { limitsSuite } from './limitsSuite.ts';
import { mapFightSuite } from './mapFightSuite.ts';
import { mapSuite } from './mapSuite.ts';
import { heldSuite, journalSuite, sequenceSuite } from './playSuite.ts';
import { putSuite } from './putSuite.ts';
import { questionsSuite } from './questionsSuite.ts';
import { textSuite } from './textSuite.ts';
import { thorough } from './thorough.ts';

/** What must hold for every game of the registry, whatever its rules. */
export const suite = (game: Game): void => {
  describe(`shared suite: ${game.name}`, () => {
    fieldsSuite(game);
    for (const calculator of game.calculators) describe(calculator.id, () => calculatorSuite(game, calculator));
    questionsSuite(game);
    textSuite(game);
    sequenceSuite(game);
    journalSuite(game);
    heldSuite(game);
    limitsSuite(game, thorough);
    if (game.map) putSuite(game, game.map, thorough);
    if (game.map) mapSuite(game, game.map, thorough);
    if (game.map?.fight) mapFightSuite(game, game.map, thorough);
  });
};
