import type { RosterSpec } from '../../kit/table.ts';
import { rosters, sides } from './ids.ts';
import { u } from './text/speak-units.ts';
import { unitFields } from './units.ts';

/** What the players type once from their own counters. */
export const rosterSpecs: readonly RosterSpec[] = [
  {
    id: rosters.german,
    msg: u('rtl.roster.german'),
    about: u('rtl.roster.about'),
    rule: '2.2',
    side: sides.german,
    fields: unitFields,
    known: [],
  },
  {
    id: rosters.soviet,
    msg: u('rtl.roster.soviet'),
    about: u('rtl.roster.about'),
    rule: '2.2',
    side: sides.soviet,
    fields: unitFields,
    known: [],
  },
];
