import type { Requirement } from '#rules/kit/game/requirements.ts';
import { fight } from './requirements/fight.ts';
import { fronts } from './requirements/fronts.ts';
import { guns } from './requirements/guns.ts';
import { map } from './requirements/map.ts';
import { record } from './requirements/record.ts';
import { tables } from './requirements/tables.ts';
import { victory } from './requirements/victory.ts';

/** The rulebook's requirements, part by part as the game is built. */
export const requirements: readonly Requirement[] = [
  ...fight,
  ...guns,
  ...map,
  ...record,
  ...fronts,
  ...victory,
  ...tables,
];
