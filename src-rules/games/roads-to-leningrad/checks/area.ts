import type { Area } from '../../../kit/area.ts';
import { checkActions } from './actions.ts';
import { declaredReminders } from './tasks.ts';

/** 9: declared attacks, and what the other side does before they are fought. */
export const checks: Area = { actions: checkActions, reminders: declaredReminders };
