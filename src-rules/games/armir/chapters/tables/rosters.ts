import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters, sides } from '../../ids.ts';
import { axisUnits, sovietUnits } from '../../model/namedUnits.ts';
import { axisFields, cpLadder, sovietFields } from '../../model/units.ts';
import { msg } from './msg.ts';
import { markerStep, rosterTroubles } from './rosterChecks.ts';

const shared = {
  rule: '2.1',
  steps: 'cp',
  isLadder: (text: string) => cpLadder(text) !== undefined,
  acts: [markerStep],
  troubles: rosterTroubles,
} as const satisfies Partial<RosterSpec>;

/** What the players type once from their own counters; the formations the rulebook names stand there already. */
export const rosterSpecs: readonly RosterSpec[] = [
  {
    ...shared,
    id: rosters.axis,
    msg: msg('armir.roster.axis'),
    about: msg('armir.roster.axis.about'),
    side: sides.axis,
    fields: axisFields,
    known: axisUnits,
  },
  {
    ...shared,
    id: rosters.soviet,
    msg: msg('armir.roster.soviet'),
    about: msg('armir.roster.soviet.about'),
    side: sides.soviet,
    fields: sovietFields,
    known: sovietUnits,
  },
];
