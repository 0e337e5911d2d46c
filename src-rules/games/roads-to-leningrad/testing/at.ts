import type { JsonObject, Scalar } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { type OutlineNode, outline } from '#rules/kit/sequence/outline.ts';
import { Table } from '../../../testing/table.ts';
import { type ScenarioId, scenarios } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';

/** A fresh game of a scenario as seen from somewhere, for tests of single functions. */
export const at = (
  over: Partial<Context> = {},
  things: PlayerData = {},
  scenario: ScenarioId = scenarios.soltsy,
): Context => {
  const without = contextWithoutGame(game, things, scenario);
  const options = { ...without.options, ...over.options };
  const setUp = game.setUp({ scenario, options });
  return {
    ...without,
    turn: setUp.place.turn,
    place: setUp.place.path,
    ...over,
    options,
    cells: { ...setUp.cells, ...over.cells },
    balances: { ...setUp.balances, ...over.balances },
  };
};

/** What an action would book. */
export const bid = (id: string, raw: JsonObject, context: Context): Proposal => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  const input = action.parse(raw, context);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return action.proposes(input.value, context);
};
/** The refusing rule, or undefined. */
export const refusal = (id: string, raw: JsonObject, context: Context): string | undefined => {
  const proposal = bid(id, raw, context);
  return proposal.ok ? undefined : proposal.rule;
};

export const table = (
  scenario: ScenarioId = scenarios.soltsy,
  things: PlayerData = {},
  options: { readonly [id: string]: Scalar } = {},
): Table => new Table(game, { scenario, options, things });

/** Phase after phase until one is reached: turn 5 and 'victory'; 'end' is the end of the game. */
export const reach = (played: Table, turn: number, phase: string): Table => {
  const there = (): boolean =>
    phase === 'end'
      ? played.place === 'end'
      : played.place.startsWith(`t${turn}/`) && played.place.endsWith(`/${phase}`);
  for (let steps = 0; !there(); steps += 1) {
    if (steps > 600 || played.done() === undefined) throw new Error(`${phase} of turn ${turn} is never reached`);
  }
  return played;
};

const flat = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => (node.kind === 'phase' ? [node] : flat(node.nodes)));
/** The tasks of a phase of the present turn, by the end of its path. */
export const tasksOf = (context: Context, phase: string): OutlineNode['tasks'] =>
  flat(outline(game.sequence, context)).find(({ path }) => path.endsWith(`/${phase}`))?.tasks ?? [];
