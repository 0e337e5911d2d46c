import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { delayedMark, marks } from './cells-ids.ts';

const unit = 'unit id, or hex:NNNN for the units of a hex without a name';
const where = '{ side, hex } of the unit';

/** What the record notes, for scripts. */
export const markSpecs: readonly MarkSpec[] = [
  { id: marks.attacked, about: 'Has attacked in this combat phase (9.14).', key: unit, value: where },
  { id: marks.wasAttacked, about: 'Has been attacked in this combat phase (9.14).', key: unit, value: where },
  {
    id: marks.retreated,
    about: 'Has retreated among friends: adds nothing to their defence (9.75).',
    key: unit,
    value: where,
  },
  { id: marks.advanced, about: 'Has advanced after combat (9.85).', key: unit, value: where },
  { id: marks.disrupted, about: 'Disrupted by an overrun (6.61).', key: unit, value: where },
  {
    id: marks.status,
    about: 'Supply as judged at the start of the movement phase (11.0).',
    key: unit,
    value: '{ side, hex, state }',
  },
  { id: marks.arrived, about: 'Entered the map this turn (11.33).', key: unit, value: where },
  { id: delayedMark, about: 'An arrival put off this turn (14.3).', key: 'arrival, as in do-in-…: g9g', value: 'true' },
  { id: 'recaptured', about: 'Retaken in this phase (15.12).', key: 'city', value: 'true' },
];
