import type { Around } from '#rules/kit/record/context.ts';
import type { Task } from '#rules/kit/sequence/nodes.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import type { SideId, SwitchId } from '../../ids.ts';
import { on } from '../../model/rules.ts';

/** Tasks of the sequence, and when they are there. */
export type Test = (around: Around) => boolean;
export const uses =
  (...ids: readonly SwitchId[]): Test =>
  (around) =>
    ids.every((id) => on(around, id));
export const both =
  (...tests: readonly Test[]): Test =>
  (around) =>
    tests.every((test) => test(around));
export const from =
  (turn: number): Test =>
  (around) =>
    around.turn >= turn;
export const until =
  (turn: number): Test =>
  (around) =>
    around.turn <= turn;

export const task = (id: string, msg: Msg, rule: string, test?: Test, more: Partial<Task> = {}): Task => ({
  id,
  msg,
  rule,
  ...(test ? { when: test } : {}),
  ...more,
});
export const only = (side: SideId, mine: SideId, tasks: readonly Task[]): readonly Task[] =>
  side === mine ? tasks : [];
