import type { JsonObject } from '#rules/kit/base/json.ts';
import type { OpenGame } from './openedGame.ts';

/**
 * What is typed into the form of an action and not yet booked: a key or a tap that leaves the form loses none of it. It
 * holds as long as the record stands where the form was left, for what a form proposes follows from the record.
 */
const drafts = new WeakMap<OpenGame['journal'], Map<string, JsonObject>>();

export interface FormDraft {
  readonly typed: JsonObject | undefined;
  readonly keep: (typed: JsonObject) => void;
  readonly drop: () => void;
}

/** The draft of the form `of` an action that began with `start`. */
export const formDraft = ({ journal }: Pick<OpenGame, 'journal'>, of: string, start?: JsonObject): FormDraft => {
  const key = `${of} ${JSON.stringify(start ?? {})}`;
  return {
    typed: drafts.get(journal)?.get(key),
    keep: (typed) => {
      const here = drafts.get(journal) ?? new Map<string, JsonObject>();
      drafts.set(journal, here.set(key, typed));
    },
    drop: () => void drafts.get(journal)?.delete(key),
  };
};
