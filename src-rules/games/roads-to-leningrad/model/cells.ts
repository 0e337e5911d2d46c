import { rosters, type SideId, sides } from '../ids.ts';
import { msg } from './msg.ts';

/** What the cells of several chapters share: headings of the ledger, keys as players type them. */

export const groups = {
  points: msg('rtl.group.points'),
  turn: msg('rtl.group.turn'),
  operations: msg('rtl.group.operations'),
  units: msg('rtl.group.units'),
  air: msg('rtl.group.air'),
  places: msg('rtl.group.places'),
  arrivals: msg('rtl.group.arrivals'),
  corrections: msg('rtl.group.corrections'),
} as const;

export const unitKeys = {
  pattern: '^[\\w.:#-]{1,64}$',
  hint: msg('rtl.unit.hint'),
  rosters: [rosters.german, rosters.soviet],
} as const;
export const hexKeys = { pattern: '^[\\w.-]{1,12}$', hint: msg('rtl.hex.hint') } as const;
/** As players type it: Soviet begins with an s in both languages, German does not. */
export const sideNamed = (text: string): SideId => (/^s/i.test(text) ? sides.soviet : sides.german);
export const sideMsg = (side: string) => msg(side === sides.soviet ? 'rtl.side.soviet' : 'rtl.side.german');

export const sideChoices = [
  { value: sides.german, msg: msg('rtl.side.german') },
  { value: sides.soviet, msg: msg('rtl.side.soviet') },
];
export const sideOrNone = [{ value: '', msg: msg('rtl.none') }, ...sideChoices];
