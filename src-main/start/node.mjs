import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Which Node the packages ask for: `engines` of package.json says it once, in the two forms `^1.2.3` (this line of
 * releases, from there on) and `>=1.2.3`, with `||` between them.
 */

/** @param {string} version @returns {readonly number[]} */
const numbers = (version) =>
  version
    .replace(/^[^\d]*/, '')
    .split(/[.-]/, 3)
    .map(Number);

/** @param {readonly number[]} a @param {readonly number[]} b */
const isFrom = (a, b) => {
  const at = b.findIndex((n, i) => (a[i] ?? 0) !== n);
  return at < 0 || (a[at] ?? 0) > (b[at] ?? 0);
};

/**
 * Pure.
 *
 * @param {string} version as `process.versions.node` says it
 * @param {string} range
 */
export const suits = (version, range) =>
  range.split('||').some((part) => {
    const [own, least] = [numbers(version), numbers(part.trim())];
    return isFrom(own, least) && (part.trim().startsWith('>=') || own[0] === least[0]);
  });

/** @param {string} root @returns {string} */
const rangeAt = (root) => JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).engines.node;

/**
 * Undefined where this Node will do; otherwise what runs, and the least of each line of releases that would.
 *
 * @param {string} root
 * @param {string} [found]
 */
export const wrongNode = (root, found = process.versions.node) => {
  const range = rangeAt(root);
  if (suits(found, range)) return undefined;
  const least = range.split('||').map((part) => numbers(part.trim()).slice(0, 2).join('.').replace(/\.0$/, ''));
  return { found, needed: least.join(', ') };
};
