import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { battleAt } from '../hexes/battleAt.ts';
import { battle } from './battle.ts';

/** The calculator of battles with what the map tells; what it does not tell stands as the form begins. */
export const fight: NonNullable<MapSpec['fight']> = (at, board, around) => {
  const input = battleAt(at, board, around);
  if (!input) return undefined;
  const parsed = battle.parse(input, around);
  return { calc: battle.id, input: parsed.ok ? parsed.value : input };
};
