import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { fieldOf } from '../../map/field.ts';
import { standOf } from '../../map/stand.ts';
import { bombard } from '../bombardment/bombard.ts';
import { assault } from '../fight/assault.ts';
import { bombardFirst } from '../fight/bombardFirst.ts';
import { combat } from '../fight/combat.ts';
import { fightAbout } from './fills.ts';
import { shotAbout } from './guns.ts';

/** What the map says of a fight or a bombardment that is typed: the same as of one that is begun on the map. */
export const about: NonNullable<MapSpec['about']> = ({ calc, input }, board, context) => {
  const field = () => fieldOf(board, standOf(board, context), context);
  if (calc === bombard.id) return shotAbout(input, field());
  return [combat.id, assault.id, bombardFirst.id].includes(calc)
    ? fightAbout(calc === assault.id, input, field())
    : undefined;
};
