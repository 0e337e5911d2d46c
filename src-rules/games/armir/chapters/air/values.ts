import type { SideId } from '../../ids.ts';

/** 9: numbers the rulebook states of aircraft. */

export const airValue = (side: SideId): number => airValues[side];

/** 9.1: the die of phase 1 gives the Axis the air unit up to this face. */
export const axisAirFace = 3;

/** 9.1: no air unit in turn 1. */
export const firstAirTurn = 2;

/** 9.2.1 */
export const caiFace = 5;

/** 9.1: the values of the two aircraft, which every card can read. */
export const airValues = { axis: 4, soviet: 3 } as const;
