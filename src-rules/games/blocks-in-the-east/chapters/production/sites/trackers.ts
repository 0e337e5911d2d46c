import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { list, type Msg } from '#rules/kit/words/message.ts';
import { type SideId, sideOf, sides, siteCells, siteMarks } from '../../../ids.ts';
import { notedOf } from '../../../model/cells.ts';
import { thisMonth } from '../../../model/facts.ts';
import type { Payer } from '../../../model/income.ts';
import { on } from '../../../model/rules.ts';
import { type Site, sitesOf } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { holderOf, paidFor, payerOf } from '../../../model/sites/state.ts';
import { msg } from '../msg.ts';
import { boxes, type FactoryColour, isUnderWay, type Project, projectsOf, projectTitle } from './projects.ts';

/** What is paid a yellow PP at a time, at most one a month: new factories (15.1) and repairs (16.0). */

/** 16.0: what a repair costs in all. */
export const repairCost = 3;

export interface Tracker {
  readonly id: string;
  readonly kind: 'industry' | 'repair';
  readonly payer: Payer;
  readonly msg: Msg;
  /** of a factory */
  readonly colour?: FactoryColour;
  readonly rule: string;
  /** PP put in, and how many it takes */
  readonly at: number;
  readonly of: number;
  /** what the next PP books */
  readonly next: readonly Fact[];
}

const industry = (project: Project, context: Context): Tracker => ({
  id: project.id,
  kind: 'industry',
  payer: project.builder,
  msg: projectTitle(project),
  colour: project.colour,
  rule: '15.1',
  at: project.box,
  of: boxes,
  next: [setAt(siteCells.box, project.id, project.box + 1), thisMonth(context.turn, siteMarks.advanced, project.id, 1)],
});
const repair = (site: Site, paid: number, context: Context): Tracker => ({
  id: site.id,
  kind: 'repair',
  payer: payerOf(site, sides.axis) ?? 'GER',
  msg: msg('bite.tracker.repair', { site: placeMsg(site.name) }),
  rule: '16.0',
  at: paid,
  of: repairCost,
  next: [
    ...(paid + 1 < repairCost
      ? [setAt(siteCells.scorched, site.id, paid + 1)]
      : // it works again in the next production step
        [setAt(siteCells.scorched, site.id, null), setAt(siteCells.resumes, site.id, context.turn + 1)]),
    thisMonth(context.turn, siteMarks.advanced, site.id, 1),
  ],
});

/** All that may be paid for, paid this month or not: factories first, those furthest on before the others. */
export const trackersOf = (context: Context, side: SideId): readonly Tracker[] => {
  const projects = projectsOf(context)
    .filter((project) => !project.evacuated && sideOf(project.builder) === side && isUnderWay(project))
    .map((project) => industry(project, context))
    .sort((a, b) => b.at - a.at);
  const ruins =
    side === sides.axis && on(context, 'o16')
      ? sitesOf(context).flatMap((site) => {
          const paid = paidFor(context, site);
          return paid === undefined || holderOf(context, site) !== sides.axis ? [] : [repair(site, paid, context)];
        })
      : [];
  return [...projects, ...ruins];
};
export const hasAdvanced = (context: Pick<Context, 'marks'>, { id }: Tracker): boolean =>
  notedOf(context, siteMarks.advanced, id) > 0;
/** Those that may still have their PP this month. */
export const openTrackers = (context: Context, side: SideId): readonly Tracker[] =>
  trackersOf(context, side).filter((tracker) => !hasAdvanced(context, tracker));

/** Several steps in few words: factories of a kind that reach the same box together, repairs one by one. */
export const stepsMsg = (trackers: readonly Tracker[]): Msg | undefined => {
  const seen = new Set<string>();
  return list(
    trackers.flatMap((one): readonly Msg[] => {
      if (one.colour === undefined) return [msg('bite.tracker.step', { what: one.msg, n: one.at + 1, of: one.of })];
      const kind = `${one.colour} ${one.at}`;
      if (seen.has(kind)) return [];
      seen.add(kind);
      const count = trackers.filter(({ colour, at }) => `${colour} ${at}` === kind).length;
      return [
        msg('bite.tracker.together', {
          what: msg(`bite.project.count.${one.colour}`, { count }),
          n: one.at + 1,
          of: one.of,
        }),
      ];
    }),
  );
};
