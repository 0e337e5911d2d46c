import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { otherSide } from '../../../ids.ts';
import { isDisrupted } from '../../../model/reading.ts';
import type { Counter } from '../../../model/units.ts';
import { activeSide, fightersIn } from '../fight/declared.ts';
import { partsOnMap } from '../ways/beside.ts';
import { isShut } from '../ways/retreatEnds.ts';
import { refusalBars } from './before.ts';
import { labelOf } from './declaring.ts';

/** 9.2 as record and drawn map have it: who would leave a hex attacked, where to, and what keeps it from refusing. */
export const refusalIn = (
  context: Context,
  hex: string,
  /** `lead`: who stands there where the record has nobody; `onlyThroughZoc`: as the players say where no map is drawn */
  { lead, onlyThroughZoc = false }: { readonly lead?: Counter | undefined; readonly onlyThroughZoc?: boolean } = {},
) => {
  const side = otherSide(activeSide(context));
  const here = fightersIn(context, hex, side);
  const units = here.length > 0 ? here : lead ? [lead] : [];
  const leaving = { side, hex, units, from: 'refusal' } as const;
  const parts = partsOnMap(leaving, context);
  const bars: readonly Objection[] = refusalBars(
    units.map((one) => ({ ...one, disrupted: isDisrupted(context, one.id), label: labelOf(one) })),
    onlyThroughZoc || isShut(parts),
  );
  return { units, leaving, parts, bars };
};
