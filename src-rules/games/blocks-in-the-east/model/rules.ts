import { holds } from '#rules/kit/forms/conditions.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { inUse, type RulingId, rulings, type SideId, type SwitchId, sides } from '../ids.ts';
import { isFirstWinter } from './calendar.ts';
import { rulesOf } from './scenarios.ts';

/** A switch as it acts: off at BASE and in SBE4, and off where something it needs is off (1.5). */
export const on = (around: Around, id: SwitchId): boolean => holds(inUse(id), { around });

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(around: Pick<Around, 'options'>, id: R): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === around.options[id]) ?? rulings[id][0];
};

/** 33.0: December 1941 to March 1942, where the rule is in use. */
export const firstWinter = (around: Around, turn = around.turn): boolean => on(around, 'o33') && isFirstWinter(turn);

/** SBE5-1: turn 1 of SBE5 and SBE9. */
export const surprise = (around: Pick<Around, 'scenario' | 'turn'>): boolean =>
  around.turn === 1 && rulesOf(around.scenario).surprise;
/** SBE5-2: where the players have agreed on it. */
export const supremacy = (around: Pick<Around, 'scenario' | 'turn' | 'options'>): boolean =>
  surprise(around) && around.options.luftwaffeSupremacy === true;

/** Whose player-turn it is, also while the other side reacts in it; undefined between the player-turns. */
export const activeSide = (around: Pick<Around, 'place'>): SideId | undefined => {
  const at = around.place.split('/')[1];
  return at === sides.axis || at === sides.soviet ? at : undefined;
};
