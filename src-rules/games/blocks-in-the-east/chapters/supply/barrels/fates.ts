import type { Context } from '#rules/kit/record/context.ts';
import { setAt } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, type SideId, type UnitClass } from '../../../ids.ts';
import { asBlock } from '../../../model/blocks/block.ts';
import { stateFacts } from '../../../model/blocks/change.ts';
import { classOf, nationOf } from '../../../model/blocks/made.ts';
import { facesOf, hasZeroFace, showFacts, shownOf } from '../../../model/reading.ts';

/** 7.9: how a marked block stands when the barrels are looked at again. */
export const situations = ['supplied', 'cutOff', 'besieged', 'spared'] as const;
export type Situation = (typeof situations)[number];

/**
 * What becomes of it: the barrel comes off; it surrenders; it drops to its 0 (4.5); it loses a face in place of
 * surrendering (12.1); it stays as it is, for it is static, at 0 already, or in Sevastopol or Leningrad's pocket.
 */
export type BarrelFate = 'supplied' | 'surrenders' | 'toZero' | 'weaker' | 'static' | 'atZero' | 'spared';

export interface Fated {
  readonly unit: RosterUnit;
  readonly fate: BarrelFate;
  /** its class where it surrenders; undefined: its list does not say */
  readonly unitClass?: UnitClass;
  readonly facts: readonly Fact[];
  /** the face to turn it to has to be found on the block: its list has no faces */
  readonly byHand?: true;
}

const barrelOff = (id: string): Fact => setAt(cells.barrels, id, null);

export const fateOf = (
  unit: RosterUnit,
  side: SideId,
  situation: Situation,
  context: Pick<Context, 'cells' | 'marks'>,
): Fated => {
  const { id } = unit;
  const unitClass = classOf(unit);
  const stays = (fate: BarrelFate, facts: readonly Fact[] = []): Fated => ({ unit, fate, facts });
  if (situation === 'supplied') return stays('supplied', [barrelOff(id)]);
  if (unitClass === 'static') return stays('static');
  if (situation === 'spared') return stays('spared');
  const read = facesOf(unit);
  const faces = read.ok ? read.value : [];
  const shown = shownOf(unit, context) ?? 0;
  const at = Math.min(shown >> 1, Math.max(0, faces.length - 1));
  const zero = hasZeroFace(unit, unitClass, nationOf(unit));
  const turn = (to: number): readonly Fact[] => showFacts(id, 2 * to, context);
  if (zero && faces.length === 0)
    return { unit, fate: situation === 'besieged' ? 'weaker' : 'toZero', facts: [], byHand: true };
  if (zero && at === faces.length - 1) return stays('atZero');
  if (zero && situation === 'cutOff') return stays('toZero', turn(faces.length - 1));
  if (situation === 'besieged') {
    if (faces.length === 0) return { unit, fate: 'weaker', facts: [], byHand: true };
    const lower = faces.findIndex((face, i) => i > at && face < (faces[at] ?? 0));
    if (lower > 0) return stays('weaker', turn(lower));
  }
  return {
    unit,
    fate: 'surrenders',
    ...(unitClass ? { unitClass } : {}),
    facts: stateFacts(asBlock(unit, side), 'surrendered', context),
  };
};
