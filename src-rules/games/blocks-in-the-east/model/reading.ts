import type { JsonObject } from '#rules/kit/base/json.ts';
import { readFaces } from '#rules/kit/forms/faces.ts';
import type { Context } from '#rules/kit/record/context.ts';
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

/** What the record has of a block: twice its face's place, plus 1 with a mark. */
export const shownOf = (id: string, context: Pick<Context, 'cells'>): number | undefined => {
  const recorded = context.cells[cells.face];
  const shown = typeof recorded === 'object' && Object.hasOwn(recorded, id) ? recorded[id] : undefined;
  return typeof shown === 'number' && shown >= 0 ? shown : undefined;
};

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

/** What a row begins with beside what the counter says: the face and the mark as recorded. */
export const recordedRow = (unit: RosterUnit, context: Pick<Context, 'cells' | 'marks'>): JsonObject => {
  const shown = shownOf(unit.id, context);
  const left = notedAt(context, poolMarks.leftAt, unit.id);
  if (shown === undefined && left !== undefined) return { pf: left };
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
