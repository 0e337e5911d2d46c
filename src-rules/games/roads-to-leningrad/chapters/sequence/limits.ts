import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { missionLimits } from '../air/limits.ts';
import { replacementLimits } from '../arrivals/limits.ts';
import { limits as commandLimits } from '../command/now.ts';
import { strongpointLimits } from '../production/limits.ts';

/** What is left of the turn, as the screens list it. */
export const limits = (context: Context): readonly Limit[] => [
  ...missionLimits(context),
  ...strongpointLimits(context),
  ...replacementLimits(context),
  ...commandLimits(context),
];
