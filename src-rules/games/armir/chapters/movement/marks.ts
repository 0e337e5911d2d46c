import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from '../../ids.ts';

/** What is noted of movement, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  {
    id: marks.paMoved,
    about: 'Units paid for in this movement phase (5.4).',
    key: 'all',
    value: 'how many',
    takes: 'count',
  },
];
