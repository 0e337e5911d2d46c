import type { Around } from '#rules/kit/record/context.ts';
import { type SideId, sides, type TechField } from '../ids.ts';
import { stateOf } from './cells.ts';
import { assaultTech } from './extraMoves.ts';
import { datedBlocks, dueBlocks } from './removals.ts';
import { on } from './rules.ts';
import { techOf } from './tech.ts';

/** Who has what a rule asks for this month. */

const sovietTech = (around: Around, field: TechField): number =>
  techOf('SOV', field, around.turn, { o17: on(around, 'o17') });

/** German paratroops and airlanding troops leave by their dates (5.10); the Soviet ones jump at TECH 2 (23.0). */
export const mayDrop =
  (side: SideId) =>
  (around: Around): boolean =>
    side === sides.soviet
      ? assaultTech(side, sovietTech(around, 'infantry'))
      : datedBlocks(around).some(
          (one) =>
            (one.unit === 'flieger-7' || one.unit === 'luftlande-22') &&
            stateOf(around, one.unit) !== 'removed' &&
            (one.turn > around.turn || dueBlocks(around).some(({ unit }) => unit === one.unit)),
        );
/** 24.0: marines at TECH 2. */
export const mayLand = (around: Around): boolean => assaultTech(sides.soviet, sovietTech(around, 'infantry'));

/** 31.0, 12.4: reserves and desperate attacks are for TECH 2; Germany has it from the start. */
export const hasTech2 =
  (side: SideId, field: TechField) =>
  (around: Around): boolean =>
    side === sides.axis || sovietTech(around, field) >= 2;
