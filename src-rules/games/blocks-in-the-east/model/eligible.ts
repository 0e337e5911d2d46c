import type { Context } from '#rules/kit/record/context.ts';
import { type SideId, sides, type TechField } from '../ids.ts';
import { stateOf } from './cells.ts';
import { assaultTech } from './extraMoves.ts';
import { datedBlocks, dueBlocks } from './removals.ts';
import { on } from './rules.ts';
import { techOf } from './tech.ts';

/** Who has what a rule asks for this month. */

const sovietTech = (context: Context, field: TechField): number =>
  techOf('SOV', field, context.turn, { o17: on(context, 'o17') });

/** German paratroops and airlanding troops leave by their dates (5.10); the Soviet ones jump at TECH 2 (23.0). */
export const mayDrop =
  (side: SideId) =>
  (context: Context): boolean =>
    side === sides.soviet
      ? assaultTech(side, sovietTech(context, 'infantry'))
      : datedBlocks(context).some(
          (one) =>
            (one.unit === 'flieger-7' || one.unit === 'luftlande-22') &&
            stateOf(context, one.unit) !== 'removed' &&
            (one.turn > context.turn || dueBlocks(context).some(({ unit }) => unit === one.unit)),
        );
/** 24.0: marines at TECH 2. */
export const mayLand = (context: Context): boolean => assaultTech(sides.soviet, sovietTech(context, 'infantry'));

/** 31.0, 12.4: reserves and desperate attacks are for TECH 2; Germany has it from the start. */
export const hasTech2 =
  (side: SideId, field: TechField) =>
  (context: Context): boolean =>
    side === sides.axis || sovietTech(context, field) >= 2;
