import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { panzergruppeGuderian as game } from '../index.ts';

const { map: found } = game;
if (!found) throw new Error('no map');

/** What the game has on its map. */
export const map: MapSpec = found;
