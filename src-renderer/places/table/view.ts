import type { Game } from '#rules/kit/game/game.ts';
import type { Reminder, TurnColumn, TurnItem } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { turnOf, within } from '#rules/kit/record/place.ts';
import type { Node } from '#rules/kit/sequence/nodes.ts';
import type { OutlineNode, OutlineTask } from '#rules/kit/sequence/outline.ts';
import { outline, owedMark, phasesOf } from '#rules/kit/sequence/outline.ts';
import { close, placeAt } from '#rules/kit/sequence/walker.ts';
import type { Msg } from '#rules/kit/words/message.ts';

/** A line of the checklist tree, flat, as it is drawn and walked by the arrows. */
export type TreeRow =
  | {
      readonly kind: 'group';
      readonly id: string;
      readonly level: number;
      readonly node: OutlineNode;
      readonly open: boolean;
    }
  | {
      readonly kind: 'phase';
      readonly id: string;
      readonly level: number;
      readonly node: OutlineNode;
      readonly open: boolean;
      readonly debts: readonly OutlineTask[];
      readonly reminders: readonly Reminder[];
    }
  | {
      readonly kind: 'task';
      readonly id: string;
      readonly level: number;
      readonly node: OutlineNode;
      readonly task: OutlineTask;
    };

/** What the player folded or unfolded by hand, by path; the rest follows the state of the game. */
export type Folds = { readonly [path: string]: boolean };

const openNow = (node: OutlineNode, folds: Folds): boolean => folds[node.path] ?? node.state === 'now';

export const treeRows = (
  nodes: readonly OutlineNode[],
  reminders: readonly Reminder[],
  folds: Folds,
  level = 1,
): readonly TreeRow[] =>
  nodes.flatMap((node): readonly TreeRow[] => {
    const open = openNow(node, folds);
    if (node.kind === 'group') {
      const head: TreeRow = { kind: 'group', id: node.path, level, node, open };
      return open ? [head, ...treeRows(node.nodes, reminders, folds, level + 1)] : [head];
    }
    const head: TreeRow = {
      kind: 'phase',
      id: node.path,
      level,
      node,
      open,
      debts: node.state === 'past' ? node.tasks.filter(isOwedHere) : [],
      // an unfolded phase shows its tasks: what one of them does is not said twice
      reminders: reminders.filter(
        (each) =>
          each.at !== undefined &&
          within(each.at, node.path) &&
          !(open && each.action !== undefined && node.tasks.some((task) => task.action === each.action)),
      ),
    };
    const tasks = node.tasks.map((task): TreeRow => ({ kind: 'task', id: task.key, level: level + 1, node, task }));
    return open ? [head, ...tasks] : [head];
  });

/** A debt that its own turn makes up for is said where it arose; what goes along stands on top. */
const isOwedHere = (task: OutlineTask): boolean => task.debt !== undefined && !task.carries;

/** What a folded group must not hide: debts of its past phases, reminders of those to come. */
export const owedIn = (
  node: OutlineNode,
  reminders: readonly Reminder[],
): { readonly debts: readonly OutlineTask[]; readonly reminders: readonly Reminder[] } => {
  const phases = phasesOf([node]);
  return {
    debts: phases.filter((phase) => phase.state === 'past').flatMap((phase) => phase.tasks.filter(isOwedHere)),
    reminders: reminders.filter((each) => phases.some((phase) => each.at !== undefined && within(each.at, phase.path))),
  };
};

/** Everything that must be open for the line of a task to be seen. */
export const unfoldedTo = (nodes: readonly OutlineNode[], key: string): Folds =>
  Object.fromEntries(
    nodes
      .filter((node) => phasesOf([node]).some(({ tasks }) => tasks.some((task) => task.key === key)))
      .flatMap((node) => [[node.path, true] as const, ...Object.entries(unfoldedTo(node.nodes, key))]),
  );

export interface NextPlace {
  readonly turn: number;
  readonly label?: string;
  readonly msg?: Msg;
  readonly who?: string;
}

/** What comes when the present phase is closed; undefined: the game is over already. */
export const nextPlace = (tree: Node, context: Context): NextPlace | undefined => {
  const go = close(tree, context);
  if (!go) return undefined;
  const place = placeAt(tree, { ...context, place: go.to, turn: go.turn });
  return {
    turn: go.turn,
    label: place.phase?.label,
    ...(place.phase ? { msg: place.phase.msg } : {}),
    who: place.who,
  };
};

/** Tasks passed over: what is a deed of the game, and what only reminds. */
export interface Left {
  readonly deeds: readonly Passed[];
  readonly lines: readonly Passed[];
}
interface Passed {
  readonly key: string;
  readonly msg: Msg;
  /** its line stands in the checklist of the present turn */
  readonly listed: boolean;
}

/**
 * What was left open behind the place, from the outline of the turn it belongs to. What is owed is said in the tree,
 * where it stays in sight.
 */
export const leftOpen = (tree: Node, context: Context, keys: readonly string[]): Left => {
  if (keys.length === 0) return { deeds: [], lines: [] };
  const turn = turnOf(keys[0]?.split('/')[0] ?? '') ?? context.turn;
  const then =
    turn === context.turn ? context : { ...context, turn, place: keys[0]?.split('/').slice(0, -1).join('/') ?? '' };
  const tasks = phasesOf(outline(tree, then))
    .flatMap((phase) => phase.tasks)
    .filter(
      (task) =>
        keys.includes(task.key) &&
        !task.ticked &&
        !task.offered &&
        task.debt === undefined &&
        context.marks[owedMark]?.[task.key] === undefined,
    );
  const passed = ({ key, msg }: OutlineTask): Passed => ({ key, msg, listed: turn === context.turn });
  return {
    deeds: tasks.filter((task) => task.action !== undefined).map(passed),
    lines: tasks.filter((task) => task.action === undefined).map(passed),
  };
};

/** The part of the turn that goes on now, as the sequence calls it: the innermost that has a name. */
export const nowIn = (
  nodes: readonly OutlineNode[],
): { readonly msg: Msg; readonly who: string | undefined } | undefined => {
  const now = nodes.find((node) => node.state === 'now' && node.kind === 'group');
  return now && (nowIn(now.nodes) ?? (now.msg && { msg: now.msg, who: now.who }));
};

/** What the lanes announce for a turn, lane by lane. */
export const announced = (
  game: Game,
  context: Context,
  turn: number,
): readonly { readonly lane: TurnColumn; readonly items: readonly TurnItem[] }[] =>
  game.turnColumns.map((lane) => ({ lane, items: lane.at(turn, context) })).filter((each) => each.items.length > 0);
