import type { JsonObject } from '#rules/kit/base/json.ts';
import type { PlayerData } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { Table } from '../../../testing/table.ts';
import { rosters, type ScenarioId, scenarios } from '../ids.ts';
import { roadsToLeningrad as game } from '../index.ts';
import { inventedThings } from './invented.ts';

/** Cups and draws at a table, with invented markers. */

export const marker = (id: string, side: string, formations: string, more: RosterUnit['values'] = {}): RosterUnit => ({
  id,
  name: `Invented ${id}`,
  values: { side, formations, value: 1, any: false, scenario: '', turn: '', ...more },
});
export const many: readonly RosterUnit[] = [
  ...['a', 'b', 'c', 'd'].map((id) => marker(`g-${id}`, 'german', `G${id}`, { value: 2 })),
  ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => marker(`s-${id}`, 'soviet', `S${id}`)),
  marker('s-70', 'soviet', '70th Rifle'),
];
export const withMarkers = (units: readonly RosterUnit[]): PlayerData => ({
  rosters: { ...inventedThings.rosters, [rosters.markers]: { id: rosters.markers, units } },
});
export const table = (scenario: ScenarioId = scenarios.soltsy, units = many): Table =>
  new Table(game, { scenario, things: withMarkers(units) });
export const skip = (played: Table, path: string): Table => {
  played.write([{ kind: 'go', to: path, turn: Number(/^t(\d+)/.exec(path)?.[1]), open: [] }]);
  return played;
};
export const initiativeOf = (played: Table, turn: number): Table => skip(played, `t${turn}/strategic/initiative`);
export const bid = (played: Table, id: string, raw: JsonObject) => {
  const action = game.actions.find((one) => one.id === id);
  const input = action?.parse(raw, played.context);
  if (!action || !input?.ok) throw new Error(`${id} ${JSON.stringify(input)}`);
  return action.proposes(input.value, played.context);
};
export const refused = (played: Table, id: string, raw: JsonObject): string | undefined => {
  const proposal = bid(played, id, raw);
  return proposal.ok ? undefined : proposal.rule;
};
/** As its form books it, filled with what the game knows. */
export const act = (played: Table, id: string, raw: JsonObject = {}): Table => {
  const proposal = bid(played, id, raw);
  if (!proposal.ok) throw new Error(`${id} refused: ${proposal.msg.id}`);
  played.write(proposal.facts, proposal.says);
  return played;
};
/** Both cups filled as the forms propose it, in the phase of activation. */
export const filled = (played: Table, first = 'german'): Table => {
  act(played, 'first-player', { side: first });
  act(played, 'cup');
  act(played, 'cup');
  played.done();
  return played;
};
export const names = (ids: readonly { readonly id: string }[]) => ids.map(({ id }) => id);
