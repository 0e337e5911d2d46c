import type { Chart } from '#rules/kit/game/specs.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { levelsOf } from '../data/levels.ts';
import { lossKinds, lossVp } from '../data/losses.ts';
import { captures, expansion, locations, placesOf } from '../data/places.ts';
import { scenarios, sides, tables } from '../ids.ts';
import { t } from '../text/speak-table.ts';
import { u } from '../text/speak-units.ts';

/** What the booklets state in rows and columns, to be looked up at the table. */

type Lines = { readonly [row: string]: readonly (string | number)[] };
const grid = (id: string, from: string, cols: readonly string[], lines: Lines): GridData => ({
  id,
  cols,
  rows: Object.keys(lines),
  cells: Object.fromEntries(
    Object.entries(lines).flatMap(([row, cells]) =>
      cells.map((text, i) => [`${row}/${cols[i]}`, { text: String(text).replace(/^-(?=\d)/, '−') }] as const),
    ),
  ),
  from,
});

/** 8.3, 8.4: MP by class, dry or overcast and in rain. */
export const moveCosts = grid('move-costs', '8.3', ['footDry', 'motDry', 'footRain', 'motRain'], {
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
export const combatEffects = grid('combat-effects', '10.2', ['crt', 'combat', 'overrun'], {
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
export const coordination = grid('coordination', '10.4', ['cas', 'artillery', 'units'], {
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
export const soltsyPlaces = grid(
  'vp-soltsy',
  'S3.32',
  ['15AM', '17PM'],
  Object.fromEntries(locations.map(({ hex, at15AM, at17PM }) => [hex, [at15AM, at17PM]])),
);
const russian = placesOf(scenarios.starayaRussa);
const vpOf = (list: typeof captures, hex: string): string | number => list.find((one) => one.hex === hex)?.vp ?? '-';
export const russaPlaces = grid(
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
export const losses = grid(
  'vp-losses',
  'S1.31',
  Object.values(sides),
  Object.fromEntries(lossKinds.map((kind) => [kind, Object.values(sides).map((side) => signed(lossVp(side, kind)))])),
);
const span = (from: number | null, to: number | null): string =>
  from === null ? `≤ ${to}` : to === null ? `≥ ${from}` : `${from}–${to}`;
const levels = (id: string, rule: string, scenario: string): GridData =>
  grid(id, rule, ['vp'], Object.fromEntries(levelsOf(scenario).map((one) => [one.id, [span(one.from, one.to)]])));
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
  open: u('rtl.chart.open'),
  rough: u('rtl.chart.rough'),
  hills: u('rtl.chart.hills'),
  marsh: u('rtl.chart.marsh'),
  swamp: u('rtl.chart.swamp'),
  woods: u('rtl.chart.woods'),
  stream: u('rtl.chart.stream'),
  river: u('rtl.chart.river'),
  lake: u('rtl.chart.lake'),
};
const crtChart = (id: 'assault' | 'mobile'): Chart => ({
  table: tables[id],
  msg: u(`rtl.table.${id}`),
  corner: u('rtl.chart.modified'),
  rules: ['10.3', '10.31', '10.5', '10.6', '10.63', '11.1', '11.11'],
  rows: { '0': u('rtl.crt.orLess'), '11': u('rtl.crt.orMore') },
  notes: [u('rtl.chart.likely'), u('rtl.chart.codes')],
});
const places = (list: readonly { readonly hex: string; readonly name: string }[]): { readonly [hex: string]: Msg } =>
  Object.fromEntries(
    list.map(({ hex, name: place }) => [hex, u('rtl.chart.place', { hex: name(hex), place: name(place) })]),
  );
const levelRows = (scenario: string): { readonly [id: string]: Msg } =>
  Object.fromEntries(levelsOf(scenario).map(({ id }) => [id, u(`rtl.chart.level.${id}`)]));
const vpCol = { vp: u('rtl.chart.vp') };

export const chartsOf: readonly Chart[] = [
  crtChart('assault'),
  crtChart('mobile'),
  {
    table: moveCosts.id,
    msg: u('rtl.chart.moveCosts'),
    corner: u('rtl.chart.ground'),
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
      footDry: u('rtl.chart.footDry'),
      motDry: u('rtl.chart.motDry'),
      footRain: u('rtl.chart.footRain'),
      motRain: u('rtl.chart.motRain'),
    },
    rows: {
      ...ground,
      mainRoad: u('rtl.chart.mainRoad'),
      road: u('rtl.chart.road'),
      trailOpen: u('rtl.chart.trailOpen'),
      trailOther: u('rtl.chart.trailOther'),
      rail: u('rtl.chart.rail'),
      strongpoint: u('rtl.chart.strongpoint'),
      zoc: u('rtl.chart.zoc'),
    },
    words: {
      '2s': u('rtl.chart.stop', { n: 2 }),
      '3s': u('rtl.chart.stop', { n: 3 }),
      road: u('rtl.chart.alongRoad'),
      none: u('rtl.chart.noTrail'),
      bridge: u('rtl.chart.byBridge'),
      barred: u('rtl.chart.barred'),
    },
    notes: [u('rtl.chart.moveCosts.dearest'), u('rtl.chart.moveCosts.bridge'), u('rtl.chart.moveCosts.river')],
  },
  {
    table: combatEffects.id,
    msg: u('rtl.chart.combat'),
    corner: u('rtl.chart.ground'),
    rules: ['10.2', '10.21', '10.22', '10.25', '10.26', '10.32', '8.64', '8.67', '14.13'],
    cols: {
      crt: u('rtl.chart.assaultOnly'),
      combat: u('rtl.chart.inCombat'),
      overrun: u('rtl.chart.inOverrun'),
    },
    rows: {
      ...ground,
      village: u('rtl.chart.village'),
      town: u('rtl.chart.town'),
      strongpoint: u('rtl.chart.strongpointDone'),
    },
    words: {
      yes: u('rtl.chart.yes'),
      no: u('rtl.chart.no'),
      ifAll: u('rtl.chart.ifAll'),
      all: u('rtl.chart.allAcross'),
      marsh: u('rtl.chart.marshGuns'),
      half: u('rtl.chart.swampHalf'),
      halfAcross: u('rtl.chart.riverHalf'),
      ground: u('rtl.chart.asGround'),
      barred: u('rtl.chart.barred'),
    },
    notes: [u('rtl.chart.combat.best'), u('rtl.chart.combat.rain')],
  },
  {
    table: coordination.id,
    msg: u('rtl.chart.coordination'),
    corner: u('rtl.chart.condition'),
    rules: ['10.4', '10.41', '10.42', '10.43', '10.44', '13.16', '15.31', '16.32'],
    cols: {
      cas: u('rtl.chart.cas'),
      artillery: u('rtl.chart.artillery'),
      units: u('rtl.chart.units'),
    },
    rows: {
      hq: u('rtl.chart.hqPoints'),
      arko: u('rtl.chart.arkoPoint'),
      leader: u('rtl.chart.leaderPoints'),
      mobile: u('rtl.chart.mobile'),
      assault: u('rtl.chart.assault'),
      hexes: u('rtl.chart.threeHexes'),
      woods: u('rtl.chart.woodsThere'),
      overcast: t('rtl.weather.overcast'),
      rain: t('rtl.weather.rain'),
    },
    words: { points: u('rtl.chart.points'), '-': u('rtl.chart.nothing') },
    notes: [u('rtl.chart.coordination.half')],
  },
  {
    table: soltsyPlaces.id,
    msg: u('rtl.chart.soltsy'),
    corner: u('rtl.chart.germanHolds'),
    rules: ['S1.2', 'S1.21', 'S3.3', 'S3.32', 'S3.33', 'S4.3', 'S4.32'],
    rows: places(locations),
    notes: [u('rtl.chart.soltsy.first')],
  },
  {
    table: russaPlaces.id,
    msg: u('rtl.chart.russa'),
    corner: u('rtl.chart.placeHead'),
    rules: ['S1.2', 'S1.23', 'S5.3', 'S5.32', 'S6.3', 'S6.32'],
    cols: { captured: u('rtl.chart.captured'), held: u('rtl.chart.held') },
    rows: places(russian),
    words: { '-': u('rtl.chart.nothing') },
    notes: [u('rtl.chart.russa.once')],
  },
  {
    table: losses.id,
    msg: u('rtl.chart.losses'),
    corner: u('rtl.chart.stepOf'),
    rules: ['S1.3', 'S1.31', '11.21', '3.61'],
    cols: { german: t('rtl.side.german'), soviet: t('rtl.side.soviet') },
    rows: { tank: u('rtl.chart.tank'), artillery: u('rtl.chart.artillery'), hq: u('rtl.kind.hq') },
  },
  {
    table: soltsyLevels.id,
    msg: u('rtl.chart.soltsyLevels'),
    corner: u('rtl.chart.level'),
    rules: ['17.0', 'S3.33', 'S4.32'],
    cols: vpCol,
    rows: levelRows(scenarios.soltsy),
    notes: [u('rtl.chart.soltsyLevels.immediate')],
  },
  {
    table: russaLevels.id,
    msg: u('rtl.chart.russaLevels'),
    corner: u('rtl.chart.level'),
    rules: ['17.0', 'S5.33', 'S6.33'],
    cols: vpCol,
    rows: levelRows(scenarios.starayaRussa),
  },
];
