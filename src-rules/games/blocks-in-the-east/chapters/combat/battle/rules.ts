import type { Context } from '#rules/kit/record/context.ts';
import { on, ruling } from '../../../model/rules.ts';
import { lightRainIsBad } from '../../../model/weather.ts';
import type { Rulings, Switches } from './scene.ts';

/** The switches and rulings a battle hangs on, as they are in force. */

export const switchesOf = (context: Context): Switches => ({
  a09: on(context, 'a09'),
  a10: on(context, 'a10'),
  a12: on(context, 'a12'),
  a13: on(context, 'a13'),
  o14: on(context, 'o14'),
  o19: on(context, 'o19'),
  o20: on(context, 'o20'),
  o21: on(context, 'o21'),
  o22: on(context, 'o22'),
  o23: on(context, 'o23'),
  o24: on(context, 'o24'),
  o25: on(context, 'o25'),
  o26: on(context, 'o26'),
  o33: on(context, 'o33'),
  o39: on(context, 'o39'),
});
export const rulingsOf = (context: Pick<Context, 'options'>): Rulings => ({
  cancelBonusMalus: context.options.cancelBonusMalus === true,
  gunTurn: ruling(context, 'amb01'),
  gunAa: ruling(context, 'amb02'),
  tech1Bombers: ruling(context, 'amb03'),
  mountainAttack: ruling(context, 'amb04'),
  fortAgainstRaid: ruling(context, 'amb05') === 'raids',
  weakest: ruling(context, 'amb06'),
  lowest: ruling(context, 'amb08') === 'one' ? 1 : 2,
  lightRainIsBad: lightRainIsBad(context),
  surpriseTable: ruling(context, 'amb38'),
  extraDice: ruling(context, 'amb39'),
  charges: ruling(context, 'amb40'),
  gustavTech3: ruling(context, 'amb41') === 'adds',
  hqGuns: ruling(context, 'amb65'),
  guidedTech2: ruling(context, 'amb70') === 'all',
  raidHits: ruling(context, 'amb73'),
});
