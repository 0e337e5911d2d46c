import type { Chart } from '#rules/kit/game/specs.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { u } from '../text/speak-units.ts';

/** What the rulebook's text states in rows and columns, to be looked up at the table. */

const grid = (
  id: string,
  from: string,
  lines: { readonly [row: string]: { readonly [col: string]: string } },
): GridData => {
  const rows = Object.keys(lines);
  return {
    id,
    cols: Object.keys(lines[rows[0] ?? ''] ?? {}),
    rows,
    cells: Object.fromEntries(
      Object.entries(lines).flatMap(([row, cells]) =>
        Object.entries(cells).map(([col, text]) => [`${row}/${col}`, { text }] as const),
      ),
    ),
    from,
  };
};

/** 5.1, 5.1.1, 13.1: MP to enter a hex. */
export const moveCosts = grid('move-costs', '5.1', {
  open: { other: '1.5', fast: '1.5' },
  road: { other: '1', fast: '0.5' },
  assault: { other: '-', fast: '3.5' },
  roadAssault: { other: '-', fast: '2.5' },
});
/** 14: columns by which a fight is shifted. */
export const terrainEffects = grid('terrain-effects', '14', {
  river: { soviet: 'all', axis: 'all' },
  don: { soviet: 'none', axis: 'barred' },
  strongpoint: { soviet: 'losses', axis: 'none' },
  city: { soviet: 'left', axis: 'left' },
  other: { soviet: 'none', axis: 'none' },
});
/** 16.1.1, 16.1.2: by the die with its bonus. */
export const cirRoll = grid('cir-roll', '16.1.2', {
  '1-2': { advance: 'no', losses: '0' },
  '3-6': { advance: 'yes', losses: '1' },
  '7+': { advance: 'yes', losses: '2' },
});
/** 17.1.1: what must have happened for so many PV. */
export const objectives = grid('objectives', '17.1.1', {
  cir: { '2': '-', '1': 'turn2', '0': 'turn3', '-1': 'turn4' },
  airports: { '2': '-', '1': 'captured', '0': 'lost', '-1': '-' },
  armir: { '2': 'corps4', '1': 'corps3', '0': '-', '-1': 'corps1' },
  donetz: { '2': '16+', '1': '14-15', '0': '12-13', '-1': '<12' },
});

export const printed: readonly GridData[] = [moveCosts, terrainEffects, cirRoll, objectives];

const number = (n: number) => u('armir.chart.number', { n });
const points = (n: number) => u('armir.chart.points', { n });
export const charts: readonly Chart[] = [
  {
    table: moveCosts.id,
    msg: u('armir.chart.moveCosts'),
    corner: u('armir.chart.entering'),
    rules: ['5', '5.1', '5.1.1', '5.3.2', '13.1'],
    cols: { other: u('armir.chart.others'), fast: u('armir.chart.fast') },
    rows: {
      open: u('armir.chart.open'),
      road: u('armir.chart.road'),
      assault: u('armir.chart.assault'),
      roadAssault: u('armir.chart.roadAssault'),
    },
    words: {
      '0.5': number(0.5),
      '1.5': number(1.5),
      '2.5': number(2.5),
      '3.5': number(3.5),
      '-': u('armir.chart.none'),
    },
    notes: [u('armir.chart.moveCosts.least'), u('armir.chart.moveCosts.weather')],
  },
  {
    table: terrainEffects.id,
    msg: u('armir.chart.terrain'),
    corner: u('armir.chart.ground'),
    rules: ['14', '14.1', '14.2', '14.2.1', '14.3', '14.4'],
    cols: { soviet: u('armir.chart.sovietAttacks'), axis: u('armir.chart.axisAttacks') },
    rows: {
      river: u('armir.chart.river'),
      don: u('armir.chart.don'),
      strongpoint: u('armir.chart.strongpoint'),
      city: u('armir.chart.city'),
      other: u('armir.chart.other'),
    },
    words: {
      all: u('armir.chart.allAcross'),
      losses: u('armir.chart.allAcrossLosses'),
      left: u('armir.chart.left'),
      none: u('armir.chart.none'),
      barred: u('armir.chart.barred'),
    },
    notes: [u('armir.chart.terrain.losses'), u('armir.chart.terrain.adds')],
  },
  {
    table: cirRoll.id,
    msg: u('armir.chart.cir'),
    corner: u('armir.chart.modified'),
    rules: ['16.1.1', '16.1.2', '16.1.3'],
    cols: { advance: u('armir.chart.advance'), losses: u('armir.chart.losses') },
    words: { yes: u('armir.chart.oneBox'), no: u('armir.chart.none') },
    rows: { '1-2': u('armir.chart.span', { from: 1, to: 2 }), '3-6': u('armir.chart.span', { from: 3, to: 6 }) },
    notes: [u('armir.chart.cir.bonus')],
  },
  {
    table: objectives.id,
    msg: u('armir.chart.objectives'),
    corner: u('armir.chart.objective'),
    rules: ['17.1', '17.1.1', '17.2'],
    cols: { '2': points(2), '1': points(1), '0': points(0), '-1': points(-1) },
    rows: {
      cir: u('armir.chart.objectives.cir'),
      airports: u('armir.chart.objectives.airports'),
      armir: u('armir.chart.objectives.armir'),
      donetz: u('armir.chart.objectives.donetz'),
    },
    words: {
      '-': u('armir.chart.none'),
      turn2: u('armir.chart.turn', { n: 2 }),
      turn3: u('armir.chart.turn', { n: 3 }),
      turn4: u('armir.chart.turnOrLater', { n: 4 }),
      captured: u('armir.chart.captured'),
      lost: u('armir.chart.lost'),
      corps4: u('armir.chart.corpsOrMore', { count: 4 }),
      corps3: u('armir.chart.corps', { count: 3 }),
      corps1: u('armir.chart.corpsOrFewer', { count: 2 }),
      '14-15': u('armir.chart.span', { from: 14, to: 15 }),
      '12-13': u('armir.chart.span', { from: 12, to: 13 }),
    },
    notes: [u('armir.chart.objectives.unclear'), u('armir.chart.objectives.needed')],
  },
];
