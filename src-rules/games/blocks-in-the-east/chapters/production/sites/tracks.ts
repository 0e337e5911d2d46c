import type { Track } from '#rules/kit/game/track.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { sideOf, sides } from '../../../ids.ts';
import { turnName } from '../../../model/calendar.ts';
import { rulesOf } from '../../../model/scenarios.ts';
import { sitesOf } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { mayBuildRoutes, routeBuilt, routeLinks, routePrice } from '../../map/routes.ts';
import { msg } from '../msg.ts';
import { siteGroups } from './groups.ts';
import { boxes, isReady, type Project, paysNow, projectsOf, projectTitle } from './projects.ts';
import { hasAdvanced, type Tracker, trackersOf } from './trackers.ts';

/** The production trackers of both sides, as boxes. */

const group = siteGroups.factories;
const paid = (context: Context, tracker: Tracker): Track => {
  const side = sideOf(tracker.payer);
  const done = hasAdvanced(context, tracker);
  const called =
    tracker.kind === 'repair' ? (sitesOf(context).find(({ id }) => id === tracker.id)?.name ?? tracker.id) : tracker.id;
  return {
    id: `${tracker.kind}-${tracker.id}`,
    page: tracker.payer,
    msg: tracker.msg,
    rule: tracker.rule,
    group,
    side,
    boxes: tracker.of,
    at: tracker.at,
    next: done ? msg('bite.track.paid') : msg('bite.track.yellow', { count: tracker.of - tracker.at }),
    state: done ? 'done' : 'open',
    form: { action: `advance-${side}`, start: { which: 'some', names: called } },
  };
};
const factory = (context: Context, project: Project): Track => {
  const side = sideOf(project.builder);
  const { at } = project;
  const base = {
    id: project.id,
    msg: projectTitle(project),
    rule: project.evacuated ? '16.2' : '15.1',
    group,
    side,
    page: project.builder,
    boxes,
    at: project.box,
  };
  if (isReady(project))
    return {
      ...base,
      next: msg('bite.track.place'),
      state: 'due',
      form: { action: `place-${side}`, start: { colour: project.colour } },
    };
  if (at)
    return {
      ...base,
      next: paysNow(project, context.turn)
        ? msg('bite.track.pays', { city: placeMsg(at.place) })
        : msg('bite.track.paysFrom', { city: placeMsg(at.place), month: turnName(at.done + 1).long }),
      state: 'done',
    };
  return {
    ...base,
    next: msg('bite.track.free', { month: turnName(context.turn + boxes - project.box).long }),
    state: 'free',
  };
};

const routesHere = (context: Context): readonly Track[] =>
  rulesOf(context.scenario).infrastructure === 'none'
    ? []
    : routeLinks.map((route): Track => {
        const built = routeBuilt(context, route);
        return {
          id: route,
          msg: msg(`bite.works.${route}`),
          rule: 'SBE6',
          group,
          side: sides.soviet,
          boxes: routePrice[route],
          at: built ? routePrice[route] : 0,
          next: built
            ? msg('bite.track.built')
            : mayBuildRoutes(context)
              ? msg('bite.track.whole', { count: routePrice[route] })
              : msg('bite.track.notYet'),
          state: built ? 'done' : mayBuildRoutes(context) ? 'open' : 'free',
          form: { action: 'infrastructure', start: { route } },
        };
      });

/** What awaits a die first, then what costs, then what is built. */
export const tracks = (context: Context): readonly Track[] => {
  const factories = projectsOf(context).filter(
    (project) => project.evacuated || isReady(project) || project.at !== undefined,
  );
  const shown = factories.map((project) => factory(context, project));
  return [
    ...shown.filter(({ state }) => state === 'due'),
    ...[sides.axis, sides.soviet].flatMap((side) => trackersOf(context, side).map((one) => paid(context, one))),
    ...shown.filter(({ state }) => state === 'free'),
    ...routesHere(context),
    ...shown.filter(({ state }) => state === 'done'),
  ];
};
