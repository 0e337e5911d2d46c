import { sheetOf } from '../hexmap/sheet.ts';
import type { Game } from './game.ts';

/** A game as one of its scenarios is played: its turns dated by it, the grid of its map before the others; else itself. */
export const inScenario = <G extends Pick<Game, 'turnName' | 'turnNameIn' | 'map'>>(game: G, scenario: string): G => {
  const { turnNameIn, map } = game;
  const sheet = map && sheetOf(map.sheet, scenario);
  if (!turnNameIn && sheet === map?.sheet) return game;
  return {
    ...game,
    ...(turnNameIn ? { turnName: turnNameIn(scenario) } : {}),
    ...(map && sheet !== map.sheet ? { map: { ...map, sheet } } : {}),
  };
};
