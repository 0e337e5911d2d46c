/** What screens and hosts agree on about sealed notes. */

/** characters of a phrase: below the least it would be found by trying */
export const phraseLeast = 8;
export const phraseMost = 200;
/** characters of the text in a note: every box holds room for as many */
export const noteMost = 200;

/** A space before or after, or a letter typed on another keyboard, makes no other phrase. */
export const plainPhrase = (phrase: string): string => phrase.normalize('NFKC').trim();
