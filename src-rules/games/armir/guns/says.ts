import type { Chance } from '#rules/kit/chance/dist.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { g } from '../text/speak-guns.ts';
import { armyMsg } from '../units.ts';
import type { BombardInput } from './fields.ts';

/** Figures in words. */

/** A chance with its fraction, where that says more. */
export const chanceMsg = ({ p, exact }: Chance): Msg =>
  exact !== undefined && !/^(0|1)\/1$/.test(exact)
    ? g('armir.guns.chance', { p, exact: name(exact) })
    : g('armir.guns.chanceOnly', { p });
export const numberMsg = (n: number): Msg => g('armir.guns.number', { n });

export const shooterMsg = (input: Pick<BombardInput, 'with' | 'gun' | 'army'>): Msg => {
  if (input.with === 'army') return g('armir.guns.by.army', { army: armyMsg[input.army] });
  if (input.with === 'heavy' && input.gun.trim() !== '') return g('armir.guns.unit', { unit: name(input.gun.trim()) });
  return g(`armir.guns.with.${input.with}`);
};
