import { deedActions } from './deedActions.ts';
import { lossActions } from './lossActions.ts';
import { placeActions } from './placeActions.ts';

export const actions = [...placeActions, ...lossActions, ...deedActions];
