import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters, sides } from '../../ids.ts';
import { boxUnits } from '../../model/boxUnits.ts';
import { germanFields, sovietFields } from '../../model/unitFields.ts';
import { msg } from './msg.ts';

/** What the players type once from their own copy: nothing of it is invented here (N01 to N04). */

const german: RosterSpec = {
  id: rosters.german,
  msg: msg('pgg.roster.german'),
  about: msg('pgg.roster.german.about'),
  rule: '16.2',
  side: sides.german,
  fields: germanFields,
  steps: 'steps',
  known: boxUnits.german,
};

const soviet: RosterSpec = {
  id: rosters.soviet,
  msg: msg('pgg.roster.soviet'),
  about: msg('pgg.roster.soviet.about'),
  rule: '10.1',
  side: sides.soviet,
  fields: sovietFields,
  known: boxUnits.soviet,
};

export const rosterSpecs: readonly RosterSpec[] = [german, soviet];
