import type { RosterSpec } from '#rules/kit/tables/rosters.ts';
import { rosters } from '../ids.ts';
import { s } from '../text/speak-sites.ts';
import { siteFields } from './fields.ts';
import { knownSites } from './known.ts';
import { siteTroubles } from './list.ts';

export const siteRoster: RosterSpec = {
  id: rosters.sites,
  msg: s('bite.roster.sites'),
  about: s('bite.roster.sites.about'),
  rule: '3.6',
  fields: siteFields,
  known: knownSites,
  called: {
    one: s('bite.roster.sites.one'),
    many: (count) => s('bite.roster.sites.many', { count }),
    remove: s('bite.roster.sites.remove'),
  },
  troubles: siteTroubles,
};
