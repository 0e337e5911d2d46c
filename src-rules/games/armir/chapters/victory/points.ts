import { asObjectives, type Objective } from './objectives.ts';

/** 17.1.1: what the objectives are worth. */

export type Zero = 'minus' | 'zero';

/** Corps destroyed, ARMIR HQ among them (AMB-57: five are worth no more than four; AMB-56: none). */
export const armirPoints = (destroyed: number, none: Zero): number =>
  destroyed >= 4 ? 2 : destroyed === 3 ? 1 : destroyed >= 1 || none === 'minus' ? -1 : 0;
/** Points of the starred places the Soviet controls at the end. */
export const donetzPoints = (stars: number): number => (stars >= 16 ? 2 : stars >= 14 ? 1 : stars >= 12 ? 0 : -1);
/** 0 where they are not captured: then the game is lost (AMB-69). */
export const airportsPoints = (captured: boolean): number => (captured ? 1 : 0);

/** 17.2 */
export const needed = 3;
/** The most each can bring. */
const most: { readonly [O in Objective]: number } = { cir: 1, airports: 1, armir: 2, donetz: 2 };
/** 17.1c: whether a choice can win at all. */
export const canWin = (choice: readonly string[]): boolean =>
  asObjectives(choice).reduce((sum, one) => sum + most[one], 0) >= needed;

/** AMB-58: points for eliminated Soviet HQs come off the Soviet total, or are only shown. */
export const netOf = (soviet: number, axis: number, how: 'subtract' | 'apart'): number =>
  how === 'subtract' ? soviet - axis : soviet;
