import type { JsonObject } from '../base/json.ts';
import type { Context } from '../record/context.ts';
import type { Fact } from '../record/journal.ts';
import { sameTurn, within } from '../record/place.ts';
import type { Msg } from '../words/message.ts';
import type { Node, PhaseNode, Task } from './nodes.ts';
import {
  calcOf,
  close,
  find,
  inTurn,
  join,
  onlyOffered,
  type Position,
  placeAt,
  roundOf,
  split,
  taskKey,
  test,
  ticked,
  whoOf,
} from './walker.ts';

/** The present turn as a tree of phases and tasks, and what it leaves unpaid. */

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
  readonly carries?: true | 'phase';
  /** false: its condition has lapsed; it stays listed because it is ticked */
  readonly applies: boolean;
  readonly action?: string;
  readonly secret?: Task['secret'];
  readonly calc?: { readonly id: string; readonly input: JsonObject };
  readonly status?: Msg;
  /** what the map shows of its status */
  readonly tool?: string;
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
    const calc = calcOf(node, this.context);
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
      screen: node.leads?.(this.context) === false ? undefined : node.screen,
      ...(calc === undefined ? {} : { calc }),
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
    // what was owed when its phase ended the record says
    const asksNow = task.carries !== 'phase' || path === this.place.path;
    const debt = isTicked || !asksNow ? undefined : task.debt?.(this.context);
    return [
      {
        key: taskKey(path, task.id),
        id: task.id,
        msg: task.msg,
        rule: task.rule,
        ticked: isTicked,
        ...(done === undefined ? {} : { done }),
        ...(onlyOffered(task, this.context) ? { offered: true as const } : {}),
        ...(task.bulk === undefined ? {} : { bulk: task.bulk }),
        ...(task.carries ? { carries: task.carries } : {}),
        applies,
        action: task.action,
        secret: task.secret,
        ...(task.calc === undefined
          ? {}
          : { calc: { id: task.calc.id, input: task.calc.input?.(this.context) ?? {} } }),
        status,
        ...(task.tool === undefined || status === undefined ? {} : { tool: task.tool }),
        debt,
      },
    ];
  }
}

/**
 * The tick that goes with what is booked for a task; undefined where the record itself tells whether it is done: one
 * booking of several is not the whole of it.
 */
export const tickOf = ({ key, done }: Pick<OutlineTask, 'key' | 'done'>): string | undefined =>
  done === undefined ? key : undefined;

/** Tasks that a turn or their phase left unpaid, by their keys: what was owed the record of that time still says. */
export const owedMark = 'sequence.owed';

/**
 * The phase is done, as it is recorded: the next place and what is left unpaid that nothing later makes up for, of the
 * phase or, where it ends, of the turn.
 */
export const closing = (tree: Node, context: Context): readonly Fact[] | undefined => {
  const go = close(tree, context);
  if (!go) return undefined;
  const ends = !sameTurn(go.to, context.place);
  const asks = ends || placeAt(tree, context).phase?.tasks.some(({ carries }) => carries === 'phase');
  if (!asks) return [go];
  const left = phasesOf(outline(tree, context)).flatMap(({ tasks, state }) =>
    state === 'later' ? [] : tasks.filter(({ carries }) => (ends ? carries : carries === 'phase')),
  );
  return [
    ...left.flatMap(({ key, debt }): readonly Fact[] => {
      const owed = context.marks[owedMark]?.[key] !== undefined;
      if (debt) return [{ kind: 'mark', mark: owedMark, key, value: true }];
      // gone back to, and in order now
      return owed && key.startsWith(`${context.place}/`) ? [{ kind: 'mark', mark: owedMark, key, value: null }] : [];
    }),
    go,
  ];
};

/** A task by its key, as the turn it belongs to shows it. */
export const taskAt = (tree: Node, key: string, context: Context): OutlineTask | undefined =>
  phasesOf(outline(tree, context))
    .flatMap(({ tasks }) => tasks)
    .find((task) => task.key === key);
