import { type Action, action } from '#rules/kit/game/action.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { sides, siteCells } from '../../../ids.ts';
import { turnOf } from '../../../model/calendar.ts';
import { allowUnless } from '../../../model/facts.ts';
import { noPp, type Pp } from '../../../model/income.ts';
import { lacks } from '../../../model/paying.ts';
import { account } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import type { Site } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { factoriesIn, holderOf } from '../../../model/sites/state.ts';
import { mayBuildRoutes, routeBuilt, routeLinks, routePrice } from '../../map/routes.ts';
import { railCut, railCutCell, railLimit, railMade } from '../../movement/rail.ts';
import { msg } from '../msg.ts';
import { colourField, found, siteField } from './actionFields.ts';
import { siteGroups } from './groups.ts';
import { evacuatedBox, nextId } from './projects.ts';

/** What the Soviets take away and build: factories on their way east (16.2), railways and a sea route (SBE6). */

const group = siteGroups.factories;

const lastEvacuation = turnOf(1941, 12);
/** 16.2: rail moves a factory takes. */
const evacuationMoves = 3;
/** 16.2: factories the Soviets can take away: their own, in a place of their own country that they hold. */
const movable = (context: Context, site: Site): Pp =>
  site.country === 'SOV' && holderOf(context, site) === sides.soviet ? factoriesIn(context, site) : noPp;
/** 16.2-1 */
const evacuate = action({
  id: 'evacuate',
  msg: msg('bite.action.evacuate'),
  rule: '16.2',
  about: msg('bite.action.evacuate.about'),
  side: sides.soviet,
  group,
  when: (context) => on(context, 'o16') && context.turn <= lastEvacuation,
  fields: {
    site: siteField((site, context) => movable(context, site).red + movable(context, site).blue > 0),
    colour: colourField(sides.soviet),
  },
  proposes: (input, context) => {
    const at = found(context, input.site);
    if ('not' in at) return at.not;
    const { site } = at;
    const colour = input.colour === 'blue' ? 'blue' : 'red';
    const said = { site: placeMsg(site.name), colour: msg(`bite.project.colour.${colour}`) };
    const bar = (): Objection | undefined => {
      if (context.turn > lastEvacuation) return { msg: msg('bite.bar.only1941'), rule: '16.2' };
      if (movable(context, site)[colour] === 0) return { msg: msg('bite.bar.noFactory', said), rule: '16.2' };
      const left = Math.max(0, railLimit(context, 'soviet') - railMade(context, 'soviet'));
      return left < evacuationMoves
        ? { msg: msg('bite.bar.evacuationRail', { count: left }), rule: '16.2' }
        : undefined;
    };
    const id = nextId(context, 'SOV', colour, true);
    const cell = colour === 'red' ? siteCells.evacuatedRed : siteCells.evacuatedBlue;
    return allowUnless(bar(), msg('bite.says.evacuate', { ...said, n: evacuatedBox }), [
      setAt(cell, site.id, (countAt(context, cell, site.id) ?? 0) + 1),
      setAt(siteCells.left, id, context.turn),
      setAt(railCutCell.soviet ?? '', String(context.turn), railCut(context, 'soviet') + evacuationMoves),
    ]);
  },
});

/** SBE6-1 */
const routes = action({
  id: 'infrastructure',
  msg: msg('bite.action.infrastructure'),
  rule: 'SBE6',
  about: msg('bite.action.infrastructure.about'),
  side: sides.soviet,
  group,
  when: mayBuildRoutes,
  fields: {
    route: {
      kind: 'choice',
      msg: msg('bite.field.works'),
      start: 'railSaratov',
      options: routeLinks.map((key) => ({
        key,
        msg: msg('bite.works.price', { route: msg(`bite.works.${key}`), n: routePrice[key] }),
      })),
      big: true,
    } as const,
  },
  proposes: ({ route }, context) => {
    const called: Msg = msg(`bite.works.${route}`);
    const says = msg('bite.says.infrastructure', { route: called, n: routePrice[route] });
    const bar = (): Objection | undefined => {
      if (routeBuilt(context, route)) return { msg: msg('bite.bar.routeBuilt', { route: called }), rule: 'SBE6' };
      if (!mayBuildRoutes(context)) return { msg: msg('bite.bar.noRoutesYet'), rule: 'SBE6' };
      return lacks('SOV', { ...noPp, yellow: routePrice[route] }, context);
    };
    return allowUnless(bar(), says, [
      setAt(siteCells.infrastructure, route, 'built'),
      post(account('SOV', 'yellow'), -routePrice[route], says, 'SBE6'),
    ]);
  },
});

export const worksActions: readonly Action[] = [evacuate, routes];
