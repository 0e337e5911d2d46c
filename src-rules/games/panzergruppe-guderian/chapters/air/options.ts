import type { Option } from '#rules/kit/game/specs.ts';
import { grouped, two } from '../../model/options.ts';
import { msg } from './msg.ts';

/** 13.2, 13.41, 13.44: what the text leaves open of the markers. */
export const airOptions: readonly Option[] = [
  ...grouped(msg('pgg.optionGroup.marker'), [
    two(msg, 'a17', '13.2'),
    two(msg, 'a18', '13.2'),
    two(msg, 'a19', '13.41'),
    two(msg, 'a16', '13.44'),
  ]),
];
