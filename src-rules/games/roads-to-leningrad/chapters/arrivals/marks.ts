import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { putOffMark } from './arrivals.ts';

/** What the record notes, for scripts; without a value said it is true. */
export const marks: readonly MarkSpec[] = [
  { id: putOffMark, about: 'A group put off this turn (S5.1).', key: 'group id' },
];
