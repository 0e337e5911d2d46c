import type { Texts } from '#rules/kit/words/message.ts';

/** Leaders: reach, withdrawal, loss. */
export const en = {
  says: {
    'pgg.optionGroup.leader': 'Leaders',
    'pgg.option.a20': 'A leader is surrounded when',
    'pgg.option.a20.about': 'The text does not say how tight the ring must be.',
    'pgg.option.a20.example':
      'Five hexes around a leader are closed; the sixth is open, but every hex beyond it is closed. By the six hexes he is not surrounded, by the pocket he is.',
    'pgg.option.a20.0': 'all six hexes around are closed',
    'pgg.option.a20.1': 'his pocket has no way out',
    'pgg.option.withdrawal': 'Leader withdrawal',
    'pgg.option.withdrawal.about': 'Optional rule: surrounded leaders may be lifted out, twice a game.',
    'pgg.option.withdrawal.example':
      'A leader is caught in a ring with his stack. Without the rule he shares its fate; with it he may be lifted off when Soviet movement starts and come back at X from the next turn on.',
    'pgg.option.withdrawal.0': 'not used',
    'pgg.option.withdrawal.1': 'used',
    // groups
    'pgg.group.leaders': 'Leaders',
    // cells
    'pgg.cell.withdrawals': 'Leaders withdrawn, by turn',
    'pgg.cell.away': 'Leaders off the map since turn',
    'pgg.cell.leaderLost': 'Leaders eliminated',
    'pgg.account.withdrawals': 'Leader withdrawals left',
    // lanes
    'pgg.lane.withdrawal': '{{leader}} withdrawn',
    // limits
    'pgg.limit.withdrawals': 'Leader withdrawals',
    // reminders
    'pgg.remind.return': '{{leader}} may return at X.',
    // fields
    'pgg.field.surrounded': 'Completely surrounded',
    'pgg.field.surrounded.hint': 'All six hexes German, or in German ZOC without a Soviet unit.',
    // actions
    'pgg.action.withdraw': 'Withdraw a leader',
    'pgg.action.withdraw.about': 'Optional rule: one a turn, two a game, before anything else moves.',
    'pgg.action.return': 'A leader returns at X',
    'pgg.action.leaderLost': 'Leader eliminated',
    // bookings
    'pgg.says.withdraw': '{{leader}} withdrawn; back at X from turn {{n}}.',
    'pgg.says.return': '{{leader}} returns at X.',
    'pgg.says.leaderLost': '{{leader}} eliminated.',
    'pgg.post.withdrawal': '{{leader}} withdrawn',
    // refusals
    'pgg.bar.withdrawalOff': 'Leader withdrawal is not in use in this game.',
    'pgg.bar.withdrawalSpent_one': 'The {{count}} withdrawal of the game is spent.',
    'pgg.bar.withdrawalSpent_other': 'Both withdrawals of the game are spent.',
    'pgg.bar.withdrawalTurn': 'One withdrawal a turn.',
    'pgg.bar.leaderNotIn': '{{leader}} has not entered yet.',
    'pgg.bar.leaderOff': '{{leader}} is not on the map.',
    'pgg.bar.notSurrounded': '{{leader}} is not completely surrounded.',
    'pgg.bar.notAway': '{{leader}} was not withdrawn.',
    'pgg.bar.returnEarly': 'Back from turn {{n}} at the earliest.',
    // game
    'pgg.field.pocket': 'In a pocket without a way out',
    'pgg.field.pocket.hint': 'No path of hexes free of Germans and of their ZOC leads out.',
    'pgg.bar.noPocket': '{{leader}} has a way out of his pocket.',
    // questions put to the map
    'pgg.tool.surrounded': 'Is he surrounded?',
    // leaders
    'pgg.surrounded.ring': '{{leader}} is surrounded: all six hexes are closed.',
    'pgg.surrounded.open': '{{leader}} is not surrounded.',
    'pgg.surrounded.pocket_one': '{{leader}} is in a pocket of {{count}} hex without a way out.',
    'pgg.surrounded.pocket_other': '{{leader}} is in a pocket of {{count}} hexes without a way out.',
    'pgg.surrounded.way_one': '{{leader}} has a way out of his pocket.',
    'pgg.surrounded.way_other': '{{leader}} has a way out of his pocket.',
    'pgg.surrounded.gap': '{{hex}} is open',
    'pgg.surrounded.note': 'Withdraw {{leader}}',
    'pgg.surrounded.undrawn_one': '{{count}} hex beside him is not drawn and counts as off the map.',
    'pgg.surrounded.undrawn_other': '{{count}} hexes beside him are not drawn and count as off the map.',
    'pgg.tool.radius': 'Radius of command',
    'pgg.radius.says_zero': '{{leader}}, radius {{n}}: no unit in command.',
    'pgg.radius.says_one': '{{leader}}, radius {{n}}: {{count}} unit in command.',
    'pgg.radius.says_other': '{{leader}}, radius {{n}}: {{count}} units in command.',
    'pgg.radius.disrupted': '{{leader}} is disrupted: no command, no supply.',
    'pgg.radius.unknown': 'The rating of {{leader}} is not typed in.',
    'pgg.radius.any': 'He commands units of any army, as many as he reaches.',
    'pgg.rule.10.0': 'What leaders do',
    'pgg.rule.10.1': 'Rating: range, attack bonus, own defence',
    'pgg.rule.10.2': 'Leaders on the map',
    'pgg.rule.10.21': 'Leaders: MA 10, roads like motorized, forest like infantry',
    'pgg.rule.10.22': 'Leaders have a ZOC',
    'pgg.rule.10.23': 'Leaders enter ZOC only with a unit that can attack',
    'pgg.rule.10.24': 'A leader has one step',
    'pgg.rule.10.25': 'Leaders and stacking',
    'pgg.rule.10.26': 'A leader shares the result of the attack he joins',
    'pgg.rule.10.3': 'Coordination',
    'pgg.rule.10.31': 'Units need a leader to be supplied and to attack',
    'pgg.rule.10.32': 'A leader serves any unit, of any army',
    'pgg.rule.10.33': 'Rail needs no leader',
    'pgg.rule.10.34': 'Leaders trace to the east edge',
    'pgg.rule.10.35': 'Soviet units attack only in command',
    'pgg.rule.10.4': 'Optional: surrounded leaders may be withdrawn, twice a game',
  },
  words: {},
  common: {
    'pgg.field.leader': 'kit.label.leader',
  },
} as const satisfies Texts;
