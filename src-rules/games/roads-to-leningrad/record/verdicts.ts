import type { Around } from '../../../kit/around.ts';
import type { Counter } from '../units.ts';

/** What the drawn map says of units; nothing while no map is drawn. Hooked to the map's judges. */

/** Units without a supply line now. */
export const cutOff = (_around: Around): readonly Counter[] => [];
/** Whether a unit stands in an enemy ZOC; undefined: not known. */
export const inEnemyZoc = (_around: Around, _unit: Counter): boolean | undefined => undefined;
