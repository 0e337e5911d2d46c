import type { Action } from '#rules/kit/game/action.ts';
import { lendLeaseActions } from './lend-lease.ts';
import { otherActions } from './others.ts';
import { partisanActions } from './partisans.ts';
import { removalActions } from './removal.ts';
import { surrenderActions } from './surrender.ts';

export const eventActions: readonly Action[] = [
  ...removalActions,
  ...lendLeaseActions,
  ...partisanActions,
  ...otherActions,
  ...surrenderActions,
];
