import type { MapSpec } from '#rules/kit/game/mapSpec.ts';
import { battleAt } from '../hexes/battleAt.ts';
import { battle } from './battle.ts';

/** The calculator of battles with what the map tells; what it does not tell stands as the form begins. */
export const fight: NonNullable<MapSpec['fight']> = (at, board, context) => {
  const input = battleAt(at, board, context);
  if (!input) return undefined;
  const parsed = battle.parse(input, context);
  return { calc: battle.id, input: parsed.ok ? parsed.value : input };
};
