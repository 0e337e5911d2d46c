import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { recapturedMark } from '../../ids.ts';

/** Cities that have given their points. */
export const recaptureMarks: readonly MarkSpec[] = [
  { id: recapturedMark, about: 'Retaken in this phase (15.12).', key: 'city', value: 'true' },
];
