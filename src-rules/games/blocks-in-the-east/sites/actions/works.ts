import type { Action } from '#rules/kit/game/action.ts';
import { action } from '#rules/kit/game/action.ts';
import type { Around } from '#rules/kit/record/context.ts';
import { post, setAt } from '#rules/kit/record/facts.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { turnOf } from '../../data/calendar.ts';
import { noPp, type Pp } from '../../data/income.ts';
import { numberAt } from '../../events/read.ts';
import { type Bar, unless } from '../../facts.ts';
import { sides } from '../../ids.ts';
import { placeMsg } from '../../map/names.ts';
import { account } from '../../production/accounts.ts';
import { lacks } from '../../production/paying.ts';
import { railCut, railCutCell, railLimit, railMade } from '../../production/rail.ts';
import { on } from '../../rules.ts';
import { s } from '../../text/speak-sites.ts';
import { siteGroups } from '../groups.ts';
import { siteCells } from '../ids.ts';
import { mayBuildRoutes, routeBuilt, routeLinks, routePrice } from '../infrastructure.ts';
import type { Site } from '../list.ts';
import { evacuatedBox, nextId } from '../projects.ts';
import { factoriesIn, holderOf } from '../state.ts';
import { colourField, found, siteField } from './fields.ts';

/** What the Soviets take away and build: factories on their way east (16.2), railways and a sea route (SBE6). */

const group = siteGroups.factories;

const lastEvacuation = turnOf(1941, 12);
/** 16.2: rail moves a factory takes. */
const evacuationMoves = 3;
/** 16.2: factories the Soviets can take away: their own, in a place of their own country that they hold. */
const movable = (around: Around, site: Site): Pp =>
  site.country === 'SOV' && holderOf(around, site) === sides.soviet ? factoriesIn(around, site) : noPp;
/** 16.2-1 */
const evacuate = action({
  id: 'evacuate',
  msg: s('bite.action.evacuate'),
  rule: '16.2',
  about: s('bite.action.evacuate.about'),
  side: sides.soviet,
  group,
  when: (around) => on(around, 'o16') && around.turn <= lastEvacuation,
  fields: {
    site: siteField((site, around) => movable(around, site).red + movable(around, site).blue > 0),
    colour: colourField(sides.soviet),
  },
  proposes: (input, around) => {
    const at = found(around, input.site);
    if ('not' in at) return at.not;
    const { site } = at;
    const colour = input.colour === 'blue' ? 'blue' : 'red';
    const said = { site: placeMsg(site.name), colour: s(`bite.project.colour.${colour}`) };
    const bar = (): Bar | undefined => {
      if (around.turn > lastEvacuation) return { msg: s('bite.bar.only1941'), rule: '16.2' };
      if (movable(around, site)[colour] === 0) return { msg: s('bite.bar.noFactory', said), rule: '16.2' };
      const left = Math.max(0, railLimit(around, 'soviet') - railMade(around, 'soviet'));
      return left < evacuationMoves ? { msg: s('bite.bar.evacuationRail', { count: left }), rule: '16.2' } : undefined;
    };
    const id = nextId(around, 'SOV', colour, true);
    const cell = colour === 'red' ? siteCells.evacuatedRed : siteCells.evacuatedBlue;
    return unless(bar(), s('bite.says.evacuate', { ...said, n: evacuatedBox }), [
      setAt(cell, site.id, numberAt(around, cell, site.id) + 1),
      setAt(siteCells.left, id, around.turn),
      setAt(railCutCell.soviet ?? '', String(around.turn), railCut(around, 'soviet') + evacuationMoves),
    ]);
  },
});

/** SBE6-1 */
const routes = action({
  id: 'infrastructure',
  msg: s('bite.action.infrastructure'),
  rule: 'SBE6',
  about: s('bite.action.infrastructure.about'),
  side: sides.soviet,
  group,
  when: mayBuildRoutes,
  fields: {
    route: {
      kind: 'choice',
      msg: s('bite.field.works'),
      start: 'railSaratov',
      options: routeLinks.map((key) => ({
        key,
        msg: s('bite.works.price', { route: s(`bite.works.${key}`), n: routePrice[key] }),
      })),
      big: true,
    } as const,
  },
  proposes: ({ route }, around) => {
    const called: Msg = s(`bite.works.${route}`);
    const says = s('bite.says.infrastructure', { route: called, n: routePrice[route] });
    const bar = (): Bar | undefined => {
      if (routeBuilt(around, route)) return { msg: s('bite.bar.routeBuilt', { route: called }), rule: 'SBE6' };
      if (!mayBuildRoutes(around)) return { msg: s('bite.bar.noRoutesYet'), rule: 'SBE6' };
      return lacks('SOV', { ...noPp, yellow: routePrice[route] }, around);
    };
    return unless(bar(), says, [
      setAt(siteCells.infrastructure, route, 'built'),
      post(account('SOV', 'yellow'), -routePrice[route], says, 'SBE6'),
    ]);
  },
});

export const worksActions: readonly Action[] = [evacuate, routes];
