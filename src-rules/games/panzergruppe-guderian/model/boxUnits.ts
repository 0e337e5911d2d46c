import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { rosters } from '../ids.ts';
import { type Division, divisions, leaders } from './schedule.ts';
import { type GermanType, infantryLadder } from './units.ts';
import { unitName } from './words.ts';

const typeOf = (division: Division, unit: string): GermanType => {
  switch (division.kind) {
    case 'panzer':
      return division.units[0] === unit ? 'panzer' : 'grenadier';
    case 'motorized':
      return 'motorized';
    case 'infantry':
      return 'infantry';
    case 'cavalry':
      return 'cavalry';
    case 'regiment':
      return 'grenadier';
  }
};

/** 11.22's example tells Lukin's rating; the others are on the counters. */
const knownRatings: Readonly<Record<string, number>> = { Lukin: 3 };

/** What every copy of the game has, by roster. */
export const boxUnits: { readonly [R in keyof typeof rosters]: readonly RosterUnit[] } = {
  german: divisions.flatMap((division) =>
    division.units.map((unit) => ({
      id: unit,
      name: unitName(unit),
      // 9.63: the infantry ladder is the only one the rulebook prints
      values: {
        type: typeOf(division, unit),
        division: division.id,
        steps: division.kind === 'infantry' ? infantryLadder : null,
      },
    })),
  ),
  soviet: leaders.map((leader) => ({
    id: leader,
    name: leader,
    values: { type: 'leader', rating: knownRatings[leader] ?? null },
  })),
};
