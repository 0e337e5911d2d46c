import type { Limit } from '#rules/kit/game/specs.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { interdictionLimits } from '../air/limits.ts';
import { frontLimits } from '../arrivals/limits.ts';
import { poolLimits } from '../combat/limits.ts';
import { withdrawalLimits } from '../command/limits.ts';
import { railLimits } from '../movement/rail/limits.ts';

/** What of a quota is left, in the order of the turn. */
export const limits = (context: Context): readonly Limit[] => [
  ...railLimits(context),
  ...interdictionLimits(context),
  ...frontLimits(context),
  ...withdrawalLimits(context),
  ...poolLimits(context),
];
