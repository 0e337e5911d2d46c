import { list, type Msg } from '#rules/kit/words/message.ts';
import { colours, type Pp } from '../data/income.ts';
import { p } from '../text/speak-production.ts';

const amount = {
  yellow: (count: number) => p('bite.pp.yellow', { count }),
  red: (count: number) => p('bite.pp.red', { count }),
  blue: (count: number) => p('bite.pp.blue', { count }),
  black: (count: number) => p('bite.pp.black', { count }),
} as const;
/** "4 yellow, 4 red". */
export const ppMsg = (pp: Pp): Msg =>
  list(colours.filter((colour) => pp[colour] !== 0).map((colour) => amount[colour](pp[colour]))) ?? p('bite.pp.none');
