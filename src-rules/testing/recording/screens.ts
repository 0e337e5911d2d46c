import type { Fields } from '#rules/kit/forms/fields.ts';
import { startOf } from '#rules/kit/forms/parse.ts';
import type { Game } from '#rules/kit/game/game.ts';
import { boardOf } from '#rules/kit/hexmap/board.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { one, type Seed } from './chance.ts';

/** What screens show and no script is told: what forms ask and offer, what is offered when, what the map's tools answer. */

/** Which forms ask what, one answer for each sort of them. */
export const formsId = 'forms';
const sorts: readonly ((game: Game) => readonly { readonly id: string; readonly fields: Fields }[])[] = [
  ({ calculators }) => calculators,
  ({ actions }) => actions,
  ({ rosters }) => rosters,
];
export const sortsOfForms = sorts.length;
export const formsIn = (game: Game, sort: number): unknown =>
  sorts[sort]?.(game).map(({ id, fields }) => ({ id, fields }));

/** What stands on the screens in a stand: `seed` chooses whom the map is asked about. */
export const screensId = 'screens';
export const screensIn = (game: Game, context: Context, seed: Seed): unknown => {
  const offers = (fields: Fields): unknown =>
    Object.entries(fields).flatMap(([key, field]) =>
      field.kind === 'text' && field.offers ? [[key, field.offers(context, JSON.parse(start(fields)))]] : [],
    );
  return {
    actions: game.actions.filter((action) => action.when(context)).map(({ id, fields }) => [id, offers(fields)]),
    overviews: game.overviews?.(context),
    tools: toolsIn(game, context, seed),
  };
};
const start = (fields: Fields): string => JSON.stringify(startOf(fields));

const toolsIn = ({ map }: Game, context: Context, seed: Seed): unknown => {
  const sheet = map && context.sheets?.[map.sheet.id];
  if (!map || !sheet) return undefined;
  const board = boardOf(sheet, map.sheet);
  const stand = map.stateOf(board, context);
  const { pieces, markers } = stand;
  const piece = one(seed, pieces, ({ id }) => id);
  const of = { piece: piece?.id, hex: piece?.hex ?? board.ids[0], map: '' };
  const asked = map.tools.map((tool) => {
    const target = of[tool.of];
    if (target === undefined || tool.when?.(target, board, stand, context) === false) return [tool.id];
    return [tool.id, target, tool.show(target, board, stand, context)];
  });
  return { pieces, markers, asked };
};
