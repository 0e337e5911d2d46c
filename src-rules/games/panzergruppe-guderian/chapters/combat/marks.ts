import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from '../../ids.ts';
import { unitAndHex, unitKey } from '../../model/marks.ts';

/** What the record notes of units that fought (9.14, 9.75, 9.85, 6.61). */
export const fightMarks: readonly MarkSpec[] = [
  { id: marks.attacked, about: 'Has attacked in this combat phase (9.14).', key: unitKey, value: unitAndHex },
  { id: marks.wasAttacked, about: 'Has been attacked in this combat phase (9.14).', key: unitKey, value: unitAndHex },
  {
    id: marks.retreated,
    about: 'Has retreated among friends: adds nothing to their defence (9.75).',
    key: unitKey,
    value: unitAndHex,
  },
  { id: marks.advanced, about: 'Has advanced after combat (9.85).', key: unitKey, value: unitAndHex },
  { id: marks.disrupted, about: 'Disrupted by an overrun (6.61).', key: unitKey, value: unitAndHex },
];
