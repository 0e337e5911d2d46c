import type { Chart } from '#rules/kit/game/specs.ts';
import type { GridData } from '#rules/kit/record/playerData.ts';
import { printedGrid } from '#rules/kit/tables/printed.ts';
import { msg } from './msg.ts';

/** What the rulebook's text states in rows and columns, to be looked up at the table. */

/** 5.1, 5.1.1, 13.1: MP to enter a hex. */
export const moveCosts = printedGrid('move-costs', '5.1', ['other', 'fast'], {
  open: '1.5 1.5',
  road: '1 0.5',
  assault: '- 3.5',
  roadAssault: '- 2.5',
});
/** 14: columns by which a fight is shifted. */
export const terrainEffects = printedGrid('terrain-effects', '14', ['soviet', 'axis'], {
  river: 'all all',
  don: 'none barred',
  strongpoint: 'losses none',
  city: 'left left',
  other: 'none none',
});
/** 16.1.1, 16.1.2: by the die with its bonus. */
export const cirRoll = printedGrid('cir-roll', '16.1.2', ['advance', 'losses'], {
  '1-2': 'no 0',
  '3-6': 'yes 1',
  '7+': 'yes 2',
});
/** 17.1.1: what must have happened for so many PV. */
export const objectives = printedGrid('objectives', '17.1.1', ['2', '1', '0', '-1'], {
  cir: '- turn2 turn3 turn4',
  airports: '- captured lost -',
  armir: 'corps4 corps3 - corps1',
  donetz: '16+ 14-15 12-13 <12',
});

export const printed: readonly GridData[] = [moveCosts, terrainEffects, cirRoll, objectives];

const number = (n: number) => msg('armir.chart.number', { n });
const points = (n: number) => msg('armir.chart.points', { n });
export const charts: readonly Chart[] = [
  {
    table: moveCosts.id,
    msg: msg('armir.chart.moveCosts'),
    corner: msg('armir.chart.entering'),
    rules: ['5', '5.1', '5.1.1', '5.3.2', '13.1'],
    cols: { other: msg('armir.chart.others'), fast: msg('armir.chart.fast') },
    rows: {
      open: msg('armir.chart.open'),
      road: msg('armir.chart.road'),
      assault: msg('armir.chart.assault'),
      roadAssault: msg('armir.chart.roadAssault'),
    },
    words: {
      '0.5': number(0.5),
      '1.5': number(1.5),
      '2.5': number(2.5),
      '3.5': number(3.5),
      '-': msg('armir.chart.none'),
    },
    notes: [msg('armir.chart.moveCosts.least'), msg('armir.chart.moveCosts.weather')],
  },
  {
    table: terrainEffects.id,
    msg: msg('armir.chart.terrain'),
    corner: msg('armir.chart.ground'),
    rules: ['14', '14.1', '14.2', '14.2.1', '14.3', '14.4'],
    cols: { soviet: msg('armir.chart.sovietAttacks'), axis: msg('armir.chart.axisAttacks') },
    rows: {
      river: msg('armir.chart.river'),
      don: msg('armir.chart.don'),
      strongpoint: msg('armir.chart.strongpoint'),
      city: msg('armir.chart.city'),
      other: msg('armir.chart.other'),
    },
    words: {
      all: msg('armir.chart.allAcross'),
      losses: msg('armir.chart.allAcrossLosses'),
      left: msg('armir.chart.left'),
      none: msg('armir.chart.none'),
      barred: msg('armir.chart.barred'),
    },
    notes: [msg('armir.chart.terrain.losses'), msg('armir.chart.terrain.adds')],
  },
  {
    table: cirRoll.id,
    msg: msg('armir.chart.cir'),
    corner: msg('armir.chart.modified'),
    rules: ['16.1.1', '16.1.2', '16.1.3'],
    cols: { advance: msg('armir.chart.advance'), losses: msg('armir.chart.losses') },
    words: { yes: msg('armir.chart.oneBox'), no: msg('armir.chart.none') },
    rows: { '1-2': msg('armir.chart.span', { from: 1, to: 2 }), '3-6': msg('armir.chart.span', { from: 3, to: 6 }) },
    notes: [msg('armir.chart.cir.bonus')],
  },
  {
    table: objectives.id,
    msg: msg('armir.chart.objectives'),
    corner: msg('armir.chart.objective'),
    rules: ['17.1', '17.1.1', '17.2'],
    cols: { '2': points(2), '1': points(1), '0': points(0), '-1': points(-1) },
    rows: {
      cir: msg('armir.chart.objectives.cir'),
      airports: msg('armir.chart.objectives.airports'),
      armir: msg('armir.chart.objectives.armir'),
      donetz: msg('armir.chart.objectives.donetz'),
    },
    words: {
      '-': msg('armir.chart.none'),
      turn2: msg('armir.chart.turn', { n: 2 }),
      turn3: msg('armir.chart.turn', { n: 3 }),
      turn4: msg('armir.chart.turnOrLater', { n: 4 }),
      captured: msg('armir.chart.captured'),
      lost: msg('armir.chart.lost'),
      corps4: msg('armir.chart.corpsOrMore', { count: 4 }),
      corps3: msg('armir.chart.corps', { count: 3 }),
      corps1: msg('armir.chart.corpsOrFewer', { count: 2 }),
      '14-15': msg('armir.chart.span', { from: 14, to: 15 }),
      '12-13': msg('armir.chart.span', { from: 12, to: 13 }),
    },
    notes: [msg('armir.chart.objectives.unclear'), msg('armir.chart.objectives.needed')],
  },
];
