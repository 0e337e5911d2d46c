import type { Refusal } from '#shared/contract.ts';
import { type GameContent, type Read, readingGameFile } from '#shared/saves/exportFile.ts';
import { sha } from './head.ts';

/** A game's file, checked in slices; after each `checking` lets others be heard, and says whether to go on. */
export const readSent = async (
  text: string,
  checking: (share: number) => Promise<boolean>,
): Promise<Read<GameContent>> => {
  const reading = readingGameFile(text, sha);
  const cancelled: { readonly ok: false } & Refusal = { ok: false, reason: 'cancelled' };
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    if (!(await checking(step.value))) return cancelled;
  }
};
