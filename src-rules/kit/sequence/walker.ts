import type { JsonObject } from '../base/json.ts';
import { holds } from '../forms/conditions.ts';
import type { Context } from '../record/context.ts';
import type { Fact } from '../record/journal.ts';
import { optionsIn } from '../record/optionsInForce.ts';
import { end, sameTurn, turnOf, within } from '../record/place.ts';
import { type Msg, msg } from '../words/message.ts';
import type { LoopNode, Node, PhaseNode, Task, WhenNode } from './nodes.ts';

/** The sequence as a programme: where it begins, what comes next, what the present turn looks like. */

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

const test = (condition: WhenNode['test'] | Task['when'], context: Context): boolean =>
  condition === undefined ? true : typeof condition === 'function' ? condition(context) : holds(condition, { context });

/** A sequence without a name leaves no trace in the path: `t3/ger/combat`. */
const join = (prefix: string, segment: string): string =>
  prefix === '' ? segment : segment === '' ? prefix : `${prefix}/${segment}`;
/** A later turn finds the options agreed for it. */
const inTurn = (context: Context, turn: number): Context =>
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
const find = (node: Node, path: readonly string[], context: Context): PhaseNode | undefined => {
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

const roundOf = (node: LoopNode, segment: string): number | undefined => {
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

const split = (path: string): readonly string[] => path.split('/');

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

const whoOf = (phase: PhaseNode, context: Context): string =>
  typeof phase.who === 'function' ? phase.who(context) : phase.who;

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

/** Tasks of a phase that apply as things stand and are not ticked. */
const openTasks = (place: Position, context: Context): readonly string[] =>
  (place.phase?.tasks ?? [])
    .filter(
      (task) =>
        !task.offered &&
        test(task.when, context) &&
        !ticked(context, task.id, place.path) &&
        task.done?.(context) !== true,
    )
    .map((task) => taskKey(place.path, task.id));

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

/** Tasks that a turn left unpaid, by their keys: what was owed the record of that turn still says. */
export const owedMark = 'sequence.owed';

/**
 * The phase is done, as it is recorded: the next place and, where a turn ends, what it leaves unpaid that no later turn
 * makes up for.
 */
export const closing = (tree: Node, context: Context): readonly Fact[] | undefined => {
  const go = close(tree, context);
  if (!go) return undefined;
  if (sameTurn(go.to, context.place)) return [go];
  const left = phasesOf(outline(tree, context)).flatMap(({ tasks, state }) => (state === 'later' ? [] : tasks));
  return [
    ...left.flatMap(({ key, carries, debt }): readonly Fact[] =>
      carries && debt ? [{ kind: 'mark', mark: owedMark, key, value: true }] : [],
    ),
    go,
  ];
};

/** A task by its key, as the turn it belongs to shows it. */
export const taskAt = (tree: Node, key: string, context: Context): OutlineTask | undefined =>
  phasesOf(outline(tree, context))
    .flatMap(({ tasks }) => tasks)
    .find((task) => task.key === key);

/** To another phase of the turn, on or back; undefined: the tree has no such place, or it lies in another turn. */
export const jumpTo = (tree: Node, context: Context, path: string): Go | undefined => {
  const place = placeAt(tree, context);
  if (path === place.path || (turnOf(place.path) !== undefined && !sameTurn(path, place.path))) return undefined;
  const here = inTurn(context, place.turn);
  if (!find(tree, split(path), here)) return undefined;
  return { kind: 'go', to: path, turn: place.turn, open: openTasks(place, here) };
};

export interface OutlineTask {
  /** for the tick fact */
  readonly key: string;
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  /** ticked by a player, or what it is for is in the record */
  readonly ticked: boolean;
  /** what it is for is in the record, whoever ticked it; absent: the game does not know */
  readonly done?: boolean;
  readonly offered?: true;
  readonly bulk?: string;
  readonly carries?: true;
  /** false: its condition has lapsed; it stays listed because it is ticked */
  readonly applies: boolean;
  readonly action?: string;
  readonly secret?: Task['secret'];
  readonly calc?: { readonly id: string; readonly input: JsonObject };
  readonly status?: Msg;
  readonly debt?: Msg;
}
export interface OutlineNode {
  readonly path: string;
  readonly id: string;
  readonly kind: 'phase' | 'group';
  readonly state: 'past' | 'now' | 'later';
  /** it lies before the present place and was never entered */
  readonly skipped?: true;
  readonly msg?: Msg;
  readonly rule?: string;
  readonly label?: string;
  readonly who?: string;
  readonly screen?: PhaseNode['screen'];
  readonly calc?: string;
  readonly tasks: readonly OutlineTask[];
  readonly nodes: readonly OutlineNode[];
}

/** The phases of an outline, in their order. */
export const phasesOf = (nodes: readonly OutlineNode[]): readonly OutlineNode[] =>
  nodes.flatMap((node) => (node.kind === 'phase' ? [node] : phasesOf(node.nodes)));

/**
 * The whole present turn as a tree: what is past as it was recorded, the present place, what follows as things stand.
 * Groups without a name of their own are left out, their phases stand in the group above.
 */
export const outline = (tree: Node, context: Context): readonly OutlineNode[] => {
  const place = placeAt(tree, context);
  const here = inTurn(context, place.turn);
  const body = tree.node === 'turns' ? tree.body : tree;
  const prefix = tree.node === 'turns' ? `t${place.turn}` : '';
  const been = [...(context.past ?? []), ...(place.phase ? [place.path] : [])];
  return new Outliner(here, place, been).list(body, prefix);
};

class Outliner {
  private reached = false;
  private readonly context: Context;
  private readonly place: Position;
  private readonly been: readonly string[];

  constructor(context: Context, place: Position, been: readonly string[]) {
    this.context = context;
    this.place = place;
    this.been = been;
  }

  list(node: Node, prefix: string): readonly OutlineNode[] {
    switch (node.node) {
      case 'phase':
        return [this.phase(node, join(prefix, node.id))];
      case 'seq': {
        const path = join(prefix, node.id);
        const nodes = node.nodes.flatMap((child) => this.list(child, path));
        if (!node.msg || nodes.length === 0) return nodes;
        const state = nodes.some((one) => one.state === 'now')
          ? 'now'
          : nodes.some((one) => one.state === 'later')
            ? 'later'
            : 'past';
        return [
          {
            path,
            id: node.id,
            kind: 'group',
            state,
            msg: node.msg,
            ...(node.who ? { who: node.who } : {}),
            tasks: [],
            nodes,
          },
        ];
      }
      case 'when':
        return test(node.test, this.context) || this.wasIn(node.then, prefix) ? this.list(node.then, prefix) : [];
      case 'pick': {
        const recorded = this.segments(join(prefix, `${node.id}=`)).at(-1);
        const key = recorded?.slice(node.id.length + 1) ?? node.by(this.context);
        const picked = node.nodes[key];
        return picked ? this.list(picked, join(prefix, `${node.id}=${key}`)) : [];
      }
      case 'loop': {
        const rounds = this.segments(join(prefix, `${node.id}#`)).map((segment) => roundOf(node, segment) ?? 0);
        const done = Math.max(0, ...rounds);
        const nodes: OutlineNode[] = [];
        for (let round = 1; round <= done; round += 1)
          nodes.push(...this.list(node.body, join(prefix, `${node.id}#${round}`)));
        // one more time round as things stand: how many there will be nobody knows
        if (node.again(this.context, done)) nodes.push(...this.list(node.body, join(prefix, `${node.id}#${done + 1}`)));
        return nodes;
      }
      case 'turns':
        return this.list(node.body, `t${this.place.turn}`);
    }
  }

  /** What the record says came next behind a prefix such as `t2/ops#`: the segments met there, in order. */
  private segments(start: string): readonly string[] {
    const at = start.lastIndexOf('/') + 1;
    return this.been.filter((path) => path.startsWith(start)).map((path) => path.slice(at).split('/')[0] ?? '');
  }

  private wasIn(node: Node, prefix: string): boolean {
    return this.been.some(
      (path) =>
        (prefix === '' || within(prefix, path)) &&
        find(node, split(prefix === '' ? path : path.slice(prefix.length + 1)), this.context) !== undefined,
    );
  }

  private phase(node: PhaseNode, path: string): OutlineNode {
    const now = this.place.phase !== undefined && path === this.place.path;
    if (now) this.reached = true;
    const state = now ? 'now' : this.reached ? 'later' : 'past';
    return {
      path,
      id: node.id,
      kind: 'phase',
      state,
      ...(state === 'past' && this.context.past !== undefined && !this.been.includes(path)
        ? { skipped: true as const }
        : {}),
      msg: node.msg,
      rule: node.rule,
      who: whoOf(node, this.context),
      label: node.label,
      screen: node.screen,
      ...(node.calc === undefined ? {} : { calc: node.calc }),
      tasks: node.tasks.flatMap((task) => this.task(task, path)),
      nodes: [],
    };
  }

  private task(task: Task, path: string): readonly OutlineTask[] {
    const byHand = ticked(this.context, task.id, path);
    const applies = test(task.when, this.context);
    if (!applies && !byHand) return [];
    const done = task.done?.(this.context);
    const isTicked = byHand || done === true;
    const status = task.status?.(this.context);
    const debt = isTicked ? undefined : task.debt?.(this.context);
    return [
      {
        key: taskKey(path, task.id),
        id: task.id,
        msg: task.msg,
        rule: task.rule,
        ticked: isTicked,
        ...(done === undefined ? {} : { done }),
        ...(task.offered ? { offered: true as const } : {}),
        ...(task.bulk === undefined ? {} : { bulk: task.bulk }),
        ...(task.carries ? { carries: true as const } : {}),
        applies,
        action: task.action,
        secret: task.secret,
        ...(task.calc === undefined
          ? {}
          : { calc: { id: task.calc.id, input: task.calc.input?.(this.context) ?? {} } }),
        status,
        debt,
      },
    ];
  }
}
