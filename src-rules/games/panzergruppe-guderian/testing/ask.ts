import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import { contextFrom, questionsOf } from '#rules/kit/game/questions/commandLine.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { panzergruppeGuderian as game } from '../index.ts';
import { at } from './at.ts';
import type { scene } from './draw.ts';
import { context as bare } from './fights.ts';
import { map } from './gameMap.ts';

/** Questions as scripts put them, and tools as the map does. */

/** What is answered without a game; a refusal is our mistake. */
export const askBare = (id: string, raw: unknown, here = bare()): Record<string, unknown> => {
  const question = game.questions.find((one) => one.id === id);
  const answer = question?.answer(raw, here);
  if (!answer?.ok) throw new Error(JSON.stringify(answer));
  return answer.value as Record<string, unknown>;
};

/** With a context as the command line takes it; of a refusal the fields. */
export const askWith = (id: string, raw: object = {}, context: object = {}): unknown => {
  const question = game.questions.find((one) => one.id === id);
  const read = contextFrom(game, context);
  if (!question || !read.ok) throw new Error(`${id}: ${JSON.stringify(read)}`);
  const answer = question.answer(raw, read.value);
  return answer.ok ? answer.value : { troubles: answer.troubles.map((trouble) => trouble.path) };
};

/** The map on the command line: the same functions as the screen, from a sheet, a few hexes, or numbers alone. */
export const askMap = (id: string, raw: unknown, context: Context = at({ turn: 3, place: 't3/ger/movement' })) => {
  const question = questionsOf(game).find((one) => one.id === id);
  if (!question) throw new Error(`no question ${id}`);
  return question.answer(raw, context);
};
export const answerMap = (id: string, raw: unknown, context?: Context): JsonObject => {
  const found = askMap(id, raw, context);
  if (!found.ok) throw new Error(JSON.stringify(found.troubles));
  const value: JsonObject = JSON.parse(JSON.stringify(found.value));
  return value;
};

/** What a tool shows of a scene. */
export const askTool = (tool: string, target: string, of: ReturnType<typeof scene>): Overlay => {
  const found = map.tools.find((one) => one.id === tool);
  if (!found) throw new Error(`no tool ${tool}`);
  return found.show(target, of.board, of.stand, of.context);
};
export const offersTool = (
  tool: string,
  target: string,
  { board, stand, context }: ReturnType<typeof scene>,
): boolean => map.tools.find((one) => one.id === tool)?.when?.(target, board, stand, context) ?? true;
export const hexIn = (overlay: Overlay, hex: string) => overlay.hexes.find((one) => one.hex === hex);
