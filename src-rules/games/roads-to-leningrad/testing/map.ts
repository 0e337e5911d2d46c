import { roadsToLeningrad } from '../index.ts';

const { map: whole } = roadsToLeningrad;
if (!whole) throw new Error('no map');
/** The map with what all chapters put on it. */
export const map = whole;
