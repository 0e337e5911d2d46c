import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { gebirgsMark } from './arrivals.ts';

/** What is noted of arrivals, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  { id: gebirgsMark, about: 'The mountain division has had its step of this turn (15.2).', key: 'step' },
];
