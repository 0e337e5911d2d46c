import type { Option } from '#rules/kit/game/specs.ts';
import { grouped, two } from '../../model/options.ts';
import { msg } from './msg.ts';

/** 11.33, 14.11, 14.3: what the text leaves open of arrivals. */
export const arrivalsOptions: readonly Option[] = [
  ...grouped(msg('pgg.optionGroup.arrival'), [
    two(msg, 'a22', '14.11'),
    two(msg, 'a24', '11.33'),
    two(msg, 'a37', '14.3'),
  ]),
];
