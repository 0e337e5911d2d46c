import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks as ids } from '../../ids.ts';

/** What the record notes, for scripts; without a value said it is true. */
export const marks: readonly MarkSpec[] = [
  {
    id: ids.chosen,
    about: 'Which side chose its sequence (7.21).',
    key: 'op',
    value: 'the side',
    takes: ['german', 'soviet'],
  },
  {
    id: ids.combined,
    about: 'A combined operation (7.33).',
    key: 'op',
    takes: ['both', 'one'],
  },
  { id: ids.along, about: 'Army units and leaders that act in this sequence (7.46).', key: 'unit id' },
  { id: ids.filled, about: 'Its markers are in the cup (7.14).', key: 'side' },
  { id: ids.again, about: 'Played once and back in the cup this turn (S4.23).', key: 'marker id' },
  { id: ids.recoveryChecked, about: 'Has made its check in this reorganisation (3.75b).', key: 'unit id' },
  { id: ids.recovered, about: 'An HQ that was disrupted when recovery began (15.34).', key: 'unit id' },
];
