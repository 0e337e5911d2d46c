import type { Context } from '#rules/kit/record/context.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { cells, type SideId, sideOf, sides, siteCells } from '../../../ids.ts';
import { colours, noPp, type Payer } from '../../../model/income.ts';
import { isNone, plus, ppBy } from '../../../model/pp.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { account, counts } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import { homeSide } from '../../../model/sites/fields.ts';
import { type Site, siteWith } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { factoriesIn, isScorched, payerOf } from '../../../model/sites/state.ts';
import { nationMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';
import { onePp, type Project, projectsOf, standsIn } from './projects.ts';

/** 3.3: a place changes hands, and all that follows at once. */
export interface TakenSite {
  readonly facts: readonly Fact[];
  /** what else the players should know of it */
  readonly also: readonly { readonly msg: Msg; readonly rule: string }[];
}

/** A factory that is no more leaves no trace on the tracker. */
export const gone = ({ id }: Pick<Project, 'id'>): readonly Fact[] =>
  [siteCells.box, siteCells.left, siteCells.place, siteCells.done].map((cell) => setAt(cell, id, null));

export const changesHands = (context: Context, site: Site, side: SideId): TakenSite => {
  const called = { site: placeMsg(site.name) };
  const foreign = side !== homeSide(site.country);
  const plants = foreign ? factoriesIn(context, site) : noPp;
  const projects = projectsOf(context).filter(
    (project) => standsIn(project, site.name) && sideOf(project.builder) !== side,
  );
  const fallen = projects.reduce((sum, { colour }) => plus(sum, onePp(colour)), plants);
  const payer: Payer = payerOf(site, side) ?? 'GER';
  const prize = ppBy((colour) => (counts(context, payer, colour) ? fallen[colour] : 0));
  // AMB-45: without 16.1 they are destroyed and bring nothing
  const paid = on(context, 'o16') && !isNone(prize);
  const why = msg('bite.says.prize', { ...called, nation: nationMsg[payer], pp: ppMsg(prize) });
  const mended = side === sides.soviet && isScorched(context, site);
  return {
    facts: [
      setAt(cells.owner, site.id, side),
      ...(isNone(plants) ? [] : [setAt(siteCells.gutted, site.id, 'yes')]),
      ...projects.flatMap(gone),
      ...(paid
        ? colours.flatMap((colour) =>
            prize[colour] > 0 ? [post(account(payer, colour), prize[colour], why, '16.1')] : [],
          )
        : []),
      // 16.0: the Soviets repair at once what they take back
      ...(mended ? [setAt(siteCells.scorched, site.id, null)] : []),
      ...(textAt(context, siteCells.link, site.id) === '' ? [] : [setAt(siteCells.link, site.id, null)]),
      ...(site.id === 'leningrad' && context.cells[siteCells.pocket] !== undefined
        ? [set(siteCells.pocket, null)]
        : []),
    ],
    also: [
      ...(isNone(fallen) ? [] : [{ msg: paid ? why : msg('bite.next.gutted', called), rule: paid ? '16.1' : '3.3' }]),
      ...(mended ? [{ msg: msg('bite.next.mended', called), rule: '16.0' }] : []),
    ],
  };
};

/** The same for a city of the rules, listed or not. */
export const cityChangesHands = (context: Context, city: string, side: SideId): TakenSite => {
  const site = siteWith(context, city);
  return site ? changesHands(context, site, side) : { facts: [setAt(cells.owner, city, side)], also: [] };
};
