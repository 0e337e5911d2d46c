import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';
import { title } from './title.ts';

export const it: Translation<typeof en> = {
  says: {
    // plain
    'pgg.hex.hint': 'Quattro cifre: colonna, poi riga.',
    'pgg.hexes': '{{from}}-{{to}}',
    'pgg.unitsIn': 'unità in {{hex}}',
    'pgg.retreatedFrom': 'unità ritirate da {{hex}}',
    // forces
    'pgg.army': '{{n.ordinal}} Armata',
    'pgg.division.panzer': '{{n}} Div Panzer',
    'pgg.division.motorized': '{{n}} Div motorizzata',
    'pgg.division.infantry': '{{n}} Div fanteria',
    'pgg.division.cavalry': '{{n}} Div cavalleria',
    'pgg.division.regiment': 'Rgt Panzergrenadier {{n}}',
    'pgg.division.motorizedNamed': 'Div motorizzata {{n}}',
    'pgg.count.rifle_one': '{{count}} fucilieri',
    'pgg.count.rifle_other': '{{count}} fucilieri',
    'pgg.count.armor_one': '{{count}} corazzata',
    'pgg.count.armor_other': '{{count}} corazzate',
    'pgg.pool.rifle': 'Divisioni fucilieri',
    'pgg.pool.armor': 'Divisioni corazzate',
    'pgg.line.army': 'turno {{n}}, {{entry}}, {{army}}',
    'pgg.line.bare': 'turno {{n}}, {{entry}}',
    'pgg.line.area': 'turno {{n}}, area {{entry}}',
    'pgg.line.corps': 'turno {{n}}, area {{entry}}, {{corps}} Corpo Panzer',
    // groups
    'pgg.group.german': 'Forze tedesche',
    'pgg.group.soviet': 'Forze sovietiche',
    'pgg.group.markers': 'Contrassegni sulla mappa',
    'pgg.group.losses': 'Perdite e spunte',
    // cells
    'pgg.army.free': 'può muovere nel turno 1',
    'pgg.army.frozen': 'ferma nel turno 1',
    // sequence
    'pgg.task.shift': 'Armata ferma: solo le unità necessarie si spostano di 1 esagono per il raggruppamento',
    'pgg.debt.provisional': 'La divisione provvisoria è persa se non entra in questa fase.',
    // lanes
    'pgg.lane.provisionalOpen': 'dado {{n}}, attende',
    'pgg.lane.provisionalIn': 'dado {{n}}, entrata',
    'pgg.lane.provisionalLost': 'dado {{n}}, persa',
    // bookings
    'pgg.says.disrupt': 'Disorganizzate, {{side}}: {{unit}}.',
    'pgg.says.undisrupt': 'Non più disorganizzate: {{unit}}.',
    'pgg.says.retreated': 'Ritirata tra unità amiche: {{unit}}.',
    // refusals
    'pgg.bar.nobody': 'Nulla è indicato.',
    'pgg.bar.noDie': 'Serve un dado da 1 a 6.',
    'pgg.bar.noHex': 'Serve un esagono.',
    'pgg.bar.noRifle_one': 'Manca {{count}} contrassegno di fucilieri: tazza ed eliminati sono vuoti.',
    'pgg.bar.noRifle_other': 'Mancano {{count}} contrassegni di fucilieri: tazza ed eliminati sono vuoti.',
    'pgg.bar.noArmor_one': 'Manca {{count}} contrassegno di corazzate: tazza ed eliminati sono vuoti.',
    'pgg.bar.noArmor_other': 'Mancano {{count}} contrassegni di corazzate: tazza ed eliminati sono vuoti.',
    'pgg.note.pileRifle_one': '{{count}} contrassegno di fucilieri viene dagli eliminati.',
    'pgg.note.pileRifle_other': '{{count}} contrassegni di fucilieri vengono dagli eliminati.',
    'pgg.note.pileArmor_one': '{{count}} contrassegno di corazzate viene dagli eliminati.',
    'pgg.note.pileArmor_other': '{{count}} contrassegni di corazzate vengono dagli eliminati.',
    // game
    'pgg.about': title.about.it,
    'pgg.edition': 'SPI 1976, ristampa con gli errata della rivista',
    'pgg.scenario': 'La battaglia di Smolensk',
    'pgg.scenario.about': 'La partita intera, turni da 1 a 12; muove prima il sovietico.',
    // units
    'pgg.type.infantry': 'Div fanteria',
    'pgg.type.panzer': 'Rgt Panzer',
    'pgg.type.grenadier': 'Rgt Panzergrenadier',
    'pgg.type.motorized': 'Rgt motorizzato',
    'pgg.type.cavalry': 'Div cavalleria',
    'pgg.type.rifle': 'Div fucilieri',
    'pgg.type.armor': 'Div corazzata',
    // fields
    'pgg.field.steps': 'Livelli, dal migliore',
    'pgg.field.steps.hint': 'Come sul contrassegno: 9-7 4-7 2-7 1-7.',
    'pgg.field.ma': 'Capacità di movimento',
    'pgg.field.rating': 'Valore di comando',
    // movement, rail, stacks, retreats
    'pgg.terrain.clear': 'terreno scoperto',
    'pgg.field.enemyZoc': 'ZOC nemica',
    'pgg.field.enemyUnit': 'Unità nemica',
    'pgg.field.stackLeaders': 'Comandanti',
    // the sheet
    'pgg.sheet.southEast': 'ingresso del Fronte Sud-Occidentale',
    // counters and markers
    'pgg.counter.rifle': 'divisione fucilieri #{{n}}',
    'pgg.counter.armor': 'divisione corazzata #{{n}}',
    // judgements
    'pgg.supply.command': 'Solo in raggio di comando',
    // leaders
    'pgg.map.clear': 'Nulla è disegnato: ogni esagono vale come scoperto, sulla griglia d’uso.',
    'pgg.bar.offGrid': 'Nessun esagono di questa griglia: {{hex}}.',
  },
  words: {},
};
