import { gridOf } from '#rules/kit/hexmap/grid.ts';
import type { FeatureLook, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { armies, type ItalianCorps, italianCorps } from '../../ids.ts';
import { placeFeatures, sheetId } from '../../model/mapKeys.ts';
import { msg } from './msg.ts';

/** What is drawn on the map of this game. Where anything lies is the players' to draw: the text does not tell. */
/** 7.1.2, 14.2: a hexside of the Don is a major river too only if the map draws it so (AMB-67). */
export const sideKeys = { minor: 'minor', major: 'major', don: 'don', strongpoint: 'strongpoint' } as const;
/** 5.1.2: the railway from A to B is a kind of its own; it is a railway all the same. */
export const linkKeys = { road: 'road', rail: 'rail', railAB: 'railAB' } as const;

/** The colour of a strongpoint hex is that of the corps that holds it (18.1). */
export const strongpointKey = <C extends ItalianCorps>(corps: C) => `strongpoint-${corps}` as const;

/** 8.1: where the Axis draws supply; the text names A, B and C. */
export const axisSources = ['sourceA', 'sourceB', 'sourceC', 'sourceAxis'] as const;
export const featureKeys = {
  ...placeFeatures,
  soviet: 'sourceSoviet',
  exit: 'exit',
  north: 'northEdge',
  eastDon: 'eastDon',
} as const;

/** Hexes the rules call by name, each in one spelling; a hex of that name, in any spelling, is the one (AMB-61). */
export const places = {
  kantemirovka: 'Kantemirovka',
  millerovo: 'Millerovo',
  rossosh: 'Rossosh',
  bokovskaya: 'Bokovskaya',
  starobelsk: 'Starobel’sk',
} as const;
export type PlaceId = keyof typeof places;
export const placeIds: readonly PlaceId[] = ['kantemirovka', 'millerovo', 'rossosh', 'bokovskaya', 'starobelsk'];
/** 16.4.1, 18.3: the starred places that are Soviet at the start. */
export const startPlaces = ['Kazanskaja', 'Pavlovsk', 'Verkhniy Mamon'] as const;

/** 18.2: the hex marked for the HQ of an army. */
export const hqLabel = (army: string): string => `HQ ${army}`;

const feature = (
  key: (typeof axisSources)[number] | (typeof featureKeys)[keyof typeof featureKeys] | `strongpoint-${ItalianCorps}`,
  look: FeatureLook,
  rule: string,
) => ({ key, msg: msg(`armir.sheet.${key}`), look, rule });

export const sheetSpec: SheetSpec = {
  id: sheetId,
  msg: msg('armir.sheet'),
  about: msg('armir.sheet.about'),
  terrains: [
    { key: 'clear', msg: msg('armir.sheet.clear'), look: 'clear', rule: '5.1', letter: 'c' },
    { key: 'forest', msg: msg('armir.sheet.forest'), look: 'forest', rule: '14.1', letter: 'f' },
    { key: 'rough', msg: msg('armir.sheet.rough'), look: 'rough', rule: '14.1', letter: 'r' },
  ],
  sides: [
    { key: sideKeys.strongpoint, msg: msg('armir.sheet.strongpoint'), look: 'fortified', rule: '14.3' },
    { key: sideKeys.minor, msg: msg('armir.sheet.minor'), look: 'river', rule: '14.2' },
    { key: sideKeys.major, msg: msg('armir.sheet.major'), look: 'majorRiver', rule: '7.1.2' },
    { key: sideKeys.don, msg: msg('armir.sheet.don'), look: 'lake', rule: '14.2.1' },
  ],
  links: [
    { key: linkKeys.road, msg: msg('armir.sheet.road'), look: 'road', rule: '5.1.1' },
    { key: linkKeys.rail, msg: msg('armir.sheet.rail'), look: 'rail', rule: '8' },
    { key: linkKeys.railAB, msg: msg('armir.sheet.railAB'), look: 'trail', rule: '5.1.2' },
  ],
  features: [
    feature(featureKeys.city, 'city', '14.4'),
    feature(featureKeys.village, 'town', '14.1'),
    feature(featureKeys.star, 'star', '16.4.1'),
    ...italianCorps.map((corps) => feature(strongpointKey(corps), 'fort', '18.1')),
    ...axisSources.map((key) => feature(key, 'sourceAxis', '8.1')),
    feature(featureKeys.soviet, 'sourceSoviet', '8.1'),
    feature(featureKeys.exit, 'southEdge', '16.3.1'),
    feature(featureKeys.north, 'northEdge', '15.1.1'),
    feature(featureKeys.eastDon, 'eastEdge', '17.1.3'),
  ],
  boxes: [],
  names: [...placeIds.map((id) => places[id]), ...startPlaces],
  labels: armies.map((army) => ({ key: hqLabel(army), msg: msg(`armir.sheet.hq.${army}`) })),
  // how the printed map is numbered, if at all, no text tells: the players set it on one hex of their map
  presets: [{ id: 'free', msg: msg('armir.sheet.preset'), grid: gridOf(40, 30), sure: false }],
};
