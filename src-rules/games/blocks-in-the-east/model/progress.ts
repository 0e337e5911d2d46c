import type { Context } from '#rules/kit/record/context.ts';
import { sides } from '../ids.ts';

/** How far a month has come: which of its steps lie behind. */

const steps = [
  'strategic',
  'supply',
  'production',
  'rail',
  'movement',
  'reaction',
  'combat',
  'blitz',
  'final',
  'extra',
] as const;
/** Section 2: the month, the Axis player-turn, the Soviet one, the victory phase. */
const order: readonly string[] = [
  'month',
  ...[sides.axis, sides.soviet].flatMap((side) => steps.map((step) => `${side}/${step}`)),
  'victory',
];

/**
 * A step of this month that has been left: in a game it stands among the places left, however the players went on from
 * there; where nobody kept those (a script), the place tells by its own place in the sequence.
 */
export const isOver = (context: Pick<Context, 'turn' | 'place' | 'past'>, step: string): boolean => {
  const month = `t${context.turn}/`;
  if (context.past?.includes(month + step)) return true;
  const now = context.place.startsWith(month) ? order.indexOf(context.place.slice(month.length)) : -1;
  return now > order.indexOf(step);
};
