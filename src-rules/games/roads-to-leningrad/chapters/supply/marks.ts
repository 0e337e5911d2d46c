import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks as ids } from '../../ids.ts';

/** What the record notes, for scripts; without a value said it is true. */
export const marks: readonly MarkSpec[] = [
  { id: ids.airfield, about: 'Supplied by the airfield this turn (S3.24).', key: 'hex' },
  { id: ids.determined, about: 'The supply of this turn is determined (6.12).', key: '"turn"' },
];
