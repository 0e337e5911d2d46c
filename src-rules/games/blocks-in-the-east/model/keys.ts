import { rosters } from '../ids.ts';
import { calendar, turnName } from './calendar.ts';
import { cities } from './cities.ts';
import { msg } from './msg.ts';

/** Keys of cells: a value for each month, city or block. */
export const onePerMonth = calendar.map(({ turn }) => ({ key: String(turn), msg: turnName(turn).long }));
export const onePerCity = cities.map(({ id }) => ({ key: id, msg: msg(`bite.city.${id}`) }));
export const anyBlock = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: msg('bite.block.hint'),
  rosters: [rosters.axis, rosters.soviet],
};
export const yes = [{ value: 'yes', msg: msg('bite.yes') }];
