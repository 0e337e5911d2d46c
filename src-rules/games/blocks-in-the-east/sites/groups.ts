import { s } from '../text/speak-sites.ts';

/** Headings of the ledger. */
export const siteGroups = {
  sites: s('bite.group.sites'),
  factories: s('bite.group.factories'),
} as const;
