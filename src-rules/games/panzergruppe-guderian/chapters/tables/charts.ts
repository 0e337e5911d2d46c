import type { Chart } from '#rules/kit/game/specs.ts';
import { msg } from './msg.ts';

/** The box's two tables with their headings in words. */
export const charts: readonly Chart[] = [
  {
    table: 'crt',
    msg: msg('pgg.chart.crt'),
    corner: msg('pgg.chart.die'),
    rules: ['3.2', '9.4', '9.5', '9.64', '9.65', '9.66', '9.67'],
    notes: [msg('pgg.chart.crt.odds'), msg('pgg.chart.crt.codes'), msg('pgg.chart.crt.modifiers')],
  },
  {
    table: 'terrain',
    msg: msg('pgg.chart.terrain'),
    corner: msg('pgg.chart.hex'),
    rules: ['3.2', '6.12', '6.7', '9.31', '9.32', '9.33', '9.34', '10.21', '11.13', '13.32', '13.43'],
    cols: {
      foot: msg('pgg.chart.foot'),
      mechanized: msg('pgg.chart.mechanized'),
      cavalry: msg('pgg.chart.cavalry'),
      leader: msg('pgg.chart.leader'),
      defence: msg('pgg.chart.defence'),
      supply: msg('pgg.chart.supply'),
    },
    rows: {
      clear: msg('pgg.chart.clear'),
      forest: msg('pgg.chart.forest'),
      river: msg('pgg.chart.river'),
      majorCity: msg('pgg.chart.majorCity'),
      minorCity: msg('pgg.chart.minorCity'),
      swamp: msg('pgg.chart.swamp'),
      lake: msg('pgg.chart.lake'),
      road: msg('pgg.chart.road'),
      railway: msg('pgg.chart.railway'),
      interdiction: msg('pgg.chart.interdiction'),
    },
    words: {
      none: msg('pgg.chart.none'),
      closed: msg('pgg.chart.closed'),
      'no attack': msg('pgg.chart.noAttack'),
      'all across': msg('pgg.chart.allAcross'),
      rivers: msg('pgg.chart.rivers'),
      river: msg('pgg.chart.riverSupply'),
      into: msg('pgg.chart.into'),
      roads: msg('pgg.chart.roads'),
      other: msg('pgg.chart.other'),
      marker: msg('pgg.chart.marker'),
    },
    notes: [msg('pgg.chart.terrain.adds'), msg('pgg.chart.terrain.foot')],
  },
];
