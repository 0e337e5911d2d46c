/** 6.31: rail quota of a turn, and what a unit counts. */
export const rail = { quota: 8, rifle: 1, armor: 3, leader: 0 } as const;

/** 6.31: what units count of the quota. */
export const railUnits = (units: {
  readonly rifle: number;
  readonly armor: number;
  readonly leaders: number;
}): number => units.rifle * rail.rifle + units.armor * rail.armor + units.leaders * rail.leader;

export const railRange = 30;

/** 13.31: 4 in all for a hex with a marker, in place of 1. */
export const railInterdicted = 4;

export interface RailMove {
  readonly hexes: number;
  readonly interdicted: number;
  readonly rifle: number;
  readonly armor: number;
  readonly leaders: number;
  readonly broken: boolean;
  readonly enemyZoc: boolean;
  /** starts, ends and goes on connected railroad hexes alone */
  readonly onRail: boolean;
  /** enters the map by rail in this turn: outside the quota (6.31) */
  readonly arriving: boolean;
  /** makes no other movement in this phase */
  readonly only: boolean;
}

export interface RailCost {
  readonly points: number;
  readonly left: number;
  readonly quota: number;
  readonly bars: readonly {
    readonly why: 'range' | 'quota' | 'broken' | 'zoc' | 'rail' | 'other';
    readonly rule: string;
  }[];
}

/** 6.31 to 6.33, 6.37. Of the hexes entered, `interdicted` have a German marker. */
export const railCost = (move: RailMove, quotaLeft: number): RailCost => {
  const marked = Math.min(move.interdicted, move.hexes);
  const points = move.hexes + (railInterdicted - 1) * marked;
  const quota = move.arriving ? 0 : railUnits(move);
  return {
    points,
    left: railRange - points,
    quota,
    bars: [
      ...(points > railRange ? [{ why: 'range', rule: '6.33' } as const] : []),
      ...(quota > quotaLeft ? [{ why: 'quota', rule: '6.31' } as const] : []),
      ...(move.onRail ? [] : [{ why: 'rail', rule: '6.32' } as const]),
      ...(move.only ? [] : [{ why: 'other', rule: '6.32' } as const]),
      ...(move.enemyZoc ? [{ why: 'zoc', rule: '6.32' } as const] : []),
      ...(move.broken ? [{ why: 'broken', rule: '6.37' } as const] : []),
    ],
  };
};
