import { printedGrid } from '#rules/kit/tables/printed.ts';

/**
 * Tables to look up. m1, m2: so many maluses; b1, b2: so many bonuses; each: for every unit that crosses; all: where every
 * attacking ground unit crosses; closed: may not. A test holds them to what battles reckon with.
 */

/** Card 1. */
export const battleTerrain = printedGrid('battle-terrain', 'C1', ['attack', 'guns', 'raid', 'defence'], {
  plain: 'none none none none',
  minor: 'none none none none',
  forest: 'm1 none none none',
  hill: 'm1 none none none',
  mountain: 'm1 none none none',
  swamp: 'm1 none none none',
  river: 'm1each none none b1all',
  strait: 'm2each none none b1all',
  major: 'm1 none none b1',
  bunker: 'm1 m1 m1 b1',
  fortress: 'm2 m2 m2 b2',
});

/** 9.3, 33.0, 39.0. */
export const battleWeather = printedGrid(
  'battle-weather',
  '9.3',
  ['attack', 'attackAa', 'defence', 'defenceAa', 'guns', 'attackAir', 'defenceAir'],
  {
    clear: 'none none none none none none none',
    lightRain: 'm1 none none none none m1 none',
    rain: 'm1 m1 b1 m1 none closed closed',
    snow: 'm1 m1 none m1 none m1 m1',
    winter: 'm2 m2 m1 m1 m1 m2 m2',
  },
);
