import type { Texts } from '#rules/kit/words/message.ts';

/** The sheet, who stands on it and what is noted on him. */
export const en = {
  says: {
    'pgg.map.steps': '{{n}} of {{of}} steps',
    // the sheet
    'pgg.sheet.about':
      'Draw the hexes in use from your own map: terrain, rivers, lakes, roads, railways, edges, cities.',
    'pgg.sheet.preset': 'Four digits, column then row; check offset and size on your map',
    'pgg.sheet.lakeHex': 'lake hex',
    'pgg.sheet.west': 'west edge',
    'pgg.sheet.east': 'east edge',
    'pgg.sheet.entry': 'entry {{what}}',
    'pgg.sheet.area': 'German area {{what}}',
    'pgg.sheet.provisional': 'provisional entry {{what}}',
    // counters and markers
    'pgg.group.counters': 'Counters on the map',
    'pgg.cell.tried': 'Strength shown',
    'pgg.cell.allowance': 'Movement allowance',
    'pgg.piece.hint': 'A unit’s name, or rifle#3.',
    'pgg.state.retreated': 'retreated among friends',
    'pgg.state.arrived': 'entered this turn',
    'pgg.says.notRetreated': 'No longer counted as retreated: {{unit}}.',
    'pgg.says.arrived': 'Entered this turn: {{unit}}.',
    'pgg.says.notArrived': 'Not entered this turn: {{unit}}.',
    // leaders
    'pgg.bar.noUnit': 'No unit of that id: name its kind beside it.',
    'pgg.bar.apart': '{{a}} and {{b}} do not touch.',
    'pgg.map.ground': 'No sheet: hexes that are not named count as clear, on the usual grid.',
    'pgg.rule.3.1': 'The map and its numbered hexes',
    'pgg.rule.6.7': 'Terrain: what it costs and does',
    'pgg.rule.8.0': 'Zones of control: the six neighbours',
    'pgg.rule.8.11': 'Every undisrupted unit has a ZOC',
    'pgg.rule.8.12': 'ZOC costs no movement points',
    'pgg.rule.8.13': 'No leaving ZOC by choice',
    'pgg.rule.8.14': 'ZOC does not touch friends',
    'pgg.rule.8.15': 'A unit in the hex cancels enemy ZOC for lines and retreats',
    'pgg.rule.8.16': 'ZOC works both ways',
    'pgg.rule.8.17': 'ZOC crosses rivers, not lakes',
    'pgg.rule.8.18': 'Several ZOC add nothing',
  },
  words: {},
  common: {
    'pgg.sheet': 'kit.label.map',
    'pgg.sheet.river': 'kit.ground.river',
    'pgg.sheet.lake': 'kit.ground.lake',
    'pgg.sheet.road': 'kit.ground.road',
    'pgg.sheet.rail': 'kit.ground.railway',
    'pgg.cell.at': 'kit.label.hex',
    'pgg.state.disrupted': 'kit.word.disrupted',
  },
} as const satisfies Texts;
