import { holds } from '#rules/kit/forms/conditions.ts';
import type { Around } from '#rules/kit/record/context.ts';
import type { Rulings, Switches } from './battle/scene.ts';
import { isFirstWinter } from './data/calendar.ts';
import { rulesOf } from './data/scenarios.ts';
import type { SideId } from './ids.ts';
import { sides } from './ids.ts';
import type { RulingId, SwitchId } from './option-ids.ts';
import { inUse, rulings } from './option-ids.ts';

/** A switch as it acts: off at BASE and in SBE4, and off where something it needs is off (1.5). */
export const on = (around: Around, id: SwitchId): boolean => holds(inUse(id), { around });

/** The value in force, the default where none was chosen. */
export const ruling = <R extends RulingId>(around: Pick<Around, 'options'>, id: R): (typeof rulings)[R][number] => {
  const values: readonly (typeof rulings)[R][number][] = rulings[id];
  return values.find((one) => one === around.options[id]) ?? rulings[id][0];
};

export const switchesOf = (around: Around): Switches => ({
  a09: on(around, 'a09'),
  a10: on(around, 'a10'),
  a12: on(around, 'a12'),
  a13: on(around, 'a13'),
  o14: on(around, 'o14'),
  o19: on(around, 'o19'),
  o20: on(around, 'o20'),
  o21: on(around, 'o21'),
  o22: on(around, 'o22'),
  o23: on(around, 'o23'),
  o24: on(around, 'o24'),
  o25: on(around, 'o25'),
  o26: on(around, 'o26'),
  o33: on(around, 'o33'),
  o39: on(around, 'o39'),
});

export const rulingsOf = (around: Pick<Around, 'options'>): Rulings => ({
  cancelBonusMalus: around.options.cancelBonusMalus === true,
  gunTurn: ruling(around, 'amb01'),
  gunAa: ruling(around, 'amb02'),
  tech1Bombers: ruling(around, 'amb03'),
  mountainAttack: ruling(around, 'amb04'),
  fortAgainstRaid: ruling(around, 'amb05') === 'raids',
  weakest: ruling(around, 'amb06'),
  lowest: ruling(around, 'amb08') === 'one' ? 1 : 2,
  lightRainIsBad: ruling(around, 'amb14') === 'bad',
  surpriseTable: ruling(around, 'amb38'),
  extraDice: ruling(around, 'amb39'),
  charges: ruling(around, 'amb40'),
  gustavTech3: ruling(around, 'amb41') === 'adds',
  hqGuns: ruling(around, 'amb65'),
  guidedTech2: ruling(around, 'amb70') === 'all',
  raidHits: ruling(around, 'amb73'),
});

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
