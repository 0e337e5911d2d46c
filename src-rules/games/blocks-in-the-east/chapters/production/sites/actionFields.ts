import type { Context } from '#rules/kit/record/context.ts';
import type { Proposal } from '#rules/kit/record/proposal.ts';
import { refuse } from '#rules/kit/record/proposal.ts';
import { name } from '#rules/kit/words/message.ts';
import { type SideId, sides } from '../../../ids.ts';
import { offered, type Site, siteNamed, sitesOf } from '../../../model/sites/list.ts';
import { msg } from '../msg.ts';
import { type Builder, coloursOf } from './projects.ts';

/** Fields that the forms of production centres share. */

/** A place of the list, offered where it fits; any other name of the list may be typed too. */
export const siteField = (fits: (site: Site, context: Context) => boolean = () => true) =>
  ({
    kind: 'text',
    msg: msg('bite.field.site'),
    start: '',
    max: 60,
    big: true,
    offers: (context: Context) => offered(sitesOf(context).filter((site) => fits(site, context))),
  }) as const;

export const holder = {
  kind: 'choice',
  msg: msg('bite.field.holder'),
  start: sides.axis,
  options: [
    { key: sides.axis, msg: msg('bite.holder.axis') },
    { key: sides.soviet, msg: msg('bite.holder.soviet') },
  ],
  big: true,
} as const;

/** The place, or why there is none of that name. */
export const found = (context: Context, called: string): { readonly site: Site } | { readonly not: Proposal } => {
  const site = siteNamed(context, called);
  if (site) return { site };
  return {
    not: refuse(
      called.trim() === '' ? msg('bite.bar.noSite') : msg('bite.bar.unknownSite', { site: name(called.trim()) }),
      '3.6',
    ),
  };
};

export const builderOf = (side: SideId): Builder => (side === sides.axis ? 'GER' : 'SOV');
/** Factories a side can build. */
export const colourField = (side: SideId) =>
  ({
    kind: 'choice',
    msg: msg('bite.field.factory'),
    start: 'red',
    options: coloursOf[builderOf(side)].map((key) => ({ key, msg: msg(`bite.project.colour.${key}`) })),
    big: true,
  }) as const;
