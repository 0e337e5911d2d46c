import type { Texts } from '#rules/kit/words/message.ts';

/** Interdiction markers of both sides. */
export const en = {
  says: {
    'pgg.optionGroup.marker': 'Interdiction',
    'pgg.option.a16': 'Soviet marker in a unit’s own hex',
    'pgg.option.a16.about': 'A supply line may not pass through the marked hex.',
    'pgg.option.a16.example':
      'A German unit ends its move on the hex with the Soviet marker: its line begins with the next hex and is open, or the unit is cut off.',
    'pgg.option.a16.0': 'the first hex does not count',
    'pgg.option.a16.1': 'the unit is cut off',
    'pgg.option.a17': 'First column closed to air markers',
    'pgg.option.a17.about': 'The printed sentence leaves open whether column 40 itself is closed.',
    'pgg.option.a17.example':
      'An air marker is meant for 4012, and Smolensk is Soviet: refused if column 40 is closed, allowed if only 41 and beyond are.',
    'pgg.option.a17.0': 'column 40',
    'pgg.option.a17.1': 'column 41',
    'pgg.option.a18': 'Air markers anywhere after Smolensk falls',
    'pgg.option.a18.about': 'The sentence that says from when is garbled.',
    'pgg.option.a18.example':
      'Smolensk falls on turn 5: air markers go anywhere from the placing of turn 6 on, or already at that of turn 5.',
    'pgg.option.a18.0': 'from the turn after its capture',
    'pgg.option.a18.1': 'at once',
    'pgg.option.a19': 'Turns of Soviet interdiction',
    'pgg.option.a19.about': 'Two lines disagree on how the three uses are spread.',
    'pgg.option.a19.example':
      'The Soviet wants his marker on turns 1, 2 and 3: three uses, all spent; or only one of them, as a block of three turns has one.',
    'pgg.option.a19.0': 'any three of turns 1 to 11',
    'pgg.option.a19.1': 'one in each block of three turns',
    // cells
    'pgg.cell.air': 'German air markers',
    'pgg.cell.sovietMarker': 'Soviet interdiction marker',
    'pgg.cell.sovietMarkerUses': 'Soviet interdiction, by turn',
    'pgg.account.interdiction': 'Soviet interdiction uses left',
    // lanes
    'pgg.lane.interdiction': 'Soviet marker at {{hex}}',
    // limits
    'pgg.limit.air': 'Air markers',
    'pgg.limit.interdiction': 'Soviet interdiction',
    // reminders
    'pgg.remind.air': 'German air markers at {{hexes}}: 1 more MP, by rail 4.',
    'pgg.remind.sovietMarker': 'Soviet marker at {{hex}}: comes off at B5.',
    // fields
    'pgg.field.firstHex': 'First hex',
    'pgg.field.secondHex': 'Second hex',
    'pgg.field.thirdHex': 'Third hex',
    'pgg.field.hexOrAll': 'Hex; empty for all',
    'pgg.field.germansThere': 'A German unit is in the hex',
    // actions
    'pgg.action.air': 'Place air markers',
    'pgg.action.air.about': 'One a hex; west of column 40 until Smolensk is German and joined to the west edge.',
    'pgg.action.airLift': 'Take air markers off',
    'pgg.action.interdiction': 'Place the Soviet interdiction marker',
    'pgg.action.interdiction.about': 'Three turns of the game at most, never turn 12, not on German units.',
    'pgg.action.interdictionLift': 'Take the Soviet marker off',
    // bookings
    'pgg.says.air_one': 'Air marker at {{hexes}}.',
    'pgg.says.air_other': '{{count}} air markers at {{hexes}}.',
    'pgg.says.airLift_one': 'Air marker off {{hexes}}.',
    'pgg.says.airLift_other': '{{count}} air markers off {{hexes}}.',
    'pgg.says.interdiction': 'Soviet interdiction at {{hex}}.',
    'pgg.says.interdictionLift': 'Soviet marker off {{hex}}.',
    'pgg.post.interdiction': 'Soviet interdiction at {{hex}}',
    // standing rules
    'pgg.stands.airLifted_one': '{{count}} air marker taken off.',
    'pgg.stands.airLifted_other': '{{count}} air markers taken off.',
    'pgg.stands.sovietLifted': 'Soviet interdiction marker taken off {{hex}}.',
    // refusals
    'pgg.bar.airTwice': 'One air marker a hex: {{hex}} has one.',
    'pgg.bar.airAll_one': 'At most {{count}} air marker lies on the map.',
    'pgg.bar.airAll_other': 'At most {{count}} air markers lie on the map.',
    'pgg.bar.airColumn':
      '{{hex}} lies beyond column {{n}}: closed until Smolensk is German and joined to the west edge.',
    'pgg.bar.interdictionLast': 'No Soviet interdiction on turn 12.',
    'pgg.bar.interdictionSpent_one': 'Its {{count}} turn is used up.',
    'pgg.bar.interdictionSpent_other': 'All {{count}} uses of the game are spent.',
    'pgg.bar.interdictionTwice': 'There is one marker, once a turn.',
    'pgg.bar.interdictionBlock': 'Already used in turns {{from}} to {{to}}.',
    'pgg.bar.interdictionGermans': 'Not in a hex with German units.',
    'pgg.bar.noMarkerThere': 'No marker there.',
    // game
    'pgg.remind.airLimit': 'Air markers west of column {{n}}, until Smolensk is German and joined to the west edge.',
    // counters and markers
    'pgg.marker.air': 'German air marker',
    'pgg.marker.interdiction': 'Soviet interdiction',
    'pgg.rule.13.0': 'Interdiction',
    'pgg.rule.13.1': 'Three German air markers',
    'pgg.rule.13.2': 'Where air markers may be placed',
    'pgg.rule.13.31': 'A marked rail hex costs 4 by rail',
    'pgg.rule.13.32': 'Any other marked hex: 1 more MP for the Soviet',
    'pgg.rule.13.33': 'One a hex; lifted after the Soviet movement phase',
    'pgg.rule.13.34': 'Hexes with Soviet units may be marked',
    'pgg.rule.13.4': 'Soviet interdiction',
    'pgg.rule.13.41': 'One marker, three turns of the game, not turn 12',
    'pgg.rule.13.42': 'Placed at the end of the Soviet player-turn',
    'pgg.rule.13.43': '1 more MP for Germans entering',
    'pgg.rule.13.44': 'No German supply line through it',
    'pgg.rule.13.45': 'Not on German units',
    'pgg.rule.13.46': 'Lifted at the end of the German player-turn',
  },
  words: {},
} as const satisfies Texts;
