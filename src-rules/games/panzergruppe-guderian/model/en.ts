import type { Texts } from '#rules/kit/words/message.ts';

/** What several chapters say: sides, units, markers, refusals. */
export const en = {
  says: {
    // plain
    'pgg.say': '{{what}}',
    // released, and so it stays: lists are the kit's now
    'pgg.list': '{{a}}, {{b}}',
    'pgg.turn': 'Turn {{n}}',
    'pgg.yes': 'yes',
    'pgg.hex.hint': 'Four digits: column, then row.',
    'pgg.hexes': '{{from}}-{{to}}',
    'pgg.unitsIn': 'units in {{hex}}',
    'pgg.retreatedFrom': 'units retreated from {{hex}}',
    'pgg.anyway': '{{what}} Override of § {{rule}}.',
    // forces
    'pgg.army': '{{n.ordinal}} Army',
    'pgg.division.panzer': '{{n}} Panzer Div',
    'pgg.division.motorized': '{{n}} Motorized Div',
    'pgg.division.infantry': '{{n}} Infantry Div',
    'pgg.division.cavalry': '{{n}} Cavalry Div',
    'pgg.division.regiment': '{{n}} Panzergrenadier Rgt',
    'pgg.division.motorizedNamed': '{{n}} Motorized Div',
    // released, and so it stays: lists are the kit's now
    'pgg.groups': '{{a}}; {{b}}',
    'pgg.count.rifle_one': '{{count}} rifle',
    'pgg.count.rifle_other': '{{count}} rifle',
    'pgg.count.armor_one': '{{count}} armor',
    'pgg.count.armor_other': '{{count}} armor',
    'pgg.count.none': 'nothing',
    'pgg.pool.rifle': 'Rifle divisions',
    'pgg.pool.armor': 'Armor divisions',
    'pgg.line.army': 'turn {{n}}, {{entry}}, {{army}}',
    'pgg.line.bare': 'turn {{n}}, {{entry}}',
    'pgg.line.area': 'turn {{n}}, area {{entry}}',
    'pgg.line.corps': 'turn {{n}}, area {{entry}}, {{corps}} Panzer Corps',
    // groups
    'pgg.group.german': 'German forces',
    'pgg.group.soviet': 'Soviet forces',
    'pgg.group.markers': 'Markers on the map',
    'pgg.group.losses': 'Losses and ticks',
    'pgg.group.corrections': 'Corrections',
    // cells
    'pgg.army.free': 'may move',
    'pgg.army.frozen': 'frozen this turn',
    // sequence
    'pgg.task.shift': 'Frozen army: just enough units shift 1 hex to meet stacking',
    'pgg.debt.provisional': 'The provisional division is lost unless it enters this phase.',
    // lanes
    'pgg.lane.provisionalOpen': 'die {{n}}, waits',
    'pgg.lane.provisionalIn': 'die {{n}}, entered',
    'pgg.lane.provisionalLost': 'die {{n}}, lost',
    // fields
    'pgg.field.hexNumber': 'Hex',
    'pgg.field.die': 'Die',
    'pgg.field.side': 'Side',
    'pgg.field.pool': 'Kind',
    // bookings
    'pgg.says.disrupt': 'Disrupted, {{side}}: {{unit}}.',
    'pgg.says.undisrupt': 'No longer disrupted: {{unit}}.',
    'pgg.says.retreated': 'Retreated among friends: {{unit}}.',
    // refusals
    'pgg.bar.nobody': 'Nothing is named.',
    'pgg.bar.noDie': 'A die from 1 to 6 is needed.',
    'pgg.bar.noHex': 'A hex is needed.',
    'pgg.bar.noRifle_one': '{{count}} rifle counter short: cup and eliminated pile are empty.',
    'pgg.bar.noRifle_other': '{{count}} rifle counters short: cup and eliminated pile are empty.',
    'pgg.bar.noArmor_one': '{{count}} armor counter short: cup and eliminated pile are empty.',
    'pgg.bar.noArmor_other': '{{count}} armor counters short: cup and eliminated pile are empty.',
    'pgg.note.pileRifle_one': '{{count}} rifle counter comes from the eliminated pile.',
    'pgg.note.pileRifle_other': '{{count}} rifle counters come from the eliminated pile.',
    'pgg.note.pileArmor_one': '{{count}} armor counter comes from the eliminated pile.',
    'pgg.note.pileArmor_other': '{{count}} armor counters come from the eliminated pile.',
    // game
    'pgg.about': 'The battle for Smolensk, July 1941: 12 turns of two days.',
    'pgg.scenario': 'The battle of Smolensk',
    'pgg.scenario.about': 'The whole game, turns 1 to 12; the Soviet moves first.',
    // units
    'pgg.type.infantry': 'Infantry div',
    'pgg.type.panzer': 'Panzer rgt',
    'pgg.type.grenadier': 'Panzergrenadier rgt',
    'pgg.type.motorized': 'Motorized rgt',
    'pgg.type.cavalry': 'Cavalry div',
    'pgg.type.rifle': 'Rifle div',
    'pgg.type.armor': 'Armored div',
    'pgg.type.leader': 'Leader',
    // fields
    'pgg.attacker.german': 'German',
    'pgg.attacker.soviet': 'Soviet',
    'pgg.field.hex.add': 'Add hex',
    'pgg.field.type': 'Kind',
    'pgg.field.division': 'Division',
    'pgg.field.steps': 'Steps, best first',
    'pgg.field.steps.hint': 'As on the counter: 9-7 4-7 2-7 1-7.',
    'pgg.field.ma': 'MA',
    'pgg.field.rating': 'Leader rating',
    'pgg.field.hex': 'Hex',
    'pgg.across.river': 'river',
    'pgg.across.lake': 'lake',
    // figures and their steps
    'pgg.figure.hexIn': 'Hex {{hex}}',
    'pgg.step.outOfSupply': 'Out of supply: half',
    'pgg.terrain.forest': 'forest',
    'pgg.terrain.majorCity': 'major city',
    // movement, rail, stacks, retreats
    'pgg.terrain.clear': 'clear',
    'pgg.terrain.swamp': 'swamp',
    'pgg.terrain.minorCity': 'minor city',
    'pgg.field.enemyZoc': 'Enemy ZOC',
    'pgg.field.enemyUnit': 'Enemy unit',
    'pgg.figure.step': 'Hex {{n}}',
    'pgg.field.stackLeaders': 'Leaders',
    // the sheet
    'pgg.sheet.southEast': 'South-Western Front entry',
    // counters and markers
    'pgg.counter.rifle': 'rifle division #{{n}}',
    'pgg.counter.armor': 'armor division #{{n}}',
    // judgements
    'pgg.supply.supplied': 'Supplied',
    'pgg.supply.command': 'In command only',
    // questions put to the map
    'pgg.tool.nobody': 'It is not on the drawn map.',
    // leaders
    'pgg.map.clear': 'Nothing is drawn: every hex counts as clear, on the usual grid.',
    'pgg.bar.offGrid': 'No hex of this grid: {{hex}}.',
  },
  words: {
    'pgg.side.german': { bare: 'German', the: 'the German', of: 'of the German', adj: 'German' },
    'pgg.side.soviet': { bare: 'Soviet', the: 'the Soviet', of: 'of the Soviet', adj: 'Soviet' },
  },
} as const satisfies Texts;
