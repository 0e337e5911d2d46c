import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters } from '../../../ids.ts';
import { siteFields } from '../../../model/sites/fields.ts';
import { knownSites } from '../../../model/sites/known.ts';
import { siteTroubles } from '../../../model/sites/list.ts';
import { msg } from '../msg.ts';

export const siteRoster: RosterSpec = {
  id: rosters.sites,
  msg: msg('bite.roster.sites'),
  about: msg('bite.roster.sites.about'),
  rule: '3.6',
  fields: siteFields,
  known: knownSites,
  called: {
    one: msg('bite.roster.sites.one'),
    many: (count) => msg('bite.roster.sites.many', { count }),
    remove: msg('bite.roster.sites.remove'),
  },
  troubles: siteTroubles,
};
