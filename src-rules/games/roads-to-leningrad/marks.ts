import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from './ids.ts';
import { putOffMark } from './record/arrivals.ts';
import { begunMark, newMark } from './record/strongpoints.ts';

const [unit, hex] = ['unit id', 'hex'];

/** What the record notes, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  { id: marks.fought, about: 'Has attacked or been attacked in this operation (10.11).', key: unit },
  { id: marks.declared, about: 'A declared attack (9.1).', key: hex, value: 'who attacks it' },
  { id: marks.noRetreat, about: 'A no-retreat marker (9.42).', key: hex },
  { id: marks.refused, about: 'Has tried to refuse battle (9.26).', key: unit },
  { id: marks.reacted, about: 'Has tried to react in this phase (9.33).', key: unit },
  { id: marks.retreated, about: 'Has retreated in this operation (11.35).', key: unit },
  { id: marks.leaves, about: 'Has to leave a hex and has not yet (11.3).', key: unit, value: 'the hex' },
  { id: marks.enters, about: 'May enter the emptied hex (11.6).', key: unit, value: '{ hex, crt }' },
  { id: marks.airfield, about: 'Supplied by the airfield this turn (S3.24).', key: hex },
  {
    id: marks.chosen,
    about: 'Which side chose its sequence (7.21).',
    key: 'op',
    value: 'the side',
    takes: ['german', 'soviet'],
  },
  {
    id: marks.combined,
    about: 'A combined operation (7.33).',
    key: 'op',
    takes: ['both', 'one'],
  },
  { id: marks.along, about: 'Army units and leaders that act in this sequence (7.46).', key: unit },
  { id: marks.filled, about: 'Its markers are in the cup (7.14).', key: 'side' },
  { id: marks.again, about: 'Played once and back in the cup this turn (S4.23).', key: 'marker id' },
  { id: marks.recovered, about: 'An HQ that was disrupted when recovery began (15.34).', key: unit },
  { id: putOffMark, about: 'A group put off this turn (S5.1).', key: 'group id' },
  { id: newMark, about: 'A strongpoint begun in this operation (14.2).', key: hex },
  { id: begunMark, about: 'A Soviet strongpoint begun this turn (14.2).', key: hex },
];
