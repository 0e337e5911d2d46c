import type { Action } from '../../../kit/game.ts';
import { blockActions } from './blocks.ts';
import { cityActions } from './cities.ts';
import { italyActions } from './italy.ts';
import { weatherActions } from './weather.ts';

/** Everything the players book beside moving and fighting. */
export const actions: readonly Action[] = [...weatherActions, ...italyActions, ...cityActions, ...blockActions];
