import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { type SideId, sideOf, sides } from '../ids.ts';
import { msg } from './msg.ts';
import { account, purseMsg, purses, shownWhen } from './purses.ts';

/** Fields that several actions share. */
export const face = { kind: 'face', msg: msg('bite.field.die'), start: null, sides: 6, big: true } as const;
export const noDie = (rule: string): Proposal => refuse(msg('bite.bar.noDie'), rule);
export const side = {
  kind: 'choice',
  msg: msg('bite.field.side'),
  start: sides.axis,
  options: [
    { key: sides.axis, msg: msg('bite.side.axis') },
    { key: sides.soviet, msg: msg('bite.side.soviet') },
  ],
} as const;

/** A colour of one nation's PP: the book opens a form on its own page's. */
const pursesOf = (side: SideId) => purses.filter(({ nation }) => sideOf(nation) === side);
export const purseOf = (side: SideId, of: string) => pursesOf(side).find(({ id }) => id === of);
export const purseField = (side: SideId) =>
  ({
    kind: 'choice',
    msg: msg('bite.field.purse'),
    start: account(side === sides.axis ? 'GER' : 'SOV', 'yellow'),
    options: pursesOf(side).map(({ id, nation, colour }) => ({
      key: id,
      msg: purseMsg(nation, colour),
      when: shownWhen(nation, colour),
    })),
  }) as const;
