import type { Context } from '#rules/kit/record/context.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sideOf, siteCells } from '../../../ids.ts';
import { turnName } from '../../../model/calendar.ts';
import { type Colour, noPp, type Payer, type Pp } from '../../../model/income.ts';
import { isNone, minus, plus, ppBy } from '../../../model/pp.ts';
import { counts } from '../../../model/purses.ts';
import { type Site, siteNamed, sitesOf } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import {
  bombedNow,
  evacuatedFrom,
  fullOf,
  goodsOf,
  holderOf,
  isGutted,
  isRazed,
  isScorched,
  lastingOf,
  payerOf,
  startOf,
  waits,
} from '../../../model/sites/state.ts';
import { msg } from '../msg.ts';
import { stopped } from './link.ts';
import { isInPocket } from './pocket.ts';
import { onePp, paysNow, projectMsg, projectsOf } from './projects.ts';

/**
 * 3.6-3: what the centres have changed in a nation's printed income, a reason at a time. Nothing is kept: each month
 * reads who holds what and in which state.
 */
export interface IncomeChange {
  readonly msg: Msg;
  /** the place it comes from, as the list calls it */
  readonly place: string;
  readonly rule: string;
  readonly pp: Pp;
}

/** PP taken off what is left, colour by colour, never more than there is. */
const atMost = (pp: Pp, left: Pp): Pp => ppBy((colour) => Math.min(pp[colour], left[colour]));

type Counted = { readonly [C in Colour]: boolean };
const only = (pp: Pp, counted: Counted): Pp => ppBy((colour) => (counted[colour] ? pp[colour] : 0));

const ofSite = (context: Context, nation: Payer, site: Site, counted: Counted): readonly IncomeChange[] => {
  const [start, side] = [startOf(context, site), holderOf(context, site)];
  if (payerOf(site, start) !== nation && payerOf(site, side) !== nation) return [];
  const called = { site: placeMsg(site.name) };
  // Soviet fuel stands in no printed income (SBE5-3)
  const unprinted = (pp: Pp): Pp => (nation === 'SOV' ? { ...pp, black: 0 } : pp);
  const found: IncomeChange[] = [];
  const add = (msg: Msg, rule: string, pp: Pp): void => {
    const net = only(pp, counted);
    if (!isNone(net)) found.push({ msg, place: site.name, rule, pp: net });
  };
  const stays = side === start;
  if (!stays && start !== undefined && payerOf(site, start) === nation)
    add(msg('bite.income.lost', called), '3.6', minus(unprinted(fullOf(site, start))));
  if (side === undefined || payerOf(site, side) !== nation) return found;

  let left = fullOf(site, side);
  const off = (msg: Msg, rule: string, pp: Pp): void => {
    const gone = atMost(pp, left);
    left = plus(left, minus(gone));
    add(msg, rule, minus(gone));
  };
  if (!stays) {
    left = lastingOf(context, site, side);
    add(msg('bite.income.won', called), '3.6', left);
  } else {
    add(msg('bite.income.fuel', called), 'SBE5', nation === 'SOV' ? { ...noPp, black: left.black } : noPp);
    if (isRazed(context, site)) off(msg('bite.income.razed', called), '32.1', left);
    if (isGutted(context, site)) off(msg('bite.income.gutted', called), '3.3', { ...noPp, ...site.plants });
    off(msg('bite.income.evacuated', called), '16.2', evacuatedFrom(context, site));
    if (isScorched(context, site)) off(msg('bite.income.scorched', called), '16.0', goodsOf(site));
    else if (waits(context, site))
      off(
        msg('bite.income.repaired', {
          ...called,
          month: turnName(countAt(context, siteCells.resumes, site.id) ?? 0).long,
        }),
        '16.0',
        goodsOf(site),
      );
  }
  if (isInPocket(context, site)) {
    off(msg('bite.income.bombed', called), '32.1', bombedNow(context, site));
    off(msg('bite.income.pocket', called), '12.3', { ...left, blue: 0, black: 0 });
    return found;
  }
  const why = stopped(context, site, side);
  if (why === 'partisans') off(msg('bite.income.partisans', called), '29.1', left);
  if (why === 'cut') off(msg('bite.income.cut', called), '3.6', left);
  off(msg('bite.income.bombed', called), '32.1', bombedNow(context, site));
  return found;
};

/** 15.0, 16.2: factories built since the start, while their city is their own country's and nothing stops it. */
const built = (context: Context, nation: Payer, counted: Counted): readonly IncomeChange[] =>
  projectsOf(context).flatMap((project): readonly IncomeChange[] => {
    if (project.builder !== nation || !project.at || !paysNow(project, context.turn)) return [];
    const site = siteNamed(context, project.at.place);
    const side = sideOf(project.builder);
    if (site && (holderOf(context, site) !== side || isRazed(context, site) || stopped(context, site, side))) return [];
    if (!counted[project.colour]) return [];
    return [
      {
        msg: msg('bite.income.built', { what: projectMsg(project), site: placeMsg(project.at.place) }),
        place: project.at.place,
        rule: project.evacuated ? '16.2' : '15.1',
        pp: onePp(project.colour),
      },
    ];
  });

const known = new WeakMap<Context, Map<Payer, readonly IncomeChange[]>>();
/** Changes of a nation's income by its sites. Asked for with every look at the ledger. */
export const siteChanges = (context: Context, nation: Payer): readonly IncomeChange[] => {
  const of = known.get(context) ?? new Map<Payer, readonly IncomeChange[]>();
  known.set(context, of);
  const had = of.get(nation);
  if (had) return had;
  const counted: Counted = {
    yellow: counts(context, nation, 'yellow'),
    red: counts(context, nation, 'red'),
    blue: counts(context, nation, 'blue'),
    black: counts(context, nation, 'black'),
  };
  const made = [
    ...sitesOf(context).flatMap((site) => ofSite(context, nation, site, counted)),
    ...built(context, nation, counted),
  ];
  of.set(nation, made);
  return made;
};

export const sumOf = (changes: readonly IncomeChange[]): Pp => changes.reduce((sum, { pp }) => plus(sum, pp), noPp);
