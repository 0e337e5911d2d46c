import type { Scalar } from '#rules/kit/base/json.ts';
import type { Context, PlayerData } from '#rules/kit/record/context.ts';
import { type OutlineNode, outline } from '#rules/kit/sequence/outline.ts';
import { seen } from '../../../testing/seen.ts';
import { Table } from '../../../testing/table.ts';
import { armir as game } from '../index.ts';

export const { at, bid, refusal } = seen(game);

export const table = (options: { readonly [id: string]: Scalar } = {}, things: PlayerData = {}): Table =>
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
export const phasesOf = (context: Context): readonly OutlineNode[] => flat(outline(game.sequence, context));
/** The tasks of a phase of the present turn, by the end of its path. */
export const tasksOf = (context: Context, phase: string): OutlineNode['tasks'] =>
  phasesOf(context).find(({ path }) => path.endsWith(`/${phase}`))?.tasks ?? [];
