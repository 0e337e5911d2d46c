import type { Proposal } from '#rules/kit/record/proposal.ts';
import { never } from '../facts.ts';
import { type SideId, sideOf, sides } from '../ids.ts';
import { account, purseMsg, purses } from '../production/accounts.ts';
import { t } from '../text/speak.ts';
import { p } from '../text/speak-production.ts';

/** Fields that several actions share. */
export const face = { kind: 'face', msg: t('bite.field.die'), start: null, sides: 6, big: true } as const;
export const noDie = (rule: string): Proposal => never(t('bite.bar.noDie'), rule);
export const side = {
  kind: 'choice',
  msg: t('bite.field.side'),
  start: sides.axis,
  options: [
    { key: sides.axis, msg: t('bite.side.axis') },
    { key: sides.soviet, msg: t('bite.side.soviet') },
  ],
} as const;

/** A colour of one nation's PP: the book opens a form on its own page's. */
const pursesOf = (side: SideId) => purses.filter(({ nation }) => sideOf(nation) === side);
export const purseOf = (side: SideId, of: string) => pursesOf(side).find(({ id }) => id === of);
export const purseField = (side: SideId) =>
  ({
    kind: 'choice',
    msg: p('bite.field.purse'),
    start: account(side === sides.axis ? 'GER' : 'SOV', 'yellow'),
    options: pursesOf(side).map(({ id, nation, colour }) => ({ key: id, msg: purseMsg(nation, colour) })),
  }) as const;
