import type { Requirement } from '#rules/kit/game/requirements.ts';
import { activation } from './requirements/activation.ts';
import { attack } from './requirements/attack.ts';
import { map } from './requirements/map.ts';
import { planning } from './requirements/planning.ts';
import { record } from './requirements/record.ts';
import { results } from './requirements/results.ts';
import { rules } from './requirements/rules.ts';
import { victory } from './requirements/victory.ts';

/** The rulebook's requirements, part by part as the game is built. */
export const requirements: readonly Requirement[] = [
  ...attack,
  ...results,
  ...planning,
  ...activation,
  ...map,
  ...record,
  ...victory,
  ...rules,
];
