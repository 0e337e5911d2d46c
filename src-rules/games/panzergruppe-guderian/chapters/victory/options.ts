import type { Option } from '#rules/kit/game/specs.ts';
import { grouped, two } from '../../model/options.ts';
import { msg } from './msg.ts';

/** 15.1, 15.2: what the text leaves open of points, and the players’ notes. */
export const victoryOptions: readonly Option[] = [
  ...grouped(msg('pgg.optionGroup.victory'), [
    two(msg, 'a44', '15.12'),
    two(msg, 'a49', '15.11'),
    two(msg, 'a50', '15.11'),
    two(msg, 'balance', '15.2'),
  ]),
];
