import { holds } from '../forms/conditions.ts';
import type { Context } from '../record/context.ts';
import type { Fact } from '../record/journal.ts';
import { optionsIn } from '../record/optionsInForce.ts';
import { end, turnOf } from '../record/place.ts';
import { type Msg, msg } from '../words/message.ts';
import type { LoopNode, Node, PhaseNode, Task, WhenNode } from './nodes.ts';

/** The sequence as a programme: where it begins, what comes next. */

type Go = Extract<Fact, { kind: 'go' }>;

/** A place the programme can stand at, with its phase. */
interface Spot {
  readonly path: string;
  readonly phase: PhaseNode;
}

/** Tasks are ticked under their phase's path, so that the same task is open again in the next turn. */
export const taskKey = (path: string, task: string): string => `${path}/${task}`;

/** Whether a task of the present phase is ticked. */
export const ticked = (context: Context, task: string, path = context.place): boolean =>
  Object.hasOwn(context.ticks, taskKey(path, task)) || (path === context.place && Object.hasOwn(context.ticks, task));

export const test = (condition: WhenNode['test'] | Task['when'], context: Context): boolean =>
  condition === undefined ? true : typeof condition === 'function' ? condition(context) : holds(condition, { context });

/** A sequence without a name leaves no trace in the path: `t3/ger/combat`. */
export const join = (prefix: string, segment: string): string =>
  prefix === '' ? segment : segment === '' ? prefix : `${prefix}/${segment}`;
/** A later turn finds the options agreed for it. */
export const inTurn = (context: Context, turn: number): Context =>
  context.turn === turn ? context : { ...context, turn, options: optionsIn(context, turn) };

/** The first phase inside a node, as things stand; undefined: nothing of it applies. */
const enter = (node: Node, context: Context, prefix: string): Spot | undefined => {
  switch (node.node) {
    case 'phase':
      return { path: join(prefix, node.id), phase: node };
    case 'seq':
      return first(node.nodes, context, join(prefix, node.id));
    case 'when':
      return test(node.test, context) ? enter(node.then, context, prefix) : undefined;
    case 'pick': {
      const key = node.by(context);
      const picked = node.nodes[key];
      return picked && enter(picked, context, join(prefix, `${node.id}=${key}`));
    }
    case 'loop':
      return again(node, context, prefix, 0);
    case 'turns':
      return turnsFrom(node.from(context), node.to(context), node.body, context);
  }
};

const first = (nodes: readonly Node[], context: Context, prefix: string): Spot | undefined => {
  for (const node of nodes) {
    const spot = enter(node, context, prefix);
    if (spot) return spot;
  }
  return undefined;
};

/** One more time round, if the state asks for it; a body in which nothing applies ends the loop. */
const again = (node: LoopNode, context: Context, prefix: string, done: number): Spot | undefined =>
  node.again(context, done) ? enter(node.body, context, join(prefix, `${node.id}#${done + 1}`)) : undefined;

const turnsFrom = (from: number, to: number, body: Node, context: Context): Spot | undefined => {
  for (let turn = from; turn <= to; turn += 1) {
    const spot = enter(body, inTurn(context, turn), `t${turn}`);
    if (spot) return spot;
  }
  return undefined;
};

/** The phase at the end of a path, whatever its conditions say now; undefined: the tree has no such place. */
export const find = (node: Node, path: readonly string[], context: Context): PhaseNode | undefined => {
  const [head, ...rest] = path;
  if (head === undefined) return undefined;
  switch (node.node) {
    case 'phase':
      return head === node.id && rest.length === 0 ? node : undefined;
    case 'seq': {
      if (node.id !== '' && head !== node.id) return undefined;
      const inner = node.id === '' ? path : rest;
      const child = childAt(node.nodes, inner, context);
      return child && find(child, inner, context);
    }
    case 'when':
      return find(node.then, path, context);
    case 'pick': {
      const picked = head.startsWith(`${node.id}=`) ? node.nodes[head.slice(node.id.length + 1)] : undefined;
      return picked && find(picked, rest, context);
    }
    case 'loop':
      return roundOf(node, head) === undefined ? undefined : find(node.body, rest, context);
    case 'turns': {
      const turn = turnOf(head);
      return turn === undefined ? undefined : find(node.body, rest, inTurn(context, turn));
    }
  }
};

export const roundOf = (node: LoopNode, segment: string): number | undefined => {
  const count = segment.startsWith(`${node.id}#`) ? Number(segment.slice(node.id.length + 1)) : Number.NaN;
  return Number.isInteger(count) && count > 0 ? count : undefined;
};

/** The child a path leads into; of two with the same names (a turn's variants) the one that applies now. */
const childAt = (nodes: readonly Node[], path: readonly string[], context: Context): Node | undefined => {
  const fit = nodes.filter((node) => find(node, path, context) !== undefined);
  return fit.find((node) => node.node !== 'when' || test(node.test, context)) ?? fit[0];
};

/** What follows the phase at `path` inside a node; undefined: the node is over. `path` must lie in it. */
const after = (node: Node, path: readonly string[], context: Context, prefix: string): Spot | undefined => {
  const [head = '', ...rest] = path;
  switch (node.node) {
    case 'phase':
      return undefined;
    case 'seq': {
      const inner = node.id === '' ? path : rest;
      const child = childAt(node.nodes, inner, context);
      if (!child) return undefined;
      const here = join(prefix, node.id);
      return (
        after(child, inner, context, here) ?? first(node.nodes.slice(node.nodes.indexOf(child) + 1), context, here)
      );
    }
    case 'when':
      return after(node.then, path, context, prefix);
    case 'pick': {
      const picked = node.nodes[head.slice(node.id.length + 1)];
      return picked && after(picked, rest, context, join(prefix, head));
    }
    case 'loop': {
      const round = roundOf(node, head) ?? 0;
      return after(node.body, rest, context, join(prefix, head)) ?? again(node, context, prefix, round);
    }
    case 'turns': {
      const turn = turnOf(head) ?? context.turn;
      return (
        after(node.body, rest, inTurn(context, turn), head) ?? turnsFrom(turn + 1, node.to(context), node.body, context)
      );
    }
  }
};

export const split = (path: string): readonly string[] => path.split('/');

/** Where a new game begins. */
export const start = (tree: Node, context: Context): { readonly path: string; readonly turn: number } => {
  const spot = enter(tree, context, '');
  return spot ? { path: spot.path, turn: turnOf(spot.path) ?? context.turn } : { path: end, turn: context.turn };
};

/** The present place, read by the tree. */
export interface Position {
  readonly path: string;
  readonly turn: number;
  /** undefined: the game is over */
  readonly phase?: PhaseNode;
  readonly who?: string;
  /** said when the tree has lost the recorded place and the turn reopens at its start */
  readonly lost?: Msg;
}

export const whoOf = (phase: PhaseNode, context: Context): string =>
  typeof phase.who === 'function' ? phase.who(context) : phase.who;

export const calcOf = ({ calc }: PhaseNode, context: Context): string | undefined =>
  typeof calc === 'function' ? calc(context) : calc;

const placed = (phase: PhaseNode, path: string, context: Context): Position => {
  const turn = turnOf(path) ?? context.turn;
  return { path, turn, phase, who: whoOf(phase, inTurn(context, turn)) };
};

export const placeAt = (tree: Node, context: Context): Position => {
  if (context.place === end) return { path: end, turn: context.turn };
  const phase = find(tree, split(context.place), context);
  if (phase) return placed(phase, context.place, context);
  const spot = reopened(tree, context);
  if (!spot) return { path: end, turn: context.turn };
  // without a place nothing was lost: the turn simply begins
  return {
    ...placed(spot.phase, spot.path, context),
    ...(context.place === '' ? {} : { lost: msg('kit.sequence.lost') }),
  };
};

/** The start of the present turn. */
const reopened = (tree: Node, context: Context): Spot | undefined => {
  if (tree.node !== 'turns') return enter(tree, context, '');
  const turn = turnOf(context.place) ?? context.turn;
  return turnsFrom(turn, tree.to(context), tree.body, context);
};

export const onlyOffered = ({ offered }: Task, context: Context): boolean =>
  typeof offered === 'function' ? offered(context) : offered === true;

/** Tasks of a phase that apply as things stand and are not ticked. */
const openTasks = (place: Position, context: Context): readonly string[] =>
  (place.phase?.tasks ?? [])
    .filter(
      (task) =>
        !onlyOffered(task, context) &&
        test(task.when, context) &&
        !ticked(context, task.id, place.path) &&
        task.done?.(context) !== true,
    )
    .map((task) => taskKey(place.path, task.id));

/** Every phase the tree knows, whatever its conditions say. */
export const phasesIn = (tree: Node): readonly PhaseNode[] => {
  switch (tree.node) {
    case 'phase':
      return [tree];
    case 'seq':
      return tree.nodes.flatMap(phasesIn);
    case 'when':
      return phasesIn(tree.then);
    case 'pick':
      return Object.values(tree.nodes).flatMap(phasesIn);
    case 'loop':
    case 'turns':
      return phasesIn(tree.body);
  }
};

/** Every place of a turn, whatever its conditions say; of what repeats itself the first two rounds. */
export const placesOf = (tree: Node, turn: number, prefix = ''): readonly string[] => {
  switch (tree.node) {
    case 'phase':
      return [join(prefix, tree.id)];
    case 'seq':
      return tree.nodes.flatMap((child) => placesOf(child, turn, join(prefix, tree.id)));
    case 'when':
      return placesOf(tree.then, turn, prefix);
    case 'pick':
      return Object.entries(tree.nodes).flatMap(([key, child]) =>
        placesOf(child, turn, join(prefix, `${tree.id}=${key}`)),
      );
    case 'loop':
      return [1, 2].flatMap((round) => placesOf(tree.body, turn, join(prefix, `${tree.id}#${round}`)));
    case 'turns':
      return placesOf(tree.body, turn, `t${turn}`);
  }
};

/** The phase is done: the next place, for the record; undefined when the game is over already. */
export const close = (tree: Node, context: Context): Go | undefined => {
  const place = placeAt(tree, context);
  if (!place.phase) return undefined;
  const here = inTurn(context, place.turn);
  const next = after(tree, split(place.path), here, '');
  const to = next?.path ?? end;
  return { kind: 'go', to, turn: turnOf(to) ?? place.turn, open: openTasks(place, here) };
};

/** The task without which the phase is not left, as its key: until then nobody knows what follows. */
export const heldBy = (tree: Node, context: Context): string | undefined => {
  const { phase, path, turn } = placeAt(tree, context);
  const task = phase?.holds?.(inTurn(context, turn));
  return task === undefined ? undefined : taskKey(path, task);
};
