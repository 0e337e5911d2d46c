import type { Translation } from '#rules/kit/words/message.ts';
import type { en } from './en.ts';

export const it: Translation<typeof en> = {
  says: {
    'pgg.overview.armies': 'Armate dello schieramento',
    'pgg.overview.army': 'Armata',
    'pgg.overview.where': 'Dove',
    'pgg.overview.counters': 'Pedine',
    'pgg.overview.placed': 'Sulla mappa',
    'pgg.overview.isPlaced': 'piazzata',
    'pgg.overview.notPlaced': 'non ancora',
    // cells
    'pgg.cell.setUp': 'Armate piazzate',
    'pgg.cell.army': 'Può muovere nel turno 1',
    // reminders
    'pgg.remind.army': 'Piazzare {{army}}.',
    'pgg.remind.rollArmy': 'Dado per {{army}}: 1-3 muove.',
    // actions
    'pgg.action.army': 'Piazza {{army}}',
    'pgg.action.rollArmy': 'Dado per {{army}}',
    // bookings
    'pgg.says.army': '{{army}} in {{hex}}: {{what}}.',
    'pgg.says.armyFree': '{{army}}, dado {{n}}: può muovere in questo turno.',
    'pgg.says.armyFrozen': '{{army}}, dado {{n}}: ferma in questo turno.',
    // refusals
    'pgg.bar.armyTwice': '{{army}} è già piazzata.',
    'pgg.bar.armyRolled': '{{army}} ha già tirato.',
    'pgg.bar.armyTurn': 'Questi dadi sono del turno 1.',
    // game
    'pgg.action.armies': 'Piazza tutte le armate che mancano',
    'pgg.action.armies.about': 'Quelle non ancora piazzate, con i contrassegni pescati dai gruppi.',
    'pgg.says.armies': 'Piazzamento sovietico: {{what}}.',
    'pgg.bar.armiesAll': 'Tutte e cinque le armate sono piazzate.',
    'pgg.rule.5.0': 'Ordine del piazzamento; le armate in un solo esagono possono eccedere',
    'pgg.rule.5.1': 'Dove partono le cinque armate sovietiche, e con che cosa',
    'pgg.rule.5.2': 'Regole speciali del turno 1',
    'pgg.rule.5.21': '16ª e 19ª Armata tirano: 1-3 muove nel turno 1',
    'pgg.rule.5.22': 'Un’armata ferma sposta solo le unità necessarie al raggruppamento',
    'pgg.rule.5.23': '13ª e 20ª Armata spendono l’intera capacità, mai a ovest, niente ferrovia',
  },
  words: {},
};
