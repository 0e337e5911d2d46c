import type { Texts } from '#rules/kit/words/message.ts';

/** The set-up and who may move on turn 1. */
export const en = {
  says: {
    // overviews
    'pgg.overview.armies': 'Armies of the set-up',
    'pgg.overview.army': 'Army',
    'pgg.overview.where': 'At',
    'pgg.overview.counters': 'Counters',
    'pgg.overview.placed': 'On the map',
    'pgg.overview.isPlaced': 'placed',
    'pgg.overview.notPlaced': 'not yet',
    // cells
    'pgg.cell.setUp': 'Armies placed',
    'pgg.cell.army': 'Leave to move on turn 1',
    // reminders
    'pgg.remind.army': 'Place {{army}}.',
    'pgg.remind.rollArmy': 'Roll for {{army}}: 1 to 3 moves.',
    // actions
    'pgg.action.army': 'Place {{army}}',
    'pgg.action.rollArmy': 'Die for {{army}}',
    // bookings
    'pgg.says.army': '{{army}} at {{hex}}: {{what}}.',
    'pgg.says.armyFree': '{{army}}, die {{n}}: may move this turn.',
    'pgg.says.armyFrozen': '{{army}}, die {{n}}: frozen this turn.',
    // refusals
    'pgg.bar.armyTwice': '{{army}} is already placed.',
    'pgg.bar.armyRolled': '{{army}} has already rolled.',
    'pgg.bar.armyTurn': 'These dice belong to turn 1.',
    // game
    'pgg.action.armies': 'Place all missing armies',
    'pgg.action.armies.about': 'Those not yet placed, with their counters drawn from the pools.',
    'pgg.says.armies': 'Soviet set-up: {{what}}.',
    'pgg.bar.armiesAll': 'All five armies are placed.',
    'pgg.rule.5.0': 'Order of the set-up; one-hex armies may start overstacked',
    'pgg.rule.5.1': 'Where the five Soviet armies start, and with what',
    'pgg.rule.5.2': 'Special rules of turn 1',
    'pgg.rule.5.21': '16th and 19th Army roll: 1 to 3 moves on turn 1',
    'pgg.rule.5.22': 'A frozen army shifts just enough units to meet stacking',
    'pgg.rule.5.23': '13th and 20th Army spend their whole MA, never westward, no rail',
  },
  words: {},
  common: {
    'pgg.group.setup': 'kit.label.setUp',
  },
} as const satisfies Texts;
