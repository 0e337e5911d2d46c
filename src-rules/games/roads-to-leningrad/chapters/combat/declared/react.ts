import type { Context } from '#rules/kit/record/context.ts';
import type { Objection } from '#rules/kit/record/proposal.ts';
import { textAt } from '#rules/kit/record/readers.ts';
import { cells, marks } from '../../../ids.ts';
import { formationOf } from '../../../model/formations.ts';
import { hexDistance } from '../../../model/hexes.ts';
import { isDisrupted, isOos } from '../../../model/reading.ts';
import type { Counter } from '../../../model/units.ts';
import { standsInZoc } from '../../map/drawn.ts';
import { declaredIn } from '../fight/declared.ts';
import { reactionBars } from './before.ts';

/** 9.32 as record and drawn map have it: who may react to an attack on a hex; forms, lists and the action ask the same. */
export const reactionBarsOf = (
  context: Context,
  counter: Counter,
  /** `lead`: of the hex attacked; `inZoc`: where no map is drawn */
  { hex, lead, inZoc = false }: { readonly hex: string; readonly lead?: Counter | undefined; readonly inZoc?: boolean },
): readonly Objection[] => {
  const at = textAt(context, cells.at, counter.id);
  const as = ({ side, formation }: Counter): string => formationOf(context.scenario, side, formation);
  return reactionBars({
    ...counter,
    formation: as(counter),
    disrupted: isDisrupted(context, counter.id),
    oos: isOos(context, counter.id),
    inZoc: standsInZoc(context, counter) ?? inZoc,
    tried:
      context.marks[marks.refused]?.[counter.id] !== undefined ||
      context.marks[marks.reacted]?.[counter.id] !== undefined,
    inTarget: at !== '' && declaredIn(context).some((one) => one.hex === at),
    distance: hexDistance(at, hex),
    leadFormation: lead && as(lead),
  });
};
/** The same while the lead of the hex is not named: with one of those who may lead it. */
export const mayReact = (context: Context, counter: Counter, hex: string, leads: readonly Counter[]): boolean =>
  (leads.length === 0 ? [undefined] : leads).some(
    (lead) => reactionBarsOf(context, counter, { hex, lead }).length === 0,
  );
