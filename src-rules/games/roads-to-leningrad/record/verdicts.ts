import type { Around } from '#rules/kit/record/context.ts';
import { standsInZoc, withoutLine } from '../map/supplied.ts';
import type { Counter } from '../units.ts';

/** What the drawn map says of units; nothing while no map is drawn. */

/** Units without a supply line now. */
export const cutOff = (around: Around): readonly Counter[] => withoutLine(around);
/** Whether a unit stands in an enemy ZOC; undefined: not known. */
export const inEnemyZoc = (around: Around, unit: Counter): boolean | undefined => standsInZoc(around, unit);
