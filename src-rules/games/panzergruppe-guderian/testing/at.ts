import type { Around } from '../../../kit/around.ts';
import { aroundWithout } from '../../../kit/around.ts';
import type { Proposal } from '../../../kit/game.ts';
import type { GridData } from '../../../kit/table.ts';
import type { JsonObject, Scalar } from '../../../kit/value.ts';
import { Table } from '../../../testing/table.ts';
import { mixColumns } from '../cells-ids.ts';
import { panzergruppeGuderian as game } from '../index.ts';

/** A fresh game as seen from somewhere, for tests of single functions. */
export const at = (over: Partial<Around> = {}): Around => {
  const without = aroundWithout(game);
  const options = { ...without.options, ...over.options };
  const setUp = game.setUp({ scenario: 'smolensk', options });
  return {
    ...without,
    turn: 1,
    place: setUp.place.path,
    ...over,
    options,
    cells: { ...setUp.cells, ...over.cells },
    balances: { ...setUp.balances, ...over.balances },
  };
};

/** What an action would book. */
export const bid = (id: string, raw: JsonObject, around: Around): Proposal => {
  const action = game.actions.find((one) => one.id === id);
  if (!action) throw new Error(`no action ${id}`);
  const input = action.parse(raw);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return action.proposes(input.value, around);
};

/** The refusing rule, or undefined. */
export const refusal = (id: string, raw: JsonObject, around: Around): string | undefined => {
  const proposal = bid(id, raw, around);
  return proposal.ok ? undefined : proposal.rule;
};

export const table = (options: { readonly [id: string]: Scalar } = {}): Table => new Table(game, { options });

/** Phase after phase up to a place. */
export const reach = (played: Table, path: string): Table => {
  for (let steps = 0; played.place !== path; steps += 1) {
    if (steps > 300 || played.done() === undefined) throw new Error(`${path} is never reached`);
  }
  return played;
};

/** An invented mix: the real one is on the counters. */
export const mixOf = (id: string, ...rows: readonly (readonly [strength: string, count: number])[]): GridData => ({
  id,
  from: 'typed',
  cols: [mixColumns.strength, mixColumns.count],
  rows: rows.map((_, i) => `r${i}`),
  cells: Object.fromEntries(
    rows.flatMap(([strength, count], i) => [
      [`r${i}/${mixColumns.strength}`, { text: strength }],
      [`r${i}/${mixColumns.count}`, { text: String(count) }],
    ]),
  ),
});
