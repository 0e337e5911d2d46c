import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from '../../ids.ts';

/** What is noted of supply, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  {
    id: marks.airSupply,
    about: 'Supplied by air in this supply phase (9.2).',
    key: 'hex',
    takes: ['german', 'italian'],
  },
  {
    id: marks.corpsDie,
    about: 'What the die said of the armoured units there (8.4).',
    key: 'hex, or tem',
    takes: ['stays', 'oos'],
  },
  {
    id: marks.oosBefore,
    about: 'Units out of supply when this supply phase began (8).',
    key: 'all',
    value: 'their ids',
    takes: 'list',
  },
  { id: marks.attrited, about: 'Its step of this attrition phase is gone (8.6).', key: 'hex, tem, or unit:id' },
];
