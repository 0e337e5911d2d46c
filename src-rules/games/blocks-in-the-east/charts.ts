import type { Chart } from '#rules/kit/game/specs.ts';
import { r } from './text/speak-reference.ts';

const words = {
  none: r('bite.chart.none'),
  m1: r('bite.chart.malus', { count: 1 }),
  m2: r('bite.chart.malus', { count: 2 }),
  b1: r('bite.chart.bonus', { count: 1 }),
  b2: r('bite.chart.bonus', { count: 2 }),
  m1each: r('bite.chart.each', { what: r('bite.chart.malus', { count: 1 }) }),
  m2each: r('bite.chart.each', { what: r('bite.chart.malus', { count: 2 }) }),
  b1all: r('bite.chart.all', { what: r('bite.chart.bonus', { count: 1 }) }),
  closed: r('bite.chart.grounded'),
};
const terrains = {
  plain: r('bite.chart.plain'),
  forest: r('bite.chart.forest'),
  hill: r('bite.chart.hill'),
  mountain: r('bite.chart.mountain'),
  swamp: r('bite.chart.swamp'),
};
const weathers = {
  clear: r('bite.chart.clear'),
  lightRain: r('bite.chart.lightRain'),
  rain: r('bite.chart.rain'),
  snow: r('bite.chart.snow'),
};

/** The printed tables with their headings in words. */
export const charts: readonly Chart[] = [
  {
    table: 'battle-terrain',
    msg: r('bite.chart.terrain'),
    corner: r('bite.chart.hex'),
    rules: ['C1', '7.7.6', '7.7.7', '6.1.2'],
    cols: {
      attack: r('bite.chart.attack'),
      guns: r('bite.chart.attackGuns'),
      raid: r('bite.chart.raid'),
      defence: r('bite.chart.defence'),
    },
    rows: {
      ...terrains,
      minor: r('bite.chart.minor'),
      river: r('bite.chart.river'),
      strait: r('bite.chart.strait'),
      major: r('bite.chart.major'),
      bunker: r('bite.chart.bunker'),
      fortress: r('bite.chart.fortress'),
    },
    words,
    notes: [r('bite.chart.terrain.adds'), r('bite.chart.terrain.aa')],
  },
  {
    table: 'battle-weather',
    msg: r('bite.chart.weather'),
    corner: r('bite.chart.sky'),
    rules: ['9.3', '33.0', '39.0'],
    cols: {
      attack: r('bite.chart.attack'),
      attackAa: r('bite.chart.attackAa'),
      defence: r('bite.chart.defence'),
      defenceAa: r('bite.chart.defenceAa'),
      guns: r('bite.chart.guns'),
      attackAir: r('bite.chart.attackAir'),
      defenceAir: r('bite.chart.defenceAir'),
    },
    rows: { ...weathers, winter: r('bite.chart.winter') },
    words,
    notes: [r('bite.chart.weather.spared'), r('bite.chart.weather.ice')],
  },
  {
    table: 'hex-costs',
    msg: r('bite.chart.costs'),
    corner: r('bite.chart.hex'),
    rules: ['7.5.3', '9.2', '14.0'],
    cols: weathers,
    rows: terrains,
    notes: [r('bite.chart.costs.cavalry')],
  },
];
