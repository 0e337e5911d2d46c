import { listed, type Msg } from '#rules/kit/words/message.ts';
import { type Objective, objectiveMsg } from './objectives.ts';

/** "Čir, Airports" */
export const setMsg = (set: readonly Objective[]): Msg => listed(set.map((one) => objectiveMsg[one]));
