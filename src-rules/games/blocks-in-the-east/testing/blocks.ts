import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { rosters } from '../ids.ts';
import { at } from './at.ts';

/** Invented blocks for tests: none stands on any card. */
export const unit = (id: string, values: RosterUnit['values'] = {}): RosterUnit => ({
  id,
  name: id.toUpperCase(),
  values,
});

export const withBlocks = (
  axis: readonly RosterUnit[],
  soviet: readonly RosterUnit[],
  over: Partial<Context> = {},
): Context =>
  at({
    // not in the midst of the set-up
    place: `t${over.turn ?? 1}/axis/movement`,
    ...over,
    rosters: {
      [rosters.axis]: { id: rosters.axis, units: axis },
      [rosters.soviet]: { id: rosters.soviet, units: soviet },
      ...over.rosters,
    },
  });
