import type { Game } from './game.ts';

/** A game as a scenario dates its turns; the game itself where all scenarios share one calendar. */
export const inScenario = <G extends Pick<Game, 'turnName' | 'turnNameIn'>>(game: G, scenario: string): G => {
  const { turnNameIn } = game;
  return turnNameIn ? { ...game, turnName: turnNameIn(scenario) } : game;
};
