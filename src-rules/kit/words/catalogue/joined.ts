import type { Texts } from '../message.ts';

/** The strings of several files as one; ids are met once. */
export const joined = (files: readonly Texts[]): Texts => ({
  says: Object.assign({}, ...files.map((file) => file.says)),
  words: Object.assign({}, ...files.map((file) => file.words)),
});
