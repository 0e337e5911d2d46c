import type { JsonObject } from '../base/json.ts';
import type { When } from '../forms/conditions.ts';
import type { Context } from '../record/context.ts';
import type { Msg } from '../words/message.ts';

/**
 * The sequence of play: a small programme with a place, written as a path such as
 * `t3/ger/combat` or `t2/ops#4/kind=mobile/attack`. The turn is always in the path.
 */
export interface Task {
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly when?: When | ((context: Context) => boolean);
  /** what is said beside it as things stand (counts, places): undefined says nothing */
  readonly status?: (context: Context) => Msg | undefined;
  /** an action of the game that does it: its form opens, its facts are booked, the task is ticked */
  readonly action?: string;
  /** the secret it has sealed, or opened for both: the form stands on the screen of the score, and ticks the task */
  readonly secret?: { readonly id: string; readonly part: 'seal' | 'open' };
  /** a calculator of the game that does it: it opens with what the task knows of its input */
  readonly calc?: { readonly id: string; readonly input?: (context: Context) => JsonObject };
  /** a question to the whole map that shows what its status says: a tool of the map, open there while it says something */
  readonly tool?: string;
  /** there for whoever needs it, always or as things stand: leaving it undone leaves nothing open */
  readonly offered?: true | ((context: Context) => boolean);
  /** whether what it is for stands in the record, by whatever action it came there: then it is done without a tick */
  readonly done?: (context: Context) => boolean;
  /** an action that does it and its like at once */
  readonly bulk?: string;
  /** skipping it is a debt that stays in sight ("delayed reinforcements") */
  readonly debt?: (context: Context) => Msg | undefined;
  /**
   * Of a debt: nothing of a later turn makes up for it, so that it goes along until it is paid or waived. 'phase': what is
   * owed follows from how things stand when its phase ends, and is paid there
   */
  readonly carries?: true | 'phase';
}

export type Node = PhaseNode | SeqNode | WhenNode | PickNode | LoopNode | TurnsNode;
export interface PhaseNode {
  readonly node: 'phase';
  readonly id: string;
  readonly msg: Msg;
  readonly rule: string;
  readonly who: string | ((context: Context) => string);
  /** the rulebook's or digest's label of the phase, e.g. 'B2' */
  readonly label?: string;
  readonly tasks: readonly Task[];
  /** the calculator its fights are worked out with, or what else is to be worked out in it as things stand */
  readonly calc?: string | ((context: Context) => string | undefined);
  /** the task (its id) without which nobody knows what follows: while it is named the phase is not left */
  readonly holds?: (context: Context) => string | undefined;
  /** where the players stand during it: opens this place of the app by default; `leads`: only while this holds */
  readonly screen?: PhaseScreen;
  readonly leads?: (context: Context) => boolean;
}
export type PhaseScreen = 'table' | 'fight' | 'supply' | 'ledger';
export interface SeqNode {
  readonly node: 'seq';
  readonly id: string;
  readonly msg?: Msg;
  readonly who?: string;
  readonly nodes: readonly Node[];
}
export interface WhenNode {
  readonly node: 'when';
  readonly test: When | ((context: Context) => boolean);
  readonly then: Node;
}
/** one of several orders, chosen by state; the pick is in the path, so a later change does not move the place */
export interface PickNode {
  readonly node: 'pick';
  readonly id: string;
  readonly by: (context: Context) => string;
  readonly nodes: { readonly [key: string]: Node };
}
/** repeated while `again` holds; the count is in the path (`ops#2`) */
export interface LoopNode {
  readonly node: 'loop';
  readonly id: string;
  readonly again: (context: Context, done: number) => boolean;
  readonly body: Node;
}
/** the whole game: turns from..to of the scenario, each the same programme (`t1`, `t2` …) */
export interface TurnsNode {
  readonly node: 'turns';
  readonly from: (context: Context) => number;
  readonly to: (context: Context) => number;
  readonly body: Node;
}

type Spec<N extends Node> = Omit<N, 'node'>;

export const phase = (spec: Omit<Spec<PhaseNode>, 'tasks'> & { readonly tasks?: readonly Task[] }): PhaseNode => ({
  node: 'phase',
  tasks: [],
  ...spec,
});
export const seq = (
  id: string,
  nodes: readonly Node[],
  head: { readonly msg?: Msg; readonly who?: string } = {},
): SeqNode => ({ node: 'seq', id, nodes, ...head });
export const when = (test: WhenNode['test'], then: Node): WhenNode => ({ node: 'when', test, then });
export const pick = (id: string, by: PickNode['by'], nodes: PickNode['nodes']): PickNode => ({
  node: 'pick',
  id,
  by,
  nodes,
});
export const loop = (id: string, again: LoopNode['again'], body: Node): LoopNode => ({ node: 'loop', id, again, body });
export const turns = (to: number | TurnsNode['to'], body: Node, from: number | TurnsNode['from'] = 1): TurnsNode => ({
  node: 'turns',
  from: typeof from === 'number' ? () => from : from,
  to: typeof to === 'number' ? () => to : to,
  body,
});
