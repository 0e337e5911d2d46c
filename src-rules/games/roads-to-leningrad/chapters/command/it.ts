import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';
import { commandIt } from './words/command.it.ts';
import { referenceIt } from './words/reference.it.ts';

export const it: Translation<typeof en> = {
  says: { ...commandIt.says, ...referenceIt.says },
  words: { ...commandIt.words, ...referenceIt.words },
};
