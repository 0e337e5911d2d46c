import type { Msg } from '../../../kit/text.ts';
import { y } from '../text/speak-victory.ts';
import { type Objective, objectiveMsg } from './objectives.ts';

/** "Čir, Airports" */
export const setMsg = (set: readonly Objective[]): Msg =>
  set.map((one) => objectiveMsg[one]).reduceRight((rest, first) => y('armir.victory.list', { first, rest }));
