import type { Offer } from '#rules/kit/forms/fields.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt, textAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import {
  type Nation,
  poolCells,
  rosters,
  type SideId,
  sideOf,
  siteCells,
  siteMarks,
  type UnitClass,
} from '../../../ids.ts';
import { blocksOf, hexOf, type PoolBlock } from '../../../model/blocks/block.ts';
import { namesOf } from '../../../model/blocks/words.ts';
import { notedOf } from '../../../model/cells.ts';
import { thisMonth } from '../../../model/facts.ts';
import { outBar } from '../../../model/out.ts';
import { on, ruling } from '../../../model/rules.ts';
import type { Country } from '../../../model/sites/fields.ts';
import { type Site, siteNamed, sitesOf } from '../../../model/sites/list.ts';
import { placeMsg, placeName, placeOffer } from '../../../model/sites/places.ts';
import { factoriesIn, holderOf } from '../../../model/sites/state.ts';
import { nationMsg } from '../../../model/units.ts';
import { sourcesOf } from '../../map/nations.ts';
import { isSource } from '../../map/network.ts';
import { mapNow } from '../../map/now.ts';
import { hexNamed } from '../../map/places.ts';
import { msg } from '../msg.ts';
import { isInPocket } from './pocket.ts';
import { projectsOf, standsIn } from './projects.ts';

/** 7.3.1: where rebuilt units and reinforcements arrive. */

export interface Newcomer {
  readonly nation: Nation;
  readonly unitClass: UnitClass;
  /** 34.0-2: built with Lend-Lease PP alone: any major city will do */
  readonly lend?: boolean;
  /** 12.3: built with Leningrad's own PP */
  readonly pocket?: boolean;
}

/** Armour in a red factory, aircraft and paratroops in a blue one; HQ in the factory of their arm (AMB-33). */
const factoryFor = (unitClass: UnitClass): 'red' | 'blue' | undefined => {
  switch (unitClass) {
    case 'mechanised':
    case 'tanks':
    case 'armouredHq':
      return 'red';
    case 'fighter':
    case 'bomber':
    case 'longRange':
    case 'paratroops':
    case 'airHq':
      return 'blue';
    default:
      return undefined;
  }
};
/** AMB-72: the factories of the map count at every level, or in advanced production only. */
const factoriesCount = (context: Context): boolean => ruling(context, 'amb72') === 'everyLevel' || on(context, 'a11');

/** 7.3.1, 24.0 (AMB-64) */
const shipyards = ['sevastopol', 'leningrad', 'oranienbaum'];
const takesTwo = ['stalingrad', 'leningrad'];
/** Fortress or not on any list: these the rule names as cities to arrive in. */
const named = takesTwo;

/** Only for this the Italians are at home in Poland. */
const homeOf = (nation: Nation): Country => (nation === 'ITA' ? 'POL' : nation);
const isMinor = (nation: Nation): boolean => nation !== 'GER' && nation !== 'SOV';

const hasFactory = (context: Context, site: Site, side: SideId, colour: 'red' | 'blue'): boolean =>
  factoriesIn(context, site)[colour] > 0 ||
  projectsOf(context).some(
    (project) => project.colour === colour && sideOf(project.builder) === side && standsIn(project, site.name),
  );

/** 7.3.2: it can be a source of supply: said by the players, read from the drawn map, else taken for granted. */
const isSupplied = (context: Context, site: Site, nation: Nation): boolean => {
  const said = textAt(context, siteCells.link, site.id);
  if (said !== '') return said === 'linked';
  const field = mapNow(context);
  const node = field?.ground.named(site.name)[0];
  if (!field || node === undefined || sourcesOf(field, nation).length === 0) return true;
  return isSource(field, nation, node);
};

/** Why a unit cannot arrive there; undefined: it can, as far as the list and the map tell. */
const unfit = (context: Context, who: Newcomer, site: Site, listed = true): Objection | undefined => {
  const side = sideOf(who.nation);
  const said = { site: placeMsg(site.name), nation: nationMsg[who.nation] };
  const bar = (msg: Msg, rule = '7.3.1'): Objection => ({ msg, rule });
  const left = outBar(context, who.nation);
  if (left) return left;
  if (holderOf(context, site) !== side) return bar(msg('bite.bar.notHeld', said));
  if (site.country !== homeOf(who.nation)) return bar(msg('bite.bar.notHome', said));
  if (isInPocket(context, site) !== (who.pocket === true)) return bar(msg('bite.bar.pocketOnly', said), '12.3');
  if (who.pocket !== true && !isSupplied(context, site, who.nation))
    return bar(msg('bite.bar.noSource', said), '7.3.2');
  if (!listed) return undefined;
  if (who.unitClass === 'marines')
    return shipyards.includes(site.id) ? undefined : bar(msg('bite.bar.noShipyard', said));
  const factory = factoriesCount(context) ? factoryFor(who.unitClass) : undefined;
  const major = site.kind === 'major' || site.capital || named.includes(site.id);
  if (factory === undefined) return major ? undefined : bar(msg('bite.bar.noMajor', said));
  if (who.lend === true && major) return undefined;
  if (isMinor(who.nation) && site.capital) return undefined;
  if (hasFactory(context, site, side, factory)) return undefined;
  return isMinor(who.nation)
    ? bar(msg('bite.bar.capitalOnly', said), '11.2')
    : bar(msg(`bite.bar.noFactory.${factory}`, said));
};

/** Units a city takes a month. */
export const roomOf = (site: Pick<Site, 'id' | 'capital'>): number =>
  site.capital || takesTwo.includes(site.id) ? 2 : 1;
const leftIn = (context: Context, site: Site): number => roomOf(site) - notedOf(context, siteMarks.arrived, site.id);

/** Where it may arrive now, the emptiest first. */
export const berths = (context: Context, who: Newcomer): readonly Site[] =>
  sitesOf(context)
    .filter((site) => unfit(context, who, site) === undefined && leftIn(context, site) > 0)
    .sort((a, b) => leftIn(context, b) - leftIn(context, a));
export const berthOffers = (context: Context, who: Newcomer): readonly Offer[] =>
  berths(context, who).map((site) => ({
    ...placeOffer(site.name),
    msg: msg('bite.arrival.left', { count: leftIn(context, site) }),
  }));

/** The arrival in a city: what speaks against it, what is noted of the month, and its hex where the map is drawn. */
export const arrivalIn = (
  context: Context,
  who: Newcomer,
  called: string,
): { readonly bar?: Objection; readonly says?: Msg; readonly hex?: string; readonly facts: readonly Fact[] } => {
  const typed = called.trim();
  if (typed === '') return { facts: [] };
  const site = siteNamed(context, typed);
  const key = site?.id ?? placeName(typed);
  const used = notedOf(context, siteMarks.arrived, key);
  const room = site ? roomOf(site) : 1;
  const said = { site: placeMsg(site?.name ?? typed), count: room };
  // without a list of their own only the players know what is a major city and what is made there
  const own = context.rosters[rosters.sites] !== undefined;
  const bar = (): Objection | undefined => {
    if (site) return unfit(context, who, site, own);
    return own ? { msg: msg('bite.bar.unknownSite', said), rule: '7.3.1' } : undefined;
  };
  const hex = hexNamed(context, site?.name ?? typed);
  const against = bar() ?? (used >= room ? { msg: msg('bite.bar.cityFull', said), rule: '7.3.1' } : undefined);
  return {
    ...(against ? { bar: against } : {}),
    says: msg('bite.says.arrivesIn', { site: said.site }),
    ...(hex === undefined ? {} : { hex }),
    facts: [thisMonth(context.turn, siteMarks.arrived, key, used + 1)],
  };
};

/** Who has come this month and stands in no hex yet. */
export const unplaced = (context: Context): readonly PoolBlock[] =>
  blocksOf(context).filter(
    ({ unit: { id } }) => countAt(context, poolCells.arrived, id) === context.turn && hexOf(context, id) === '',
  );
export const unplacedOf = (side: SideId, context: Context): readonly PoolBlock[] =>
  unplaced(context).filter((block) => block.side === side);
/** Beside the task. */
export const unplacedStatus =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const all = unplacedOf(side, context);
    return all.length > 0 ? msg('bite.status.unplaced', { what: namesOf(all) }) : undefined;
  };
