import type { Around, Things } from '../../../kit/around.ts';
import { aroundWithout } from '../../../kit/around.ts';
import type { Proposal } from '../../../kit/game.ts';
import { type OutlineNode, outline } from '../../../kit/sequence.ts';
import type { JsonObject, Scalar } from '../../../kit/value.ts';
import { Table } from '../../../testing/table.ts';
import { armir as game } from '../index.ts';

/** A fresh game as seen from somewhere, for tests of single functions. */
export const at = (over: Partial<Around> = {}, things: Things = {}): Around => {
  const without = aroundWithout(game, things);
  const options = { ...without.options, ...over.options };
  const setUp = game.setUp({ scenario: 'don', options });
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
  const input = action.parse(raw, around);
  if (!input.ok) throw new Error(JSON.stringify(input.troubles));
  return action.proposes(input.value, around);
};
/** The refusing rule, or undefined. */
export const refusal = (id: string, raw: JsonObject, around: Around): string | undefined => {
  const proposal = bid(id, raw, around);
  return proposal.ok ? undefined : proposal.rule;
};

export const table = (options: { readonly [id: string]: Scalar } = {}, things: Things = {}): Table =>
  new Table(game, { options, things });

/** Phase after phase until one is reached: 't3/reinforcements', or 't3' and 'soviet-combat' in whatever order it is played. */
export const reach = (played: Table, turn: number, phase: string): Table => {
  const there = (): boolean => played.place.startsWith(`t${turn}/`) && played.place.endsWith(`/${phase}`);
  for (let steps = 0; !there(); steps += 1) {
    if (steps > 300 || played.done() === undefined) throw new Error(`${phase} of turn ${turn} is never reached`);
  }
  return played;
};

const flat = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => (node.kind === 'phase' ? [node] : flat(node.nodes)));
/** The phases of a turn as the screen lists them. */
export const phasesOf = (around: Around): readonly OutlineNode[] => flat(outline(game.sequence, around));
/** The tasks of a phase of the present turn, by the end of its path. */
export const tasksOf = (around: Around, phase: string): OutlineNode['tasks'] =>
  phasesOf(around).find(({ path }) => path.endsWith(`/${phase}`))?.tasks ?? [];
