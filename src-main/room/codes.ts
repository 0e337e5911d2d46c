import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength, codeSigns, plainCode } from '#shared/room.ts';

/** Ten minutes: long enough to hand a tablet round. */
const lasts = 10 * 60_000;
/** Wrong tries that one device has in that time, and all of them together: then the code is over. */
const triesOfOne = 5;
const triesOfAll = 20;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export type Tried = 'in' | 'wrong' | 'tries';

/**
 * The code that lets a browser in: one at a time, for a while, and with few tries. 30 signs eight times over are 6 × 10¹¹
 * codes, of which twenty can be tried.
 */
export const openCodes = (now = (): number => Date.now()) => {
  let code: { readonly text: string; readonly until: number } | undefined;
  let wrong = new Map<string, number>();
  const isOver = (): boolean => code === undefined || now() >= code.until;
  return {
    renew: (): void => {
      const text = Array.from({ length: codeLength }, () => codeSigns[randomInt(codeSigns.length)]).join('');
      code = { text, until: now() + lasts };
      wrong = new Map();
    },
    /** undefined: none lets anybody in just now */
    now: (): { readonly code: string; readonly until: string } | undefined =>
      code && !isOver() ? { code: code.text, until: new Date(code.until).toISOString() } : undefined,
    try: (typed: string, from: string): Tried => {
      const tried = wrong.get(from) ?? 0;
      if (tried >= triesOfOne) return 'tries';
      if (code && !isOver() && timingSafeEqual(digest(plainCode(typed)), digest(code.text))) return 'in';
      wrong.set(from, tried + 1);
      const all = [...wrong.values()].reduce((sum, n) => sum + n, 0);
      // whoever guesses from many addresses ends it for all; the owner asks for another
      if (all >= triesOfAll) code = undefined;
      return 'wrong';
    },
  };
};
