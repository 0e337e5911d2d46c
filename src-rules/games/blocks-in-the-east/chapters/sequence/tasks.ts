import type { Context } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId, SwitchId } from '../../ids.ts';
import { on } from '../../model/rules.ts';

/** Tasks of the sequence, and when they are there. */
export type Test = (context: Context) => boolean;
export const uses =
  (...ids: readonly SwitchId[]): Test =>
  (context) =>
    ids.every((id) => on(context, id));
export const both =
  (...tests: readonly Test[]): Test =>
  (context) =>
    tests.every((test) => test(context));
export const from =
  (turn: number): Test =>
  (context) =>
    context.turn >= turn;
export const until =
  (turn: number): Test =>
  (context) =>
    context.turn <= turn;

export const task = (id: string, msg: Msg, rule: string, test?: Test, more: Partial<Task> = {}): Task => ({
  id,
  msg,
  rule,
  ...(test ? { when: test } : {}),
  ...more,
});
/** A rule to keep in mind, or what may be done on the table: nothing of it is ever left open. */
export const reminder = (id: string, msg: Msg, rule: string, test?: Test, more: Partial<Task> = {}): Task =>
  task(id, msg, rule, test, { ...more, offered: true });
export const only = (side: SideId, mine: SideId, tasks: readonly Task[]): readonly Task[] =>
  side === mine ? tasks : [];
