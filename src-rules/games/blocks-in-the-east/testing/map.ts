import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { blocksInTheEast } from '../index.ts';

const { map: whole } = blocksInTheEast;
if (!whole) throw new Error('no map');
/** The map as all chapters make it. */
export const map: MapSpec = whole;
