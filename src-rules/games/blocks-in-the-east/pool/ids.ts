/** Names that stand in saved games: never rename them. */
export const poolCells = {
  /** block id → the turn in which it came as a reinforcement (7.3.2) */
  arrived: 'arrived',
  /** block id → 'yes' once it is set up (2.3) */
  placed: 'set-up',
  /** block id → 'north' | 'south', where it has changed its commander (38.1) */
  command: 'command',
  /** command ('axis/north') → the player's name (38.1) */
  chiefs: 'commanders',
} as const;

/** Noted for a while. */
export const poolMarks = {
  /** reinforcements put off this month (7.3.3) */
  putOff: 'reinforcement-put-off',
  /** disbanded this month: not yet to be rebuilt (7.3.4) */
  disbanded: 'disbanded',
  /** attacked in the first month (3.21) */
  thawed: 'thawed',
  /** battle hex → its place in the order, or 0 once it is fought (3.22, 7.7) */
  battles: 'battles',
} as const;
