import { never, type Profile } from '#rules/kit/supply/trace/profile.ts';
import type { Field } from '../map/field.ts';
import { nowhere, source } from '../supply/lines.ts';

/** 15.11: hexes of any length to the west edge; neither swamp nor marker stops it, only lakes do (A27). */
export const pointsProfile = (field: Field): Profile => {
  const { ground } = field;
  const enemy = field.zones.soviet;
  const held = field.units;
  return {
    id: 'points',
    legs: [
      {
        id: 'line',
        cost: (arc) => (ground.isLake(arc) ? never : 1),
        shut: (node) => held.soviet.has(node) || (enemy[node] === 1 && !held.german.has(node)),
        limit: Number.POSITIVE_INFINITY,
        ends: (node) => (ground.west(node) ? source : nowhere),
      },
    ],
  };
};
