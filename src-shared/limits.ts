import { recordLimits } from '#rules/kit/record/limits.ts';

/** How large things may be: against files somebody sent, and so that whatever is written can be read again. */
export const limits = {
  /** an exported file, bytes: no game grows beyond what can be imported again */
  file: 64 * 1024 * 1024,
  /** what a game's file may be larger by than its lines and the players' own things: envelope, set-up, checksums */
  fileHead: 1024 * 1024,
  /** a piece in which a page hands a large file to its host, characters */
  piece: 4 * 1024 * 1024,
  /** tables, rosters, maps in a file of their own, bytes */
  thingsFile: 20 * 1024 * 1024,
  ...recordLimits,
  /** things typed by hand: a table, roster, preset, bytes */
  thing: 2 * 1024 * 1024,
  members: 20_000,
  depth: 24,
  /** before lists were flat, a message that joined many things was a level or two deeper for each */
  oldDepth: 2_000,
} as const;
