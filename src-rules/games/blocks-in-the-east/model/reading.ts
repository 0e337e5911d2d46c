import type { JsonObject } from '#rules/kit/base/json.ts';
import { readFaces } from '#rules/kit/forms/faces.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { mark, setAt, unmark } from '#rules/kit/record/facts.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import type { RosterUnit } from '#rules/kit/record/playerData.ts';
import { cells, isAirClass, type Nation, poolMarks, type UnitClass } from '../ids.ts';
import { hasBarrel } from './barrels.ts';
import { notedAt } from './cells.ts';
import { minorAllies } from './tech.ts';
import { highestPf } from './units.ts';

/** 1.2: artillery, Soviet paratroops and the aircraft of minor allies stay on the map at 0. */
export const staysAtZero = (unitClass: UnitClass, nation: Nation): boolean =>
  unitClass === 'artillery' ||
  (unitClass === 'paratroops' && nation === 'SOV') ||
  (isAirClass(unitClass) && minorAllies.includes(nation));

type Recorded = Pick<Context, 'cells' | 'marks'>;
/** Whether anything is recorded of its face. */
export const hasFace = (id: string, context: Recorded): boolean =>
  faceAt(id, context) !== undefined || notedAt(context, poolMarks.leftAt, id) !== undefined;
const faceAt = (id: string, context: Pick<Context, 'cells'>): number | undefined => {
  const recorded = context.cells[cells.face];
  const shown = typeof recorded === 'object' && Object.hasOwn(recorded, id) ? recorded[id] : undefined;
  return typeof shown === 'number' && shown >= 0 ? shown : undefined;
};
/** The PF a battle left of a block, where that is all that is known of its face. */
const leftOf = (id: string, context: Recorded): number | undefined =>
  faceAt(id, context) === undefined ? notedAt(context, poolMarks.leftAt, id) : undefined;

/** The faces a roster has of a block; with a reason where they read as nothing. */
export const facesOf = ({ values }: Pick<RosterUnit, 'values'>) =>
  readFaces(typeof values.faces === 'string' ? values.faces : '', { most: highestPf, top: highestPf });

/** Whether its last face is a 0: by its faces where a list has them, else by its class. */
export const hasZeroFace = (
  unit: Pick<RosterUnit, 'values'>,
  unitClass: UnitClass | undefined,
  nation: Nation,
): boolean => {
  const faces = facesOf(unit);
  if (faces.ok && faces.value.length > 0) return faces.value.at(-1) === 0;
  return unitClass !== undefined && staysAtZero(unitClass, nation);
};

/** What the record has of a block: twice its face's place in its list, plus 1 with a mark. */
export const shownOf = (unit: Pick<RosterUnit, 'id' | 'values'>, context: Recorded): number | undefined => {
  const left = leftOf(unit.id, context);
  if (left === undefined) return faceAt(unit.id, context);
  // noted before its faces were typed
  const faces = facesOf(unit);
  const at = faces.ok ? faces.value.indexOf(left) : -1;
  return at < 0 ? undefined : 2 * at;
};
/** The face on top from now on; null: as the block begins. */
export const showFacts = (id: string, shown: number | null, context: Pick<Context, 'marks'>): readonly Fact[] => [
  setAt(cells.face, id, shown),
  ...(notedAt(context, poolMarks.leftAt, id) === undefined ? [] : [unmark(poolMarks.leftAt, id)]),
];
/** Only the PF on top is known: its list has no such face, or has none at all. */
export const leftFacts = (id: string, pf: number, context: Pick<Context, 'cells'>): readonly Fact[] => [
  ...(faceAt(id, context) === undefined ? [] : [setAt(cells.face, id, null)]),
  mark(poolMarks.leftAt, id, pf),
];

/** What a row begins with beside what the counter says: the face and the mark as recorded. */
export const recordedRow = (unit: RosterUnit, context: Recorded): JsonObject => {
  const left = leftOf(unit.id, context);
  if (left !== undefined) return { pf: left };
  const shown = shownOf(unit, context);
  const faces = facesOf(unit);
  const face = shown === undefined || !faces.ok ? undefined : faces.value[shown >> 1];
  if (shown === undefined || face === undefined) return {};
  return { pf: face, half: (shown & 1) === 1 };
};

/** The same in a battle: with a white barrel it does not attack as supplied (4.4). */
export const recordedInBattle = (unit: RosterUnit, context: Pick<Context, 'cells' | 'marks'>): JsonObject => ({
  ...recordedRow(unit, context),
  ...(hasBarrel(context, unit.id) ? { supplied: false } : {}),
});
