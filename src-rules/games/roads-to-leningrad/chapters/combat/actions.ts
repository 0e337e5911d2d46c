import { checkActions } from './declared/actions.ts';
import { resultActions } from './ways/actions.ts';

export const actions = [...resultActions, ...checkActions];
