import type { Context } from '#rules/kit/record/context.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { siteCells } from '../../ids.ts';
import { turnOf } from '../../model/calendar.ts';
import { rulesOf } from '../../model/scenarios.ts';
import { type ProjectLink, projectLinks } from './sheet.ts';

/** SBE6-1: railways and the sea route the Soviets may build, each paid whole in one production step. */
export const routeLinks = projectLinks;
export const routePrice: { readonly [L in ProjectLink]: number } = {
  railSaratov: 3,
  railAstrakhan: 4,
  railBaku: 5,
  caspian: 10,
};
export const routesFrom = turnOf(1942, 7);

export const mayBuildRoutes = (context: Pick<Context, 'scenario' | 'turn'>): boolean =>
  rulesOf(context.scenario).infrastructure === 'fromJuly1942' && context.turn >= routesFrom;
/** SBE7 and SBE8 begin with all of them. */
export const routeBuilt = (context: Pick<Context, 'scenario' | 'cells'>, link: ProjectLink): boolean =>
  rulesOf(context.scenario).infrastructure === 'complete' ||
  textAt(context, siteCells.infrastructure, link) === 'built';
