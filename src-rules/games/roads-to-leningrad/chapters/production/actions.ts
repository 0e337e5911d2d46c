import { bridgeActions } from './bridgeActions.ts';
import { strongpointActions } from './strongpointActions.ts';

export const actions = [...strongpointActions, ...bridgeActions];
