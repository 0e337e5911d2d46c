import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { begunMark, newMark } from './strongpoints.ts';

/** What the record notes, for scripts; without a value said it is true. */
export const marks: readonly MarkSpec[] = [
  { id: newMark, about: 'A strongpoint begun in this operation (14.2).', key: 'hex' },
  { id: begunMark, about: 'A Soviet strongpoint begun this turn (14.2).', key: 'hex' },
];
