import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'bite.table.weather': 'Meteo dei mesi',
    'bite.table.weather.about':
      'Per questi mesi non si tira: decide la tabella dei turni sulla mappa. Da dicembre 1941 a marzo 1942 segue da § 33.0; il resto è una proposta.',
    'bite.table.weather.column': 'Meteo',

    // tables
    'bite.chart.malus_one': '{{count}} malus',
    'bite.chart.malus_other': '{{count}} malus',
    'bite.chart.bonus_one': '{{count}} bonus',
    'bite.chart.bonus_other': '{{count}} bonus',
    'bite.chart.each': '{{what}} a ogni unità che attraversa',
    'bite.chart.all': '{{what}} se attraversano tutte',
    'bite.chart.grounded': 'non volano',
    'bite.chart.plain': 'Pianura',
    'bite.chart.hill': 'Collina',
    'bite.chart.mountain': 'Montagna',
    'bite.chart.clear': 'Sereno',
    'bite.chart.lightRain': 'Pioggia leggera',
    'bite.chart.snow': 'Neve',
    'bite.chart.terrain': 'Terreno in battaglia',
    'bite.chart.attack': 'Unità terrestri in attacco',
    'bite.chart.attackGuns': 'Artiglieria in attacco',
    'bite.chart.raid': 'Aerei in attacco, incursione',
    'bite.chart.defence': 'Unità terrestri in difesa',
    'bite.chart.river': 'Fiume attraversato',
    'bite.chart.strait': 'Stretto, freccia rossa',
    'bite.chart.bunker': 'Bunker',
    'bite.chart.fortress': 'Fortezza',
    'bite.chart.terrain.adds':
      'Gli effetti si sommano. Un bonus abbassa di 1 il numero per colpire, un malus dimezza i dadi.',
    'bite.chart.terrain.aa':
      'L’antiaerea delle unità combattenti in attacco segue le unità terrestri, quella dell’artiglieria in attacco l’artiglieria. Aerei tra loro, cannoni e antiaerea in difesa: nessun effetto.',
    'bite.chart.weather': 'Meteo in battaglia',
    'bite.chart.sky': 'Meteo',
    'bite.chart.attackAa': 'Antiaerea in attacco',
    'bite.chart.defenceAa': 'Antiaerea in difesa',
    'bite.chart.attackAir': 'Aerei in attacco',
    'bite.chart.defenceAir': 'Aerei in difesa',
    'bite.chart.winter': 'Neve nel primo inverno, Asse',
    'bite.chart.weather.spared':
      'La neve non pesa mai su sovietici, finlandesi e truppe da montagna, né sui loro aerei e sulla loro antiaerea; il primo inverno nemmeno.',
    'bite.chart.weather.ice': 'Con la neve i fiumi sono ghiacciati e non hanno effetto. Gli stretti lo conservano.',
    'bite.chart.costs': 'Punti movimento per esagono',
    'bite.chart.costs.cavalry':
      'Con la regola 14.0 la cavalleria paga al massimo 2 fuori dalle montagne, tranne le colline con la neve, e le truppe da montagna pagano 1 in meno in collina e montagna.',
  },
  words: {},
};
