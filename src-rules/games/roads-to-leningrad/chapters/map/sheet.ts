import type { Grid } from '#rules/kit/hexmap/grid.ts';
import type { FeatureLook, SheetSpec, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import { type MapId, maps } from '../../ids.ts';
import { scenarioRules } from '../../model/scenarios.ts';
import { msg } from './msg.ts';
import { type Terrain, terrains, ways } from './terrain.ts';

/**
 * What is drawn on the maps of this game. The rows of both are numbered on, 10 to 36 and 40 to 69: one sheet holds either
 * or both.
 */
export const sheetId = 'map';

export const sideKeys = { stream: 'stream', river: 'river', lake: 'lake', bridge: 'bridge' } as const;
export const featureKeys = {
  village: 'village',
  town: 'town',
  german: 'sourceGerman',
  soviet: 'sourceSoviet',
  entryGerman: 'entryGerman',
  entrySoviet: 'entrySoviet',
} as const;
/** 8.31: a second terrain beside the one the hex is drawn with; open ground is never the dearer, nor worth a DRM. */
export const alsoKeys = { rough: 'alsoRough', hills: 'alsoHills', marsh: 'alsoMarsh', swamp: 'alsoSwamp' } as const;
export type Second = keyof typeof alsoKeys;
const alsoLooks: { readonly [T in Second]: FeatureLook } = {
  rough: 'rough',
  hills: 'mountain',
  marsh: 'marsh',
  swamp: 'swamp',
};
/** 8.34: woods are always beside the other terrain of a hex. */
export const woodsOf = <T extends Terrain>(terrain: T) => `${terrain}Woods` as const;
/** S3.24, S3.25 */
export const airfieldHex = '2114';
export const sourceHex = '1533';

const playedOn = (map: MapId): readonly string[] => scenarioRules.flatMap((one) => (one.map === map ? [one.id] : []));

const looks: { readonly [T in Terrain]: readonly [plain: TerrainLook, woods: TerrainLook] } = {
  open: ['clear', 'forest'],
  rough: ['rough', 'roughForest'],
  hills: ['mountain', 'mountainForest'],
  marsh: ['marsh', 'marshForest'],
  swamp: ['swamp', 'swampForest'],
};
const letters: { readonly [T in Terrain]: readonly [plain: string, woods: string] } = {
  open: ['o', 'w'],
  rough: ['r', 'f'],
  hills: ['h', 'i'],
  marsh: ['m', 'n'],
  swamp: ['s', 't'],
};
const feature = (
  key: (typeof featureKeys)[keyof typeof featureKeys] | (typeof alsoKeys)[Second],
  look: FeatureLook,
  rule: string,
) => ({
  key,
  msg: msg(`rtl.sheet.${key}`),
  look,
  rule,
});

/** Rows grow southward, places in a row westward; even rows lie half a hex further east. */
const gridFrom = (firstRow: number, rows: number): Grid => ({
  orientation: 'pointy',
  offset: firstRow % 2 === 0 ? 'odd' : 'even',
  columns: 34,
  rows,
  numbering: {
    first: 'row',
    columnDigits: 2,
    rowDigits: 2,
    firstColumn: 1,
    firstRow,
    columnsGrow: 'left',
    rowsGrow: 'down',
  },
});

/** The map of Soltsy alone. */
export const soltsyGrid = gridFrom(10, 27);

export const sheetSpec: SheetSpec = {
  id: sheetId,
  msg: msg('rtl.sheet'),
  about: msg('rtl.sheet.about'),
  terrains: terrains.flatMap((key) => [
    { key, msg: msg(`rtl.sheet.${key}`), look: looks[key][0], rule: '8.31', letter: letters[key][0] },
    {
      key: woodsOf(key),
      msg: msg(`rtl.sheet.${woodsOf(key)}`),
      look: looks[key][1],
      rule: '8.34',
      letter: letters[key][1],
    },
  ]),
  sides: [
    { key: sideKeys.stream, msg: msg('rtl.sheet.stream'), look: 'river', rule: '8.36' },
    { key: sideKeys.river, msg: msg('rtl.sheet.river'), look: 'majorRiver', rule: '8.36' },
    { key: sideKeys.lake, msg: msg('rtl.sheet.lake'), look: 'lake', rule: '8.3' },
    { key: sideKeys.bridge, msg: msg('rtl.sheet.bridge'), look: 'bridge', rule: '8.36' },
  ],
  links: ways.map((key) => ({
    key,
    msg: msg(`rtl.sheet.${key}`),
    look: key === 'rail' ? 'rail' : key === 'trail' ? 'trail' : 'road',
    rule: key === 'rail' ? '8.35' : '8.33',
  })),
  features: [
    feature(featureKeys.village, 'town', '10.22'),
    feature(featureKeys.town, 'city', '10.22'),
    feature(featureKeys.german, 'sourceAxis', '6.31'),
    feature(featureKeys.soviet, 'sourceSoviet', '6.31'),
    feature(featureKeys.entryGerman, 'port', '5.21'),
    feature(featureKeys.entrySoviet, 'port', '5.21'),
    ...(['rough', 'hills', 'marsh', 'swamp'] as const).map((key) => feature(alsoKeys[key], alsoLooks[key], '8.31')),
  ],
  boxes: [],
  names: [],
  labels: [],
  // the numbering follows from hexes the text names as neighbours: the players confirm it on their map
  presets: [
    {
      id: 'soltsy',
      msg: msg('rtl.sheet.preset.soltsy'),
      grid: soltsyGrid,
      sure: false,
      scenarios: playedOn(maps.soltsy),
    },
    {
      id: 'staraya-russa',
      msg: msg('rtl.sheet.preset.staraya-russa'),
      grid: gridFrom(40, 30),
      sure: false,
      scenarios: playedOn(maps.starayaRussa),
    },
    { id: 'both', msg: msg('rtl.sheet.preset.both'), grid: gridFrom(10, 60), sure: false },
  ],
};
