import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { type Nation, rosters, sides, type UnitClass } from '../ids.ts';
import { turnOf } from './calendar.ts';
import { msg } from './msg.ts';
import { rosterFields } from './units.ts';

/** The blocks of both sides. The text names few of them, and of those little: the rest the players type. */

const axis = (
  id: string,
  name: string,
  nation: Exclude<Nation, 'SOV'>,
  unitClass: UnitClass | null,
  more: RosterUnit['values'] = {},
): RosterUnit => ({ id, name, values: { nation, class: unitClass, ...more } });
const soviet = (id: string, name: string, unitClass: UnitClass, more: RosterUnit['values'] = {}): RosterUnit => ({
  id,
  name,
  values: { class: unitClass, ...more },
});

const removedIn = (year: number, month: number): string => String(turnOf(year, month));

/** Blocks the text calls by name, with what it says of them; faces are printed on the blocks. */
const axisKnown: readonly RosterUnit[] = [
  axis('flieger-7', '7. Flieger', 'GER', 'paratroops', { elite: 'defence', removal: removedIn(1941, 12) }),
  axis('luftlande-22', '22. Luftlande', 'GER', null, { elite: 'defence', removal: removedIn(1942, 7) }),
  axis('rapid', 'Rapid Corps', 'HUN', null, { removal: removedIn(1941, 12) }),
  axis('gustav', 'Gustav', 'GER', 'artillery', { gustav: true }),
  axis('lssah', 'LSSAH', 'GER', null, { elite: 'attack' }),
  axis('ss-1', '1. SS-Panzerkorps', 'GER', null, { elite: 'attack', entry: String(turnOf(1945, 1)) }),
  axis('chechens', 'Chechens', 'GER', 'mountain', { entry: String(turnOf(1942, 1)) }),
  axis('jf-2', 'JF2', 'GER', 'fighter', { interceptor: true }),
  axis('fk-9', '9FK', 'GER', 'fighter', { interceptor: true }),
  axis('fhq', 'FHQ', 'GER', 'supremeHq'),
  axis('gariboldi', 'Gariboldi', 'ITA', 'supremeHq'),
  axis('mannerheim', 'Mannerheim', 'FIN', 'supremeHq'),
  axis('antonescu', 'Antonescu', 'ROM', 'supremeHq'),
  axis('szombathelyi', 'Szombathelyi', 'HUN', 'supremeHq'),
  axis('ski-2', 'II Ski', 'FIN', 'infantry', { ski: true }),
  axis('ski-4', 'IV Ski', 'FIN', 'infantry', { ski: true }),
];
const sovietKnown: readonly RosterUnit[] = [
  soviet('stavka', 'Stavka', 'supremeHq'),
  soviet('para-1', '1 Para', 'paratroops'),
  soviet('para-2', '2 Para', 'paratroops'),
  soviet('para-3', '3 Para', 'paratroops'),
  soviet('para-4', '4 Para', 'paratroops'),
];

export const blockRosters: readonly RosterSpec[] = [
  {
    id: rosters.axis,
    msg: msg('bite.roster.axis'),
    about: msg('bite.roster.about'),
    rule: '1.2',
    side: sides.axis,
    fields: rosterFields.axis,
    steps: 'faces',
    known: axisKnown,
  },
  {
    id: rosters.soviet,
    msg: msg('bite.roster.soviet'),
    about: msg('bite.roster.about'),
    rule: '1.2',
    side: sides.soviet,
    fields: rosterFields.soviet,
    steps: 'faces',
    known: sovietKnown,
  },
];
