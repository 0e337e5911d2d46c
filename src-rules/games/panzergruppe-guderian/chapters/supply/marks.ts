import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from '../../ids.ts';
import { unitKey } from '../../model/marks.ts';

/** Supply kept for the phase. */
export const statusMarks: readonly MarkSpec[] = [
  {
    id: marks.status,
    about: 'Supply as judged at the start of the movement phase (11.0).',
    key: unitKey,
    value: '{ side, hex, state }',
  },
];
