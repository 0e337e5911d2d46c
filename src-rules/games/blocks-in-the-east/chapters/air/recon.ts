import type { CityKind, Tech, Terrain } from '../../ids.ts';

/** 19.1: what is added to the die of a reconnaissance, part by part; it succeeds on 4 or less. */
export type ReconPart = 'tech' | 'terrain' | 'major' | 'bunker' | 'fortress' | 'badWeather';
export const reconModifiers = (
  tech: Tech,
  terrain: Terrain,
  city: CityKind,
  bad: boolean,
): readonly (readonly [part: ReconPart, n: number])[] => {
  const all: readonly (readonly [ReconPart, number])[] = [
    ['tech', -2 * (tech - 1)],
    ['terrain', terrain === 'plain' ? 0 : 2],
    ['major', city === 'major' ? 2 : 0],
    ['bunker', city === 'bunker' ? 2 : 0],
    ['fortress', city === 'fortress' ? 4 : 0],
    ['badWeather', bad ? 2 : 0],
  ];
  return all.filter(([, n]) => n !== 0);
};

export const highest = 4;
/** The faces that succeed: 1 to this. */
export const reconFaces = (modifier: number): number => Math.min(Math.max(highest - modifier, 0), 6);

/** 19.1: hexes an air HQ scouts, by its fighters' TECH. */
export const reconRange = (tech: Tech): number => (tech === 1 ? 5 : tech === 2 ? 10 : 15);
