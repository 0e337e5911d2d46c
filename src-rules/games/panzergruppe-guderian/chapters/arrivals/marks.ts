import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { delayedMark, marks } from '../../ids.ts';
import { unitAndHex, unitKey } from '../../model/marks.ts';

/** Who has come, and who was put off. */
export const arrivalMarks: readonly MarkSpec[] = [
  { id: marks.arrived, about: 'Entered the map this turn (11.33).', key: unitKey, value: unitAndHex },
  { id: delayedMark, about: 'An arrival put off this turn (14.3).', key: 'arrival, as in do-in-…: g9g', value: 'true' },
];
