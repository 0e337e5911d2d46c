import type { Option } from '#rules/kit/game/specs.ts';
import { grouped, two } from '../../model/options.ts';
import { msg } from './msg.ts';

/** 10.4: the withdrawal of leaders, and who is surrounded. */
export const commandOptions: readonly Option[] = [
  ...grouped(msg('pgg.optionGroup.leader'), [two(msg, 'withdrawal', '10.4'), two(msg, 'a20', '10.4')]),
];
