import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters, sides } from '../../ids.ts';
import { germanUnits, sovietUnits } from '../../model/namedUnits.ts';
import { unitFields } from '../../model/units.ts';
import { groupRoster } from '../arrivals/groups.ts';
import { markerRoster } from '../command/markerRoster.ts';
import { msg } from './msg.ts';
import { unitTroubles } from './rosterChecks.ts';

const shared = {
  about: msg('rtl.roster.about'),
  rule: '2.2',
  fields: unitFields,
  troubles: unitTroubles,
} as const satisfies Partial<RosterSpec>;

/** What the players type once from their own counters, markers and cards; counters the rules name stand there already. */
export const rosterSpecs: readonly RosterSpec[] = [
  { ...shared, id: rosters.german, msg: msg('rtl.roster.german'), side: sides.german, known: germanUnits },
  { ...shared, id: rosters.soviet, msg: msg('rtl.roster.soviet'), side: sides.soviet, known: sovietUnits },
  markerRoster,
  groupRoster,
];
