import type { Texts } from '#rules/kit/words/message.ts';

/** The words of tables and charts. */
export const en = {
  says: {
    'bite.table.weather': 'Weather of the months',
    'bite.table.weather.about':
      'No die is rolled for these months: the turn chart on your map decides. December 1941 to March 1942 follow from § 33.0; the rest is our proposal.',
    'bite.table.weather.column': 'Weather',

    // tables
    'bite.chart.malus_one': '{{count}} malus',
    'bite.chart.malus_other': '{{count}} maluses',
    'bite.chart.bonus_one': '{{count}} bonus',
    'bite.chart.bonus_other': '{{count}} bonuses',
    'bite.chart.each': '{{what}}, each unit that crosses',
    'bite.chart.all': '{{what}} if all cross',
    'bite.chart.grounded': 'do not fly',
    'bite.chart.plain': 'Plain',
    'bite.chart.hill': 'Hill',
    'bite.chart.mountain': 'Mountain',
    'bite.chart.clear': 'Clear',
    'bite.chart.lightRain': 'Light rain',
    'bite.chart.snow': 'Snow',
    'bite.chart.terrain': 'Terrain in battle',
    'bite.chart.attack': 'Attacking ground units',
    'bite.chart.attackGuns': 'Attacking artillery',
    'bite.chart.raid': 'Attacking aircraft, raid',
    'bite.chart.defence': 'Defending ground units',
    'bite.chart.river': 'River crossed',
    'bite.chart.strait': 'Strait, red arrow',
    'bite.chart.bunker': 'Bunker',
    'bite.chart.fortress': 'Fortress',
    'bite.chart.terrain.adds': 'Effects add up. A bonus lowers the number to hit by 1, a malus halves the dice.',
    'bite.chart.terrain.aa':
      'The AA of attacking combat units counts as ground, that of attacking artillery as artillery. Aircraft among themselves, defending guns and defending AA: no effect.',
    'bite.chart.weather': 'Weather in battle',
    'bite.chart.sky': 'Weather',
    'bite.chart.attackAa': 'Attacking AA',
    'bite.chart.defenceAa': 'Defending AA',
    'bite.chart.attackAir': 'Attacking aircraft',
    'bite.chart.defenceAir': 'Defending aircraft',
    'bite.chart.winter': 'Snow in the first winter, Axis',
    'bite.chart.weather.spared':
      'Snow never weighs on Soviets, Finns and mountain troops, nor on their aircraft and AA; nor does the first winter.',
    'bite.chart.weather.ice': 'Under snow rivers are frozen and have no effect. Straits keep theirs.',
    'bite.chart.costs': 'Movement points by hex',
    'bite.chart.costs.cavalry':
      'With rule 14.0 cavalry pays 2 at most outside mountains, hills under snow excepted, and mountain troops pay 1 less in hills and mountains.',
  },
  words: {},
  common: {
    'bite.chart.none': 'kit.word.noneM',
    'bite.chart.forest': 'kit.label.forest',
    'bite.chart.swamp': 'kit.label.swamp',
    'bite.chart.rain': 'kit.label.rain',
    'bite.chart.hex': 'kit.label.hex',
    'bite.chart.minor': 'kit.label.minorCity',
    'bite.chart.major': 'kit.label.majorCity',
    'bite.chart.guns': 'kit.label.artillery',
  },
} satisfies Texts;
