import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import type { SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { type SideId, sides } from '../../ids.ts';
import { markedOf } from '../../model/barrels.ts';
import { armourGroup } from '../../model/movement.ts';
import { activeSide } from '../../model/rules.ts';
import { boardNow } from '../map/now.ts';
import { blockOf } from '../map/pieces.ts';
import { standOf } from '../map/stand.ts';
import type { Situation } from './barrels/fates.ts';
import { type SupplyState, verdictsOf } from './judge.ts';

/** How the blocks of a side stand by the drawn map, in the words of the barrels. */

const situationOf: { readonly [S in SupplyState]: Situation } = {
  supplied: 'supplied',
  none: 'cutOff',
  besieged: 'besieged',
  sevastopol: 'spared',
  pocket: 'spared',
};

export interface Judged {
  readonly unit: RosterUnit;
  readonly situation: Situation;
}
/** Units that no list has are left out: nothing can be booked of them. */
export const judgedBy = (verdicts: readonly SupplyStatus[], context: Context): readonly Judged[] =>
  verdicts.flatMap(({ piece, state }) => {
    const block = blockOf(context, piece);
    return block ? [{ unit: block.unit, situation: situationOf[state as SupplyState] ?? 'cutOff' }] : [];
  });

const asked = (side: SideId) =>
  memo((context: Context): readonly Judged[] => {
    const board = boardNow(context);
    return board ? judgedBy(verdictsOf(board, standOf(board, context), context, side), context) : [];
  });
const ofSide = { [sides.axis]: asked(sides.axis), [sides.soviet]: asked(sides.soviet) } as const;
/** Nobody where nothing is drawn. */
export const judgedNow = (side: SideId, context: Context): readonly Judged[] => ofSide[side](context);

/** The steps of a side in which the map's verdicts are booked (7.2, 7.9, 7.10). */
const bookedIn = ['supply', 'extra', 'final'] as const;
type BookedIn = (typeof bookedIn)[number];
export const bookedStep = (side: SideId, context: Pick<Context, 'place'>): BookedIn | undefined =>
  activeSide(context) === side ? bookedIn.find((step) => step === context.place.split('/').at(-1)) : undefined;

/** Whose barrels change in a step: all of the side in step 2, in 7.10 only what may have moved there and is cut off. */
export const barrelsIn = (step: BookedIn, judged: readonly Judged[], context: Context): readonly Judged[] => {
  if (step === 'supply') return judged;
  if (step !== 'extra') return [];
  return judged.filter(
    ({ unit, situation }) =>
      situation !== 'supplied' && armourGroup.some((one) => one === blockOf(context, unit.id)?.class),
  );
};

/** The marked blocks of a side: in their check as the map has them, and cut off where it does not know (7.9). */
export const markedNow = (side: SideId, context: Context): readonly Judged[] => {
  const judged = bookedStep(side, context) === 'final' ? judgedNow(side, context) : [];
  return markedOf(context, side).map(
    (unit) => judged.find((one) => one.unit.id === unit.id) ?? { unit, situation: 'cutOff' },
  );
};

/** Who is without supply: by the map where it is asked, and of whom it is not those who wear a barrel (7.2). */
export const outNow = (side: SideId, context: Context): readonly RosterUnit[] => {
  const step = bookedStep(side, context);
  // elsewhere the map is not asked at all
  const judged = step === undefined ? [] : barrelsIn(step, judgedNow(side, context), context);
  const known = new Set(judged.map(({ unit }) => unit.id));
  return [
    ...judged.filter(({ situation }) => situation !== 'supplied').map(({ unit }) => unit),
    ...markedOf(context, side).filter(({ id }) => !known.has(id)),
  ];
};
