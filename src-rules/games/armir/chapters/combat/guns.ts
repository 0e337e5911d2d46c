import { type SideId, sides } from '../../ids.ts';

/** 9, 10, 11: what fires, and how far. Numbers the rulebook states. */

export const shooters = ['heavy', 'army', 'axisAir', 'sovietAir'] as const;
export type Shooter = (typeof shooters)[number];
export const sideOf = (shooter: Shooter): SideId =>
  shooter === 'heavy' || shooter === 'axisAir' ? sides.axis : sides.soviet;
export const isAir = (shooter: Shooter): boolean => shooter === 'axisAir' || shooter === 'sovietAir';

/** 10.1: three hexes, one for divisional guns; unless the side that lies up prints another number (AMB-06): 0 is none. */
export const gunRange = (kind: 'artillery' | 'heavyArtillery', printed: number | undefined): number =>
  printed !== undefined && printed > 0 ? printed : kind === 'heavyArtillery' ? 3 : 1;
/** 10.2.1: from the army's HQ. */
export const armyRange = 3;
/** 14.3.2 */
export const strongpointDie = -1;

/** 18.4.1: the values of Italian artillery are halved on turn 1, to the next whole number (1.4). */
export const italianValue = (value: number, turn: number): number => (turn === 1 ? Math.ceil(value / 2) : value);
