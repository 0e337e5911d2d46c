import type { StandingRule } from '#rules/kit/record/standing.ts';
import { newTurn } from '../air/standing.ts';
import { replacementsLapse } from '../arrivals/standing.ts';
import { hasAdvanced, hasRetreated } from '../combat/ways/standing.ts';
import { standing as commandStanding } from '../command/standing.ts';
import { builderLeft } from '../production/standing.ts';
import { standing as victoryStanding } from '../victory/standing.ts';

/** What the rules do by themselves: booked as entries of their own when their trigger is recorded. */

export const standing: readonly StandingRule[] = [
  newTurn,
  replacementsLapse,
  builderLeft,
  ...commandStanding,
  hasRetreated,
  hasAdvanced,
  ...victoryStanding,
];
