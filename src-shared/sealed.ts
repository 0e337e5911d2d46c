import { type Hash, sha256 } from './saves/checksum.ts';

/** What screens and hosts agree on about sealed notes. */

/** characters of a phrase: below the least it would be found by trying */
export const phraseLeast = 8;
export const phraseMost = 200;
/** characters of the text in a note, in ASCII: every box holds room for as many */
export const noteMost = 200;

/** A space before or after, or a letter typed on another keyboard, makes no other phrase. */
export const plainPhrase = (phrase: string): string => phrase.normalize('NFKC').trim();

/**
 * The fingerprint of a note: of a random number, in hexadecimal, and the text on the line below it. Whoever is shown
 * both can work it out again: `printf '<number>\\n<text>' | sha256sum`.
 */
export const printOf = (salt: string, text: string, hash: Hash = sha256): string => hash(`${salt}\n${text}`);
