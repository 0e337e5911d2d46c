import type { Option } from '#rules/kit/game/specs.ts';
import { grouped, two } from '../../model/options.ts';
import { msg } from './msg.ts';

/** 6.5, 7.3, 9.7, 10.36, 11.31, 12.3: what the text leaves open of fights. */
export const combatOptions: readonly Option[] = [
  ...grouped(msg('pgg.optionGroup.strength'), [
    two(msg, 'a01', '11.31'),
    two(msg, 'a04', '11.31'),
    two(msg, 'a05', '7.3'),
    two(msg, 'a09', '10.36'),
    two(msg, 'a10', '7.3'),
  ]),
  ...grouped(msg('pgg.optionGroup.overrun'), [
    two(msg, 'a02', '6.51'),
    two(msg, 'a08', '6.55'),
    two(msg, 'a11', '6.51'),
    two(msg, 'a12', '6.61'),
    two(msg, 'a39', '6.55'),
  ]),
  ...grouped(msg('pgg.optionGroup.result'), [
    two(msg, 'a21', '12.3'),
    two(msg, 'a29', '9.71'),
    two(msg, 'a42', '10.23'),
    two(msg, 'a48', '9.75'),
    two(msg, 'a51', '6.4'),
  ]),
];
