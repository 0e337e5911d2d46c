import type { Chart } from '#rules/kit/game/specs.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { printedGrid } from '#rules/kit/tables/printed.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { scenarios, sides, tables } from '../../ids.ts';
import { levelsOf } from '../victory/levels.ts';
import { lossKinds, lossVp } from '../victory/losses.ts';
import { captures, expansion, locations, placesOf } from '../victory/places.ts';
import { msg } from './msg.ts';

/** What the booklets state in rows and columns, to be looked up at the table. */

/** 8.3, 8.4: MP by class, dry or overcast and in rain. */
export const moveCosts = printedGrid('move-costs', '8.3', ['footDry', 'motDry', 'footRain', 'motRain'], {
  open: [1, 1, 2, 2],
  rough: [2, 2, 2, 3],
  hills: [2, 3, 3, 4],
  marsh: [2, 3, 3, 4],
  swamp: ['2s', 'road', '3s', 'road'],
  woods: ['+0', '+1', '+0', '+1'],
  mainRoad: ['½', '½', '½', '½'],
  road: ['½', '½', 1, 1],
  trailOpen: ['½', '½', 'none', 'none'],
  trailOther: [1, 1, 'none', 'none'],
  rail: [1, 1, 1, 2],
  stream: ['+1', '+1', '+2', '+3'],
  river: ['+2', 'bridge', '+2', 'bridge'],
  lake: ['barred', 'barred', 'barred', 'barred'],
  strongpoint: ['+1', '+1', '+1', '+1'],
  zoc: ['+1', '+1', '+1', '+1'],
});
/** 10.22, 10.32, 8.64, 8.67. */
export const combatEffects = printedGrid('combat-effects', '10.2', ['crt', 'combat', 'overrun'], {
  open: ['no', 0, 0],
  rough: ['no', '+1', '+2'],
  hills: ['yes', '+2', 'barred'],
  marsh: ['no', 'marsh', '+2'],
  swamp: ['yes', 'half', 'barred'],
  woods: ['no', 0, '+1'],
  village: ['no', '+1', 'ground'],
  town: ['yes', '+2', 'barred'],
  stream: ['no', 'all', '+2'],
  river: ['ifAll', 'halfAcross', 'barred'],
  lake: ['no', 'barred', 'barred'],
  strongpoint: ['yes', '+1', 'barred'],
});
/** 10.4. */
export const coordination = printedGrid('coordination', '10.4', ['cas', 'artillery', 'units'], {
  hq: ['points', 'points', 'points'],
  arko: ['-', -1, '-'],
  leader: ['points', 'points', 'points'],
  mobile: ['+1', '+1', '+1'],
  assault: ['-', -1, -1],
  hexes: ['-', '-', '+1'],
  woods: ['+2', '+2', '-'],
  overcast: ['+2', '-', '-'],
  rain: ['+3', '-', '-'],
});
/** 5.5 and 5.6 of the digest: S3.3, S4.3, S5.3, S6.3. */
export const soltsyPlaces = printedGrid(
  'vp-soltsy',
  'S3.32',
  ['15AM', '17PM'],
  Object.fromEntries(locations.map(({ hex, at15AM, at17PM }) => [hex, [at15AM, at17PM]])),
);
const russian = placesOf(scenarios.starayaRussa);
const vpOf = (list: typeof captures, hex: string): string | number => list.find((one) => one.hex === hex)?.vp ?? '-';
export const russaPlaces = printedGrid(
  'vp-staraya-russa',
  'S5.32',
  ['captured', 'held'],
  Object.fromEntries(
    russian.map(({ hex }) => {
      const held = vpOf(expansion, hex);
      return [hex, [vpOf(captures, hex), held === '-' ? held : `+${held}`]];
    }),
  ),
);
const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
export const losses = printedGrid(
  'vp-losses',
  'S1.31',
  Object.values(sides),
  Object.fromEntries(lossKinds.map((kind) => [kind, Object.values(sides).map((side) => signed(lossVp(side, kind)))])),
);
const span = (from: number | null, to: number | null): string =>
  from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`;
const levels = (id: string, rule: string, scenario: string): GridData =>
  printedGrid(
    id,
    rule,
    ['vp'],
    Object.fromEntries(levelsOf(scenario).map((one) => [one.id, [span(one.from, one.to)]])),
  );
export const soltsyLevels = levels('levels-soltsy', 'S3.33', scenarios.soltsy);
export const russaLevels = levels('levels-staraya-russa', 'S5.33', scenarios.starayaRussa);

export const printed: readonly GridData[] = [
  moveCosts,
  combatEffects,
  coordination,
  soltsyPlaces,
  russaPlaces,
  losses,
  soltsyLevels,
  russaLevels,
];

const ground = {
  open: msg('rtl.chart.open'),
  rough: msg('rtl.chart.rough'),
  hills: msg('rtl.chart.hills'),
  marsh: msg('rtl.chart.marsh'),
  swamp: msg('rtl.chart.swamp'),
  woods: msg('rtl.chart.woods'),
  stream: msg('rtl.chart.stream'),
  river: msg('rtl.chart.river'),
  lake: msg('rtl.chart.lake'),
};
const crtChart = (id: 'assault' | 'mobile'): Chart => ({
  table: tables[id],
  msg: msg(`rtl.table.${id}`),
  corner: msg('rtl.chart.modified'),
  rules: ['10.3', '10.31', '10.5', '10.6', '10.63', '11.1', '11.11'],
  rows: { '0': msg('rtl.crt.orLess'), '11': msg('rtl.crt.orMore') },
  notes: [msg('rtl.chart.likely'), msg('rtl.chart.codes')],
});
const places = (list: readonly { readonly hex: string; readonly name: string }[]): { readonly [hex: string]: Msg } =>
  Object.fromEntries(
    list.map(({ hex, name: place }) => [hex, msg('rtl.chart.place', { hex: name(hex), place: name(place) })]),
  );
const levelRows = (scenario: string): { readonly [id: string]: Msg } =>
  Object.fromEntries(levelsOf(scenario).map(({ id }) => [id, msg(`rtl.chart.level.${id}`)]));
const vpCol = { vp: msg('rtl.chart.vp') };

export const chartsOf: readonly Chart[] = [
  crtChart('assault'),
  crtChart('mobile'),
  {
    table: moveCosts.id,
    msg: msg('rtl.chart.moveCosts'),
    corner: msg('rtl.chart.ground'),
    rules: [
      '8.1',
      '8.11',
      '8.3',
      '8.31',
      '8.32',
      '8.33',
      '8.34',
      '8.35',
      '8.36',
      '8.37',
      '8.4',
      '8.42',
      '8.21',
      '14.12',
    ],
    cols: {
      footDry: msg('rtl.chart.footDry'),
      motDry: msg('rtl.chart.motDry'),
      footRain: msg('rtl.chart.footRain'),
      motRain: msg('rtl.chart.motRain'),
    },
    rows: {
      ...ground,
      mainRoad: msg('rtl.chart.mainRoad'),
      road: msg('rtl.chart.road'),
      trailOpen: msg('rtl.chart.trailOpen'),
      trailOther: msg('rtl.chart.trailOther'),
      rail: msg('rtl.chart.rail'),
      strongpoint: msg('rtl.chart.strongpoint'),
      zoc: msg('rtl.chart.zoc'),
    },
    words: {
      '2s': msg('rtl.chart.stop', { n: 2 }),
      '3s': msg('rtl.chart.stop', { n: 3 }),
      road: msg('rtl.chart.alongRoad'),
      none: msg('rtl.chart.noTrail'),
      bridge: msg('rtl.chart.byBridge'),
      barred: msg('rtl.chart.barred'),
    },
    notes: [msg('rtl.chart.moveCosts.dearest'), msg('rtl.chart.moveCosts.bridge'), msg('rtl.chart.moveCosts.river')],
  },
  {
    table: combatEffects.id,
    msg: msg('rtl.chart.combat'),
    corner: msg('rtl.chart.ground'),
    rules: ['10.2', '10.21', '10.22', '10.25', '10.26', '10.32', '8.64', '8.67', '14.13'],
    cols: {
      crt: msg('rtl.chart.assaultOnly'),
      combat: msg('rtl.chart.inCombat'),
      overrun: msg('rtl.chart.inOverrun'),
    },
    rows: {
      ...ground,
      village: msg('rtl.chart.village'),
      town: msg('rtl.chart.town'),
      strongpoint: msg('rtl.chart.strongpointDone'),
    },
    words: {
      yes: msg('rtl.chart.yes'),
      no: msg('rtl.chart.no'),
      ifAll: msg('rtl.chart.ifAll'),
      all: msg('rtl.chart.allAcross'),
      marsh: msg('rtl.chart.marshGuns'),
      half: msg('rtl.chart.swampHalf'),
      halfAcross: msg('rtl.chart.riverHalf'),
      ground: msg('rtl.chart.asGround'),
      barred: msg('rtl.chart.barred'),
    },
    notes: [msg('rtl.chart.combat.best'), msg('rtl.chart.combat.rain')],
  },
  {
    table: coordination.id,
    msg: msg('rtl.chart.coordination'),
    corner: msg('rtl.chart.condition'),
    rules: ['10.4', '10.41', '10.42', '10.43', '10.44', '13.16', '15.31', '16.32'],
    cols: {
      cas: msg('rtl.chart.cas'),
      artillery: msg('rtl.chart.artillery'),
      units: msg('rtl.chart.units'),
    },
    rows: {
      hq: msg('rtl.chart.hqPoints'),
      arko: msg('rtl.chart.arkoPoint'),
      leader: msg('rtl.chart.leaderPoints'),
      mobile: msg('rtl.chart.mobile'),
      assault: msg('rtl.chart.assault'),
      hexes: msg('rtl.chart.threeHexes'),
      woods: msg('rtl.chart.woodsThere'),
      overcast: msg('rtl.weather.overcast'),
      rain: msg('rtl.weather.rain'),
    },
    words: { points: msg('rtl.chart.points'), '-': msg('rtl.chart.nothing') },
    notes: [msg('rtl.chart.coordination.half')],
  },
  {
    table: soltsyPlaces.id,
    msg: msg('rtl.chart.soltsy'),
    corner: msg('rtl.chart.germanHolds'),
    rules: ['S1.2', 'S1.21', 'S3.3', 'S3.32', 'S3.33', 'S4.3', 'S4.32'],
    rows: places(locations),
    notes: [msg('rtl.chart.soltsy.first')],
  },
  {
    table: russaPlaces.id,
    msg: msg('rtl.chart.russa'),
    corner: msg('rtl.chart.placeHead'),
    rules: ['S1.2', 'S1.23', 'S5.3', 'S5.32', 'S6.3', 'S6.32'],
    cols: { captured: msg('rtl.chart.captured'), held: msg('rtl.chart.held') },
    rows: places(russian),
    words: { '-': msg('rtl.chart.nothing') },
    notes: [msg('rtl.chart.russa.once')],
  },
  {
    table: losses.id,
    msg: msg('rtl.chart.losses'),
    corner: msg('rtl.chart.stepOf'),
    rules: ['S1.3', 'S1.31', '11.21', '3.61'],
    cols: { german: msg('rtl.side.german'), soviet: msg('rtl.side.soviet') },
    rows: { tank: msg('rtl.chart.tank'), artillery: msg('rtl.chart.artillery'), hq: msg('rtl.kind.hq') },
  },
  {
    table: soltsyLevels.id,
    msg: msg('rtl.chart.soltsyLevels'),
    corner: msg('rtl.chart.level'),
    rules: ['17.0', 'S3.33', 'S4.32'],
    cols: vpCol,
    rows: levelRows(scenarios.soltsy),
    notes: [msg('rtl.chart.soltsyLevels.immediate')],
  },
  {
    table: russaLevels.id,
    msg: msg('rtl.chart.russaLevels'),
    corner: msg('rtl.chart.level'),
    rules: ['17.0', 'S5.33', 'S6.33'],
    cols: vpCol,
    rows: levelRows(scenarios.starayaRussa),
  },
];
