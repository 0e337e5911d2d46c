import type { Texts } from '#rules/kit/text.ts';

/** Strings of the game screens: table, calculators, track, score, ledger, journal. */
export const playEn = { says: {}, words: {} } as const satisfies Texts;
