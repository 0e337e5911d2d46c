import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { countAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type SideId, siteCells, taken } from '../../../ids.ts';
import { notedOf } from '../../../model/cells.ts';
import { colours, noPp, type Pp, payersOf } from '../../../model/income.ts';
import { isNone, plus } from '../../../model/pp.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { isOver } from '../../../model/progress.ts';
import type { Site } from '../../../model/sites/list.ts';
import { placeMsg } from '../../../model/sites/places.ts';
import { bombedNow, damageNo, holderOf, lastingOf, readDamage, struckText } from '../../../model/sites/state.ts';
import { groundOf } from '../../map/ground.ts';
import { boardNow } from '../../map/now.ts';
import { msg } from '../msg.ts';

/** 32.0: what bombs do to a centre, a port or a station: for one turn, or for good. */

/** Hits of one attack that raze a centre (32.1). */
export const razes = 10;

/** Damage lasts one turn: it acts in the owner's next step of that kind, this month or in the one that follows. */
export const actsIn = (context: Context, side: SideId, step: 'production' | 'rail' | 'movement'): number => {
  const left = isOver(context, `${side}/${step}`);
  const paid = step === 'production' && payersOf(side).some((nation) => notedOf(context, taken.income, nation) > 0);
  return left || paid ? context.turn + 1 : context.turn;
};

export type BombingAim = 'industry' | 'port' | 'station';
/** 32.2, 32.3: only what is there is bombed: a port, the station every city has. */
export const aimBar = (context: Context, site: Site, aim: BombingAim): Objection | undefined =>
  aim !== 'industry' && isThere(context, site, aim) === false
    ? { msg: msg(`bite.bar.no.${aim}`, { site: placeMsg(site.name) }), rule: aimRule[aim] }
    : undefined;
/** Where neither list nor map tells, the players have to know. */
export const aimUnsaid = (context: Context, site: Site, aim: BombingAim): Objection | undefined =>
  aim !== 'industry' && isThere(context, site, aim) === undefined
    ? { msg: msg(`bite.bar.unsaid.${aim}`, { site: placeMsg(site.name) }), rule: aimRule[aim] }
    : undefined;
const aimRule = { port: '32.2', station: '32.3' } as const;
/** By the players' list or the drawn map; undefined: neither says. */
const isThere = (context: Context, site: Site, aim: 'port' | 'station'): boolean | undefined => {
  const board = boardNow(context);
  const ground = board && groundOf(board);
  const node = ground?.named(site.name)[0];
  const drawn =
    ground && node !== undefined ? (aim === 'port' ? ground.portAt(node) : ground.cityAt(node)) !== 'none' : undefined;
  const [yes, no] =
    aim === 'port'
      ? [site.port !== undefined && site.port !== 'none', site.port === 'none']
      : [site.kind !== 'none', site.cityless];
  return yes || drawn === true ? true : no || drawn === false ? false : undefined;
};

export interface Strike {
  readonly says: Msg;
  readonly facts: readonly Fact[];
}
export const centreStruck = (context: Context, site: Site, side: SideId, pp: Pp): Strike => {
  const turn = actsIn(context, side, 'production');
  const before = turn === context.turn ? bombedNow(context, site) : noPp;
  return {
    says: msg('bite.says.bombed', { site: placeMsg(site.name), pp: ppMsg(pp) }),
    facts: isNone(pp) ? [] : [setAt(siteCells.bombed, site.id, struckText({ turn, pp: plus(before, pp) }))],
  };
};
export const centreRazed = (site: Site): Strike => ({
  says: msg('bite.says.razed', { site: placeMsg(site.name) }),
  facts: [setAt(siteCells.razed, site.id, 'yes')],
});
export const placeStruck = (
  context: Context,
  site: Site,
  side: SideId,
  aim: Exclude<BombingAim, 'industry'>,
  hits: number,
): Strike => {
  const cell = aim === 'port' ? siteCells.port : siteCells.station;
  const turn = actsIn(context, side, aim === 'port' ? 'movement' : 'rail');
  const had = readDamage(countAt(context, cell, site.id) ?? 0);
  return {
    says: msg(`bite.says.${aim}Bombed`, { site: placeMsg(site.name), count: hits }),
    facts: [setAt(cell, site.id, damageNo({ turn, hits: hits + (had.turn === turn ? had.hits : 0) }))],
  };
};

/** What a centre makes as it lies, from which bombs can take. */
export const madeIn = (context: Context, site: Site): Pp => {
  const side = holderOf(context, site);
  return side === undefined ? noPp : lastingOf(context, site, side);
};
/** Where the rules do not say which PP go: each time one of the colour most is made of. */
export const fallsOn = (made: Pp, hits: number): Pp => {
  let left = made;
  let gone = noPp;
  for (let n = 0; n < hits; n += 1) {
    const colour = colours.reduce((most, one) => (left[one] > left[most] ? one : most));
    if (left[colour] === 0) break;
    left = { ...left, [colour]: left[colour] - 1 };
    gone = { ...gone, [colour]: gone[colour] + 1 };
  }
  return gone;
};
