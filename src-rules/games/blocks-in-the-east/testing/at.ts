import type { Around } from '../../../kit/around.ts';
import { aroundWithout } from '../../../kit/around.ts';
import type { Proposal } from '../../../kit/game.ts';
import type { JsonObject, Scalar } from '../../../kit/value.ts';
import { Table } from '../../../testing/table.ts';
import { blocksInTheEast as game } from '../index.ts';

/** A fresh game as seen from somewhere, for tests of single functions; the long campaign unless said otherwise. */
export const at = (over: Partial<Around> = {}): Around => {
  const scenario = over.scenario ?? 'SBE9';
  const without = aroundWithout(game, {}, scenario);
  const options = { ...without.options, ...over.options };
  const setUp = game.setUp({ scenario, options });
  return {
    ...without,
    place: setUp.place.path,
    ...over,
    scenario,
    options,
    cells: { ...setUp.cells, ...over.cells },
    tables: { ...without.tables, ...over.tables },
  };
};

/** What an action would book. */
export const bid = (id: string, raw: JsonObject, around: Around): Proposal => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  const input = action.parse(raw, around);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return action.proposes(input.value, around);
};

export const table = (scenario: string, options: { readonly [id: string]: Scalar } = {}): Table =>
  new Table(game, { scenario, options });

/** Phase after phase up to a place. */
export const reach = (played: Table, path: string): Table => {
  for (let steps = 0; played.place !== path; steps += 1) {
    if (steps > 2_000 || played.done() === undefined) throw new Error(`${path} is never reached`);
  }
  return played;
};

/** Straight to a place, as if all between had been played and left nothing behind: for tests far into the war. */
export const skip = (played: Table, path: string): Table => {
  played.write([{ kind: 'go', to: path, turn: Number(path.slice(1).split('/')[0]), open: [] }]);
  return played;
};
