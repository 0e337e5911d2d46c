import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from '../../ids.ts';

/** What is noted of aircraft, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  { id: marks.caiRolled, about: 'The C.A.I. was rolled for this turn (9.2.1).', key: 'cai' },
];
