import type { Chart } from '#rules/kit/game/specs.ts';
import { t } from './text/speak.ts';

/** The box's two tables with their headings in words. */
export const charts: readonly Chart[] = [
  {
    table: 'crt',
    msg: t('pgg.chart.crt'),
    corner: t('pgg.chart.die'),
    rules: ['3.2', '9.4', '9.5', '9.64', '9.65', '9.66', '9.67'],
    notes: [t('pgg.chart.crt.odds'), t('pgg.chart.crt.codes'), t('pgg.chart.crt.modifiers')],
  },
  {
    table: 'terrain',
    msg: t('pgg.chart.terrain'),
    corner: t('pgg.chart.hex'),
    rules: ['3.2', '6.12', '6.7', '9.31', '9.32', '9.33', '9.34', '10.21', '11.13', '13.32', '13.43'],
    cols: {
      foot: t('pgg.chart.foot'),
      mechanized: t('pgg.chart.mechanized'),
      cavalry: t('pgg.chart.cavalry'),
      leader: t('pgg.chart.leader'),
      defence: t('pgg.chart.defence'),
      supply: t('pgg.chart.supply'),
    },
    rows: {
      clear: t('pgg.chart.clear'),
      forest: t('pgg.chart.forest'),
      river: t('pgg.chart.river'),
      majorCity: t('pgg.chart.majorCity'),
      minorCity: t('pgg.chart.minorCity'),
      swamp: t('pgg.chart.swamp'),
      lake: t('pgg.chart.lake'),
      road: t('pgg.chart.road'),
      railway: t('pgg.chart.railway'),
      interdiction: t('pgg.chart.interdiction'),
    },
    words: {
      none: t('pgg.chart.none'),
      closed: t('pgg.chart.closed'),
      'no attack': t('pgg.chart.noAttack'),
      'all across': t('pgg.chart.allAcross'),
      rivers: t('pgg.chart.rivers'),
      river: t('pgg.chart.riverSupply'),
      into: t('pgg.chart.into'),
      roads: t('pgg.chart.roads'),
      other: t('pgg.chart.other'),
      marker: t('pgg.chart.marker'),
    },
    notes: [t('pgg.chart.terrain.adds'), t('pgg.chart.terrain.foot')],
  },
];
