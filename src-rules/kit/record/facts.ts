import type { Json, Scalar } from '../base/json.ts';
import type { Msg } from '../words/message.ts';
import type { Fact } from './journal.ts';

/** Short ways to write the kit's facts. */
export const set = (cell: string, value: Scalar | null): Fact => ({ kind: 'set', cell, value });
export const setAt = (cell: string, key: string, value: Scalar | null): Fact => ({ kind: 'set', cell, key, value });
export const post = (account: string, n: number, why: Msg, rule: string, over = false): Fact =>
  over ? { kind: 'post', account, n, for: why, rule, over: true } : { kind: 'post', account, n, for: why, rule };
export const mark = (id: string, key: string, value: Json, until?: string): Fact =>
  until === undefined ? { kind: 'mark', mark: id, key, value } : { kind: 'mark', mark: id, key, value, until };
/** Taken off again. */
export const unmark = (id: string, key: string): Fact => ({ kind: 'mark', mark: id, key, value: null });
/** A die of six. The screen that rolled the app's own says so in place of 'table'. */
export const rolled = (what: string, face: number): Fact => ({
  kind: 'roll',
  what,
  sides: 6,
  faces: [face],
  by: 'table',
});
