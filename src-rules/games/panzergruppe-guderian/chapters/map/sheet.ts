import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { objectives } from '../../model/objectives.ts';
import { areas } from '../../model/schedule.ts';
import { msg } from './msg.ts';
import type { Terrain } from './terrain.ts';

/** What is drawn on the map of this game. Where anything lies is the players' to draw: the text does not tell (N05). */
export const sheetId = 'map';

/** A hex of nothing but water: drawn, never entered. */
export const lakeHex = 'lake';

export const terrainKeys = ['clear', 'forest', 'swamp', 'majorCity', 'minorCity'] as const satisfies readonly Terrain[];

export const sideKeys = { river: 'river', lake: 'lake' } as const;

export const linkKeys = { road: 'road', rail: 'rail' } as const;

/** N08: rail hexes of the south-east corner, by which South-Western Front enters (14.22, ruling A26) */
export const featureKeys = { west: 'westEdge', east: 'eastEdge', southEast: 'southEast' } as const;

/** 6.37: a drawn hex without a railway has none to break; where nothing is drawn the players know. */
export const noRailAt = (context: Pick<Context, 'sheets'>, hex: string): boolean => {
  const sheet = context.sheets?.[sheetId];
  if (!sheet?.hexes[hex]) return false;
  return !Object.entries(sheet.links).some(
    ([pair, kinds]) => kinds.includes(linkKeys.rail) && pair.split('/').includes(hex),
  );
};

/** 11.11: the road hex on the west edge from which German supply comes. */
export const supplyRoad = '0120';

/** 15.11: two objectives are hexes with a number, the others cities with a name. */
export const cityNames = objectives.filter((one) => one.city).map((one) => one.name);

export const scheduledEntries = ['V', 'W', 'X', 'Z'] as const;

export const provisionalEntries = ['1', '2', '3', '4', '5', '6'] as const;

/**
 * N06: the text tells neither orientation nor offset nor size, so the players confirm them on one hex. Columns stand
 * with flat tops and the even ones half a hex lower; sixty columns hold every number the text speaks of (5907, 5915).
 */
export const presetGrid = gridOf(60, 40);

export const sheetSpec: SheetSpec = {
  id: sheetId,
  msg: msg('pgg.sheet'),
  about: msg('pgg.sheet.about'),
  terrains: [
    { key: 'clear', msg: msg('pgg.terrain.clear'), look: 'clear', rule: '6.7', letter: 'c' },
    { key: 'forest', msg: msg('pgg.terrain.forest'), look: 'forest', rule: '6.7', letter: 'f' },
    { key: 'swamp', msg: msg('pgg.terrain.swamp'), look: 'swamp', rule: '6.7', letter: 's' },
    { key: 'majorCity', msg: msg('pgg.terrain.majorCity'), look: 'majorCity', rule: '6.7', letter: 'M' },
    { key: 'minorCity', msg: msg('pgg.terrain.minorCity'), look: 'minorCity', rule: '6.7', letter: 'm' },
    { key: lakeHex, msg: msg('pgg.sheet.lakeHex'), look: 'water', rule: '6.7', letter: 'w' },
  ],
  sides: [
    { key: sideKeys.river, msg: msg('pgg.sheet.river'), look: 'river', rule: '6.7' },
    { key: sideKeys.lake, msg: msg('pgg.sheet.lake'), look: 'lake', rule: '6.7' },
  ],
  links: [
    { key: linkKeys.road, msg: msg('pgg.sheet.road'), look: 'road', rule: '6.7' },
    { key: linkKeys.rail, msg: msg('pgg.sheet.rail'), look: 'rail', rule: '6.3' },
  ],
  features: [
    { key: featureKeys.west, msg: msg('pgg.sheet.west'), look: 'westEdge', rule: '11.12' },
    { key: featureKeys.east, msg: msg('pgg.sheet.east'), look: 'eastEdge', rule: '11.21' },
    { key: featureKeys.southEast, msg: msg('pgg.sheet.southEast'), look: 'southEdge', rule: '14.22' },
  ],
  boxes: [],
  names: cityNames,
  labels: [
    ...scheduledEntries.map((key) => ({ key, msg: msg('pgg.sheet.entry', { what: { name: key } }) })),
    ...areas.map((key) => ({ key, msg: msg('pgg.sheet.area', { what: { name: key } }) })),
    ...provisionalEntries.map((key) => ({ key, msg: msg('pgg.sheet.provisional', { what: { name: key } }) })),
  ],
  presets: [{ id: 'box', msg: msg('pgg.sheet.preset'), grid: presetGrid, sure: false }],
};
