import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters, sides } from './ids.ts';
import { groupRoster } from './tables/groups.ts';
import { markerRoster } from './tables/markers.ts';
import { germanUnits, sovietUnits } from './tables/named-units.ts';
import { unitTroubles } from './tables/roster-checks.ts';
import { u } from './text/speak-units.ts';
import { unitFields } from './units.ts';

const shared = {
  about: u('rtl.roster.about'),
  rule: '2.2',
  fields: unitFields,
  troubles: unitTroubles,
} as const satisfies Partial<RosterSpec>;

/** What the players type once from their own counters, markers and cards; counters the rules name stand there already. */
export const rosterSpecs: readonly RosterSpec[] = [
  { ...shared, id: rosters.german, msg: u('rtl.roster.german'), side: sides.german, known: germanUnits },
  { ...shared, id: rosters.soviet, msg: u('rtl.roster.soviet'), side: sides.soviet, known: sovietUnits },
  markerRoster,
  groupRoster,
];
