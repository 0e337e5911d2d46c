/** How a unit pays for terrain: leaders have a way of their own (10.21). */
export type Mover = 'foot' | 'mechanized' | 'cavalry' | 'leader';

/** What counters are and say (3.4). */
export const germanTypes = ['infantry', 'panzer', 'grenadier', 'motorized', 'cavalry'] as const;

export type GermanType = (typeof germanTypes)[number];

export const sovietTypes = ['rifle', 'armor', 'leader'] as const;

export type SovietType = (typeof sovietTypes)[number];

export type UnitType = GermanType | SovietType;

/** A ladder of steps as printed, best first: '9-7 4-7 2-7 1-7', or with attack and defence apart '4-3-10 2-1-10'. */
export const ladderPattern = '^\\d{1,2}-\\d{1,2}(-\\d{1,2})?( \\d{1,2}-\\d{1,2}(-\\d{1,2})?){0,3}$';

/** 9.63: the one German ladder the rulebook prints. */
export const infantryLadder = '9-7 4-7 2-7 1-7';

export interface Printed {
  readonly attack: number;
  readonly defence: number;
  readonly ma: number;
}

/** '6-8-6' or '9-7' (one number for attack and defence). */
export const readPrinted = (text: string): Printed | undefined => {
  const found = /^(\d{1,2})-(\d{1,2})(?:-(\d{1,2}))?$/.exec(text.trim());
  if (!found) return undefined;
  const [a, b, c] = [Number(found[1]), Number(found[2]), found[3]];
  return c === undefined ? { attack: a, defence: a, ma: b } : { attack: a, defence: b, ma: Number(c) };
};

export const readLadder = (text: string): readonly Printed[] => {
  const steps = text.trim().split(/\s+/).map(readPrinted);
  return steps.every((step) => step !== undefined) ? steps : [];
};

/** How a unit pays for terrain (6.7): German infantry divisions and Soviet rifle divisions walk. */
export const moverOf = (type: UnitType): Mover =>
  type === 'infantry' || type === 'rifle'
    ? 'foot'
    : type === 'cavalry'
      ? 'cavalry'
      : type === 'leader'
        ? 'leader'
        : 'mechanized';

/** 11.31, 11.32: half, fractions dropped, never below 1; a printed 0 stays 0. */
export const halved = (n: number): number => (n === 0 ? 0 : Math.max(1, Math.floor(n / 2)));
