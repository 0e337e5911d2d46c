import type { JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { NotedFight } from '#rules/kit/game/specs.ts';
import { changeDraft, draftOf, openCalc, openCalcWith, useBench } from './bench.ts';
import type { OpenGame } from './openedGame.ts';

/** What was noted, its rows with all their fields: a row unfolded shows those its others call for. */
const whole = (game: Game, { calc, input }: NotedFight): JsonObject => {
  const parsed = game.calculators.find(({ id }) => id === calc)?.parse(input);
  return parsed?.ok ? Object.fromEntries(Object.keys(input).map((key) => [key, parsed.value[key] ?? null])) : input;
};

/** A noted fight goes to its calculator's bench in place of what lay there. */
export const openNoted = (open: OpenGame, fight: NotedFight): void => {
  openCalc(open.id, fight.calc);
  const input = whole(open.game, fight);
  changeDraft(open.id, fight.calc, { input, out: [], face: null, answers: [], flow: undefined });
};

/** Nothing, or no more than the two numbers of a quick fight: those are typed again in a moment. */
const isBare = (game: Game, id: string, typed: JsonObject): boolean => {
  const quick = game.calculators.find((calc) => calc.id === id)?.quick;
  return Object.keys(typed).every((key) => key === quick?.attack || key === quick?.defence);
};

/** The next fight noted for a calculator, if nothing half done lies on its bench: it comes along with its units. */
export const nextNoted = (open: OpenGame, id: string | undefined): NotedFight | undefined => {
  if (id === undefined || open.readOnly !== undefined) return undefined;
  const next = open.game.fights?.(open.context).find(({ calc, done }) => calc === id && !done);
  const { flow, input: typed } = draftOf(useBench.getState(), open.id, id);
  const lies = isBare(open.game, id, typed) || (next !== undefined && same(typed, whole(open.game, next)));
  const free = flow === undefined ? lies : open.state.flows[flow]?.end !== undefined;
  return free ? next : undefined;
};

/**
 * A task's calculator: with what the task knows; else with the next fight noted for it, if nothing half done lies on its
 * bench.
 */
export const openTaskCalc = (
  open: OpenGame,
  { id, input }: { readonly id: string; readonly input: JsonObject },
): void => {
  const next = Object.keys(input).length === 0 ? nextNoted(open, id) : undefined;
  if (next) openNoted(open, next);
  else openCalcWith(open.id, id, input, open.state.flows);
};

/** On the way to the fights of a phase: the next that is noted lies there. */
export const layNext = (open: OpenGame, calc: string | undefined): void => {
  const next = nextNoted(open, calc);
  if (next) openNoted(open, next);
};
