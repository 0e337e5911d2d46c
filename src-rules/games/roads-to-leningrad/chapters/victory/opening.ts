import { accounts, cells, type ScenarioId, scenarios, sides } from '../../ids.ts';
import { rulesOf } from '../../model/scenarios.ts';
import type { OptionalId } from '../arrivals/schedule.ts';
import { handKey } from './ledger.ts';
import { capturedBefore } from './places.ts';

/**
 * S3.31 to S6.31: what the VP begin with. Scenario 4 begins at −13: −6 and +2 for options taken, +2 for two Soviet tank
 * steps, −11 for three places that are Soviet already and never charged again.
 */
const takenBefore: { readonly [S in ScenarioId]?: readonly OptionalId[] } = {
  [scenarios.manstein]: ['russa-german-air', 'russa-soviet-air'],
};
const lostBefore: { readonly [S in ScenarioId]?: { readonly [key: string]: number } } = {
  [scenarios.manstein]: { [handKey(sides.soviet, 'tank')]: 2 },
};
export const openingIn = (scenario: string) => {
  const { id, openingVp } = rulesOf(scenario);
  const captured = capturedBefore[id] ?? [];
  return {
    cells: {
      [cells.began]: {},
      [cells.places]: Object.fromEntries(captured.map((hex) => [hex, sides.soviet])),
      [cells.charged]: Object.fromEntries(captured.map((hex) => [hex, 'yes'])),
      [cells.groups]: Object.fromEntries((takenBefore[id] ?? []).map((group) => [group, 'taken'])),
      [cells.scored]: lostBefore[id] ?? {},
    },
    balances: { [accounts.vp]: openingVp },
  };
};
