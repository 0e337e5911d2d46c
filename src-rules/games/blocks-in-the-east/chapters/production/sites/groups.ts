import { msg } from '../msg.ts';
/** Headings of the ledger. */
export const siteGroups = {
  sites: msg('bite.group.sites'),
  factories: msg('bite.group.factories'),
} as const;
