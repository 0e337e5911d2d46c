import { list, type Msg } from '#rules/kit/words/message.ts';
import { colours, type Pp } from './income.ts';
import { msg } from './msg.ts';

const amount = {
  yellow: (count: number) => msg('bite.pp.yellow', { count }),
  red: (count: number) => msg('bite.pp.red', { count }),
  blue: (count: number) => msg('bite.pp.blue', { count }),
  black: (count: number) => msg('bite.pp.black', { count }),
} as const;
/** "4 yellow, 4 red". */
export const ppMsg = (pp: Pp): Msg =>
  list(colours.filter((colour) => pp[colour] !== 0).map((colour) => amount[colour](pp[colour]))) ?? msg('bite.pp.none');
