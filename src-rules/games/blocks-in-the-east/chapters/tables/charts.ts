import type { Chart } from '#rules/kit/game/specs.ts';
import { msg } from './msg.ts';

const words = {
  none: msg('bite.chart.none'),
  m1: msg('bite.chart.malus', { count: 1 }),
  m2: msg('bite.chart.malus', { count: 2 }),
  b1: msg('bite.chart.bonus', { count: 1 }),
  b2: msg('bite.chart.bonus', { count: 2 }),
  m1each: msg('bite.chart.each', { what: msg('bite.chart.malus', { count: 1 }) }),
  m2each: msg('bite.chart.each', { what: msg('bite.chart.malus', { count: 2 }) }),
  b1all: msg('bite.chart.all', { what: msg('bite.chart.bonus', { count: 1 }) }),
  closed: msg('bite.chart.grounded'),
};
const terrains = {
  plain: msg('bite.chart.plain'),
  forest: msg('bite.chart.forest'),
  hill: msg('bite.chart.hill'),
  mountain: msg('bite.chart.mountain'),
  swamp: msg('bite.chart.swamp'),
};
const weathers = {
  clear: msg('bite.chart.clear'),
  lightRain: msg('bite.chart.lightRain'),
  rain: msg('bite.chart.rain'),
  snow: msg('bite.chart.snow'),
};

/** The printed tables with their headings in words. */
export const charts: readonly Chart[] = [
  {
    table: 'battle-terrain',
    msg: msg('bite.chart.terrain'),
    corner: msg('bite.chart.hex'),
    rules: ['C1', '7.7.6', '7.7.7', '6.1.2'],
    cols: {
      attack: msg('bite.chart.attack'),
      guns: msg('bite.chart.attackGuns'),
      raid: msg('bite.chart.raid'),
      defence: msg('bite.chart.defence'),
    },
    rows: {
      ...terrains,
      minor: msg('bite.chart.minor'),
      river: msg('bite.chart.river'),
      strait: msg('bite.chart.strait'),
      major: msg('bite.chart.major'),
      bunker: msg('bite.chart.bunker'),
      fortress: msg('bite.chart.fortress'),
    },
    words,
    notes: [msg('bite.chart.terrain.adds'), msg('bite.chart.terrain.aa')],
  },
  {
    table: 'battle-weather',
    msg: msg('bite.chart.weather'),
    corner: msg('bite.chart.sky'),
    rules: ['9.3', '33.0', '39.0'],
    cols: {
      attack: msg('bite.chart.attack'),
      attackAa: msg('bite.chart.attackAa'),
      defence: msg('bite.chart.defence'),
      defenceAa: msg('bite.chart.defenceAa'),
      guns: msg('bite.chart.guns'),
      attackAir: msg('bite.chart.attackAir'),
      defenceAir: msg('bite.chart.defenceAir'),
    },
    rows: { ...weathers, winter: msg('bite.chart.winter') },
    words,
    notes: [msg('bite.chart.weather.spared'), msg('bite.chart.weather.ice')],
  },
  {
    table: 'hex-costs',
    msg: msg('bite.chart.costs'),
    corner: msg('bite.chart.hex'),
    rules: ['7.5.3', '9.2', '14.0'],
    cols: weathers,
    rows: terrains,
    notes: [msg('bite.chart.costs.cavalry')],
  },
];
