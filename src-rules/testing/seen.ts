import type { JsonObject } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Game } from '#rules/kit/game/game.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import type { Table } from './table.ts';

/** A game for tests of single functions: seen from somewhere in it, and asked what an action would book there. */
export const seen = (game: Game, usual = game.scenarios[0]?.id ?? '') => {
  const bid = (id: string, raw: JsonObject, context: Context): Proposal => {
    const action = game.actions.find((one) => one.id === id);
    if (!action) throw new Error(`no action ${id}`);
    const input = action.parse(raw, context);
    if (!input.ok) throw new Error(JSON.stringify(input.troubles));
    return action.proposes(input.value, context);
  };
  return {
    /** A fresh game of the usual scenario, with what is said of it. */
    at: (over: Partial<Context> = {}, things: PlayerData = {}): Context => {
      const scenario = over.scenario ?? usual;
      const without = contextWithoutGame(game, things, scenario);
      const options = { ...without.options, ...over.options };
      const setUp = game.setUp({ scenario, options });
      return {
        ...without,
        turn: setUp.place.turn,
        place: setUp.place.path,
        ...over,
        scenario,
        options,
        cells: { ...setUp.cells, ...over.cells },
        balances: { ...setUp.balances, ...over.balances },
      };
    },
    bid,
    /** The refusing rule, or undefined. */
    refusal: (id: string, raw: JsonObject, context: Context): string | undefined => {
      const proposal = bid(id, raw, context);
      return proposal.ok ? undefined : proposal.rule;
    },
  };
};

/** Phase after phase up to a place. */
export const reach = (played: Table, path: string): Table => {
  for (let steps = 0; played.place !== path; steps += 1) {
    if (steps > 2_000 || played.done() === undefined) throw new Error(`${path} is never reached`);
  }
  return played;
};
