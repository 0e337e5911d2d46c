import type { Context } from '../record/context.ts';
import type { Hint } from './panel.ts';

/** The remark on a fight that is none of the present phase. Without a place there is no phase to hold it to. */
export const outOfPhase = ({ place }: Pick<Context, 'place'>, fits: boolean, hint: Hint): readonly Hint[] =>
  place === '' || fits ? [] : [{ ...hint, against: true }];
