import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from '../../ids.ts';

/** What is noted of fights and bombardments, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  {
    id: marks.retreated,
    about: 'Has retreated in this phase (12.3.3): from which hex of the map, or true.',
    key: 'unit id',
  },
  { id: marks.attacked, about: 'Has attacked in this phase (12).', key: 'unit id' },
  { id: marks.supported, about: 'Divisional artillery that has supported in this phase (10.1.2).', key: 'unit id' },
  { id: marks.bombarded, about: 'Bombarded in this phase (11).', key: 'hex' },
  { id: marks.gunsSet, about: 'Its points of this turn are set (10.2).', key: 'army: iii, a, b' },
];
