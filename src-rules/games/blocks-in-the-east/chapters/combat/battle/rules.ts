import type { Around } from '#rules/kit/record/context.ts';
import { on, ruling } from '../../../model/rules.ts';
import type { Rulings, Switches } from './scene.ts';

/** The switches and rulings a battle hangs on, as they are in force. */

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
