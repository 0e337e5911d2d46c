import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { Objection, Proposal } from '#rules/kit/record/proposal.ts';
import { list, type Msg, name } from '#rules/kit/words/message.ts';
import { cells, type SideId } from '../../../ids.ts';
import { hasBarrel, markedOf } from '../../../model/barrels.ts';
import { asBlock, blocksOf, faceOf, hexOf, isOnMap, poolState } from '../../../model/blocks/block.ts';
import { guardsFacts, offSaid } from '../../../model/blocks/change.ts';
import { ppMsg } from '../../../model/ppWords.ts';
import { nationMsg } from '../../../model/units.ts';
import { sideMsg } from '../../../model/words.ts';
import { bookedStep, type Judged, judgedNow } from '../judged.ts';
import { msg } from '../msg.ts';
import { type BarrelFate, type Fated, fateOf } from './fates.ts';
import { prizeFacts, prizeOf } from './surrenderPp.ts';

/** What the barrels' two steps book, whether the map judged the units or the players did. */

export const names = (units: readonly RosterUnit[]): Msg =>
  list(units.map((unit) => msg('bite.says.theBlock', { unit: name(unit.name) }))) ?? msg('bite.pp.none');

/** Step 2: who is out of supply gets a barrel, who is not loses it. Nobody else is touched. */
export const marking = (
  side: SideId,
  out: readonly RosterUnit[],
  supplied: readonly RosterUnit[],
  context: Context,
): Extract<Proposal, { readonly ok: true }> => {
  const fresh = out.filter(({ id }) => !hasBarrel(context, id));
  const back = supplied.filter(({ id }) => hasBarrel(context, id));
  const same = out.length - fresh.length;
  const what = list(
    [
      ...(fresh.length > 0 ? [msg('bite.barrels.on', { units: names(fresh) })] : []),
      ...(same > 0 ? [msg('bite.barrels.same', { count: same })] : []),
      ...(back.length > 0 ? [msg('bite.barrels.off', { units: names(back) })] : []),
    ],
    'semicolons',
  );
  return {
    ok: true,
    says: msg('bite.says.barrels', { side: sideMsg(side), what: what ?? msg('bite.barrels.none') }),
    facts: [
      ...fresh.map(({ id }) => setAt(cells.barrels, id, 'yes')),
      ...back.map(({ id }) => setAt(cells.barrels, id, null)),
    ],
  };
};

/** Step 2 by the map: of whom it judges. */
export const markingBy = (
  side: SideId,
  judged: readonly Judged[],
  context: Context,
): Extract<Proposal, { readonly ok: true }> => {
  const of = (supplied: boolean) =>
    judged.filter(({ situation }) => (situation === 'supplied') === supplied).map(({ unit }) => unit);
  return marking(side, of(false), of(true), context);
};

/** 7.2: barrels the drawn map would place or take off, and nobody has. */
export const barrelsOwed =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const { length } = markingBy(side, judgedNow(side, context), context).facts;
    return length > 0 ? msg('bite.debt.barrels', { count: length }) : undefined;
  };
/**
 * 7.2: the map judges every block of the side whose faces are typed and that is in play, and places and takes off nothing.
 * Elsewhere than in its step the map is not asked at all.
 */
export const allSupplied =
  (side: SideId) =>
  (context: Context): boolean => {
    const judged = bookedStep(side, context) === 'supply' ? judgedNow(side, context) : [];
    return (
      judged.length > 0 &&
      judged.every(({ situation }) => situation === 'supplied') &&
      barrelsOwed(side)(context) === undefined &&
      blocksOf(context).every(
        (block) =>
          block.side !== side ||
          faceOf(block, context).faces === undefined ||
          !isOnMap(poolState(block, context)) ||
          hexOf(context, block.unit.id) !== '',
      )
    );
  };

/** 7.9: blocks with a barrel nobody has looked at again. */
export const finalOwed =
  (side: SideId) =>
  (context: Context): Msg | undefined => {
    const { length } = markedOf(context, side);
    return length > 0 ? msg('bite.remind.marked', { count: length }) : undefined;
  };

const order = [
  'surrenders',
  'weaker',
  'toZero',
  'supplied',
  'spared',
  'static',
  'atZero',
] as const satisfies readonly BarrelFate[];

/** Step 9 (7.9): what becomes of the marked blocks of a side, with the PP their enemy gets for those who surrender. */
export const finalCheck = (
  side: SideId,
  stands: readonly Judged[],
  context: Context,
  notes: readonly Objection[] = [],
): Extract<Proposal, { readonly ok: true }> => {
  const fated = stands.map(({ unit, situation }) => fateOf(unit, side, situation, context));
  const of = (fate: BarrelFate): readonly Fated[] => fated.filter((one) => one.fate === fate);
  const gone = of('surrenders');
  const prize = prizeOf(
    side,
    gone.flatMap(({ unitClass }) => unitClass ?? []),
    context,
  );
  const what =
    list(
      order.flatMap((fate) => {
        const units = of(fate).map(({ unit }) => unit);
        return units.length > 0 ? [msg(`bite.final.${fate}`, { units: names(units), count: units.length })] : [];
      }),
      'semicolons',
    ) ?? msg('bite.final.none');
  const said = { side: sideMsg(side), what };
  const fates = fated.flatMap(({ facts }) => facts);
  const says =
    gone.length > 0
      ? msg('bite.says.finalCheckPp', { ...said, nation: nationMsg[prize.payer], pp: ppMsg(prize.pp) })
      : msg('bite.says.finalCheck', said);
  const byHand = fated.filter((one) => one.byHand).map(({ unit }) => unit);
  const unknown = gone.filter(({ unitClass }) => unitClass === undefined).map(({ unit }) => unit);
  const next = [
    ...(byHand.length > 0 ? [{ msg: msg('bite.next.byHand', { units: names(byHand) }), rule: '4.5' }] : []),
    ...(unknown.length > 0 ? [{ msg: msg('bite.next.noClass', { units: names(unknown) }), rule: '4.5' }] : []),
    ...notes,
  ];
  return {
    ok: true,
    says: offSaid(says, fates, true),
    facts: [
      ...fates,
      ...guardsFacts(
        gone.map(({ unit }) => ({ block: asBlock(unit, side), to: 'surrendered' })),
        context,
      ),
      ...prizeFacts(prize, says),
    ],
    ...(next.length > 0 ? { next } : {}),
  };
};

/** For the list of tasks: how many wear a barrel, or that nobody has to. */
export const markedStatus = (side: SideId, context: Context): Msg | undefined => {
  const count = markedOf(context, side).length;
  if (count > 0) return msg('bite.status.marked', { count });
  return allSupplied(side)(context) ? msg('bite.barrels.none') : undefined;
};
