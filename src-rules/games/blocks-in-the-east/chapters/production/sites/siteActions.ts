import { namesIn } from '#rules/kit/forms/fields.ts';
import { type Action, action } from '#rules/kit/game/action.ts';
import { post, set, setAt } from '#rules/kit/record/facts.ts';
import { type Objection, refuse } from '#rules/kit/record/proposal.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { cells, inUse, sides, siteCells } from '../../../ids.ts';
import { allowUnless } from '../../../model/facts.ts';
import { noPp, type Pp } from '../../../model/income.ts';
import { isNone, missing } from '../../../model/pp.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { account, groups } from '../../../model/purses.ts';
import { on } from '../../../model/rules.ts';
import { rulesOf } from '../../../model/scenarios.ts';
import { homeSide } from '../../../model/sites/fields.ts';
import { siteNamed } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { holderOf, isRazed, isScorched } from '../../../model/sites/state.ts';
import { sideMsg } from '../../../model/words.ts';
import { surrendersWith } from '../../events/capitals.ts';
import { msg } from '../msg.ts';
import { found, holder, siteField } from './actionFields.ts';
import { aimBar, centreRazed, centreStruck, placeStruck, type Strike } from './damage.ts';
import { siteGroups } from './groups.ts';
import { changesHands } from './hands.ts';
import { linkOf } from './link.ts';
import { lakeFrozen, pocketColours, pocketHolds, pocketPp, pocketPurse } from './pocket.ts';

/** What happens to production centres (3.3, 3.6, 16.0, 32.0). */

const group = siteGroups.sites;

const taken = action({
  id: 'site',
  msg: msg('bite.action.site'),
  rule: '3.3',
  about: msg('bite.action.site.about'),
  group,
  fields: { site: siteField(), side: holder },
  proposes: (input, context) => {
    const at = found(context, input.site);
    if ('not' in at) return at.not;
    const said = { site: placeMsg(at.site.name), side: sideMsg(input.side) };
    const { facts, also } = changesHands(context, at.site, input.side);
    return allowUnless(
      holderOf(context, at.site) === input.side ? { msg: msg('bite.bar.sameHolder', said), rule: '3.3' } : undefined,
      msg('bite.says.site', said),
      facts,
      [...also, ...(input.side === sides.soviet ? surrendersWith(at.site.id) : [])],
    );
  },
});

/** Whom the printed income of a later scenario counts a place for: its set-up chart and its map tell. */
const start = action({
  id: 'sites-start',
  msg: msg('bite.action.sitesStart'),
  rule: '3.6',
  about: msg('bite.action.sitesStart.about'),
  group,
  when: (context) => rulesOf(context.scenario).first > 1,
  fields: {
    sites: { ...siteField(), msg: msg('bite.field.sites'), max: 600, many: true },
    side: {
      ...holder,
      options: [...holder.options, { key: 'none', msg: msg('bite.holder.none') }],
    } as const,
  },
  proposes: (input, context) => {
    const names = namesIn(input.sites);
    const unknown = names.find((one) => !siteNamed(context, one));
    if (unknown !== undefined || names.length === 0) {
      const not = found(context, unknown ?? '');
      return 'not' in not ? not.not : refuse(msg('bite.bar.noSite'), '3.6');
    }
    const sites = names.flatMap((one) => siteNamed(context, one) ?? []);
    const side = input.side === 'none' ? undefined : input.side;
    return {
      ok: true,
      says: msg(side ? 'bite.says.sitesStart' : 'bite.says.sitesStartNone', {
        sites: nameList(sites.map((site) => site.name)),
        side: side ? sideMsg(side) : name(''),
        count: sites.length,
      }),
      facts: sites.flatMap((site) => [
        setAt(siteCells.start, site.id, input.side),
        ...(side ? [setAt(cells.owner, site.id, side)] : []),
        // 3.3: whoever took it before the scenario began found factories and left none
        ...(side && side !== homeSide(site.country) && !isNone({ ...noPp, ...site.plants })
          ? [setAt(siteCells.gutted, site.id, 'yes')]
          : []),
      ]),
    };
  },
});

/** 16.0-1 */
const scorch = action({
  id: 'scorch',
  msg: msg('bite.action.scorch'),
  rule: '16.0',
  about: msg('bite.action.scorch.about'),
  side: sides.soviet,
  group,
  when: (context) => on(context, 'o16'),
  fields: {
    site: siteField(
      (site, context) =>
        holderOf(context, site) === sides.soviet &&
        site.goods.yellow + site.goods.black > 0 &&
        !isScorched(context, site),
    ),
  },
  proposes: (input, context) => {
    const at = found(context, input.site);
    if ('not' in at) return at.not;
    const { site } = at;
    const said = { site: placeMsg(site.name) };
    const bar = (): Objection | undefined => {
      if (isScorched(context, site)) return { msg: msg('bite.bar.scorched', said), rule: '16.0' };
      if (holderOf(context, site) !== sides.soviet) return { msg: msg('bite.bar.notSoviet', said), rule: '16.0' };
      return site.goods.yellow + site.goods.black === 0
        ? { msg: msg('bite.bar.onlyFactories', said), rule: '16.0' }
        : undefined;
    };
    return allowUnless(bar(), msg('bite.says.scorch', said), [setAt(siteCells.scorched, site.id, 0)]);
  },
});

const lost = (colour: 'yellow' | 'red' | 'blue' | 'black') =>
  ({
    kind: 'count',
    msg: msg(`bite.field.lost.${colour}`),
    start: 0,
    min: 0,
    max: 30,
    rule: '32.1',
    when: {
      all: [{ field: 'aim', is: 'industry' }, ...(colour === 'yellow' ? [] : [inUse('a11')])],
    },
  }) as const;
/** 32.1, 35.1: what a centre, a port or a station has suffered; it acts in its owner's next step of that kind. */
const bombed = action({
  id: 'site-bombed',
  msg: msg('bite.action.bombed'),
  rule: '32.0',
  about: msg('bite.action.bombed.about'),
  group,
  when: (context) => on(context, 'o32') || on(context, 'o351'),
  fields: {
    site: siteField(),
    aim: {
      kind: 'choice',
      msg: msg('bite.field.aim'),
      start: 'industry',
      options: [
        { key: 'industry', msg: msg('bite.aim.industry') },
        { key: 'port', msg: msg('bite.aim.port') },
        { key: 'station', msg: msg('bite.aim.station') },
      ],
    } as const,
    yellow: lost('yellow'),
    red: lost('red'),
    blue: lost('blue'),
    black: lost('black'),
    razed: {
      kind: 'toggle',
      msg: msg('bite.field.razed'),
      start: false,
      rule: '32.1',
      when: { field: 'aim', is: 'industry' },
    },
    hits: {
      kind: 'count',
      msg: msg('bite.field.hits'),
      start: 1,
      min: 1,
      max: 30,
      when: { not: { field: 'aim', is: 'industry' } },
    },
  },
  proposes: (input, context) => {
    const at = found(context, input.site);
    if ('not' in at) return at.not;
    const { site } = at;
    const side = holderOf(context, site);
    const said = { site: placeMsg(site.name) };
    if (side === undefined) return refuse(msg('bite.bar.nobodys', said), '32.0');
    const struck = ({ says, facts }: Strike, bar?: Objection) => allowUnless(bar, says, facts);
    if (input.aim !== 'industry')
      return struck(placeStruck(context, site, side, input.aim, input.hits), aimBar(context, site, input.aim));
    if (input.razed)
      return struck(
        centreRazed(site),
        isRazed(context, site) ? { msg: msg('bite.bar.razed', said), rule: '32.1' } : undefined,
      );
    const { yellow, red, blue, black } = input;
    const pp: Pp = on(context, 'a11') ? { yellow, red, blue, black } : { ...noPp, yellow };
    return isNone(pp) ? refuse(msg('bite.bar.noDamage'), '32.1') : struck(centreStruck(context, site, side, pp));
  },
});

/** 3.6-1: what the map tells, said by hand. */
const link = action({
  id: 'site-link',
  msg: msg('bite.action.link'),
  rule: '3.6',
  about: msg('bite.action.link.about'),
  group,
  fields: {
    site: siteField(),
    is: {
      kind: 'choice',
      msg: msg('bite.field.link'),
      start: 'cut',
      options: [
        { key: 'cut', msg: msg('bite.link.cut') },
        { key: 'linked', msg: msg('bite.link.linked') },
        { key: 'map', msg: msg('bite.link.map') },
      ],
      big: true,
    } as const,
  },
  proposes: (input, context) => {
    const at = found(context, input.site);
    if ('not' in at) return at.not;
    const said = { site: placeMsg(at.site.name) };
    const now = linkOf(context, at.site, holderOf(context, at.site) ?? sides.axis);
    const value = input.is === 'map' ? null : input.is;
    const same = now.from === 'said' ? (now.linked ? 'linked' : 'cut') : 'map';
    return allowUnless(
      same === input.is ? { msg: msg('bite.bar.sameLink', said), rule: '3.6' } : undefined,
      msg(`bite.says.link.${input.is}`, said),
      [setAt(siteCells.link, at.site.id, value)],
    );
  },
});

/** 12.3: what only the map tells, and the PP that leave by the lake. */
const pocket = action({
  id: 'pocket',
  msg: msg('bite.action.pocket'),
  rule: '12.3',
  about: msg('bite.action.pocket.about'),
  side: sides.soviet,
  group: groups.soviet,
  when: (context) => on(context, 'a12'),
  fields: { yes: { kind: 'toggle', msg: msg('bite.field.pocket'), start: true, big: true } },
  proposes: ({ yes }, context) =>
    allowUnless(
      yes === pocketHolds(context) ? { msg: msg('bite.bar.samePocket'), rule: '12.3' } : undefined,
      yes ? msg('bite.says.pocket') : msg('bite.says.noPocket'),
      [set(siteCells.pocket, yes ? 'road' : null)],
    ),
});
const pocketOut = action({
  id: 'pocket-out',
  msg: msg('bite.action.pocketOut'),
  rule: '12.3',
  about: msg('bite.action.pocketOut.about'),
  side: sides.soviet,
  group: groups.soviet,
  when: (context) => !isNone(pocketPp(context)),
  fields: {
    yellow: { kind: 'count', msg: msg('bite.field.out.yellow'), start: 0, min: 0, max: 99, big: true },
    red: { kind: 'count', msg: msg('bite.field.out.red'), start: 0, min: 0, max: 99, big: true },
  },
  proposes: (input, context) => {
    const pp: Pp = { ...noPp, yellow: input.yellow, red: input.red };
    if (isNone(pp)) return refuse(msg('bite.bar.noSuchPp'), '12.3');
    const says = msg('bite.says.pocketOut', { pp: ppMsg(pp) });
    const short = missing(pp, pocketPp(context));
    const bar = (): Objection | undefined => {
      if (!isNone(short)) return { msg: msg('bite.bar.pocketLacks', { pp: ppMsg(short) }), rule: '12.3' };
      return lakeFrozen(context) ? { msg: msg('bite.bar.ice'), rule: '12.3' } : undefined;
    };
    return allowUnless(
      bar(),
      says,
      pocketColours.flatMap((colour) =>
        pp[colour] > 0
          ? [
              post(pocketPurse[colour], -pp[colour], says, '12.3'),
              post(account('SOV', colour), pp[colour], says, '12.3'),
            ]
          : [],
      ),
    );
  },
});

export const siteActions: readonly Action[] = [taken, start, scorch, bombed, link, pocket, pocketOut];
