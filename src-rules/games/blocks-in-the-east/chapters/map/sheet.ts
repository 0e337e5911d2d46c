import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { FeatureLook, SheetSpec, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import { type Terrain, terrains } from '../../ids.ts';
import { cities } from '../../model/cities.ts';
import { msg } from './msg.ts';

/** What is drawn on the map of this game. Where anything lies is the players' to draw: the text does not tell. */
export const sheetId = 'map';

/** A hex of nothing but water: drawn, never entered. */
export const waterHex = 'water';
export const sideKeys = { river: 'river', water: 'water', strait: 'strait' } as const;

/**
 * `land` and `rail` also join off-map boxes; `sea` joins a sea area and its ports, `blue` does and is a blue route. What
 * the Soviets have to build first has kinds of its own (SBE6-1).
 */
export const linkKeys = {
  rail: 'rail',
  land: 'land',
  sea: 'sea',
  blue: 'blue',
  railSaratov: 'railSaratov',
  railAstrakhan: 'railAstrakhan',
  railBaku: 'railBaku',
  caspian: 'caspian',
} as const;
/** SBE6-1: the links that exist once a project is paid. */
export const projectLinks = [
  linkKeys.railSaratov,
  linkKeys.railAstrakhan,
  linkKeys.railBaku,
  linkKeys.caspian,
] as const;
export type ProjectLink = (typeof projectLinks)[number];

export const cityFeatures = ['minor', 'major', 'capital', 'bunker', 'fortress'] as const;
export const portFeatures = { minor: 'portMinor', major: 'portMajor', freezes: 'freezes' } as const;
/** On a map drawn in part: the line to a main source goes on from here beyond what is drawn. */
export const linkedFeatures = { soviet: 'linkedSoviet', axis: 'linkedAxis', finland: 'linkedFinland' } as const;

/** Countries: whose a hex was in June 1941, as far as anything hangs on it. */
export const countries = [
  'USSR',
  'BALT',
  'BESS',
  'VYB',
  'SALLA',
  'GER',
  'REICH',
  'POL',
  'ROM',
  'HUN',
  'SVK',
  'YUG',
  'FIN',
  'SCA',
  'PER',
] as const;
export type Land = (typeof countries)[number];
/** Lands of the USSR; of those it took in 1940 no city counts for partisans (29.1). */
export const sovietLands = ['USSR', 'BALT', 'BESS', 'VYB', 'SALLA'] as const satisfies readonly Land[];
/** Lines and areas of the map: attack zone and operations area of the Finns, what lies beyond the lines the text names. */
export const areas = ['FAZ', 'FOA', 'NORTH', 'DNEPRW', 'VOLGA', 'TURK', 'SOV41'] as const;
export type MapArea = (typeof areas)[number];

export const boxKinds = { offMap: 'offMap', sea: 'sea' } as const;

/** The text tells neither the numbering nor the size of the printed grid: the players set it on one hex of their map. */
export const presetGrid = gridOf(60, 40);

const terrainLook: { readonly [T in Terrain]: TerrainLook } = {
  plain: 'clear',
  forest: 'forest',
  hill: 'rough',
  mountain: 'mountain',
  swamp: 'swamp',
};
const letters: { readonly [T in Terrain]: string } = { plain: 'p', forest: 'f', hill: 'h', mountain: 'm', swamp: 's' };

type Feature =
  | (typeof cityFeatures)[number]
  | (typeof portFeatures)[keyof typeof portFeatures]
  | (typeof linkedFeatures)[keyof typeof linkedFeatures];
const feature = (key: Feature, look: FeatureLook, rule: string) => ({
  key,
  msg: msg(`bite.sheet.feature.${key}`),
  look,
  rule,
});

/** Cities the text names beside those somebody has to hold: a hex of that name means that city. */
const otherNames = [
  'Belgrade',
  'Volkhov',
  'Odessa',
  'Kiev',
  'Kalinin',
  'Rybinsk',
  'Vologda',
  'Kerch',
  'Armyansk',
  'Solone Ozero',
  'Hanko',
  'Maykop',
  'Police',
  'Saratov',
  'Astrakhan',
  'Gallivare',
  'Salla',
  'Kandalaksha',
  'Nizhny Tagil',
  'Sverdlovsk',
  'Chelyabinsk',
  'Magnitogorsk',
  'Chkalov',
  'Rastenburg',
  'Ploesti',
  'Kassel',
  'Magdeburg',
  'Teheran',
];

export const sheetSpec: SheetSpec = {
  id: sheetId,
  msg: msg('bite.sheet'),
  about: msg('bite.sheet.about'),
  terrains: [
    ...terrains.map((key) => ({
      key,
      msg: msg(`bite.sheet.terrain.${key}`),
      look: terrainLook[key],
      rule: '7.5',
      letter: letters[key],
    })),
    { key: waterHex, msg: msg('bite.sheet.terrain.water'), look: 'water', rule: '4.3', letter: 'w' },
  ],
  sides: [
    { key: sideKeys.river, msg: msg('bite.sheet.side.river'), look: 'river', rule: '8.0' },
    { key: sideKeys.water, msg: msg('bite.sheet.side.water'), look: 'lake', rule: '4.3' },
    { key: sideKeys.strait, msg: msg('bite.sheet.side.strait'), look: 'strait', rule: '7.5.5' },
  ],
  links: [
    { key: linkKeys.rail, msg: msg('bite.sheet.link.rail'), look: 'rail', rule: '4.2' },
    { key: linkKeys.land, msg: msg('bite.sheet.link.land'), look: 'land', rule: '3.7', boxesOnly: true },
    { key: linkKeys.sea, msg: msg('bite.sheet.link.sea'), look: 'sea', rule: '4.2', boxesOnly: true },
    { key: linkKeys.blue, msg: msg('bite.sheet.link.blue'), look: 'sea', rule: '11.2', boxesOnly: true },
    { key: linkKeys.railSaratov, msg: msg('bite.sheet.link.railSaratov'), look: 'trail', rule: 'SBE6' },
    { key: linkKeys.railAstrakhan, msg: msg('bite.sheet.link.railAstrakhan'), look: 'trail', rule: 'SBE6' },
    { key: linkKeys.railBaku, msg: msg('bite.sheet.link.railBaku'), look: 'trail', rule: 'SBE6' },
    { key: linkKeys.caspian, msg: msg('bite.sheet.link.caspian'), look: 'sea', rule: 'SBE6', boxesOnly: true },
  ],
  features: [
    feature('minor', 'town', '3.3'),
    feature('major', 'city', '3.3'),
    feature('capital', 'star', '3.3'),
    feature('bunker', 'fort', '3.3'),
    feature('fortress', 'fort', '3.3'),
    feature(portFeatures.minor, 'port', '3.1'),
    feature(portFeatures.major, 'port', '3.1'),
    feature(portFeatures.freezes, 'ice', '9.2'),
    feature(linkedFeatures.soviet, 'sourceSoviet', '4.1'),
    feature(linkedFeatures.axis, 'sourceAxis', '4.1'),
    feature(linkedFeatures.finland, 'sourceAxis', '4.1'),
  ],
  boxes: [
    { key: boxKinds.offMap, msg: msg('bite.sheet.box.offMap') },
    { key: boxKinds.sea, msg: msg('bite.sheet.box.sea') },
  ],
  names: [...cities.map(({ name }) => name), ...otherNames],
  labels: [...countries, ...areas].map((key) => ({ key, msg: msg(`bite.sheet.label.${key}`), area: true })),
  presets: [{ id: 'free', msg: msg('bite.sheet.preset'), grid: presetGrid, sure: false }],
};
