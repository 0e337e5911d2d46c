import { holds } from '#rules/kit/forms/conditions.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { inUse, type RulingId, rulings, type SideId, type SwitchId, sides } from '../ids.ts';
import { isFirstWinter } from './calendar.ts';
import { rulesOf } from './scenarios.ts';

/** A switch as it acts: off at BASE and in SBE4, and off where something it needs is off (1.5). */
export const on = (context: Context, id: SwitchId): boolean => holds(inUse(id), { context });

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(context: Pick<Context, 'options'>, id: R): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === context.options[id]) ?? rulings[id][0];
};

/** 33.0: December 1941 to March 1942, where the rule is in use. */
export const firstWinter = (context: Context, turn = context.turn): boolean =>
  on(context, 'o33') && isFirstWinter(turn);

/** The month the scenario begins in. */
export const isFirstMonth = (context: Pick<Context, 'scenario' | 'turn'>): boolean =>
  context.turn === rulesOf(context.scenario).first;

/** SBE5-1: turn 1 of SBE5 and SBE9. */
export const surprise = (context: Pick<Context, 'scenario' | 'turn'>): boolean =>
  context.turn === 1 && rulesOf(context.scenario).surprise;
/** SBE5-1, AMB-74: in battles this side attacks in; the first turn is a month, which both sides play. */
export const surprisedIn = (context: Pick<Context, 'scenario' | 'turn' | 'options'>, attacks: SideId): boolean =>
  surprise(context) && (attacks === sides.axis || ruling(context, 'amb74') === 'month');
/** SBE5-2: where the players have agreed on it. */
export const supremacy = (context: Pick<Context, 'scenario' | 'turn' | 'options'>): boolean =>
  surprise(context) && context.options.luftwaffeSupremacy === true;

/** Whose player-turn it is, also while the other side reacts in it; undefined between the player-turns. */
export const activeSide = (context: Pick<Context, 'place'>): SideId | undefined => {
  const at = context.place.split('/')[1];
  return at === sides.axis || at === sides.soviet ? at : undefined;
};
/** The player-turn of a place: 't14/axis'; undefined between them. */
export const playerTurn = (context: Pick<Context, 'place'>): string | undefined =>
  activeSide(context) && context.place.split('/').slice(0, 2).join('/');
