import { type Msg, name } from '#rules/kit/words/message.ts';
import { armyMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import type { BombardInput } from './fields.ts';

/** Who fires, in words. */

export const shooterMsg = (input: Pick<BombardInput, 'with' | 'gun' | 'army'>): Msg => {
  if (input.with === 'army') return msg('armir.guns.by.army', { army: armyMsg[input.army] });
  if (input.with === 'heavy' && input.gun !== '') return msg('armir.guns.unit', { unit: name(input.gun) });
  return msg(`armir.guns.with.${input.with}`);
};
