import type { JsonObject } from '#rules/kit/base/json.ts';
import type { MapSaid } from '#rules/kit/forms/mapSaid.ts';
import { drawnBoard } from '#rules/kit/game/fightLine.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';

/** What the map knows of a piece, for a row of a calculator; nothing where it does not stand there. */
export type FromMap = (field: string, piece: string) => JsonObject;

/** Undefined: the game has no map, or nothing is drawn. */
export const fromMap = (game: Game, calc: Calculator, context: Context): FromMap | undefined => {
  const { map } = game;
  const sheet = map && context.sheets?.[map.sheet.id];
  if (!map?.fills || !sheet) return undefined;
  const { fills } = map;
  return (field, piece) => fills({ calc: calc.id, field, piece }, boardOf(sheet, map.sheet), context);
};

/** What the map says of the whole form as it stands; undefined: nothing is drawn, or the game's map says nothing of forms. */
export const formFromMap = (
  game: Game,
  calc: Calculator,
  context: Context,
): ((input: JsonObject) => MapSaid | undefined) | undefined => {
  const about = game.map?.about;
  const board = about && drawnBoard(game, context);
  return board && ((input) => about({ calc: calc.id, input }, board, context));
};
