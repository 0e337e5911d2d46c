import type { MarkSpec } from '#rules/kit/game/specs.ts';
import { marks } from './ids.ts';
import { gebirgsMark } from './record/arrivals.ts';

const [unit, hex] = ['unit id', 'hex'];

/** What the record notes, for scripts; without a value said it is true. */
export const markSpecs: readonly MarkSpec[] = [
  { id: marks.retreated, about: 'Has retreated in this phase (12.3.3).', key: unit },
  { id: marks.attacked, about: 'Has attacked in this phase (12).', key: unit },
  { id: marks.supported, about: 'Divisional artillery that has supported in this phase (10.1.2).', key: unit },
  { id: marks.bombarded, about: 'Bombarded in this phase (11).', key: hex },
  { id: marks.gunsSet, about: 'Its points of this turn are set (10.2).', key: 'army: iii, a, b' },
  {
    id: marks.paMoved,
    about: 'Units paid for in this movement phase (5.4).',
    key: 'all',
    value: 'how many',
    takes: 'count',
  },
  { id: marks.caiRolled, about: 'The C.A.I. was rolled for this turn (9.2.1).', key: 'cai' },
  {
    id: marks.airSupply,
    about: 'Supplied by air in this supply phase (9.2).',
    key: hex,
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
  { id: gebirgsMark, about: 'The mountain division has had its step of this turn (15.2).', key: 'step' },
];
