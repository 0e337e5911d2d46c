import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';
import { fightIt } from './fight.it.ts';
import { gunsIt } from './guns.it.ts';

/** Combattimento, assalto mobile, artiglieria e bombardamento. */
export const it: Translation<typeof en> = {
  says: { ...fightIt.says, ...gunsIt.says },
  words: { ...fightIt.words, ...gunsIt.words },
};
