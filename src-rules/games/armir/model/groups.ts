import { msg } from './msg.ts';

/** The headings of the ledger. */
export const groups = {
  points: msg('armir.group.points'),
  turn: msg('armir.group.turn'),
  units: msg('armir.group.units'),
  places: msg('armir.group.places'),
  arrivals: msg('armir.group.arrivals'),
  corrections: msg('armir.group.corrections'),
  pa: msg('armir.guns.group.supply'),
  guns: msg('armir.guns.group.guns'),
  air: msg('armir.guns.group.air'),
  movement: msg('armir.guns.group.movement'),
  cir: msg('armir.fronts.group.cir'),
  tem: msg('armir.fronts.group.tem'),
  supply: msg('armir.group.supply'),
} as const;
