import type { RosterSpec } from '../../kit/table.ts';
import { rosters, sides } from './ids.ts';
import { u } from './text/speak-units.ts';
import { axisFields, sovietFields } from './units.ts';

/** What the players type once from their own counters. */
export const rosterSpecs: readonly RosterSpec[] = [
  {
    id: rosters.axis,
    msg: u('armir.roster.axis'),
    about: u('armir.roster.axis.about'),
    rule: '2.1',
    side: sides.axis,
    fields: axisFields,
    known: [],
    steps: 'cp',
  },
  {
    id: rosters.soviet,
    msg: u('armir.roster.soviet'),
    about: u('armir.roster.soviet.about'),
    rule: '2.1',
    side: sides.soviet,
    fields: sovietFields,
    known: [],
    steps: 'cp',
  },
];
