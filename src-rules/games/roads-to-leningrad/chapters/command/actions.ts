import { armyActions } from './army.ts';
import { chooseActions } from './choose.ts';
import { combineActions } from './combine.ts';
import { cupActions } from './cup.ts';
import { drawActions } from './draw.ts';
import { firstPlayer, initiative } from './initiative.ts';
import { pointsActions } from './points.ts';

/** 7, 15: what is recorded of initiative and activation. */
export const commandActions = [
  initiative,
  firstPlayer,
  ...cupActions,
  ...drawActions,
  ...combineActions,
  ...chooseActions,
  ...armyActions,
  ...pointsActions,
];
